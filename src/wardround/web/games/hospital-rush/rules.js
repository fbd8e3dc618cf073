/** The rules reference of Hospital Rush: which sentences and cards stand where. */
import { Example } from './example_round.js';
import { t } from './facts.js';

/** @import { Rules } from '../../learn/rules.js' */

/** @type {Rules} */
export const rules = {
  options: {},
  variants: { documented: { characters: 'documented' } },
  sections: [
    { id: 'aim', title: 'rules-aim', lines: ['rules-aim-1', 'rules-aim-2'] },
    {
      id: 'glossary',
      title: 'rules-glossary',
      lines: [],
      terms: [
        ['term-marker', 'term-marker-text'],
        ['term-tile', 'term-tile-text'],
        ['term-treating', 'term-treating-text'],
        ['term-red', 'term-red-text'],
        ['term-block', 'term-block-text'],
        ['term-right', 'term-right-text'],
      ],
    },
    {
      id: 'setup',
      title: 'rules-setup',
      lines: ['rules-setup-1', 'rules-setup-2', 'rules-setup-3'],
    },
    {
      id: 'round',
      title: 'rules-round',
      lines: ['rules-round-1', 'rules-round-2', 'rules-round-3'],
    },
    {
      id: 'treating',
      title: 'rules-treating',
      lines: ['rules-treating-1', 'rules-treating-2', 'rules-treating-3', 'rules-treating-4'],
    },
    { id: 'unfair', title: 'rules-unfair', lines: ['rules-unfair-1', 'rules-unfair-2'] },
    {
      id: 'discharge',
      title: 'rules-discharge',
      lines: ['rules-discharge-1', 'rules-discharge-2', 'rules-discharge-3'],
    },
    { id: 'end', title: 'rules-end', lines: ['rules-end-1', 'rules-end-2'] },
    { id: 'example', title: 'rules-example', lines: ['rules-example-1'], Figure: Example },
    { id: 'spaces', title: 'rules-spaces', lines: [], cards: 'space' },
    { id: 'skills', title: 'rules-skills', lines: [], cards: 'skill' },
    {
      id: 'characters',
      title: 'rules-characters',
      lines: ['rules-characters-1'],
      cards: 'character',
    },
    {
      id: 'documented',
      title: 'rules-documented',
      lines: ['rules-documented-1'],
      variant: 'documented',
      option: ['characters', 'documented'],
    },
    { id: 'patients', title: 'rules-patients', lines: [], cards: 'patient' },
    {
      id: 'rulings',
      title: 'rules-rulings',
      lines: ['rules-rulings-1', 'rules-rulings-2', 'rules-rulings-3', 'rules-rulings-4'],
    },
  ],
  partOf: {
    space: 'spaces',
    red: 'unfair',
    skill: 'skills',
    character: 'characters',
    patient: 'treating',
    bed: 'treating',
    tile: 'treating',
    seat: 'characters',
  },
  text: (key, figures) => t(key, figures),
};
