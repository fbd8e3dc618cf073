import '../support/browser.js';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  nextSpeaker,
  partOf,
  stepOf,
  stretch,
  stretches,
  within,
  wordsUpTo,
} from '../../../src/wardround/web/replay/steps.js';

/** @param {string} heading @param {number} speaker @param {string[]} words */
const step = (heading, speaker, words, place = 0) => ({
  step: place,
  entry: 0,
  heading,
  speaker,
  words,
  happenings: [],
  lines: [],
  view: { options: {} },
  standing: null,
});

const STEPS = [
  step('setup', -1, ['deal']),
  step('round 1 intake', 0, ['take', 'one']),
  step('round 1 intake', 1, ['take', 'two']),
  step('round 1 work', 0, ['nurse']),
  step('round 2 intake', -1, ['roll']),
  step('round 2 intake', 1, ['pass']),
];

/** @param {{ heading: string }} one */
const roundOf = ({ heading }) => heading.split(' ').slice(0, 2).join(' ');

describe('a stretch of steps', () => {
  test('begins with the first step that has another heading', () => {
    assert.equal(stretch(STEPS, 1, 1, partOf), 3);
    assert.equal(stretch(STEPS, 3, 1, partOf), 4);
  });

  test('backwards is this one from its middle, and the one before from its beginning', () => {
    assert.equal(stretch(STEPS, 2, -1, partOf), 1);
    assert.equal(stretch(STEPS, 3, -1, partOf), 1);
  });

  test('may be a whole round', () => {
    assert.equal(stretch(STEPS, 1, 1, roundOf), 4);
    assert.equal(stretch(STEPS, 5, -1, roundOf), 4);
  });

  test('ends where the game begins and ends', () => {
    assert.equal(stretch(STEPS, 0, -1, partOf), 0);
    assert.equal(stretch(STEPS, 5, 1, partOf), 5);
  });
});

test('the stretches of a game are listed with where they begin', () => {
  assert.deepEqual(stretches(STEPS, roundOf), [
    { place: 0, name: 'setup' },
    { place: 1, name: 'round 1' },
    { place: 4, name: 'round 2' },
  ]);
});

test('a step that is not there is the nearest one', () => {
  assert.equal(within(-3, 6), 0);
  assert.equal(within(17, 6), 5);
  assert.equal(within(2, 6), 2);
});

test('words are counted up to a step, and found again by their number', () => {
  assert.equal(wordsUpTo(STEPS, 0), 1);
  assert.equal(wordsUpTo(STEPS, 2), 5);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((word) => stepOf(STEPS, word)),
    [0, 1, 1, 2, 2, 3, 4, 5],
  );
  assert.equal(stepOf(STEPS, 99), 5);
});

test('the next to speak is a seat, not chance', () => {
  assert.equal(nextSpeaker(STEPS, 0), 0);
  assert.equal(nextSpeaker(STEPS, 3), 1);
  assert.equal(nextSpeaker(STEPS, 5), 0);
});
