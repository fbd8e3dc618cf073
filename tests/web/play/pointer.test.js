import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { settled, stopTime } from '../support/browser.js';
import { table } from '../support/messages.js';
import { sitDown } from '../support/sessions.js';
import { latest } from '../support/sockets.js';

/** @import { Seated } from '../support/sessions.js' */

beforeEach(() => stopTime());
afterEach(() => mock.timers.reset());

/** Somebody points at a thing, and stays there. @param {Seated} seated @param {string} word */
async function pointAt({ session }, word) {
  session.pointer.at(word);
  mock.timers.tick(70);
  await settled();
}

const happened = { name: 'score', seat: 0, figures: { points: 2 } };

describe('a thing that can be chosen', () => {
  test('shows what would come of it', async () => {
    const seated = await sitDown();
    await pointAt(seated, 'take');
    await seated.answer('preview', { happenings: [happened], lines: ['Ada takes it.'] });
    assert.deepEqual(seated.session.pointer.preview.value, [happened]);
    assert.equal(seated.session.pointer.text.value, 'Ada takes it.');
    assert.equal(seated.session.pointer.shown.value, 'take');
    seated.session.pointer.clear('take');
    assert.equal(seated.session.pointer.shown.value, '');
  });

  test('tells that chance will answer', async () => {
    const seated = await sitDown();
    await pointAt(seated, 'take');
    await seated.answer('preview', { lines: ['Ada rolls.'], chance: true });
    assert.match(seated.session.pointer.text.value, /^Ada rolls\. .+undone\.$/);
  });

  test('asks nothing while the pointer only passes', async () => {
    const seated = await sitDown();
    seated.session.pointer.at('take');
    mock.timers.tick(69);
    seated.session.pointer.at('pass');
    mock.timers.tick(69);
    assert.deepEqual(latest().sentOf('preview'), []);
  });

  test('shows nothing after the pointer has left it', async () => {
    const seated = await sitDown();
    await pointAt(seated, 'take');
    seated.session.pointer.clear('take');
    await seated.answer('preview', { happenings: [happened] });
    assert.deepEqual(seated.session.pointer.preview.value, []);
  });
});

describe('a thing that cannot be chosen', () => {
  test('shows what goes with it', async () => {
    const seated = await sitDown();
    await pointAt(seated, 'ward');
    await seated.answer('candidates', { words: ['nurse'] });
    assert.deepEqual([...seated.session.pointer.compatible.value], ['nurse']);
  });

  test('tells why not, where nothing goes with it', async () => {
    const seated = await sitDown();
    await pointAt(seated, 'ward');
    await seated.answer('candidates', { words: [] });
    await seated.answer('why', { reason: { key: 'why', figures: {}, text: 'It is closed.' } });
    assert.equal(seated.session.pointer.text.value, 'It is closed.');
  });
});

test('what was left before is not cleared by leaving it late', async () => {
  const seated = await sitDown();
  await pointAt(seated, 'take');
  seated.session.pointer.clear('ward');
  assert.equal(seated.session.pointer.word.value, 'take');
});

test('nothing is asked by somebody who is not asked', async () => {
  const seated = await sitDown(table({ asked: [1] }));
  await pointAt(seated, 'take');
  assert.deepEqual(latest().sentOf('preview'), []);
});
