/** A board to look at: nothing can be chosen. */

/** @import { Play } from '../games/drawing.js' */

/** @type {Play} */
export const IDLE = {
  rings: new Set(),
  named: [],
  ghosts: [],
  friends: new Set(),
  hinted: new Set(),
  forecast: [],
  live: false,
  choose: () => {},
  join: () => {},
  point: () => {},
  unpoint: () => {},
  info: () => {},
};
