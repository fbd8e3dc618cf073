import './support/browser.js';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import * as storage from '../../src/wardround/web/storage.js';
import { browser } from './support/browser.js';

const { entriesSeen, forgetSeats, read, storedSeats, storeSeats, storeSeen, tokensOf, write } =
  storage;

beforeEach(() => browser.storage.clear());

describe('what is stored under a key', () => {
  test('is read again', () => {
    write('colour', { dark: true });
    assert.deepEqual(read('colour', {}), { dark: true });
  });

  test('is the fallback before anything was stored', () => {
    assert.equal(read('colour', 'light'), 'light');
  });

  test('is the fallback if it cannot be read', () => {
    browser.storage.setItem('wardround.colour', '{broken');
    assert.equal(read('colour', 'light'), 'light');
  });

  test('is not missed where a browser stores nothing', (context) => {
    context.mock.method(browser.storage, 'setItem', () => {
      throw new Error('quota');
    });
    assert.doesNotThrow(() => write('colour', 'dark'));
  });
});

describe('seats', () => {
  test('are found by their table', () => {
    storeSeats({ table: 'a', seat: 0, token: 'a0' }, { table: 'a', seat: 1, token: 'a1' });
    storeSeats({ table: 'b', seat: 0, token: 'b0' });
    assert.deepEqual(tokensOf('a'), ['a0', 'a1']);
    assert.deepEqual(tokensOf('none'), []);
  });

  test('taken again have the new token only', () => {
    storeSeats({ table: 'a', seat: 0, token: 'old' });
    storeSeats({ table: 'a', seat: 0, token: 'new' });
    assert.deepEqual(tokensOf('a'), ['new']);
  });

  test('are the latest fifty, the latest first', () => {
    for (let n = 0; n < 60; n += 1) storeSeats({ table: `t${n}`, seat: 0, token: `${n}` });
    assert.equal(storedSeats().length, 50);
    assert.equal(storedSeats()[0].table, 't59');
    assert.deepEqual(tokensOf('t9'), []);
  });

  test('can be forgotten', () => {
    storeSeats({ table: 'a', seat: 0, token: 'a0' }, { table: 'b', seat: 0, token: 'b0' });
    forgetSeats(({ table }) => table === 'a');
    assert.deepEqual(
      storedSeats().map(({ token }) => token),
      ['b0'],
    );
  });
});

describe('what was seen of a table', () => {
  test('is nothing at first, then the latest entry', () => {
    assert.equal(entriesSeen('a'), 0);
    storeSeen('a', 4);
    storeSeen('a', 9);
    assert.equal(entriesSeen('a'), 9);
  });

  test('stays known for a table that is looked at again and again', () => {
    storeSeen('mine', 1);
    for (let n = 0; n < 49; n += 1) storeSeen(`t${n}`, 1);
    storeSeen('mine', 2);
    for (let n = 50; n < 90; n += 1) storeSeen(`t${n}`, 1);
    assert.equal(entriesSeen('mine'), 2);
    assert.equal(entriesSeen('t0'), 0);
  });
});
