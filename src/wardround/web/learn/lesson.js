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
 * @property {string} key of its sentence: why
 * @property {string} [title] key of what to do, where that is not the next of its words
 * @property {(moment: Moment<View>) => boolean} when
 * @property {string[]} [words] what it asks for, in this order: other words leave the path
 * @property {string} [point] the key of the page it points at
 * @property {string} [tap] a quiet thing that it asks to be tapped, to be told why it is quiet
 * @property {string} [look] the zone it points at
 * @property {number} [part] of the guided game, counted from 1
 * @property {boolean} [read] it is there to be read, and goes on by a key
 * @property {boolean} [once] it is not told again in a later part of the game
 * @property {string} [like] the key of a step that tells the same
 */
/**
 * @template [View=any]
 * @typedef {object} Lesson
 * @property {number} seed
 * @property {string[][]} bots the sentences of each bot as long as the guided path is followed
 * @property {Record<string, string>} options
 * @property {Step<View>[]} steps of the guided game
 * @property {Step<View>[]} coach of any first game
 * @property {(moment: Moment<View>) => boolean} guided whether the guided part is going on
 * @property {(moment: Moment<View>) => boolean} over whether there is nothing more to teach
 * @property {string} ending key of what is said then
 * @property {(moment: Moment<View>) => string[]} said the words of the sentence that is half said
 * @property {(key: string, figures?: Record<string, string>) => string} text
 * @property {(word: string, step: Step<View>) => string} thing what is tapped for a word
 */

/** @type {Step} */
export const FINE = { key: 'fine', when: () => true };
/** @type {Step} */
export const QUIET = { key: 'quiet', when: () => true };
/** @type {Step} */
export const OVER = { key: 'over', when: () => true };

/** Whether this person may say what the step asks for. @param {Step} step @param {Moment} moment */
const isLegal = ({ words }, { sight }) =>
  !words || words.some((word) => sight.legal.includes(word));

/** @param {Lesson} lesson @param {Step} step @param {Moment} moment */
function fits(lesson, step, moment) {
  if ((step.once || step.read) && moment.past(step.key)) return false;
  if (step.like && moment.past(step.like)) return false;
  const strays = step.words && lesson.said(moment).some((word) => !step.words?.includes(word));
  return !strays && isLegal(step, moment) && step.when(moment);
}

/**
 * @param {Lesson} lesson
 * @param {'lesson' | 'coach'} course
 * @param {Moment} moment
 * @returns {Step}
 */
export function stepFor(lesson, course, moment) {
  const fitting = (/** @type {Step} */ step) => fits(lesson, step, moment);
  if (course === 'lesson') {
    if (lesson.over(moment)) return OVER;
    const guided = lesson.guided(moment) ? lesson.steps.find(fitting) : null;
    if (guided) return guided;
    if (lesson.guided(moment) && moment.begun) return FINE;
  }
  return lesson.coach.find(fitting) ?? QUIET;
}

/** What of the words asked for is still to be said. @param {Step} step @param {string[]} said */
export function wordsLeft(step, said) {
  const left = [...(step.words ?? [])];
  for (const word of said) {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** In how many parts a guided game is told. @param {Lesson} lesson */
export const partsOf = (lesson) => Math.max(...lesson.steps.map(({ part }) => part ?? 0));
