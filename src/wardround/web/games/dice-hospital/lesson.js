/**
 * The guided first game: two rounds against one bot, with chance as this seed gives it and the bot
 * as written here. `tests/page/test_lesson.py` walks it.
 *
 * On the path the bot takes ambulance 3, so that 2 is the lowest one taken. Round 1 brings three
 * patients to 6 without sending any home, and round 2 sends four home at once.
 */
import { specialistOf, t } from './facts.js';
import { somebodyDies } from './forecast.js';
import { nameOf, patientOf } from './words.js';

/** @import { Lesson as AnyLesson, Moment as AnyMoment } from '../../learn/lesson.js' */
/** @import { View } from './types.js' */
/** @typedef {AnyLesson<View>} Lesson */
/** @typedef {AnyMoment<View>} Moment */

const TAUGHT_ROUNDS = 2;
/** Words that the lesson names in its own way. */
const NAMED = new Set(['nurse', 'bag', 'specialist']);

/** The bot's sentences. */
const BOT = [
  ...['specialist', 'r3 y4', 'ambulance-3', 'pharmacist', 'pass'],
  ...['pharmacist pharmacy g5', 'g6m', 'nurse critical-care-unit r5', 'nurse clinic r5'],
  ...['nurse oncology y4', 'finish'],
  ...['y3 y3', 'r5', 'ambulance-2', 'virologist', 'pass'],
  ...['nurse critical-care-unit r5', 'nurse oncology y5', 'nurse clinic r6', 'bag r6 heal'],
  ...['pharmacist intensive-care r2', 'virologist imaging r4', 'finish'],
];

/** The rooms of the path, in order, by round. */
const ROOMS = /** @type {Record<number, string[]>} */ ({
  1: ['pharmacy', 'imaging', 'clinic', 'oncology'],
  2: ['critical-care-unit', 'clinic', 'pharmacy', 'oncology', 'intensive-care'],
});

/** @param {Moment} moment */
const own = ({ view, seat }) => view.hospitals[seat];
/** @param {string} phase */
const at =
  (phase) =>
  (/** @type {Moment} */ { view }) =>
    view.phase === phase;
/**
 * Activation of a round, after so many rooms of the path.
 * @param {number} round
 * @param {number} count
 * @param {{ bags?: number, patient?: string }} [held]
 */
const used =
  (round, count, { bags = 1, patient } = {}) =>
  (/** @type {Moment} */ moment) => {
    const { used: rooms, bags: left, pending, patients } = own(moment);
    const path = ROOMS[round].slice(0, count);
    const onPath = rooms.length === count && path.every((room) => rooms.includes(room));
    const { phase, round: now } = moment.view;
    const there = patient === undefined || patients.includes(patient);
    return phase === 'activate' && now === round && onPath && left === bags && !pending && there;
  };
/** @param {Moment} moment */
const able = ({ sight }) => sight.legal.some((word) => word !== 'finish' && word !== 'bag');
/** @param {Moment} moment */
const dying = ({ sight }) => somebodyDies(sight);
/** @param {Moment} moment */
const undone = ({ sight }) => sight.redo.length > 0;

