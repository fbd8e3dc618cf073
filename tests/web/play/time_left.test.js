import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import {
  clockText,
  isSoon,
  isSpoken,
  secondsUntil,
  timeText,
} from '../../../src/wardround/web/play/time_left.js';
import { stopTime } from '../support/browser.js';

beforeEach(() => stopTime());
afterEach(() => mock.timers.reset());

test('a begun second counts whole, and none is left when time is up', () => {
  assert.equal(secondsUntil(Date.now() + 1001), 2);
  assert.equal(secondsUntil(Date.now() + 1000), 1);
  assert.equal(secondsUntil(Date.now() - 5000), 0);
});

test('a clock shows minutes and two digits of seconds', () => {
  assert.equal(clockText(65), '1:05');
  assert.equal(clockText(0), '0:00');
});

test('ten seconds are soon, eleven are not', () => {
  assert.equal(isSoon(10), true);
  assert.equal(isSoon(11), false);
});

test('it is spoken of at thirty and at ten seconds', () => {
  const spoken = Array.from({ length: 61 }, (_, n) => n).filter(isSpoken);
  assert.deepEqual(spoken, [10, 30]);
});

test('there is nothing to say without a limit', () => {
  assert.equal(timeText(null), '');
  assert.match(timeText(Date.now() + 42_000), /42/);
});
