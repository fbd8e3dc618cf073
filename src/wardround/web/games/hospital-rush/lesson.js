/** The guided first game: three rounds against two bots. */
import { t } from './facts.js';

/** @import { Lesson } from '../../learn/lesson.js' */

/** @type {Lesson} */
export const lesson = {
  seed: 1,
  bots: 2,
  options: {},
  steps: [],
  coach: [],
  guided: () => false,
  over: ({ view }) => view.round > 3,
  said: ({ view }) => view.said,
  text: (key) => t(key),
};
