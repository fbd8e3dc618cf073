/** Boards and parts of them to look at: nothing can be chosen. */

/** @import { Play } from '../games/drawing.js' */

/** @type {Play<never>} */
export const INERT_PLAY = {
  choosable: new Set(),
  chosen: [],
  pointed: '',
  preview: [],
  compatible: new Set(),
  hinted: new Set(),
  enabled: false,
  choose: () => {},
  chooseAll: () => {},
  point: () => {},
  unpoint: () => {},
  showInfo: () => {},
};

/**
 * A part of the board whose things cannot be chosen now, although their words may be.
 * @param {Play} play
 * @returns {Play}
 */
export const withoutChoices = (play) => ({
  ...play,
  choosable: new Set(),
  compatible: new Set(),
  chosen: [],
  choose: (word, isChosen) => {
    if (!play.choosable.has(word)) play.choose(word, isChosen);
  },
});
