import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  dayMark,
  longestStreak,
  marks,
  noteResult,
  streak,
} from '../../../src/wardround/web/puzzles/progress.js';

beforeEach(() => localStorage.clear());

test('the best end at the first Finish is a star, later a tick, before that a ring', () => {
  noteResult(7, true);
  noteResult(8, false);
  noteResult(9, false);
  noteResult(9, true);
  assert.deepEqual(marks(), { 7: 'star', 8: 'tried', 9: 'solved' });
});

test('a result that is told again changes nothing', () => {
  noteResult(7, true);
  noteResult(7, true);
  noteResult(7, false);
  assert.deepEqual(marks(), { 7: 'star' });
});

test('days in a row are counted across months; today may still be open', () => {
  for (const day of ['2026-02-27', '2026-02-28', '2026-03-01']) noteResult(1, true, day);
  assert.equal(streak('2026-03-01'), 3);
  assert.equal(streak('2026-03-02'), 3);
  assert.equal(streak('2026-03-03'), 0);
});

test('a day on which the puzzle was tried only breaks the row', () => {
  noteResult(1, true, '2026-05-01');
  noteResult(2, false, '2026-05-02');
  noteResult(3, true, '2026-05-03');
  assert.equal(dayMark('2026-05-02'), undefined);
  assert.equal(streak('2026-05-03'), 1);
  assert.equal(longestStreak(), 1);
});
