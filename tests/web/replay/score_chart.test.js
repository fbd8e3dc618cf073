import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ScoreChart } from '../../../src/wardround/web/replay/score_chart.js';

/** @import { Drawing } from '../../../src/wardround/web/games/drawing.js' */
/** @import { Moment } from '../../../src/wardround/web/replay/faults.js' */
/** @import { Step } from '../../../src/wardround/web/wire/wire.js' */

const drawing = /** @type {Drawing} */ ({
  scoreName: 'points',
  readHeading: (heading) => ({ round: heading, part: '' }),
});
const steps = /** @type {Step[]} */ (
  ['Setup', 'Round 1', 'Round 1', 'Round 2'].map((heading, n) => ({
    heading,
    standing: { scores: [n] },
  }))
);
const moments = /** @type {unknown} */ (
  [2, 1].map((step) => ({ step, again: [], verdict: { seat: 0 } }))
);

test('of two moments in one round the later one is on the right', () => {
  const props = {
    steps,
    drawing,
    names: ['Ada'],
    place: 2,
    moments: /** @type {Moment[]} */ (moments),
  };
  const chart = /** @type {any} */ (ScoreChart(props));
  const marks = chart.props.marks.map((/** @type {any} */ mark) => [mark.text, mark.now]);
  assert.deepEqual(marks, [
    ['1', true],
    ['2', false],
  ]);
});
