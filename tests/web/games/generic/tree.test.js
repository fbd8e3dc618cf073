import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isEmpty, treeOf, wordsIn } from '../../../../src/wardround/web/games/generic/tree.js';
import {
  initialsOf,
  readable,
  titleOf,
} from '../../../../src/wardround/web/games/generic/words.js';

const NAMES = ['Ada', 'Bea'];

describe('a view as a tree', () => {
  test('has a line for every plain value and list of them', () => {
    assert.deepEqual(treeOf({ round: 3, open_beds: ['r1', 'r2'] }, NAMES, readable), [
      { title: 'Round', values: [3], children: [] },
      { title: 'Open beds', values: ['r1', 'r2'], children: [] },
    ]);
  });

  test('has a heading for everything that holds more', () => {
    const [bag] = treeOf({ bag: { red: 2, blue: 0 } }, NAMES, readable);
    assert.equal(bag.title, 'Bag');
    assert.deepEqual(
      bag.children.map(({ title, values }) => [title, values]),
      [
        ['Red', [2]],
        ['Blue', [0]],
      ],
    );
  });

  test('heads what every seat has by the names of the players', () => {
    const [houses] = treeOf({ houses: [{ beds: 1 }, { beds: 2 }] }, NAMES, readable);
    assert.deepEqual(
      houses.children.map(({ title }) => title),
      NAMES,
    );
  });

  test('numbers other lists of things', () => {
    const [streets] = treeOf({ streets: [['r1'], [], ['r2']] }, NAMES, readable);
    assert.deepEqual(
      streets.children.map(({ title }) => title),
      ['1', '2', '3'],
    );
  });

  test('calls keys as the game calls them', () => {
    const [deck] = treeOf({ deck: { surgeon: 2 } }, NAMES, (key) => key.toUpperCase());
    assert.deepEqual([deck.title, deck.children[0].title], ['DECK', 'SURGEON']);
  });

  test('leaves out what the page tells elsewhere', () => {
    assert.deepEqual(treeOf({ options: { seats: '2' }, seat: 0 }, NAMES, readable), []);
  });

  test('knows every word in it, however deep', () => {
    const view = { phase: 'take', houses: [{ staff: ['surgeon'], beds: 2 }, { boss: 'rosa' }] };
    assert.deepEqual(wordsIn(treeOf(view, NAMES, readable)), ['take', 'surgeon', 'rosa']);
  });

  test('tells where there is nothing to tell', () => {
    const [none, some] = treeOf(
      { none: { event: null, cards: [] }, some: { n: 0 } },
      NAMES,
      readable,
    );
    assert.equal(isEmpty(none), true);
    assert.equal(isEmpty(some), false);
  });
});

test('keys are read as words, and games have titles and initials', () => {
  assert.equal(readable('shift_change'), 'Shift change');
  assert.equal(readable('night-shift'), 'Night shift');
  assert.equal(titleOf('third-game'), 'Third Game');
  assert.equal(initialsOf('third-game'), 'TG');
});
