/** Small pictures: of words, of the first player, of the game itself. */
import { html } from '../../lib.js';
import { BlankDie, Die } from './dice.js';
import { specialistOf, t } from './facts.js';
import { Bag, FirstPlayer, Worker } from './pictures.js';
import { isColour, patientOf } from './words.js';

/** @import { View } from './types.js' */

/** @param {{ view: View, seat: number }} props */
export const Badge = ({ view, seat }) =>
  view.first === seat &&
  view.hospitals.length > 1 &&
  html`<span title=${t('first-player')}>
    <${FirstPlayer} />
    <span class="unseen">${t('first-player')}</span>
  </span>`;

export const Emblem = () =>
  html`<p class="dice-row">
    ${['r2', 'y3', 'g4'].map((word) => html`<${Die} key=${word} word=${word} size="small" />`)}
  </p>`;

const AMBULANCE = /^ambulance-(\d)$/;

/** Who lies in an ambulance. @param {string[]} dice */
const Load = (dice) => html`<span class="in-ambulance">
  ${dice.map((word, n) => html`<${Die} key=${n} word=${word} size="small" />`)}
</span>`;

/** @param {string} word @param {View} [view] the position in which it is said */
export function picture(word, view) {
  const [, n = 0] = AMBULANCE.exec(word) ?? [];
  if (n) return Load(view?.ambulances[Number(n) - 1] ?? []);
  if (patientOf(word)) return html`<${Die} word=${word} />`;
  if (isColour(word)) return html`<${BlankDie} colour=${word} />`;
  if (word === 'bag' || word === 'heal') return html`<${Bag} />`;
  return word === 'nurse' || specialistOf(word) ? html`<${Worker} word=${word} />` : null;
}
