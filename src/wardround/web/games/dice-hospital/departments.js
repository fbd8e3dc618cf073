/** Departments as rooms of the floor plan: whom they need, and who works there. */
import { html } from '../../lib.js';
import { sentenceCase } from '../../text.js';
import { Thing } from '../../ui/thing.js';
import { AnyDie, BlankDie } from './dice.js';
import { cardOf, t } from './facts.js';
import { OpSign, Worker } from './pictures.js';
import { placements, today } from './round_history.js';
import { CardName, inShort, labelOf, marks, nameOf, tint } from './words.js';

/** @import { ProspectSeen } from '../../wire/wire.js' */
/** @import { Scene, Treatment } from './types.js' */

const BETWEEN = /** @type {Record<string, string>} */ ({ equal: '=', run: '›', any: '' });

/** What is done to those chosen. @param {{ treatment: Treatment }} props */
function Done({ treatment: { op, steps, by_value: byValue } }) {
  if (op === 'heal') return html`<em>+${byValue.length ? byValue.join('/') : steps}</em>`;
  return op === 'lower' ? html`<em>−${steps}</em>` : html`<${OpSign} op=${op} />`;
}

/** One choice of patients, and what is done to them. @param {{ treatment: Treatment }} props */
function Choice({ treatment }) {
  const {
    values: [low, high],
    count,
    pattern,
    colour,
    least,
  } = treatment;
  return html`
    ${least > 0 && html`<i>≤${count}</i>`}
    ${Array.from(
      { length: least ? 1 : count },
      (_, n) => html`
        ${n > 0 && html`<i>${BETWEEN[pattern]}</i>`}
        ${
          colour
            ? html`<${BlankDie} colour=${colour} size="tiny" />`
            : html`<${AnyDie} low=${low} high=${high} />`
        }
      `,
    )}
    <${Done} treatment=${treatment} />
  `;
}

/** What a department needs and does as a picture. @param {{ word: string }} props */
export function Need({ word }) {
  const card = cardOf(word);
  if (card?.kind !== 'department') return null;
  const { second } = card.facts;
  return html`<span class="need" aria-hidden="true">
    <${Choice} treatment=${card.facts} />
    ${second && html`<${Choice} treatment=${second} />`}
  </span>`;
}

/**
 * For each department the worker in it, as far as it was told; '' if it is not known.
 * @param {string[]} departments
 * @param {boolean[]} used
 * @param {{ worker: string, department: string }[]} placed
 */
function workers(departments, used, placed) {
  const left = [...placed];
  return departments.map((word, place) => {
    const found = used[place] ? left.findIndex((one) => one.department === word) : -1;
    return found < 0 ? '' : left.splice(found, 1)[0].worker;
  });
}

/** How many rooms stand side by side, so that no row is nearly empty. @param {number} rooms */
const across = (rooms) =>
  ({ 7: 'four', 8: 'four', 9: 'five', 10: 'five', 13: 'five', 14: 'five' })[rooms] ??
  (rooms > 6 ? 'four' : 'three');

/**
 * A free department as a screen reader says it.
 * @param {string} word
 * @param {ProspectSeen} [prospect]
 */
const freeLabel = (word, prospect) =>
  [labelOf(word), prospect && `${sentenceCase(prospect.brings.text)}.`].filter(Boolean).join(' ');

/** A department in use as a screen reader says it. @param {string} word @param {string} worker */
function usedLabel(word, worker) {
  const who = worker ? nameOf(worker) : t('somebody');
  return `${labelOf(word)} ${t('used-by', { who })}`;
}

/** The points for those who can go home by it. @param {{ prospect: ProspectSeen }} props */
const Gain = ({ prospect: { brings } }) =>
  Number(brings.figures.home) > 0 &&
  html`<span class="gain" aria-hidden="true">⌂ +${brings.figures.points}</span>`;

/** @param {{ scene: Scene, seat: number }} props */
export function Departments({ scene, seat }) {
  const { view, play } = scene;
  const h = view.hospitals[seat];
  const used = marks(h.departments, h.used);
  const said = marks(h.departments, [...h.said, ...play.chosen]);
  const prospects = seat === scene.seat ? scene.prospects : {};
  const inside = workers(h.departments, used, placements(today(scene.entries, seat)));
  return html`<div class=${`departments ${across(h.departments.length)}`} data-zone="departments">
    ${h.departments.map(
      (word, place) => html`<${Thing} key=${`${word}${place}`} play=${play} word=${word}
          said=${said[place]} used=${used[place]} kind=${`card department ${tint(word)}`}
          label=${used[place] ? usedLabel(word, inside[place]) : freeLabel(word, prospects[word])}>
        <${CardName} word=${word} />
        <small class="short">${used[place] ? t('used') : inShort(word)}</small>
        ${!used[place] && html`<${Need} word=${word} />`}
        ${!used[place] && prospects[word] && html`<${Gain} prospect=${prospects[word]} />`}
        ${inside[place] && html`<span class="inside"><${Worker} word=${inside[place]} /></span>`}
      <//>`,
    )}
  </div>`;
}
