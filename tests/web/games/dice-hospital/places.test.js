import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fillBeds, layBeds } from '../../../../src/wardround/web/games/dice-hospital/beds.js';
import { placeCards } from '../../../../src/wardround/web/games/dice-hospital/places.js';

/**
 * @param {string} name
 * @param {object} [figures]
 * @returns {any}
 */
const happened = (name, figures = {}) => ({ name, seat: 0, figures });
/** @param {string} patient @param {string} becomes */
const heal = (patient, becomes) => happened('heal', { patient, becomes });
/** @param {string} patient */
const home = (patient) => happened('discharge', { patient });

/** Who lies where, or why nobody does. @param {string[]} patients @param {any[]} since */
const lain = (patients, since, beds = 5) =>
  layBeds(patients, since, beds).map(({ word, left }) => word || left || '-');

describe('beds', () => {
  test('are sorted by colour and value, the free ones last', () => {
    assert.deepEqual(lain(['g1', 'r5', 'y2', 'r3'], []), ['r3', 'r5', 'y2', 'g1', '-']);
  });

  test('are kept by who is healed, also past a neighbour', () => {
    assert.deepEqual(lain(['r5t', 'r4', 'g1'], [heal('r3', 'r5t')]), ['r5t', 'r4', 'g1', '-', '-']);
  });

  test('are kept through several changes of one patient', () => {
    const since = [
      heal('r2', 'r3m'),
      heal('r3m', 'r4m'),
      happened('change', {
        patient: 'r4m',
        becomes: 'r4t',
      }),
    ];
    assert.deepEqual(lain(['r3', 'r4t'], since), ['r4t', 'r3', '-', '-', '-']);
  });

  test('stay empty when somebody goes home, is lost or leaves', () => {
    const since = [
      home('r3'),
      happened('die', { patient: 'y1' }),
      happened('transfer', { patient: 'g2' }),
    ];
    assert.deepEqual(lain(['r5', 'g4'], since), ['home', 'r5', 'lost', 'left', 'g4']);
  });

  test('stay empty where who was healed before goes home', () => {
    const since = [heal('r2', 'r6t'), home('r6t')];
    assert.deepEqual(lain(['r3', 'r5'], since), ['home', 'r3', 'r5', '-', '-']);
  });

  test('of equal patients are left from the left, and stay so', () => {
    assert.deepEqual(lain(['r3', 'r4t'], [heal('r3', 'r4t')], 2), ['r4t', 'r3']);
    const both = [heal('r3', 'r4t'), heal('r3', 'r5t')];
    assert.deepEqual(lain(['r4t', 'r5t'], both, 2), ['r4t', 'r5t']);
  });

  test('are free again in the next round, in the same places', () => {
    const since = [home('r3'), happened('recall')];
    assert.deepEqual(lain(['r5', 'g4'], since), ['-', 'r5', 'g4', '-', '-']);
  });

  test('take in who comes later: a free one first, else one that was left', () => {
    const welcome = happened('welcome', { patient: 'r2' });
    assert.deepEqual(lain(['r2', 'r5'], [welcome], 3), ['r5', 'r2', '-']);
    assert.deepEqual(lain(['r2', 'r5'], [home('g3'), welcome], 2), ['r5', 'r2']);
  });

  test('show those who arrive in free places', () => {
    const beds = layBeds(['r5', 'g4'], [home('r3'), happened('recall')], 4);
    const words = fillBeds(beds, ['y1', 'y2'], 4).map(({ word }) => word);
    assert.deepEqual(words, ['y1', 'r5', 'g4', 'y2']);
  });
});

describe('places of cards', () => {
  /** @param {string} card */
  const built = (card) => ({ card, builds: true });
  /** @param {string} card */
  const givenBack = (card) => ({ card, builds: false });

  test('follow the order of building, whatever the order of the cards', () => {
    const cards = ['board', 'a', 'b'];
    assert.deepEqual(placeCards(cards, [built('b'), built('a')]), ['board', 'b', 'a']);
  });

  test('that were given back are built on next', () => {
    const changes = [built('b'), built('a'), givenBack('b')];
    assert.deepEqual(placeCards(['board', 'a'], changes), ['board', '', 'a']);
    assert.deepEqual(placeCards(['board', 'a', 'c'], [...changes, built('c')]), [
      'board',
      'c',
      'a',
    ]);
  });

  test('of cards from before are those they had', () => {
    assert.deepEqual(placeCards(['a', 'b'], [givenBack('c')]), ['a', 'b', '']);
  });
});
