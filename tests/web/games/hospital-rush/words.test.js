import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { learn, meet, starred } from '../../../../src/wardround/web/games/hospital-rush/facts.js';
import {
  logLines,
  pointsByRound,
  readHeading,
} from '../../../../src/wardround/web/games/hospital-rush/log.js';
import {
  about,
  counted,
  explain,
  inWords,
  kindOf,
  nameOf,
  onRed,
  spacesOf,
} from '../../../../src/wardround/web/games/hospital-rush/words.js';
import { INERT_PLAY } from '../../../../src/wardround/web/ui/inert_play.js';
import { entry } from '../../support/messages.js';

/** @import { Intern, View } from '../../../../src/wardround/web/games/hospital-rush/types.js' */

/** @param {string} kind @param {string} name @param {object} facts */
const card = (kind, name, facts) => ({
  ...{ kind, name, facts, language: 'en', text: `${name} does it.` },
  ...{ house: [], own: false, mark: '', source: '' },
});

const CARDS = {
  'treat-a': card('space', 'Treat A', { red: false, does: 'treat', character: null }),
  'rat-out': card('space', 'Rat out', { red: false, does: 'rat-out', character: null }),
  sabotage: card('space', 'Sabotage', { red: true, does: 'steal', character: null }),
  'kurt-1': card('space', 'Kurt I', { red: false, does: 'fetch', character: 'kurt' }),
  'kurt-2': card('space', 'Kurt II', { red: true, does: 'sell', character: 'kurt' }),
  kurt: card('character', 'Kurt', { spaces: ['kurt-1', 'kurt-2'] }),
  plum: {
    ...card('patient', 'Pip Plum', { prestige: 2, needs: ['patch'], right: [] }),
    mark: 'house',
  },
};

const intern = /** @type {Intern} */ ({ character: 'kurt', places: ['sabotage', 'treat-a'] });
const view = /** @type {View} */ (
  /** @type {unknown} */ ({
    options: {},
    question: 'place',
    said: [],
    beds: [{ patient: null }, { patient: 'plum' }],
    interns: [intern, { character: null, places: [] }],
  })
);

const seats = ['Ada', 'Bea'].map((name, seat) => ({ seat, name, asked: false, away: false }));

/** @param {View} shown */
const show = (shown) =>
  meet({
    view: shown,
    prospects: {},
    ...{ seat: 0, shown: 0, seats, entries: [], standing: null, figures: {}, play: INERT_PLAY },
  });

before(() => {
  learn({ game: 'hospital-rush', cards: CARDS, constants: {}, silent: ['phase'] });
  show(view);
});

describe('a word', () => {
  test('is called by its card, its person, or its patient', () => {
    assert.equal(nameOf('sabotage'), 'Sabotage');
    assert.equal(nameOf('seat-2'), 'Bea');
    assert.match(nameOf('bed-2'), /2.*Pip Plum/);
    assert.doesNotMatch(nameOf('bed-1'), /Pip Plum/);
  });

  test('is called by what it means to whoever is punished', () => {
    const usual = nameOf('buck');
    show({ ...view, question: 'punishment' });
    assert.notEqual(nameOf('buck'), usual);
    show(view);
  });

  test('is called by what was there when it was said', () => {
    const earlier = { ...view, beds: [{ patient: 'plum' }, { patient: null }] };
    assert.match(nameOf('bed-1', /** @type {View} */ (earlier)), /1.*Pip Plum/);
    assert.doesNotMatch(nameOf('bed-2', /** @type {View} */ (earlier)), /Pip Plum/);
  });

  test('has a star for its mark where there is no room', () => {
    assert.equal(starred('Pip Plum (house): done (or not)?'), 'Pip Plum*: done (or not)?');
  });

  test('has a kind', () => {
    assert.deepEqual(['treat-a', 'sabotage', 'bed-2', 'seat-1', 'patch', 'done'].map(kindOf), [
      ...['space', 'red', 'bed', 'seat', 'tile', 'done'],
    ]);
  });

  test('explains the patient in a bed and the character at a seat', () => {
    assert.equal(explain('bed-2'), 'Pip Plum does it.');
    assert.equal(explain('seat-1'), 'Kurt does it.');
    assert.equal(explain('bed-1'), '');
  });
});

describe('spaces', () => {
  const all = ['treat-a', 'rat-out', 'sabotage', 'kurt-1', 'kurt-2'];

  test('are fair, unfair, the one that punishes, or fair ones of a character', () => {
    assert.deepEqual(spacesOf(view, 0, all), {
      fair: ['treat-a'],
      snitch: ['rat-out'],
      own: ['kurt-1'],
      unfair: ['sabotage', 'kurt-2'],
    });
  });

  test('of a character are shown to nobody else', () => {
    assert.deepEqual(spacesOf(view, 1, all), {
      fair: ['treat-a'],
      snitch: ['rat-out'],
      own: [],
      unfair: ['sabotage'],
    });
  });

  test('that are unfair are counted', () => {
    assert.equal(onRed(intern), 1);
  });

  test('tell what a begun sentence is about', () => {
    assert.equal(about({ ...view, said: ['treat-a'] }), 'treat');
    assert.equal(about(view), 'place');
  });
});

test('tiles are counted, each kind once', () => {
  assert.deepEqual(counted(['patch', 'green', 'patch']), [
    ['patch', 2],
    ['green', 1],
  ]);
  assert.match(inWords(['patch', 'patch']), /2/);
});

describe('the log', () => {
  /**
   * What happened, with the figures that matter here.
   * @param {string} name
   * @param {object} [figures]
   * @param {number} [seat]
   * @returns {any}
   */
  const happened = (name, figures = {}, seat = 0) => ({ name, seat, figures });

  test('gathers lines that say the same one after the other', () => {
    const told = entry({ lines: ['Ada pays.', 'Ada pays.', 'Bea waits.'] });
    assert.deepEqual(logLines(told), ['Ada pays (×2).', 'Bea waits.']);
  });

  test('leaves out what the board shows', () => {
    const happenings = [happened('admit'), happened('phase'), happened('earn')];
    assert.deepEqual(logLines(entry({ lines: ['A bed is taken.', 'Ada earns.'], happenings })), [
      'Ada earns.',
    ]);
  });

  test('tells prestige by seat and round', () => {
    const all = [
      happened('phase', { round: 1 }, -1),
      happened('score', { prestige: 2 }, 1),
      happened('phase', { round: 2 }, -1),
      happened('score', { prestige: -1 }, 1),
    ];
    assert.deepEqual(pointsByRound(all, 2), {
      rounds: [1, 2],
      points: [
        [0, 0],
        [2, -1],
      ],
    });
  });

  test('reads headings', () => {
    assert.equal(readHeading('round 4 actions').round, 'Round 4');
    assert.equal(readHeading('setup').round, readHeading('setup').part);
  });
});
