/** Moments of a review: the costliest decisions, with a fault that was made again named once. */
import { stepOf } from './steps.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { ReviewSeen, Step, VerdictSeen } from '../wire/wire.js' */
/**
 * A decision that lost something, and further ones of the same kind.
 * @typedef {{ verdict: VerdictSeen, step: number, again: number[] }} Moment
 */

export const MOST_MOMENTS = 3;

/** What was lost at the least. @param {VerdictSeen} verdict */
export const surely = ({ lost, off }) => Math.max(0, lost - off);

/**
 * What sort of decision it was: the part of the game, the sorts of things chosen and missed.
 * Empty where these are alike: then only the things differ, and it is no habit.
 * @param {VerdictSeen} verdict
 * @param {Step} step
 * @param {Drawing} drawing
 */
function faultOf({ better }, { heading, words }, drawing) {
  const kinds = (/** @type {string[]} */ some) => some.map(drawing.kind).join(' ');
  const said = kinds(words);
  const missed = kinds(better[0] ?? []);
  return said === missed ? '' : `${drawing.readHeading(heading).part}: ${said} / ${missed}`;
}

/**
 * Puts decisions of the same kind together, under the costliest. The surest ones are shown, those
 * that lost most first.
 * @param {number[]} numbers of the decisions, the worst first
 * @param {ReviewSeen} review
 * @param {Step[]} steps
 * @param {Drawing} drawing
 * @returns {Moment[]}
 */
export function momentsOf(numbers, review, steps, drawing) {
  /** @type {Map<string | number, Moment>} */
  const found = new Map();
  for (const number of numbers) {
    const verdict = /** @type {VerdictSeen} */ (
      review.verdicts.find((one) => one.number === number)
    );
    const step = stepOf(steps, number);
    const key = faultOf(verdict, steps[step], drawing) || number;
    const known = found.get(key);
    if (known) known.again.push(step);
    else found.set(key, { verdict, step, again: [] });
  }
  return [...found.values()].slice(0, MOST_MOMENTS).sort((a, b) => b.verdict.lost - a.verdict.lost);
}

/**
 * The numbers of everybody's decisions that lost something, the worst first.
 * @param {ReviewSeen} review
 * @param {number[]} seats
 */
export function ranked({ moments, verdicts }, seats) {
  const lossOf = new Map(verdicts.map((one) => [one.number, surely(one)]));
  return seats
    .flatMap((seat) => moments[seat])
    .sort((a, b) => (lossOf.get(b) ?? 0) - (lossOf.get(a) ?? 0));
}
