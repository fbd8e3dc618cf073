import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turningPoint } from '../../../src/wardround/web/play/end_turning_point.js';

/** @import { Result } from '../../../src/wardround/web/wire/wire.js' */

/** @param {number[]} ranks */
const result = (...ranks) => /** @type {Result} */ ({ ranks });

test('the turning point is the first round after which the winner stayed ahead', () => {
  const byRound = {
    rounds: [1, 2, 3, 4],
    points: [
      [5, 0, 4, 1],
      [1, 4, 1, 1],
    ],
  };
  assert.equal(turningPoint(byRound, result(1, 2))?.round, 3);
});

test('who led from the first round on decided it there', () => {
  const byRound = {
    rounds: [1, 2],
    points: [
      [1, 1],
      [2, 2],
    ],
  };
  assert.equal(turningPoint(byRound, result(2, 1))?.round, 1);
});

test('there is none if the final count decided, if nobody won alone, or without rounds', () => {
  const byRound = {
    rounds: [1, 2],
    points: [
      [1, 1],
      [2, 2],
    ],
  };
  assert.equal(turningPoint(byRound, result(1, 2)), null);
  assert.equal(turningPoint(byRound, result(1, 1)), null);
  assert.equal(turningPoint({ rounds: [], points: [[], []] }, result(1, 2)), null);
});
