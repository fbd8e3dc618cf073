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

test('who draws is drawn, not named; what nobody draws is not told', () => {
  const drawn = (/** @type {number} */ seat) => happened('draw', { colour: 'red' }, seat);
  const rows = logRows([drawn(0), drawn(0), drawn(-1)]);
  assert.deepEqual(
    rows.map(({ seat, drawn: parts }) => [seat, /** @type {unknown[]} */ (parts).length]),
    [[0, 2]],
  );
});

test('of loading equal dice the ambulance that is asked about is told, not each die', () => {
  const load = (/** @type {number} */ ambulance, /** @type {string} */ patient) =>
    happened('load', { ambulance, patient }, -1);
  const all = [load(1, 'r3'), load(1, 'g3'), load(2, 'y3')];
  assert.equal(/** @type {unknown[]} */ (previewOf(all, 0)).length, 3, 'its name, two dice');
});

test('the dice of an ambulance stand in the log behind its name, once', () => {
  const load = (/** @type {number} */ ambulance, /** @type {string} */ patient) =>
    happened('load', { ambulance, patient }, -1);
  const all = [load(3, 'y4'), load(4, 'g5'), load(3, 'r5')];
  const [{ seat, drawn }, ...more] = logRows(all, 1);
  assert.equal(seat, 1);
  assert.equal(/** @type {unknown[]} */ (drawn).length, 5, 'two names, three dice');
  assert.deepEqual(more, []);
  assert.deepEqual(logRows(all), [], 'what chance loads is not told');
});

test('the first player and the cards of the setup are rows too: nobody is named in them', () => {
  const reveal = (/** @type {string} */ card) => happened('reveal', { card, from_under: 0 }, -1);
  const rows = logRows([happened('first', {}), reveal('clinic'), reveal('surgeon')]);
  assert.deepEqual(
    rows.map(({ seat, drawn }) => [seat, /** @type {unknown[]} */ (drawn).length]),
    [
      [0, 1],
      [-1, 1],
    ],
  );
});
