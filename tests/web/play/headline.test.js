import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headline } from '../../../src/wardround/web/play/end.js';

/** @import { Ended } from '../../../src/wardround/web/play/end.js' */

/** @param {number[]} scores @param {number[]} ranks @param {number[]} own */
const ended = (scores, ranks, own) =>
  /** @type {Ended} */ ({ result: { scores, ranks }, names: ['Ada', 'Bea', 'Cem'], own });

test('who wins is told with by how much', () => {
  assert.equal(headline(ended([7, 10, 3], [2, 1, 3], [0])), 'Bea wins by 3');
  assert.equal(headline(ended([7, 10, 3], [2, 1, 3], [1])), 'You win by 3');
});

test('nobody wins by nothing: a tie that was broken is told as one', () => {
  assert.equal(headline(ended([10, 10, 3], [2, 1, 3], [0])), 'Bea wins on the tie-break');
  assert.equal(headline(ended([10, 10, 3], [2, 1, 3], [1])), 'You win on the tie-break');
});
