import '../support/browser.js';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FINE, OVER, QUIET, stepFor, wordsLeft } from '../../../src/wardround/web/learn/lesson.js';
import { sight } from '../support/messages.js';

/** @import { Lesson, Moment } from '../../../src/wardround/web/learn/lesson.js' */

const TAKE = { key: 'take', when: () => true, words: ['take', 'one'] };
const READ = { key: 'read', when: () => true, read: true };
const TIP = { key: 'tip', when: () => true, once: true, like: 'take' };

/** @type {string[]} */
let said = [];

/** @param {Partial<Lesson>} given @returns {Lesson} */
const lesson = (given) => ({
  seed: 1,
  bots: [],
  options: {},
  steps: [],
  coach: [],
  guided: () => true,
  over: () => false,
  ending: 'over',
  said: () => said,
  text: (key) => key,
  thing: (word) => word,
  ...given,
});

/** @param {Partial<Moment>} [given] @returns {Moment} */
const moment = (given = {}) => ({
  view: {},
  seat: 0,
  sight: sight({ legal: ['take', 'one'] }),
  heading: 'round 1',
  begun: false,
  past: () => false,
  ...given,
});

/** @param {string} shown */
const past = (shown) => ({ past: (/** @type {string} */ key) => key === shown });

describe('the step of a guided game', () => {
  test('is the first that fits', () => {
    const never = { key: 'never', when: () => false };
    assert.equal(stepFor(lesson({ steps: [never, TAKE, READ] }), 'lesson', moment()), TAKE);
  });

  test('is not one whose words were left', () => {
    said = ['take', 'two'];
    assert.equal(stepFor(lesson({ steps: [TAKE] }), 'lesson', moment({ begun: true })), FINE);
    said = [];
  });

  test('is not one that asks for what cannot be said', () => {
    const barred = moment({ sight: sight({ legal: ['two'] }) });
    assert.equal(stepFor(lesson({ steps: [TAKE] }), 'lesson', barred), QUIET);
  });

  test('is told once if it is to be read', () => {
    const taught = lesson({ steps: [READ, TAKE] });
    assert.equal(stepFor(taught, 'lesson', moment()), READ);
    assert.equal(stepFor(taught, 'lesson', moment(past('read'))), TAKE);
  });

  test('is the coach’s when nothing guides any more', () => {
    const taught = lesson({ steps: [TAKE], coach: [TIP], guided: () => false });
    assert.equal(stepFor(taught, 'lesson', moment()), TIP);
  });
});

describe('the coach', () => {
  test('gives tips without guiding', () => {
    assert.equal(stepFor(lesson({ steps: [TAKE], coach: [TIP] }), 'coach', moment()), TIP);
  });

  test('does not tell again what another step has told', () => {
    assert.equal(stepFor(lesson({ coach: [TIP] }), 'coach', moment(past('take'))), QUIET);
  });

  test('is quiet where there is nothing to tell', () => {
    assert.equal(stepFor(lesson({}), 'coach', moment()), QUIET);
  });
});

test('of the words asked for those are left that were not said, each as often as asked for', () => {
  const step = { key: 'treat', when: () => true, words: ['treat-a', 'patch', 'patch'] };
  assert.deepEqual(wordsLeft(step, ['treat-a', 'patch']), ['patch']);
  assert.deepEqual(wordsLeft(step, ['bed-3']), ['treat-a', 'patch', 'patch']);
});

test('a lesson that is over says so, whatever fits', () => {
  const taught = lesson({ steps: [TAKE], over: () => true });
  assert.equal(stepFor(taught, 'lesson', moment()), OVER);
});
