import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { settled, stopTime } from '../support/browser.js';
import { entry, sight, table } from '../support/messages.js';
import { sitDown } from '../support/sessions.js';

/** @import { Seated } from '../support/sessions.js' */

const HINT = {
  seat: 0,
  prompt: 1,
  sentences: [['take', 'nurse'], ['finish']],
  lines: [],
  text: 'It wins a point. Next best: {second}.',
  second: ['pass'],
  lead: 1,
  off: 0,
  proven: true,
};

/** The server gives this hint. @param {Seated} seated @param {object} [given] */
async function ask({ session }, given = {}) {
  mock.method(globalThis, 'fetch', async () => ({
    ok: true,
    json: async () => ({ ...HINT, ...given }),
  }));
  await session.hints.ask();
}

/** Ada has said these words, and is asked again. @param {string[]} words */
const after = (words) =>
  table({
    seq: words.length,
    sights: [
      sight({
        prompt: 1 + words.length,
        entries: words.map((word, n) => entry({ seq: n + 1, word, begins: n === 0 })),
      }),
    ],
  });

beforeEach(() => stopTime());

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

describe('a hint', () => {
  test('marks the words of its first sentence, and says how sure it is', async () => {
    const seated = await sitDown();
    await ask(seated);
    assert.deepEqual([...seated.session.hints.words.value], ['take', 'nurse']);
    assert.match(seated.session.hints.text(), /Take → Nurse.*Next best: Pass\./);
  });

  test('goes on for as long as it is followed', async () => {
    const seated = await sitDown();
    await ask(seated);
    await seated.show(after(['take']));
    assert.deepEqual(seated.session.hints.next.value, ['nurse']);
    await seated.show(after(['take', 'nurse']));
    assert.deepEqual(seated.session.hints.next.value, ['finish']);
  });

  test('is dropped when something else is said', async () => {
    const seated = await sitDown();
    await ask(seated);
    await seated.show(after(['pass']));
    assert.equal(seated.session.hints.words.value.size, 0);
    assert.equal(seated.session.hints.text(), '');
  });

  test('that comes too late is of no use', async () => {
    const seated = await sitDown();
    await ask(seated, { prompt: 7 });
    assert.equal(seated.session.hints.words.value.size, 0);
  });

  test('that is refused says why', async () => {
    const seated = await sitDown();
    mock.method(globalThis, 'fetch', async () => ({
      ok: false,
      json: async () => ({ error: { code: 'hint-busy', text: 'Somebody else is helped.' } }),
    }));
    await seated.session.hints.ask();
    await settled();
    assert.equal(seated.session.note.value, 'Somebody else is helped.');
    assert.equal(seated.session.hints.thinking.value, false);
  });

  test('cannot be had in a puzzle, nor in the middle of a sentence', async () => {
    const puzzle = {
      number: 1,
      grade: 1,
      grades: 4,
      best: 5,
      greedy: 4,
      last: false,
      result: null,
    };
    const solving = await sitDown(table({ puzzle }));
    assert.equal(solving.session.hints.possible, false);
    const begun = await sitDown(table({ sights: [sight({ resting: false })] }));
    assert.equal(begun.session.hints.possible, false);
  });
});
