/** What the words of Dice Hospital are called, and what a patient's word tells. */
import { CARDS } from './card_facts.js';

/** @typedef {'red' | 'yellow' | 'green'} Colour */
/** @typedef {{ own: Colour, shown: Colour, value: number, state: '' | 't' | 'm' }} Patient */

const COLOURS = { r: 'red', y: 'yellow', g: 'green' };
const ORDER = ['red', 'yellow', 'green'];
const PATIENT = /^([ryg])([ryg])?([1-6])([tm])?$/;
export const IN_TEXT = /\b([ryg][ryg]?[1-6][tm]?)\b/;

const PLAIN = /** @type {Record<string, string>} */ ({
  nurse: 'Nurse',
  bag: 'Blood bag',
  heal: 'Heal 1 step',
  red: 'Show red',
  yellow: 'Show yellow',
  green: 'Show green',
  finish: 'Finish',
  skip: 'No, thanks',
  pass: 'Pass',
  return: 'Return a card for a blood bag',
  department: 'Turn up a department',
  specialist: 'Turn up a specialist',
  hidden: 'hidden',
});

/** @param {string} word @returns {Patient | null} */
export function patientOf(word) {
  const found = PATIENT.exec(word);
  if (!found) return null;
  const own = /** @type {Colour} */ (COLOURS[/** @type {'r'} */ (found[1])]);
  const shown = found[2] ? COLOURS[/** @type {'r'} */ (found[2])] : own;
  const state = /** @type {'' | 't' | 'm'} */ (found[4] ?? '');
  return { own, shown: /** @type {Colour} */ (shown), value: Number(found[3]), state };
}

/** Patients by shown colour, then value. @param {string[]} words */
export function sorted(words) {
  const key = (/** @type {string} */ word) => {
    const one = /** @type {Patient} */ (patientOf(word));
    return ORDER.indexOf(one.shown) * 100 + one.value * 10 + ORDER.indexOf(one.own);
  };
  return [...words].sort((a, b) => key(a) - key(b));
}

/** @param {string} word */
export function patientName(word) {
  const one = patientOf(word);
  if (!one) return word;
  const shows = one.own === one.shown ? '' : ` showing ${one.shown}`;
  return `${one.own} ${one.value}${shows}`;
}

/** @param {string} word @param {Record<string, string>} names */
export function nameOf(word, names) {
  if (names[word]) return CARDS[word]?.house ? `${names[word]} (house)` : names[word];
  if (patientOf(word)) return patientName(word);
  const numbered = /^(ambulance|seat)-(\d)$/.exec(word);
  if (numbered) return `${numbered[1] === 'seat' ? 'Seat' : 'Ambulance'} ${numbered[2]}`;
  return PLAIN[word] ?? word;
}

/** What a department needs and does, in a few words. @param {string} word */
export function inShort(word) {
  const card = CARDS[word];
  if (!card) return '';
  if (card.kind !== 'department') return card.text;
  const [low, high] = card.values;
  const some = ['', 'one', 'two', 'three', 'four'][card.count];
  const pattern = { equal: 'equal ', run: 'in a row ', any: '' }[/** @type {'any'} */ (card.pattern)];
  const whom = card.colour ?? (high - low < 5 ? `of ${low}–${high}` : '');
  const parts = card.pattern === 'run' ? `${some} ${whom} ${pattern}` : `${some} ${pattern}${whom}`;
  return `${parts.trim()}, +${card.steps}`;
}
