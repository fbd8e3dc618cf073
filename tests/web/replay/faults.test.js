import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentsOf, ranked } from '../../../src/wardround/web/replay/faults.js';
import { goingOn } from '../../../src/wardround/web/replay/play_on.js';
import { stepNamed } from '../../../src/wardround/web/replay/steps.js';

/** @import { Drawing } from '../../../src/wardround/web/games/drawing.js' */
/** @import { ReviewSeen, Step } from '../../../src/wardround/web/wire/wire.js' */

/** @param {number} speaker @param {string} heading @param {string[]} words */
const step = (speaker, heading, ...words) => /** @type {Step} */ ({ speaker, heading, words });

const STEPS = [
  step(-1, 'round 1 intake', 'roll'),
  step(1, 'round 1 intake', 'ambulance-2'),
  step(0, 'round 1 improvement', 'clinic'),
  step(0, 'round 1 activation', 'nurse', 'clinic', 'r4'),
  step(0, 'round 2 improvement', 'urology'),
  step(1, 'round 2 activation', 'finish'),
];
const drawing = /** @type {Drawing} */ ({
  kind: (word) => (['clinic', 'urology'].includes(word) ? 'department' : word),
  readHeading: (heading) => ({ round: heading.slice(0, 7), part: heading.slice(8) }),
});

/** @param {number} number @param {number} seat @param {number} lost @param {string[]} better */
const verdict = (number, seat, lost, ...better) => ({
  number,
  seat,
  lost,
  off: 0,
  better: [better],
  exact: true,
  gains: {},
});

test('play goes on before a decision, in the seat that decides', () => {
  const how = { before: true, eyes: -1, own: [0] };
  assert.deepEqual(goingOn(STEPS, 3, how), { entries: 3, seat: 0 });
  assert.deepEqual(goingOn(STEPS, 3, { ...how, before: false }), { entries: 6, seat: 0 });
});

test('who holds a seat plays on in it, also from a decision of somebody else', () => {
  const how = { before: true, eyes: -1, own: [0] };
  assert.deepEqual(goingOn(STEPS, 1, how), { entries: 1, seat: 0 });
  assert.deepEqual(goingOn(STEPS, 1, { ...how, own: [] }), { entries: 1, seat: 1 });
  assert.deepEqual(goingOn(STEPS, 3, { ...how, eyes: 1 }), { entries: 3, seat: 1 });
});

test('departments where specialists were better are one fault, named under the costliest', () => {
  const verdicts = [
    verdict(2, 0, 1, 'surgeon'),
    verdict(3, 0, 4, 'nurse', 'department', 'r4'),
    verdict(6, 0, 2, 'surgeon'),
  ];
  const review = /** @type {ReviewSeen} */ ({ verdicts, moments: [[3, 6, 2], []] });
  const found = momentsOf(ranked(review, [0, 1]), review, STEPS, drawing);
  assert.deepEqual(
    found.map(({ step: at, again }) => [at, again]),
    [
      [3, []],
      [4, [2]],
    ],
  );
});

test('of the surest moments the one that lost most comes first', () => {
  const verdicts = [
    { ...verdict(2, 0, 3, 'surgeon'), off: 0 },
    { ...verdict(3, 0, 5, 'nurse', 'clinic', 'g2'), off: 4 },
  ];
  const review = /** @type {ReviewSeen} */ ({ verdicts, moments: [[2, 3], []] });
  const found = momentsOf(ranked(review, [0, 1]), review, STEPS, drawing);
  assert.deepEqual(
    found.map(({ verdict: { lost } }) => lost),
    [5, 3],
  );
});

test('an address names a step by its number or by its round', () => {
  assert.equal(stepNamed(STEPS, '3'), 3);
  assert.equal(stepNamed(STEPS, 'round-2'), 4);
  assert.equal(stepNamed(STEPS, 'round-9'), 0);
});
