/** Who came where. */

/** @import { Result } from '../wire/wire.js' */

/** Seats from the winner down. @param {Result} result */
export const inOrder = (result) =>
  result.ranks.map((_, seat) => seat).sort((a, b) => result.ranks[a] - result.ranks[b]);
