import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LossCard } from '../../../../src/wardround/web/games/hospital-rush/loss_card.js';

/** @import { Loss } from '../../../../src/wardround/web/games/hospital-rush/losses.js' */

/** @type {Loss[]} */
const LOSSES = [{ by: 1, kind: 'steal', thing: 'buck', n: 1 }];

/** Whether the card is there while these can be chosen. @param {string[]} words */
const shown = (...words) =>
  LossCard({ losses: LOSSES, choosable: new Set(words), close: () => {} }) !== null;

test('what was taken is shown over one’s own goods unless those are chosen from', () => {
  assert.ok(shown('treat-a', 'study'));
  assert.ok(!shown('patch', 'orange'));
});
