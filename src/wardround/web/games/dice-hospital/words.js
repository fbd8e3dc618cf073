/** What the words of Dice Hospital are called, and what a patient's word tells. */
import { html } from '../../lib.js';
import { markedName, NamedCard } from '../../ui/card_name.js';
import { cardOf, departmentOf, specialistOf, t } from './facts.js';

/** @import { Colour, Scene, Treatment } from './types.js' */
/** @typedef {{ own: Colour, shown: Colour, value: number, state: '' | 't' | 'm' }} Patient */

const BY_LETTER = /** @type {Record<string, Colour>} */ ({ r: 'red', y: 'yellow', g: 'green' });
/** @type {Colour[]} */
export const COLOURS = ['red', 'yellow', 'green'];

/** @param {string} word @returns {word is Colour} */
export const isColour = (word) => /** @type {string[]} */ (COLOURS).includes(word);

const PATIENT = /^([ryg])([ryg])?([1-6])([tm])?$/;
const NUMBERED = /^(ambulance|seat|value)-(\d)$/;
const PLAIN = new Set([
  'nurse',
  'bag',
  'heal',
  'red',
  'yellow',
  'green',
  'finish',
  'skip',
  'pass',
  'return',
  'department',
  'specialist',
  'hidden',
  'done',
  'use',
  'draw',
  'name',
]);
export const IN_TEXT = /\b([ryg][ryg]?[1-6][tm]?)\b/;

/** @param {string} word @returns {Patient | null} */
export function patientOf(word) {
  const found = PATIENT.exec(word);
  if (!found) return null;
  const own = BY_LETTER[found[1]];
  const shown = found[2] ? BY_LETTER[found[2]] : own;
  const state = /** @type {'' | 't' | 'm'} */ (found[4] ?? '');
  return { own, shown, value: Number(found[3]), state };
}

/** @param {string} word */
export const pipsOf = (word) => patientOf(word)?.value ?? 0;

/** Whether a patient has been treated in this round. @param {string} word */
export const isTreated = (word) => Boolean(patientOf(word)?.state);

/** @param {string[]} dice */
export const sum = (dice) => dice.reduce((pips, word) => pips + pipsOf(word), 0);

/** @param {Record<string, number>} counts */
export const total = (counts) => Object.values(counts).reduce((a, b) => a + b, 0);

/**
 * What a seat is called: who is shown is you, unless several share the screen.
 * @param {Pick<Scene, 'seat' | 'seats' | 'shared'>} scene
 * @param {number} seat
 */
export const seatName = ({ seat: own, seats, shared }, seat) =>
  seat === own && !shared ? t('you') : seats[seat].name;

/** Patients by shown colour, then value. @param {string[]} words */
export function sorted(words) {
  const key = (/** @type {string} */ word) => {
    const one = /** @type {Patient} */ (patientOf(word));
    return COLOURS.indexOf(one.shown) * 100 + one.value * 10 + COLOURS.indexOf(one.own);
  };
  return [...words].sort((a, b) => key(a) - key(b));
}

/** Patients by value, then colour: as they are loaded. @param {string[]} words */
export const byValue = (words) => sorted(words).sort((a, b) => pipsOf(a) - pipsOf(b));

/** @param {string} word */
export function patientName(word) {
  const one = patientOf(word);
  if (!one) return word;
  const { own: colour, shown, value } = one;
  return colour === shown
    ? t('patient', { colour, value })
    : t('patient-showing', { colour, shown, value });
}

/** @param {string} word */
export function nameOf(word) {
  const card = cardOf(word);
  if (card) return markedName(card);
  if (patientOf(word)) return patientName(word);
  const [, what = '', n = ''] = NUMBERED.exec(word) ?? [];
  if (what === 'value') return t('value', { n });
  if (what) return what === 'seat' ? t('seat', { n }) : t('ambulance', { n });
  return PLAIN.has(word) ? t(`word-${word}`) : word;
}

/** A card's name, and what of it was never printed. @param {{ word: string }} props */
export const CardName = ({ word }) =>
  html`<${NamedCard} card=${cardOf(word)} name=${cardOf(word)?.name ?? word} />`;

/** Whether a few words can tell what a treatment does. @param {Treatment} treatment */
const isPlain = ({ op, second, by_value: byValueOf }) =>
  op === 'heal' && !second && !byValueOf.length;

/** Whom a treatment chooses. @param {Treatment} treatment */
const whomOf = ({ colour, count, values: [low, high] }) =>
  t('whom', { colour: colour ?? 'any', n: count, low, high });

/** What a card does, in a few words where these are enough. @param {string} word */
export function inShort(word) {
  const card = cardOf(word);
  const treatment = card?.kind === 'specialist' ? card.facts.treatment : departmentOf(word)?.facts;
  if (!card || !treatment || !isPlain(treatment)) return card?.text ?? '';
  const { count: n, pattern, steps, least } = treatment;
  const whom = whomOf(treatment);
  if (card.kind === 'specialist') {
    const { trigger, relation } = card.facts;
    return t('talent', { trigger, relation, whom, steps });
  }
  return least ? t('treats-up-to', { n, whom, steps }) : t('treats', { n, pattern, whom, steps });
}

/** What a card does, as its label says it. @param {string} word */
export const labelOf = (word) => `${nameOf(word)}. ${cardOf(word)?.text ?? ''}`;

/** The colour a card is drawn in. @param {string} word */
export function tint(word) {
  return specialistOf(word)?.facts.family ?? departmentOf(word)?.facts.colour ?? 'neutral';
}

/**
 * Which of several equal words are marked: the first ones.
 * @param {string[]} words
 * @param {string[]} marked
 */
export function marks(words, marked) {
  const left = [...marked];
  return words.map((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
