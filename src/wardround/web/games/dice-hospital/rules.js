/** The rules reference of Dice Hospital: which sentences, cards and figures stand where. */
import { html } from '../../lib.js';
import { t } from './facts.js';

/** @import { Rules } from '../../learn/rules.js' */

/** What so many discharged in one round are worth. @param {{ constants: any }} props */
const Stair = ({ constants }) => html`<div class="scroll" tabindex="0" role="group" aria-label=${t('rules-discharge')}><table class="stair-table">
  <tbody><tr><th scope="row">${t('term-lounge')}</th>${constants.ladder.slice(1).map((/** @type {number} */ _, /** @type {number} */ n) => html`<td>${n + 1}</td>`)}</tr>
  <tr><th scope="row">${t('points-row')}</th>${constants.ladder.slice(1).map((/** @type {number} */ points) => html`<td><b>${points}</b></td>`)}</tr></tbody></table></div>`;

/** @type {Rules} */
export const rules = {
  options: { seats: '2' },
  sections: [
    { id: 'aim', title: 'rules-aim', lines: ['rules-aim-1', 'rules-aim-2'] },
    { id: 'setup', title: 'rules-setup', lines: ['rules-setup-1', 'rules-setup-2', 'rules-setup-3'] },
    { id: 'intake', title: 'rules-intake', lines: ['rules-intake-1', 'rules-intake-2', 'rules-intake-3', 'rules-intake-4', 'rules-intake-5'] },
    { id: 'improvement', title: 'rules-improvement', lines: ['rules-improvement-1', 'rules-improvement-2'] },
    { id: 'activation', title: 'rules-activation', lines: ['rules-activation-1', 'rules-activation-2', 'rules-activation-3'] },
    { id: 'specialists', title: 'rules-specialists', lines: ['rules-specialists-1', 'rules-specialists-2'] },
    { id: 'bags', title: 'rules-bags', lines: ['rules-bags-1', 'rules-bags-2'] },
    { id: 'neglect', title: 'rules-neglect', lines: ['rules-neglect-1', 'rules-neglect-2'] },
    { id: 'discharge', title: 'rules-discharge', lines: ['rules-discharge-1', 'rules-discharge-2'], Figure: Stair },
    { id: 'shift', title: 'rules-shift', lines: ['rules-shift-1'] },
    { id: 'end', title: 'rules-end', lines: ['rules-end-1', 'rules-end-2'] },
    { id: 'rulings', title: 'rules-rulings', lines: ['rules-rulings-1', 'rules-rulings-2', 'rules-rulings-3', 'rules-rulings-4'] },
    { id: 'department', title: 'rules-departments', lines: [], cards: 'department' },
    { id: 'specialist', title: 'rules-specialist-cards', lines: [], cards: 'specialist' },
    { id: 'administrator', title: 'rules-administrators', lines: [], cards: 'administrator' },
    {
      id: 'glossary',
      title: 'rules-glossary',
      lines: [],
      terms: [
        ['term-treated', 'term-treated-text'],
        ['term-heal', 'term-heal-text'],
        ['term-lounge', 'term-lounge-text'],
        ['term-worker', 'term-worker-text'],
        ['term-first', 'term-first-text'],
      ],
    },
  ],
  partOf: { department: 'activation', specialist: 'specialists', administrator: 'administrator', bag: 'bags' },
  text: (key, figures) => t(key, figures),
};
