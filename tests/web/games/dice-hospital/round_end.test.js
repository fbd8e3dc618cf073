import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentOf, partTold } from '../../../../src/wardround/web/games/dice-hospital/round_end.js';

/** @import { Happening, View } from '../../../../src/wardround/web/games/dice-hospital/types.js' */
/**
 * @import { RoundEndData } from '../../../../src/wardround/web/games/dice-hospital/round_end.js'
 */

/** A view in which seat 0 has discharged so many. @param {number} home */
const viewWith = (home) =>
  /** @type {View} */ (
    /** @type {unknown} */ ({
      round: 3,
      hospitals: [{ lounge: { red: home, yellow: 0, green: 0 } }],
    })
  );

/** @param {...[string, object, number?]} all @returns {Happening[]} */
const happened = (...all) =>
  /** @type {Happening[]} */ (all.map(([name, figures, seat = 0]) => ({ name, seat, figures })));

const HOME = /** @type {[string, object]} */ (['home', {}]);
const RECALL = /** @type {[string, object]} */ (['recall', {}]);

test('a round that goes on has no scene', () => {
  assert.equal(
    momentOf(happened(['heal', { patient: 'r2', becomes: 'r3t' }]), viewWith(1), 0),
    null,
  );
});

test('a round that brought nothing to see has none', () => {
  assert.equal(momentOf(happened(HOME, RECALL), viewWith(0), 0), null);
});

test('the end of a round has a beat for everything that happened to this seat', () => {
  const all = happened(
    ['worsen', { patient: 'r3', becomes: 'r2' }],
    ['die', { patient: 'y1' }],
    ['die', { patient: 'g1' }, 1],
    ['score', { source: 'discharges', points: 3 }],
    ['score', { source: 'empty-hospital', points: 5 }],
    HOME,
    RECALL,
  );
  const moment = momentOf(all, viewWith(2), 0);
  const data = /** @type {RoundEndData} */ (moment?.data);
  assert.deepEqual(data.beats, ['neglect', 'death', 'stair', 'walk', 'points']);
  assert.deepEqual(data.dead, ['y1']);
  assert.equal(data.points, 8);
  assert.equal(moment?.beats.length, 5);
});

test('it lasts no longer than about four seconds', () => {
  const all = happened(
    ['worsen', { patient: 'r3', becomes: 'r2' }],
    ['die', { patient: 'y1' }],
    ['score', { source: 'discharges', points: 3 }],
    HOME,
    RECALL,
  );
  const lasts = momentOf(all, viewWith(2), 0)?.beats ?? [];
  assert.ok(lasts.reduce((sum, ms) => sum + ms, 0) <= 4200);
});

test('the last round has its scene too, although no worker comes back', () => {
  const all = happened(['die', { patient: 'y1' }], HOME);
  const data = /** @type {RoundEndData} */ (momentOf(all, viewWith(0), 0)?.data);
  assert.deepEqual(data.beats, ['death']);
});

test('the header follows the scene: neglect first, then what comes after it', () => {
  const all = happened(['die', { patient: 'y1' }], HOME);
  const moment = momentOf(all, viewWith(1), 0);
  const parts = (/** @type {string[]} */ ...names) =>
    moment?.beats.map((_, beat) => partTold({ moment, beat }, names));
  assert.deepEqual(parts(), ['neglect', 'shift-change', 'shift-change']);
  assert.deepEqual(parts('discharge'), ['neglect', 'discharge', 'discharge']);
  assert.equal(partTold(null, []), '');
});
