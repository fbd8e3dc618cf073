/**
 * The guided first game: two rounds against one bot, with chance as this seed gives it.
 *
 * On the path the seed brings a red 2 and a green 2 in ambulance 1, the Surgeon on display, and
 * in round 2 a green 1 that would die.
 */
import { t } from './facts.js';
import { somebodyDies } from './forecast.js';

/** @import { Lesson as AnyLesson, Moment as AnyMoment } from '../../learn/lesson.js' */
/** @import { View } from './types.js' */
/** @typedef {AnyLesson<View>} Lesson */
/** @typedef {AnyMoment<View>} Moment */

const TAUGHT_ROUNDS = 2;

/** @param {Moment} moment */
const own = ({ view, seat }) => view.hospitals[seat];
/** @param {string} phase */
const at =
  (phase) =>
  (/** @type {Moment} */ { view }) =>
    view.phase === phase;
const ROOMS = ['pharmacy', 'intensive-care', 'oncology', 'imaging'];
/** Activation, after so many rooms of the path. @param {number} count @param {number} [bags] */
const used =
  (count, bags = 1) =>
  (/** @type {Moment} */ moment) => {
    const { used: rooms, bags: left, pending } = own(moment);
    const onPath =
      rooms.length === count && ROOMS.slice(0, count).every((room) => rooms.includes(room));
    return moment.view.phase === 'activate' && onPath && left === bags && !pending;
  };
/** @param {Moment} moment */
const able = ({ sight }) => sight.legal.some((word) => word !== 'finish' && word !== 'bag');
/** @param {Moment} moment */
const dying = ({ sight }) => somebodyDies(sight);

/** @type {Lesson['steps']} */
const steps = [
  { key: 'lesson-patients', when: at('starting-values'), words: ['y3', 'r4', 'g5'] },
  { key: 'lesson-ambulance', when: at('take'), words: ['ambulance-1'] },
  {
    key: 'lesson-specialist',
    when: (now) => now.view.phase === 'improve' && now.view.display.includes('surgeon'),
    words: ['surgeon'],
  },
  { key: 'lesson-return', when: at('return'), words: ['pass'], point: 'pass' },
  { key: 'lesson-nurse', when: used(0), words: ['nurse', 'pharmacy', 'g5'] },
  { key: 'lesson-why', when: used(1), read: true },
  { key: 'lesson-surgeon', when: used(1), words: ['surgeon', 'intensive-care', 'r2'] },
  { key: 'lesson-effect', when: (now) => own(now).pending === 'surgeon', words: ['r3m'] },
  { key: 'lesson-oncology', when: used(2), words: ['nurse', 'oncology', 'y3'] },
  { key: 'lesson-imaging', when: used(3), words: ['nurse', 'imaging', 'r4'] },
  {
    key: 'lesson-redo',
    when: (now) => used(4)(now) && now.sight.redo.length > 0,
    words: ['bag', 'g6t', 'heal'],
    point: 'redo',
  },
  { key: 'lesson-bag', when: used(4), words: ['bag', 'g6t', 'heal'] },
  { key: 'lesson-undo', when: used(4, 0), read: true, point: 'undo' },
  { key: 'lesson-finish', when: used(4, 0), words: ['finish'], point: 'finish' },
];

/** @type {Lesson['coach']} */
const coach = [
  {
    key: 'coach-scored',
    when: ({ view, begun }) => view.round === 1 && view.phase === 'extra' && !begun,
    read: true,
  },
  { key: 'coach-extra', when: at('extra'), once: true },
  { key: 'coach-start', when: at('starting-values') },
  {
    key: 'coach-first',
    when: ({ view, seat }) => view.phase === 'take' && view.first === seat,
    once: true,
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
  },
];

/** @type {Lesson} */
export const lesson = {
  seed: 2308,
  bots: 1,
  options: { administrators: 'no' },
  steps,
  coach,
  guided: ({ view }) => view.round < TAUGHT_ROUNDS && view.phase !== 'extra',
  over: ({ view }) => view.round > TAUGHT_ROUNDS,
  ending: 'coach-over',
  said: (moment) => own(moment).said,
  text: (key) => t(key),
};
