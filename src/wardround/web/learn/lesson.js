/**
 * Which step of a lesson fits the moment. A lesson is data in a game's folder: steps keyed by
 * position, so that it can be left and come back to at any time.
 */

/** @import { GameSight } from '../games/drawing.js' */
/**
 * @template [View=any]
 * @typedef {object} Moment
 * @property {View} view
 * @property {number} seat
 * @property {GameSight<View>} sight
 * @property {string} heading the part of the game
 * @property {boolean} begun whether this person has said something in it
 * @property {(key: string) => boolean} past whether a step was shown in an earlier part, or is done
 *   with
 */
/**
 * @template [View=any]
 * @typedef {object} Step
 * @property {string} key of its sentence
 * @property {(moment: Moment<View>) => boolean} when
 * @property {string[]} [words] what it asks for: other words leave the path
 * @property {string} [point] the key of the page it points at
 * @property {boolean} [read] it is there to be read, and goes on by a key
 * @property {boolean} [once] it is not told again in a later part of the game
 * @property {string} [like] the key of a step that tells the same
 */
/**
 * @template [View=any]
 * @typedef {object} Lesson
 * @property {number} seed
 * @property {number} bots
 * @property {Record<string, string>} options
 * @property {Step<View>[]} steps of the guided game
 * @property {Step<View>[]} coach of any first game
 * @property {(moment: Moment<View>) => boolean} guided whether the guided part is going on
 * @property {(moment: Moment<View>) => boolean} over whether there is nothing more to teach
 * @property {string} ending key of what is said then
 * @property {(moment: Moment<View>) => string[]} said the words of the sentence that is half said
 * @property {(key: string) => string} text
 */

/** @type {Step} */
export const FINE = { key: 'fine', when: () => true };
/** @type {Step} */
export const QUIET = { key: 'quiet', when: () => true };
/** @type {Step} */
export const OVER = { key: 'over', when: () => true };

/** @param {Lesson} lesson @param {Step} step @param {Moment} moment */
function fits(lesson, step, moment) {
  if ((step.once || step.read) && moment.past(step.key)) return false;
  if (step.like && moment.past(step.like)) return false;
  const strays = step.words && lesson.said(moment).some((word) => !step.words?.includes(word));
  return !strays && step.when(moment);
}

/**
 * @param {Lesson} lesson
 * @param {'lesson' | 'coach'} course
 * @param {Moment} moment
 * @returns {Step}
 */
export function stepFor(lesson, course, moment) {
  if (lesson.over(moment)) return OVER;
  const fitting = (/** @type {Step} */ step) => fits(lesson, step, moment);
  if (course === 'lesson' && lesson.guided(moment)) {
    const guided = lesson.steps.find(fitting);
    if (guided) return guided;
    if (moment.begun) return FINE;
  }
  return lesson.coach.find(fitting) ?? QUIET;
}
