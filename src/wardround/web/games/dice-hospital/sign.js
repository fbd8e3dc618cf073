/** What a department needs and does, as a picture. */
import { html } from '../../lib.js';
import { BlankDie } from './dice.js';
import { cardOf } from './facts.js';
import { OpSign } from './pictures.js';

/** @import { Treatment } from './types.js' */

const BETWEEN = /** @type {Record<string, string>} */ ({ equal: '=', run: '›', any: '' });

/** What is done to those chosen. @param {{ treatment: Treatment }} props */
function Done({ treatment: { op, steps, by_value: byValue } }) {
  if (op === 'heal') return html`<em>+${byValue.length ? byValue.join('/') : steps}</em>`;
  return op === 'lower' ? html`<em>−${steps}</em>` : html`<${OpSign} op=${op} />`;
}

/**
 * Whom a treatment chooses: dice of a colour, or values and how many.
 * @param {Treatment} treatment
 */
function whom({ values: [low, high], count, pattern, colour, least }) {
  const times = least || (!colour && count > 1 && pattern === 'any') ? count : 1;
  const shown = least || (!colour && pattern === 'any') ? 1 : count;
  return html`
    ${Array.from(
      { length: shown },
      (_, n) => html`
        ${n > 0 && html`<i>${BETWEEN[pattern]}</i>`}
        ${colour ? html`<${BlankDie} colour=${colour} size="tiny" />` : html`<b>${low}–${high}</b>`}
      `,
    )}
    ${times > 1 && html`<i>${least ? '≤' : '×'}${times}</i>`}
  `;
}

/** One choice of patients, and what is done to them. @param {{ treatment: Treatment }} props */
const Choice = ({ treatment }) => html`${whom(treatment)} <${Done} treatment=${treatment} />`;

/** @param {{ word: string }} props */
export function Need({ word }) {
  const card = cardOf(word);
  if (card?.kind !== 'department') return null;
  const { second } = card.facts;
  return html`<span class="need" aria-hidden="true">
    <${Choice} treatment=${card.facts} />
    ${second && html`<i class="and">·</i><${Choice} treatment=${second} />`}
  </span>`;
}
