import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { changeSettings, settings } from '../../../src/wardround/web/settings.js';
import { read } from '../../../src/wardround/web/storage.js';
import { stopTime } from '../support/browser.js';
import { sight, table } from '../support/messages.js';
import { sitDown } from '../support/sessions.js';

const routine = { name: 'return', words: ['pass', 'bribe'], usual: 'pass' };
const drawing = { routine: () => routine };
const sights = [sight({ legal: ['pass', 'bribe', 'card'] })];

beforeEach(() => {
  stopTime();
  changeSettings({ keepEverything: true });
});

afterEach(() => {
  mock.timers.reset();
  changeSettings({ keepEverything: true });
});

describe('a routine question', () => {
  test('is answered as usual, by itself', async () => {
    const seated = await sitDown(table({ sights }), drawing);
    assert.deepEqual(seated.commands('say')[0].words, ['pass']);
  });

  test('is asked, if the settings say so', async () => {
    changeSettings({ keepEverything: false });
    const seated = await sitDown(table({ sights }), drawing);
    assert.deepEqual(seated.commands('say'), []);
  });

  test('is asked, if a thing was marked for it', async () => {
    const seated = await sitDown(table({ asked: [1] }), drawing);
    seated.session.standingAnswers.toggleArmed('card');
    await seated.show(table({ seq: 1, sights: [sight({ ...sights[0], prompt: 2 })] }));
    assert.deepEqual(seated.commands('say'), []);
  });

  test('is answered again when the thing is no longer marked', async () => {
    const seated = await sitDown(table({ asked: [1] }), drawing);
    seated.session.standingAnswers.toggleArmed('card');
    seated.session.standingAnswers.toggleArmed('card');
    await seated.show(table({ seq: 1, sights: [sight({ ...sights[0], prompt: 2 })] }));
    assert.equal(seated.commands('say').length, 1);
  });

  test('is not answered with a word that is not legal', async () => {
    const seated = await sitDown(table({ sights: [sight({ legal: ['card'] })] }), drawing);
    assert.deepEqual(seated.commands('say'), []);
  });

  test('is not answered for somebody else', async () => {
    const seated = await sitDown(table({ asked: [1] }), drawing);
    assert.deepEqual(seated.commands('say'), []);
  });
});

describe('an answer for good', () => {
  test('is said now, stored for this table, and said whenever it is asked', async () => {
    changeSettings({ keepEverything: false });
    const seated = await sitDown(table({ sights }), drawing);
    seated.session.standingAnswers.always(routine, 'bribe');
    assert.deepEqual(read('answers', {}), { abc: { return: 'bribe' } });
    await seated.show(table({ seq: 1, sights: [sight({ ...sights[0], prompt: 2 })] }));
    assert.deepEqual(
      seated.commands('say').map(({ words }) => words),
      [['bribe'], ['bribe']],
    );
  });

  test('that is the usual one is a setting', async () => {
    changeSettings({ keepEverything: false });
    const seated = await sitDown(table({ sights }), drawing);
    seated.session.standingAnswers.always(routine, 'pass');
    assert.equal(settings.value.keepEverything, true);
    assert.deepEqual(seated.session.standingAnswers.answers.value, {});
  });

  test('can be taken back', async () => {
    changeSettings({ keepEverything: false });
    const seated = await sitDown(table({ sights }), drawing);
    seated.session.standingAnswers.always(routine, 'bribe');
    seated.session.standingAnswers.askAgain('return');
    assert.deepEqual(read('answers', {}), { abc: {} });
  });
});
