/** What a face is made of, and the face that goes with a name. */

/**
 * Names of parts in `drawings/faces.svg` and of colours in `style/drawings.css`.
 * @typedef {object} FaceParts
 * @property {number} skin 1 to 6
 * @property {string} [hair]
 * @property {string} [hairColour]
 * @property {string} [eyes]
 * @property {string} [mouth]
 * @property {string} [clothes]
 * @property {string} [cloth] colour of the clothes
 * @property {string} [glasses]
 * @property {string} [beard]
 * @property {string[]} [extras]
 * @property {boolean} [bot]
 */

const HAIR_COLOURS = ['black', 'brown', 'ginger', 'blond', 'grey', 'white', 'plum'];

const HAIR = ['short', 'bob', 'bun', 'curls', 'bald', 'parted', 'long', 'quiff', 'tuft', 'scarf'];
const EYES = ['dot', 'smile', 'dot', 'wide', 'sleepy'];
const MOUTHS = ['smile', 'grin', 'smile', 'smirk', 'flat'];
const CLOTHES = ['scrubs', 'coat', 'jumper'];
const CLOTHS = ['teal', 'purple', 'brown', 'slate', 'pink', 'blue', 'green'];
const GLASSES = ['', '', 'round', '', 'square'];
/** What changes in the face of somebody who is glad. */
export const GLAD = { eyes: 'smile', mouth: 'grin' };
/** Only hair that leaves a chin to see. */
const BEARDED = new Set(['short', 'bald', 'parted', 'quiff', 'tuft']);
const BEARDS = ['', 'full', '', 'tash'];

/** A number that is the same for the same text, well mixed. @param {string} text */
function hash(text) {
  let mixed = 2166136261;
  for (const letter of text.normalize('NFC')) {
    mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return mixed >>> 0;
}

/**
 * The face that goes with a name, the same on every screen. Robots are for bots without a name.
 * @param {string} name
 * @param {boolean} [bot]
 * @returns {FaceParts}
 */
export function faceOf(name, bot = false) {
  let rest = hash(name.trim().toLowerCase());
  /** @template T @param {T[]} list @returns {T} */
  const pick = (list) => {
    const found = list[rest % list.length];
    rest = Math.floor(rest / list.length) ^ ((rest << 3) & 0xffff);
    rest >>>= 0;
    return found;
  };
  const hair = pick(HAIR);
  return {
    hair,
    skin: pick([1, 2, 3, 4, 5, 6]),
    hairColour: pick(HAIR_COLOURS),
    eyes: pick(EYES),
    mouth: pick(MOUTHS),
    clothes: pick(CLOTHES),
    cloth: pick(CLOTHS),
    glasses: pick(GLASSES),
    beard: BEARDED.has(hair) ? pick(BEARDS) : '',
    bot,
  };
}
