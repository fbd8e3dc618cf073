/** The rules reference of Dice Hospital: which sentences, cards and figures stand where. */
import { html } from '../../lib.js';
import { House } from '../../ui/card_name.js';
import { Example } from './example_round.js';
import { t } from './facts.js';
import { nameOf } from './words.js';

/** @import { Rules } from '../../learn/rules.js' */
/** @import { Constants } from './types.js' */

/** What so many discharged in one round are worth. @param {{ constants: Constants }} props */
const Stair = ({
  constants,
}) => html`<div class="scroll" tabindex="0" role="group" aria-label=${t('rules-discharge')}>
  <table class="stair-table">
    <tbody>
      <tr>
        <th scope="row">${t('term-lounge')}</th>
        ${constants.ladder.slice(1).map((_, n) => html`<td>${n + 1}</td>`)}
      </tr>
      <tr>
        <th scope="row">${t('points-row')}</th>
        ${constants.ladder.slice(1).map((points) => html`<td><b>${points}</b></td>`)}
      </tr>
    </tbody>
  </table>
</div>`;

/** The numbers that sentences quote. @param {any} [constants] none for those that quote none */
const figuresOf = (constants) =>
  constants && { ...constants, fatality: -constants.worth.fatalities };

/** The spaces on the other side of each ambulance. @param {{ constants: Constants }} props */
const Spaces = ({ constants }) =>
  html`<ol class="spaces">
    ${constants.backs.map(
      (spaces, n) => html`<li key=${n}>
        ${t('ambulance', { n: n + 1 })}: ${spaces.map(nameOf).join(', ')} <${House} />
      </li>`,
    )}
  </ol>`;

/** @type {Rules} */
export const rules = {
  options: { seats: '2' },
  variants: {
    alone: { seats: '1' },
    events: { seats: '2', events: 'yes' },
    'pick-up': { seats: '4', 'pick-up': 'yes' },
    experimental: { seats: '2', experimental: 'replace' },
    promos: { seats: '2', promos: 'both' },
    prototype: { seats: '2', edition: 'prototype' },
  },
  sections: [
    { id: 'aim', title: 'rules-aim', lines: ['rules-aim-1', 'rules-aim-2'] },
    {
      id: 'glossary',
      title: 'rules-glossary',
      lines: [],
      terms: [
        ['term-treated', 'term-treated-text'],
        ['term-heal', 'term-heal-text'],
        ['term-lounge', 'term-lounge-text'],
        ['term-neglect', 'term-neglect-text'],
        ['term-fatality', 'term-fatality-text'],
        ['term-improvement', 'term-improvement-text'],
        ['term-worker', 'term-worker-text'],
        ['term-first', 'term-first-text'],
      ],
    },
    {
      id: 'setup',
      title: 'rules-setup',
      lines: ['rules-setup-first', 'rules-setup-1', 'rules-setup-2', 'rules-setup-3'],
    },
    {
      id: 'intake',
      title: 'rules-intake',
      lines: [
        'rules-intake-1',
        'rules-intake-2',
        'rules-intake-3',
        'rules-intake-4',
        'rules-intake-5',
      ],
    },
    {
      id: 'improvement',
      title: 'rules-improvement',
      lines: ['rules-improvement-1', 'rules-improvement-2'],
    },
    {
      id: 'activation',
      title: 'rules-activation',
      lines: ['rules-activation-1', 'rules-activation-2', 'rules-activation-3'],
    },
    {
      id: 'specialists',
      title: 'rules-specialists',
      lines: ['rules-specialists-1', 'rules-specialists-2'],
    },
    { id: 'bags', title: 'rules-bags', lines: ['rules-bags-1', 'rules-bags-2'] },
    { id: 'neglect', title: 'rules-neglect', lines: ['rules-neglect-1', 'rules-neglect-2'] },
    {
      id: 'discharge',
      title: 'rules-discharge',
      lines: ['rules-discharge-1', 'rules-discharge-2'],
      Figure: Stair,
    },
    { id: 'shift', title: 'rules-shift', lines: ['rules-shift-1'] },
    { id: 'end', title: 'rules-end', lines: ['rules-end-1', 'rules-end-2'] },
    { id: 'example', title: 'rules-example', lines: ['rules-example-1'], Figure: Example },
    { id: 'department', title: 'rules-departments', lines: [], cards: 'department' },
    { id: 'specialist', title: 'rules-specialist-cards', lines: [], cards: 'specialist' },
    { id: 'administrator', title: 'rules-administrators', lines: [], cards: 'administrator' },
    {
      id: 'alone',
      title: 'rules-alone',
      lines: ['rules-alone-1', 'rules-alone-2', 'rules-alone-3', 'rules-alone-4'],
      variant: 'alone',
      option: ['seats', '1'],
      cards: 'report',
    },
    { id: 'crisis', title: 'rules-crisis', lines: ['rules-crisis-1'], option: ['crisis', 'yes'] },
    {
      id: 'epidemic',
      title: 'rules-epidemic',
      lines: ['rules-epidemic-1'],
      option: ['epidemic', 'yes'],
    },
    {
      id: 'superbug',
      title: 'rules-superbug',
      lines: ['rules-superbug-1'],
      option: ['superbug', 'yes'],
    },
    {
      id: 'pick-up',
      title: 'rules-pick-up',
      lines: ['rules-pick-up-1', 'rules-pick-up-2'],
      variant: 'pick-up',
      option: ['pick-up', 'yes'],
      Figure: Spaces,
    },
    {
      id: 'events',
      title: 'rules-events',
      lines: ['rules-events-1'],
      variant: 'events',
      option: ['events', 'yes'],
      cards: 'event',
    },
    {
      id: 'experimental',
      title: 'rules-experimental',
      lines: ['rules-experimental-1', 'rules-experimental-2'],
      variant: 'experimental',
      option: ['experimental', 'replace', 'added'],
    },
    {
      id: 'promos',
      title: 'rules-promos',
      lines: ['rules-promos-1'],
      variant: 'promos',
      option: ['promos', 'consultant', 'admissions-nurse', 'both'],
    },
    {
      id: 'prototype',
      title: 'rules-prototype',
      lines: ['rules-prototype-1', 'rules-prototype-2'],
      variant: 'prototype',
      option: ['edition', 'prototype'],
    },
    {
      id: 'rulings',
      title: 'rules-rulings',
      lines: ['rules-rulings-1', 'rules-rulings-2', 'rules-rulings-3', 'rules-rulings-4'],
    },
  ],
  partOf: {
    department: 'activation',
    specialist: 'specialists',
    administrator: 'administrator',
    bag: 'bags',
    report: 'alone',
    event: 'events',
  },
  text: (key, constants) => t(key, figuresOf(constants)),
};
