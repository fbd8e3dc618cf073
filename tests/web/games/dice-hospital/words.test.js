import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { divideDice } from '../../../../src/wardround/web/games/dice-hospital/boundary.js';
import { picture } from '../../../../src/wardround/web/games/dice-hospital/emblems.js';
import { readHeading } from '../../../../src/wardround/web/games/dice-hospital/headings.js';
import {
  byValue,
  isTreated,
  marks,
  nameOf,
  patientOf,
  pipsOf,
  sorted,
  sum,
  total,
} from '../../../../src/wardround/web/games/dice-hospital/words.js';

/** @import { View } from '../../../../src/wardround/web/games/dice-hospital/types.js' */

describe('the word of a patient', () => {
  test('tells its colour and value', () => {
    assert.deepEqual(patientOf('r4'), { own: 'red', shown: 'red', value: 4, state: '' });
  });

  test('tells the colour it shows, and that it was treated', () => {
    assert.deepEqual(patientOf('rg4t'), { own: 'red', shown: 'green', value: 4, state: 't' });
    assert.equal(isTreated('rg4t'), true);
    assert.equal(isTreated('rg4'), false);
  });

  test('is no other word', () => {
    for (const word of ['r7', 'x3', 'nurse', 'rr', '']) assert.equal(patientOf(word), null, word);
    assert.equal(pipsOf('nurse'), 0);
  });
});

describe('patients', () => {
  test('lie by colour, then by value', () => {
    assert.deepEqual(sorted(['g1', 'r5', 'y2', 'r2']), ['r2', 'r5', 'y2', 'g1']);
  });

  test('are loaded by value, then by colour', () => {
    assert.deepEqual(byValue(['g2', 'r5', 'y2', 'r2']), ['r2', 'y2', 'g2', 'r5']);
  });

  test('are summed by value, and counted by colour', () => {
    assert.equal(sum(['r2', 'g5t']), 7);
    assert.equal(total({ red: 2, yellow: 0, green: 1 }), 3);
  });

  test('that are equal are marked from the first on', () => {
    assert.deepEqual(marks(['r2', 'r2', 'g1'], ['r2']), [true, false, false]);
    assert.deepEqual(marks(['r2', 'r2', 'g1'], ['r2', 'g1', 'r2']), [true, true, true]);
  });
});

test('words without a card have names in the catalogue', () => {
  assert.equal(nameOf('pass'), 'Pass');
  assert.equal(nameOf('ambulance-3'), 'Ambulance 3');
  assert.equal(nameOf('r4'), 'red 4');
  assert.equal(nameOf('no-such-word'), 'no-such-word');
});

test('a heading tells the round and its part', () => {
  assert.equal(readHeading('round 3 improvement').round, 'Round 3');
  assert.notEqual(readHeading('round 3 improvement').part, 'heading-improvement');
  assert.deepEqual(readHeading('setup'), readHeading('anything else'));
});

describe('dice at the boundary of two ambulances', () => {
  const view = /** @type {View} */ (
    /** @type {unknown} */ ({
      intake: ['g5', 'r2', 'y4', 'g4', 'r4', 'y1'],
      hospitals: [{ said: [] }, { said: [] }],
    })
  );

  /** @param {string} goes */
  const load = (goes) => {
    const figures = { ambulance: 2, places: 1, goes };
    return { brings: { key: '', text: '', figures }, risk: null, idle: false };
  };
  const [sure, choice, later] = ['sure', 'choice', 'later'].map(load);
  const prospects = { y1: sure, r2: sure, r4: choice, y4: choice, g4: choice, g5: later };

  test('are those that are asked for', () => {
    const divided = divideDice(view, prospects, []);
    assert.equal(divided.value, 4);
    assert.deepEqual(divided.asked, ['r4', 'y4', 'g4']);
    assert.deepEqual(divided.inside, ['y1', 'r2']);
    assert.equal(divided.free, 1);
    assert.equal(divided.number, 2);
    assert.deepEqual(divided.later, ['g5']);
  });

  test('are in no later ambulance while a place in the first is open', () => {
    const divided = divideDice(view, prospects, []);
    assert.deepEqual(divided.next, []);
    assert.equal(divided.others, 2);
  });

  test('go in as they are chosen; the rest is for the next ambulance', () => {
    const divided = divideDice(view, prospects, ['g4']);
    assert.deepEqual(divided.inside, ['y1', 'r2', 'g4']);
    assert.equal(divided.free, 0);
    assert.deepEqual(divided.next, ['r4', 'y4']);
  });
});

test('an ambulance is pictured by who lies in it', () => {
  const view = /** @type {View} */ ({ ambulances: [['r1'], ['r2', 'g5', 'y3']] });
  const load = /** @type {any} */ (picture('ambulance-2', view));
  const dice = load.props.children.map((/** @type {any} */ die) => die.props.word);
  assert.deepEqual(dice, ['r2', 'g5', 'y3']);
});
