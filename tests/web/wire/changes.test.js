import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyChange } from '../../../src/wardround/web/wire/changes.js';
import { table } from '../support/messages.js';

/** @param {object} given @returns {any} */
const change = (given) => ({ type: 'change', number: 2, seq: 8, set: [], entries: [[]], ...given });

describe('a change', () => {
  test('replaces what is at the end of a path, and nothing else', () => {
    const before = table({ seq: 7 });
    const seat = before.seats[0];
    const now = applyChange(before, change({ set: [[['seats', 0, 'online'], false]] }));
    assert.equal(now?.seats[0].online, false);
    assert.deepEqual({ ...now?.seats[0], online: true }, seat);
    assert.equal(seat.online, true, 'who still shows the one before is not disturbed');
    assert.equal(now?.sights[0].view, before.sights[0].view);
  });

  test('brings the entries since the last message', () => {
    const before = table({ seq: 7 });
    const now = applyChange(before, change({ entries: [[{ seq: 8 }]] }));
    assert.deepEqual([now?.since, now?.seq, now?.number], [7, 8, 2]);
    assert.deepEqual(now?.sights[0].entries, [{ seq: 8 }]);
  });

  test('of another table does not fit', () => {
    assert.equal(applyChange(null, change({})), null);
    assert.equal(applyChange(table({ seq: 7, number: 2 }), change({})), null);
  });
});
