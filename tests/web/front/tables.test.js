import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestCount } from '../../../src/wardround/web/front/seat_counts.js';
import { wantedSeats } from '../../../src/wardround/web/front/seat_rows.js';

test('a table has the number of seats that is nearest to what is wanted', () => {
  assert.equal(nearestCount([3, 4, 5], 2), 3);
  assert.equal(nearestCount([1, 2, 3, 4], 3), 3);
  assert.equal(nearestCount([2, 4], 9), 4);
  assert.equal(nearestCount([2, 4], 3), 2);
});

test('a seat is asked for by what it is to be, and nothing else', () => {
  const rows = /** @type {Parameters<typeof wantedSeats>[0]} */ ([
    { kind: 'person', name: 'Ada', bot: '' },
    { kind: 'open', name: 'Player 2', bot: '' },
    { kind: 'bot', name: 'Player 3', bot: 'greedy' },
  ]);
  assert.deepEqual(wantedSeats(rows), [
    { kind: 'person', name: 'Ada' },
    { kind: 'open' },
    { kind: 'bot', bot: 'greedy' },
  ]);
});
