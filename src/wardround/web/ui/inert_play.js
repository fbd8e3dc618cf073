/** A board to look at: nothing can be chosen. */

/** @import { Play } from '../games/drawing.js' */

/** @type {Play} */
export const INERT_PLAY = {
  choosable: new Set(),
  chosen: [],
  preview: [],
  compatible: new Set(),
  hinted: new Set(),
  forecast: [],
  enabled: false,
  choose: () => {},
  chooseAll: () => {},
  point: () => {},
  unpoint: () => {},
  showInfo: () => {},
};
