import './support/browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play, SOUNDS } from '../../src/wardround/web/ui/sounds.js';

test('no sound lasts longer than 600 milliseconds', () => {
  for (const parts of Object.values(SOUNDS)) {
    const ends = parts.map(({ at, lasts }) => at + lasts);
    assert.ok(Math.max(...ends) <= 0.6);
  }
});

test('before the page was touched nothing sounds, and nothing fails', () => {
  play(['roll', undefined, 'home']);
});
