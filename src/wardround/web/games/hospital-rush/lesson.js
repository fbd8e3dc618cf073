/**
 * The guided first game: three rounds against two bots, with chance as this seed gives it.
 *
 * The seed makes you Kurt, beginning the first round, with Pip Plum in bed 3: two patches and one
 * purple medicine. Bots choose for themselves, so every step looks at what is there.
 */
import { constants, t } from './facts.js';
import { isRed, onRed } from './words.js';

/** @import { Lesson as AnyLesson, Moment as AnyMoment } from '../../learn/lesson.js' */
/** @import { View } from './types.js' */
/** @typedef {AnyLesson<View>} Lesson */
/** @typedef {AnyMoment<View>} Moment */

const TAUGHT_ROUNDS = 3;

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
  { key: 'lesson-aim', when: placing(1, 1), read: true },
  {
    key: 'lesson-treat',
    when: (now) => placing(1, 1)(now) && open(now, 'treat-a'),
    words: ['treat-a', 'bed-3', 'patch'],
  },
  {
    key: 'lesson-fetch',
    when: (now) => placing(1, 2)(now) && open(now, 'fetch-a'),
    words: ['fetch-a', 'purple', 'orange'],
  },
  {
    key: 'lesson-fetch-b',
    when: (now) => placing(1, 2)(now) && !open(now, 'fetch-a'),
    words: ['fetch-b', 'purple', 'done'],
    point: 'finish',
  },
  { key: 'lesson-slide', when: placing(2, 1), read: true },
  {
    key: 'lesson-cure',
    when: (now) => placing(2, 1)(now) && own(now).bed === 4 && own(now).medicine.purple > 0,
    words: ['treat-b', 'bed-4', 'purple', 'done'],
    point: 'finish',
  },
  {
    key: 'lesson-night',
    when: (now) => placing(2, 2)(now) && open(now, 'night-shift'),
    words: ['night-shift', 'seat-1', 'use'],
  },
  { key: 'lesson-risk', when: placing(3, 1), read: true },
  {
    key: 'lesson-sell',
    when: (now) =>
      placing(3, 1)(now) &&
      (now.sight.prospects['kurt-2']?.idle === false || now.view.said[0] === 'kurt-2'),
    words: ['kurt-2', 'purple', 'orange', 'green', 'done'],
    point: 'finish',
  },
  {
    key: 'lesson-rat',
    when: (now) => placing(3, 2)(now) && open(now, 'rat-out') && othersOnRed(now),
    words: ['rat-out', 'use'],
  },
  {
    key: 'lesson-study',
    when: (now) => placing(3, 2)(now) && own(now).bucks >= 3,
    words: ['study', 'intensive-care', 'pharmacy', 'finance'],
  },
];

/** @type {Lesson['coach']} */
const coach = [
  { key: 'coach-punished', when: asks('punishment') },
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
    like: 'lesson-risk',
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
  bots: 2,
  options: {},
  steps,
  coach,
  guided: ({ view }) => view.round <= TAUGHT_ROUNDS,
  over: ({ view }) => view.round > TAUGHT_ROUNDS,
  ending: 'coach-over',
  said: ({ view }) => view.said,
  text: (key) => t(key, { goal: constants().goal ?? '' }),
};
