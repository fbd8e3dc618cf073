/** What most drawings have in common, so that a drawing writes only what is its own. */

/** @import { Drawing } from './drawing.js' */

/**
 * A drawing of a game without lesson, rules reference, keys, routine questions and pictures.
 * @satisfies {Partial<Drawing<any, any>>}
 */
export const BASE = {
  pictures: [],
  shortcuts: [],
  switches: [],
  exampleWords: '',
  loadLesson: null,
  loadRules: null,
  Foot: null,
  Rail: null,
  asksRail: () => false,
  questionAfter: () => '',
  Other: () => null,
  Miniature: () => null,
  Ending: () => null,
  progressText: () => '',
  scoreNote: () => '',
  sourceLine: () => '',
  picture: () => null,
  withPictures: (/** @type {string} */ text) => text,
  logRows: () => [],
  previewOf: () => null,
  sounds: {},
  momentOf: () => null,
  logLines: (/** @type {{ lines: string[] }} */ { lines }) => lines,
  beginnerOptions: {},
  friendsOptions: {},
  face: () => undefined,
  Notice: () => null,
  Badge: () => null,
  asksGroup: () => false,
  preface: () => '',
  saidWords: () => [],
  usualWord: () => '',
  forecastLine: () => null,
  lossesText: () => '',
  routine: () => null,
  armLabel: () => '',
};

/**
 * Something with texts that are said in the language spoken when they are read.
 * @template {object} Rest
 * @template {string} Name
 * @param {(key: string) => string} t
 * @param {Record<Name, string>} keys of the catalogue, by the names of the texts
 * @param {Rest} rest what else it is
 * @returns {Rest & Record<Name, string>}
 */
export function spoken(t, keys, rest) {
  const made = { ...rest };
  for (const [name, key] of Object.entries(keys)) {
    const get = () => t(/** @type {string} */ (key));
    Object.defineProperty(made, name, { get, enumerable: true });
  }
  return /** @type {Rest & Record<Name, string>} */ (made);
}

/**
 * A key that goes to a zone of the board.
 * @param {(key: string) => string} t
 * @param {string} text its key of the catalogue
 * @param {string} zone
 * @param {string} letter
 */
export const zoneKey = (t, text, zone, letter) =>
  spoken(t, { text }, { name: zone, key: letter, zone });
