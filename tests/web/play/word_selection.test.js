import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { changeSettings } from '../../../src/wardround/web/settings.js';
import { settled, stopTime } from '../support/browser.js';
import { sight, table } from '../support/messages.js';
import { sitDown } from '../support/sessions.js';
import { latest } from '../support/sockets.js';

/** @import { Happened, SeatPayload } from '../../../src/wardround/web/wire/wire.js' */

/** A table at which Ada is asked so. @param {Partial<SeatPayload>} given */
const asking = (given, seq = 0) => table({ seq, since: seq, sights: [sight(given)] });

/** @param {{ session: { selection: { choosable: { value: Set<string> } } } }} seated */
const choosable = ({ session }) => [...session.selection.choosable.value];

beforeEach(() => stopTime());

afterEach(() => {
  mock.timers.reset();
  changeSettings({ neverAsk: false });
});

describe('a word that is legal', () => {
  test('is said at once', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('take');
    const [said] = seated.commands('say');
    assert.deepEqual([said.seat, said.prompt, said.words], [0, 1, ['take']]);
  });

  test('is not said twice by an impatient finger', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('take');
    seated.session.selection.choose('take');
    assert.equal(seated.commands('say').length, 1);
  });

  test('can be chosen again when the command is done', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('take');
    await seated.show(asking({ prompt: 2 }, 1));
    seated.session.selection.choose('take');
    assert.equal(seated.commands('say').length, 2);
  });

  test('is not said while there is no connection', async () => {
    const seated = await sitDown();
    latest().drop();
    seated.session.selection.choose('take');
    assert.deepEqual(seated.commands('say'), []);
    assert.equal(seated.session.note.value, 'Offline, trying again.');
  });
});

describe('a word that is not legal by itself', () => {
  test('is chosen, and the words that go with it can be', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: ['nurse', 'doctor'] });
    assert.deepEqual(seated.session.selection.chosen.value, ['ward']);
    assert.deepEqual(choosable(seated), ['nurse', 'doctor']);
    assert.deepEqual(seated.commands('say'), []);
  });

  test('costs one round trip: what it does and what goes with it are asked at once', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    assert.equal(latest().sentOf('preview').length, 1);
    assert.equal(latest().sentOf('candidates').length, 1);
  });

  test('is said without waiting for what would go with it', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    await seated.answer('preview', { complete: true });
    assert.deepEqual(seated.commands('say')[0].words, ['ward']);
  });

  test('is said with the only word that goes with it', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: ['nurse'] });
    await seated.answer('preview', {});
    assert.deepEqual(seated.commands('say')[0].words, ['ward', 'nurse']);
  });

  test('is said with a second one as soon as both can be', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: ['nurse', 'doctor'] });
    seated.session.selection.choose('nurse');
    await seated.answer('preview', { complete: true });
    assert.deepEqual(seated.commands('say')[0].words, ['ward', 'nurse']);
  });

  test('tells why not where nothing goes with it', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: [] });
    await seated.answer('why', { reason: { key: 'why', figures: {}, text: 'it is closed.' } });
    assert.equal(seated.session.note.value, 'It is closed.');
    assert.deepEqual(seated.session.selection.chosen.value, []);
  });

  test('is forgotten when another question came meanwhile', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.show(asking({ prompt: 2 }, 1));
    await seated.answer('candidates', { words: ['nurse', 'doctor'] });
    assert.deepEqual(seated.session.selection.chosen.value, []);
    assert.deepEqual(latest().sentOf('why'), []);
  });

  test('keeps further clicks waiting until it is known what goes with it', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    seated.session.selection.choose('lamp');
    assert.deepEqual(
      latest()
        .sentOf('preview')
        .map(({ words }) => words),
      [['ward']],
    );
  });

  test('gives way to another of its kind that does not go with it', async () => {
    const kind = (/** @type {string} */ word) => (word === 'nurse' ? 'worker' : 'room');
    const seated = await sitDown(table(), { kind });
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: ['nurse', 'doctor'] });
    seated.session.selection.choose('attic');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: [] });
    await seated.refuse('preview');
    await seated.answer('candidates', { words: ['nurse', 'ghost'] });
    assert.deepEqual(seated.session.selection.chosen.value, ['attic']);
    assert.deepEqual(choosable(seated), ['nurse', 'ghost']);
  });

  test('is forgotten by Cancel, and what was legal can be chosen', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: ['nurse', 'doctor'] });
    seated.session.selection.cancel();
    assert.deepEqual(seated.session.selection.chosen.value, []);
    assert.deepEqual(choosable(seated), ['take', 'pass']);
  });

  test('is taken back by choosing it again, and what was legal can be chosen', async () => {
    const seated = await sitDown();
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: ['nurse', 'doctor'] });
    seated.session.selection.choose('ward', true);
    assert.deepEqual(seated.session.selection.chosen.value, []);
    assert.deepEqual(choosable(seated), ['take', 'pass']);
  });
});

