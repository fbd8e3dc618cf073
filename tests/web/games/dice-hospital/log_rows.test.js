import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logRows, previewOf } from '../../../../src/wardround/web/games/dice-hospital/log_rows.js';

/** @import { Happening } from '../../../../src/wardround/web/games/dice-hospital/types.js' */

/** @param {string} name @param {object} figures @param {number} [seat] */
const happened = (name, figures, seat = 0) => /** @type {Happening} */ ({ name, seat, figures });

const SPARED = happened('spare', { patient: 'y3' });
const WORSE = happened('worsen', { patient: 'r3', becomes: 'r2' });
const SCORE = happened('score', { points: 9, source: 'discharges' });

test('every part of a row is a thing of its own: words do not run into each other', () => {
  const [{ drawn }] = logRows([SPARED, happened('give-back', { card: 'clinic' }), WORSE, SCORE]);
  assert.ok(Array.isArray(drawn));
  assert.equal(drawn.length, 4);
  assert.ok(drawn.every((part) => typeof part !== 'string'));
});

test('what one would do oneself is told without a name', () => {
  assert.ok(previewOf([happened('heal', { patient: 'r3', becomes: 'r4t' })], 0));
});

test('what concerns others, or has no picture, is told in words', () => {
  const heal = happened('heal', { patient: 'r3', becomes: 'r4t' });
  assert.equal(previewOf([heal, happened('heal', { patient: 'r1', becomes: 'r2t' }, 1)], 0), null);
  assert.equal(previewOf([heal], 1), null);
  assert.equal(previewOf([], 0), null);
});
