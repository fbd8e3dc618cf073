/** What the words, names and keys of any game are called, as far as can be told. */
import { sentenceCase } from '../../text.js';

/** `shift_change` and `shift-change` as they are read: "Shift change". @param {string} key */
export const readable = (key) => sentenceCase(key.replace(/[-_]+/g, ' ').trim());

/** "Third Game", from `third-game`. @param {string} game */
export const titleOf = (game) => game.split('-').map(sentenceCase).join(' ');

/** "TG", from `third-game`. @param {string} game */
export const initialsOf = (game) =>
  game
    .split('-')
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
