/** What the words of Hospital Rush are called, and what sort of thing each is. */
import { html } from '../../lib.js';
import { explained, markedName, NamedCard } from '../../ui/card_name.js';
import {
  cardOf,
  characterAt,
  characterOf,
  patientIn,
  personAt,
  punishing,
  spaceOf,
  t,
} from './facts.js';

/** @import { Intern, Medicine, Tile, View } from './types.js' */

/** @type {Medicine[]} */
export const COLOURS = ['purple', 'orange', 'green'];
/** @type {Tile[]} */
export const TILES = ['patch', ...COLOURS];
export const SKILLS = ['intensive-care', 'pharmacy', 'finance', 'management'];
const PLAIN = new Set(
  /** @type {string[]} */ ([
    ...TILES,
    'buck',
    'prestige',
    'done',
    'skip',
    'use',
    'claim',
    'discharge',
    'leave',
  ]),
);
const NUMBERED = /^(seat|bed)-(\d)$/;
const PRICE = /^\d+$/;

/** What a word with a number points at. @param {string} word */
function numbered(word) {
  const [, sort = '', n = ''] = NUMBERED.exec(word) ?? [];
  return { sort, n: Number(n) };
}

/**
 * @param {string} word
 * @param {View} [view] the position it was said in; without it, the one on the board
 */
export function nameOf(word, view) {
  const card = cardOf(word);
  if (card) return markedName(card);
  const { sort, n } = numbered(word);
  if (sort === 'seat') return personAt(n - 1);
  const patient = sort === 'bed' && patientIn(n, view);
  if (sort === 'bed') return patient ? t('bed-with', { n, name: patient.name }) : t('bed', { n });
  if (punishing(view) && (word === 'buck' || word === 'prestige'))
    return word === 'buck' ? t('paying') : t('losing');
  if (PRICE.test(word)) return t('bucks', { n: Number(word) });
  return PLAIN.has(word) ? t(`word-${word}`) : word;
}

/** Whether a word is a space that is unfair. @param {string | null} word */
export const isRed = (word) => Boolean(spaceOf(word ?? '')?.facts.red);

/** @param {string} word @returns {word is Tile} */
export const isTile = (word) => /** @type {string[]} */ (TILES).includes(word);

/** What sort of thing a word is. @param {string} word */
export function kindOf(word) {
  if (isRed(word)) return 'red';
  return cardOf(word)?.kind ?? (numbered(word).sort || (isTile(word) ? 'tile' : word));
}

/**
 * What a card does; of a bed, what its patient needs; of a seat, what its character can do.
 * @param {string} word
 */
export function explain(word) {
  const { sort, n } = numbered(word);
  if (sort === 'bed') return explained(patientIn(n));
  return explained(sort === 'seat' ? characterAt(n - 1) : cardOf(word));
}

/** A card's name, and what of it was never printed. @param {{ word: string }} props */
export const CardName = ({ word }) =>
  html`<${NamedCard} card=${cardOf(word)} name=${cardOf(word)?.name ?? word} />`;

/** What a space is called where it is plain whose it is. @param {string} word */
function titleOf(word) {
  const card = spaceOf(word);
  return (card?.language === 'en' && card.facts.title) || (card?.name ?? word);
}

/** As CardName, of a space where it is plain whose it is. @param {{ word: string }} props */
export const SpaceName = ({ word }) =>
  html`<${NamedCard} card=${cardOf(word)} name=${titleOf(word)} />`;

/**
 * Of a list of words each once, with how many there are.
 * @param {string[]} words
 * @returns {[string, number][]}
 */
export const counted = (words) =>
  [...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]);

/** Needs or tiles in words: "2 patches, 1 purple". @param {string[]} words */
export const inWords = (words) =>
  counted(words)
    .map(([word, n]) => t(`count-${word}`, { n }))
    .join(', ');

/**
 * Doors to be drawn: fair ones for all, the one that punishes unfair ones, a seat's own that are
 * fair, and the unfair ones with a seat's own.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} all spaces in play
 */
export function spacesOf(view, seat, all) {
  const shared = all.filter((word) => !spaceOf(word)?.facts.character);
  const own = characterOf(view.interns[seat]?.character)?.facts.spaces ?? [];
  const snitch = shared.filter((word) => spaceOf(word)?.facts.does === 'rat-out');
  return {
    fair: shared.filter((word) => !isRed(word) && !snitch.includes(word)),
    snitch,
    own: own.filter((word) => !isRed(word)),
    unfair: [...shared, ...own].filter(isRed),
  };
}

/** Whether a seat's marker stands on red. @param {Intern} intern */
export const onRed = (intern) => intern.places.filter(isRed).length;

/**
 * What the sentence begun is about: `treat`, `fetch`, ... or the question that is asked.
 * @param {View} view
 */
export const about = (view) => spaceOf(view.said[0])?.facts.does ?? view.question;
