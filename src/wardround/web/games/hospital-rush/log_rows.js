/** What happened, as pictures for the log. */
import { html } from '../../lib.js';
import { Picture } from '../../ui/picture.js';
import { cardOf, patientOf } from './facts.js';
import { Disc } from './pictures.js';
import { isTile, nameOf } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { LogRow } from '../drawing.js' */
/** @import { Happening } from './types.js' */
/** @typedef {Record<string, string | number>} Figures */

const coin = html`<${Picture} name="coin" />`;

/** @param {string | number} kind */
const tile = (kind) => html`<${Picture} name=${`tile-${kind}`} />`;

/** @param {string | number} thing */
const goods = (thing) => (isTile(String(thing)) ? tile(thing) : coin);

/** @param {string | number} whom a seat counted from 1 */
const person = (whom) => html`<${Disc} seat=${Number(whom) - 1} />`;

/** @param {string | number} word */
const named = (word) => html`<b>${cardOf(String(word))?.name ?? nameOf(String(word))}</b>`;

/** @param {string | number} word */
const patient = (word) => html`<b>${patientOf(String(word))?.name ?? word}</b>`;

/** @param {number} n */
const signed = (n) =>
  html`<span class=${n < 0 ? 'loss' : 'gain'}>${n < 0 ? '−' : '+'}${Math.abs(n)} ★</span>`;

/** What one happening looks like; those without a picture say nothing new. */
const DRAWN = /** @type {Record<string, (figures: Figures) => Drawn>} */ ({
  cast: ({ character }) => named(character),
  place: ({ space }) => named(space),
  earn: ({ bucks }) => html`+${bucks} ${coin}`,
  pay: ({ bucks }) => html`−${bucks} ${coin}`,
  fetch: ({ medicine }) => html`+ ${tile(medicine)}`,
  sell: ({ medicine }) => html`− ${tile(medicine)}`,
  steal: ({ thing, whom }) => html`${person(whom)} → ${goods(thing)}`,
  'hand-over': ({ bucks, whom }) => html`${bucks} ${coin} → ${person(whom)}`,
  treat: ({ tile: put }) => tile(put),
  learn: ({ skill }) => html`<${Picture} name=${`skill-${skill}`} /> ${named(skill)}`,
  poach: ({ skill, whom }) => html`${person(whom)} → ${named(skill)}`,
  score: ({ prestige }) => signed(Number(prestige)),
  cure: ({ patient: word }) => html`${patient(word)} <span class="gain">✓</span>`,
  dismiss: ({ patient: word }) => html`${patient(word)} <span class="loss">✕</span>`,
  discard: ({ patient: word }) => html`${patient(word)} <span class="loss">✕</span>`,
});

/** @param {Happening[]} happenings @returns {LogRow[]} */
export function logRows(happenings) {
  /** @type {Map<number, Drawn[]>} */
  const rows = new Map();
  for (const { name, seat, figures } of happenings) {
    const drawn = DRAWN[name]?.(figures);
    if (drawn) rows.set(seat, [...(rows.get(seat) ?? []), drawn]);
  }
  return [...rows].map(([seat, drawn]) => ({ seat, drawn }));
}
