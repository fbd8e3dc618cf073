/**
 * The guided first game: three rounds against two bots, with chance as this seed gives it and the
 * bots as written here. `tests/page/test_lesson.py` walks it.
 *
 * The seed makes you Kurt, beginning the first round, with Pip Plum in bed 3: two patches and one
 * purple medicine. The bots leave you Fetch A and the purple, one takes a bribe in time to be
 * ratted out, and rats you out a round later.
 */
import { constants, t } from './facts.js';
import { isRed, nameOf, onRed } from './words.js';

/** @import { Lesson as AnyLesson, Moment as AnyMoment } from '../../learn/lesson.js' */
/** @import { View } from './types.js' */
/** @typedef {AnyLesson<View>} Lesson */
/** @typedef {AnyMoment<View>} Moment */

const TAUGHT_ROUNDS = 3;
/** The bots' sentences. */
const BOTS = [
  [
    ...['treat-b bed-2 patch done', 'fetch-b green done'],
    ...['night-shift seat-1', 'treat-a bed-3 patch green'],
    ...['fetch-a purple green', 'treat-b bed-4 green'],
  ],
  [
    ...['night-shift seat-2', 'fetch-b orange done'],
    ...['bribe 3', 'night-shift use', 'buck'],
    ...['rat-out use', 'night-shift seat-1'],
  ],
];

/** @param {Moment} moment */
const own = ({ view, seat }) => view.interns[seat];
/**
 * Where the marker of this number is to be placed in a round.
 * @param {number} round
 * @param {number} marker
 */
const placing = (round, marker) => (/** @type {Moment} */ moment) =>
  moment.view.question === 'place' &&
  moment.view.round === round &&
  own(moment).places.length === marker - 1;
/**
 * Whether a marker can be placed there, or is about to be.
 * @param {Moment} moment
 * @param {string} door
 */
const open = ({ sight, view }, door) => view.said[0] === door || sight.legal.includes(door);
/** @param {Moment} moment */
const othersOnRed = ({ view, seat }) =>
  view.interns.some((intern, n) => n !== seat && onRed(intern));
/** @param {string} question */
const asks =
  (question) =>
  (/** @type {Moment} */ { view }) =>
    view.question === question;
/** @param {Moment} moment */
const redOpen = ({ sight }) => sight.legal.some(isRed);

/** @type {Lesson['steps']} */
const steps = [
  {
    key: 'lesson-aim',
    title: 'lesson-aim-do',
    part: 1,
    when: placing(1, 1),
    read: true,
    look: 'thermometer',
  },
  {
    key: 'lesson-treat',
    part: 2,
    when: (now) => placing(1, 1)(now) && open(now, 'treat-a'),
    words: ['treat-a', 'bed-3', 'patch', 'patch'],
  },
  {
    key: 'lesson-fetch',
    part: 3,
    when: (now) => placing(1, 2)(now) && open(now, 'fetch-a') && now.view.chest.purple > 0,
    words: ['fetch-a', 'purple', 'orange'],
  },
  {
    key: 'lesson-slide',
    title: 'lesson-slide-do',
    part: 4,
    when: placing(2, 1),
    read: true,
    look: 'beds',
  },
  {
    key: 'lesson-cure',
    part: 4,
    when: (now) => placing(2, 1)(now) && own(now).bed === 4 && own(now).medicine.purple > 0,
    words: ['treat-b', 'bed-4', 'purple'],
  },
  {
    key: 'lesson-rat',
    part: 5,
    when: (now) => placing(2, 2)(now) && open(now, 'rat-out') && othersOnRed(now),
    words: ['rat-out', 'use'],
  },
  {
    key: 'lesson-cured',
    title: 'lesson-cured-do',
    part: 6,
    when: (now) => placing(3, 1)(now) && own(now).points.cured > 0,
    read: true,
    look: 'thermometer',
  },
  {
    key: 'lesson-sell',
    part: 7,
    when: (now) =>
      placing(3, 1)(now) &&
      open(now, 'kurt-2') &&
      (own(now).medicine.orange > 0 || now.view.said.length > 0),
    words: ['kurt-2', 'orange'],
  },
  {
    key: 'lesson-punished',
    part: 8,
    when: (now) => now.view.round === 3 && asks('punishment')(now) && own(now).bucks > 0,
    words: ['buck'],
  },
  {
    key: 'lesson-study',
    part: 9,
    when: (now) => placing(3, 2)(now) && (own(now).bucks >= 3 || now.view.said.length > 0),
    words: ['study', 'finance'],
  },
];

/** @type {Lesson['coach']} */
const coach = [
  { key: 'coach-punished', when: asks('punishment'), once: true, like: 'lesson-punished' },
  { key: 'coach-pharmacy', when: asks('pharmacy'), once: true },
  { key: 'coach-right', when: asks('right-hand'), once: true },
  {
    key: 'coach-tiles',
    when: ({ view }) => view.said.some((word) => word.startsWith('bed-')),
    once: true,
    like: 'lesson-treat',
  },
  {
    key: 'coach-start',
    when: ({ view }) => view.round === 1 && !view.said.length,
    once: true,
    like: 'lesson-aim',
  },
  {
    key: 'coach-last',
    when: ({ view }) => view.interns.some((intern) => intern.prestige >= 10),
    once: true,
  },
  {
    key: 'coach-exam',
    when: (now) => own(now).skills.length > 1 && !own(now).exam && open(now, 'final-exam'),
    once: true,
  },
  {
    key: 'coach-slide',
    when: ({ view }) => view.round > 1 && !view.said.length,
    once: true,
    like: 'lesson-slide',
  },
  {
    key: 'coach-red',
    when: (now) => now.view.round > 1 && redOpen(now),
    once: true,
    like: 'lesson-sell',
  },
  {
    key: 'coach-blocks',
    when: ({ sight }) => sight.legal.some((word) => sight.prospects[word]?.idle),
    once: true,
  },
];

/** @type {Lesson} */
export const lesson = {
  seed: 1111,
  bots: BOTS,
  options: { characters: 'balanced' },
  steps,
  coach,
  guided: ({ view }) => view.round <= TAUGHT_ROUNDS,
  over: ({ view }) => view.round > TAUGHT_ROUNDS,
  ending: 'coach-over',
  said: ({ view }) => view.said,
  text: (key, figures) => t(key, { goal: constants().goal ?? '', ...figures }),
  thing: (word) => (word === 'patch' ? t('lesson-at-patch') : nameOf(word)),
};