describe('words that only name who does it', () => {
  const drawing = { usualWord: () => 'nurse', saidWords: () => ['shelf'] };
  const by = (/** @type {string} */ who, /** @type {Happened[]} */ ...more) => ({
    happenings: [{ name: 'place', seat: 0, figures: { who } }, ...more],
    complete: true,
  });

  test('are not asked for where they make no difference', async () => {
    const seated = await sitDown(table(), drawing);
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: ['nurse', 'doctor'] });
    await seated.answer('preview', by('nurse'));
    await seated.answer('preview', by('doctor'));
    assert.deepEqual(seated.commands('say')[0].words, ['ward', 'nurse']);
  });

  test('are asked for where one of them brings something else', async () => {
    const seated = await sitDown(table(), drawing);
    seated.session.selection.choose('ward');
    await seated.refuse('preview');
    await seated.answer('candidates', { words: ['nurse', 'doctor'] });
    await seated.answer('preview', by('nurse'));
    await seated.answer('preview', by('doctor', { name: 'pending', seat: 0, figures: {} }));
    assert.deepEqual(seated.commands('say'), []);
    assert.deepEqual(choosable(seated), ['nurse', 'doctor']);
  });

  test('brought onto a word of the sentence begun are chosen alone', async () => {
    const seated = await sitDown(table(), drawing);
    seated.session.selection.chooseAll(['book', 'shelf']);
    await seated.answer('preview', { complete: true });
    assert.deepEqual(seated.commands('say')[0].words, ['book']);
  });
});

describe('a group of words', () => {
  const drawing = { asksGroup: () => true };

  test('is said when all of it is chosen, not before', async () => {
    const seated = await sitDown(asking({ legal: ['r1', 'r2'] }), drawing);
    seated.session.selection.choose('r2');
    await seated.answer('preview', { complete: false });
    await seated.answer('candidates', { words: ['r1', 'r3'] });
    assert.deepEqual(seated.commands('say'), []);
    seated.session.selection.choose('r1');
    await seated.answer('preview', { complete: true });
    assert.deepEqual(seated.commands('say')[0].words, ['r2', 'r1']);
  });
});

describe('a word that says nothing by itself', () => {
  const drawing = { preface: () => 'use' };

  test('gives way to the words that may follow it', async () => {
    const seated = await sitDown(asking({ legal: ['use', 'pass'] }), drawing);
    assert.equal(seated.session.selection.loading.value, true);
    await seated.answer('candidates', { words: ['lamp', 'saw'] });
    assert.deepEqual(choosable(seated), ['pass', 'lamp', 'saw']);
    assert.equal(seated.session.selection.loading.value, false);
  });

  test('is said before the word that follows it', async () => {
    const seated = await sitDown(asking({ legal: ['use', 'pass'] }), drawing);
    await seated.answer('candidates', { words: ['lamp', 'saw'] });
    seated.session.selection.choose('saw');
    await seated.answer('preview', { complete: true });
    assert.deepEqual(seated.commands('say')[0].words, ['use', 'saw']);
  });

  test('can be chosen itself where the server does not tell what follows', async () => {
    const seated = await sitDown(asking({ legal: ['use', 'pass'] }), drawing);
    await seated.refuse('candidates');
    assert.deepEqual(choosable(seated), ['use', 'pass']);
  });
});

