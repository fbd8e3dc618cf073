/** How many seats a table may have. */

/**
 * The number of seats there may be that is nearest to the one that is wanted.
 * @param {number[]} counts at least one
 * @param {number} wanted
 */
export const nearestCount = (counts, wanted) =>
  counts.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