/** @type {Lesson['steps']} */
const steps = [
  { key: 'lesson-patients', part: 1, when: at('starting-values'), words: ['y3', 'r4'] },
  {
    key: 'lesson-ambulance',
    part: 2,
    when: ({ view }) => view.phase === 'take' && view.round === 1 && !view.ambulances[2].length,
    words: ['ambulance-2'],
  },
  { key: 'lesson-specialist', part: 3, when: at('improve'), words: ['surgeon'] },
  {
    key: 'lesson-return',
    title: 'lesson-return-do',
    part: 3,
    when: at('return'),
    words: ['pass'],
    point: 'pass',
  },
  {
    key: 'lesson-nurse',
    part: 4,
    when: used(1, 0, { patient: 'g5' }),
    words: ['nurse', 'pharmacy', 'g5'],
  },
  { key: 'lesson-why', part: 4, when: used(1, 1), read: true, tap: 'pharmacy' },
  {
    key: 'lesson-surgeon',
    part: 5,
    when: used(1, 1, { patient: 'r4' }),
    words: ['surgeon', 'imaging', 'r4'],
  },
  { key: 'lesson-effect', part: 5, when: (now) => own(now).pending === 'surgeon', words: ['r5m'] },
  {
    key: 'lesson-clinic',
    part: 6,
    when: used(1, 2, { patient: 'r5' }),
    words: ['nurse', 'clinic', 'r5'],
  },
  {
    key: 'lesson-oncology',
    part: 6,
    when: used(1, 3, { patient: 'y4' }),
    words: ['nurse', 'oncology', 'y4'],
  },
  {
    key: 'lesson-bag',
    part: 7,
    when: (now) => used(1, 4, { patient: 'g6t' })(now) && !undone(now),
    words: ['bag', 'g6t', 'heal'],
  },
  {
    key: 'lesson-undo',
    title: 'lesson-undo-do',
    part: 7,
    when: used(1, 4, { bags: 0 }),
    point: 'undo',
  },
  {
    key: 'lesson-finish',
    title: 'lesson-finish-do',
    part: 7,
    when: used(1, 4),
    words: ['finish'],
    point: 'finish',
  },
  { key: 'lesson-extra', part: 8, when: at('extra'), words: ['specialist'] },
  {
    key: 'lesson-second',
    part: 8,
    when: ({ view, seat }) => view.phase === 'take' && view.round === 2 && view.first === seat,
    words: ['ambulance-3'],
  },
  { key: 'lesson-hire', part: 8, when: at('improve'), words: ['general-practitioner'] },
  {
    key: 'lesson-home-1',
    part: 9,
    when: used(2, 0, { patient: 'r6' }),
    words: ['nurse', 'critical-care-unit', 'r6'],
  },
  {
    key: 'lesson-home-2',
    part: 9,
    when: used(2, 1, { patient: 'r6' }),
    words: ['nurse', 'clinic', 'r6'],
  },
  {
    key: 'lesson-home-3',
    part: 9,
    when: used(2, 2, { patient: 'g6' }),
    words: ['nurse', 'pharmacy', 'g6'],
  },
  {
    key: 'lesson-nearly',
    part: 9,
    when: used(2, 3, { patient: 'y5' }),
    words: ['surgeon', 'oncology', 'y5'],
  },
  {
    key: 'lesson-home-4',
    part: 9,
    when: used(2, 4, { patient: 'y6t' }),
    words: ['bag', 'y6t', 'heal'],
  },
  {
    key: 'lesson-free',
    part: 9,
    when: used(2, 4, { bags: 0, patient: 'y2' }),
    words: ['general-practitioner', 'intensive-care', 'y2'],
  },
  {
    key: 'lesson-another',
    part: 9,
    when: (now) => own(now).pending === 'general-practitioner',
    words: ['r5'],
  },
  {
    key: 'lesson-done',
    title: 'lesson-finish-do',
    part: 9,
    when: used(2, 5, { bags: 0 }),
    words: ['finish'],
    point: 'finish',
  },
];

/** @type {Lesson['coach']} */
const coach = [
  { key: 'coach-arrange', when: at('arrange'), once: true },
  { key: 'coach-extra', when: at('extra'), once: true, like: 'lesson-extra' },
  { key: 'coach-start', when: at('starting-values') },
  {
    key: 'coach-first',
    when: ({ view, seat }) => view.phase === 'take' && view.first === seat,
    once: true,
    like: 'lesson-second',
  },
  { key: 'coach-take', when: at('take'), once: true, like: 'lesson-ambulance' },
  { key: 'coach-full', when: at('overflow') },
  { key: 'coach-improve', when: at('improve'), once: true, like: 'lesson-specialist' },
  { key: 'coach-return', when: at('return'), once: true, like: 'lesson-return' },
  {
    key: 'coach-effect',
    when: (now) => Boolean(own(now).pending),
    once: true,
    like: 'lesson-effect',
  },
  { key: 'coach-lost', when: (now) => dying(now) && !able(now), point: 'undo' },
  { key: 'coach-dying', when: dying },
  {
    key: 'coach-place',
    when: (now) => now.view.phase === 'activate' && able(now),
    once: true,
    like: 'lesson-nurse',
  },
  {
    key: 'coach-bag',
    when: (now) => now.view.phase === 'activate' && !able(now) && own(now).bags > 0,
    once: true,
    like: 'lesson-bag',
  },
  {
    key: 'coach-finish',
    when: (now) => now.view.phase === 'activate' && !able(now),
    point: 'finish',
    once: true,
    like: 'lesson-finish',
  },
];

/** What is tapped for a word. A die that has no value yet is named by its colour. */
const thing = (/** @type {string} */ word, /** @type {Lesson['steps'][number]} */ { key }) => {
  if (NAMED.has(word)) return t(`lesson-at-${word}`);
  const colour = key === 'lesson-patients' && patientOf(word)?.own;
  if (colour) return t('lesson-at-die', { colour });
  const name = nameOf(word);
  return specialistOf(word) ? t('lesson-at-worker', { name }) : name;
};

/** @type {Lesson} */
export const lesson = {
  seed: 25624,
  bots: [BOT],
  options: { administrators: 'no' },
  steps,
  coach,
  guided: ({ view }) => view.round <= TAUGHT_ROUNDS,
  over: ({ view }) => view.round > TAUGHT_ROUNDS,
  ending: 'coach-over',
  said: (moment) => own(moment).said,
  text: (key, figures) => t(key, figures),
  thing,
};