describe('a begun sentence', () => {
  const kinds = { kind: (/** @type {string} */ word) => word.charAt(0) };

  test('goes on with words of the kinds that are legal', async () => {
    const seated = await sitDown(asking({ resting: false, legal: ['r1'] }), kinds);
    await seated.answer('candidates', { words: ['r1', 'r2', 'ward'] });
    assert.deepEqual(choosable(seated), ['r1', 'r2']);
  });

  test('is taken back by Escape', async () => {
    const seated = await sitDown(asking({ resting: false, legal: ['r1'] }), kinds);
    seated.session.selection.stepBack();
    assert.equal(seated.commands('undo').length, 1);
  });

  test('of which nothing is said is not taken back by Escape', async () => {
    const seated = await sitDown();
    seated.session.selection.stepBack();
    assert.deepEqual(seated.commands('undo'), []);
  });
});

describe('words that were brought together', () => {
  test('are said if they can be', async () => {
    const seated = await sitDown();
    const done = seated.session.selection.chooseAll(['nurse', 'ward']);
    await seated.answer('preview', { complete: true });
    assert.equal(await done, true);
    assert.deepEqual(seated.commands('say')[0].words, ['nurse', 'ward']);
  });

  test('come to nothing when it is not for this person to choose', async () => {
    const seated = await sitDown(table({ asked: [1] }));
    assert.equal(await seated.session.selection.chooseAll(['nurse', 'ward']), false);
  });
});

describe('a key that finishes', () => {
  const drawing = { lossesText: () => 'Somebody is lost.' };
  const sights = [sight({ legal: ['take', 'finish'] })];

  test('asks first if something would be lost', async () => {
    const seated = await sitDown(table({ sights }), drawing);
    seated.session.selection.pressKey('finish');
    assert.equal(seated.session.selection.confirming.value, 'finish');
    assert.deepEqual(seated.commands('say'), []);
    seated.session.selection.pressKey('finish');
    assert.deepEqual(seated.commands('say')[0].words, ['finish']);
  });

  test('asks no more after Escape', async () => {
    const seated = await sitDown(table({ sights }), drawing);
    seated.session.selection.pressKey('finish');
    seated.session.selection.stepBack();
    assert.equal(seated.session.selection.confirming.value, '');
  });

  test('does not ask if nothing would be lost', async () => {
    const seated = await sitDown(table({ sights }));
    seated.session.selection.pressKey('finish');
    assert.deepEqual(seated.commands('say')[0].words, ['finish']);
  });

  test('does not ask where nothing else can be said', async () => {
    const only = table({ sights: [sight({ legal: ['finish'] })] });
    const seated = await sitDown(only, drawing);
    seated.session.selection.pressKey('finish');
    assert.equal(seated.commands('say').length, 1);
  });

  test('never asks those who do not want to be asked', async () => {
    changeSettings({ neverAsk: true });
    const seated = await sitDown(table({ sights }), drawing);
    seated.session.selection.pressKey('finish');
    assert.equal(seated.commands('say').length, 1);
  });
});

test('somebody who is not asked is told why a word cannot be said', async () => {
  const seated = await sitDown(table({ asked: [1] }));
  seated.session.selection.choose('take');
  await seated.answer('why', {
    reason: { key: 'turn', figures: {}, text: 'it is not your turn.' },
  });
  await settled();
  assert.equal(seated.session.note.value, 'It is not your turn.');
  assert.deepEqual(seated.commands('say'), []);
});
