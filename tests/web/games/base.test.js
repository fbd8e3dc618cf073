import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken, zoneKey } from '../../../src/wardround/web/games/base.js';

test('a text is said in the language spoken when it is read', () => {
  let language = 'en';
  const t = (/** @type {string} */ key) => `${key} (${language})`;
  const offer = spoken(t, { line: 'offer-now-line' }, { bots: 2 });
  assert.deepEqual({ ...offer }, { bots: 2, line: 'offer-now-line (en)' });
  language = 'de';
  assert.equal(offer.line, 'offer-now-line (de)');
});

test('a key that goes to a zone is named after it', () => {
  const key = zoneKey((text) => text, 'action-city', 'city', 'c');
  assert.deepEqual({ ...key }, { name: 'city', key: 'c', zone: 'city', text: 'action-city' });
});
