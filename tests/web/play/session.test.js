import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { entriesSeen, tokensOf } from '../../../src/wardround/web/storage.js';
import { browser, settled, stopTime } from '../support/browser.js';
import { entry, sight, table } from '../support/messages.js';
import { Seated, sitDown } from '../support/sessions.js';
import { latest } from '../support/sockets.js';

beforeEach(() => stopTime());

afterEach(() => {
  mock.timers.reset();
  browser.hide(false);
});

/** Bea has said so much. @param {number} seq */
const grown = (seq) =>
  table({
    seq,
    asked: [1],
    sights: [
      sight({
        asked: false,
        entries: Array.from({ length: seq }, (_, n) => entry({ seq: n + 1, speaker: 1 })),
      }),
    ],
  });

describe('coming back', () => {
  test('lists what others said meanwhile', async () => {
    await sitDown(grown(2));
    const again = new Seated({});
    latest().open();
    await again.show(grown(4));
    assert.deepEqual(
      again.session.missed.value.map(({ first }) => first),
      [3, 4],
    );
    assert.equal(entriesSeen('abc'), 4);
  });

  test('for the first time lists nothing', async () => {
    const seated = await sitDown(grown(3));
    assert.deepEqual(seated.session.missed.value, []);
  });

  test('to the tab lists what was not seen, and asks whether the connection lives', async () => {
    const seated = await sitDown(grown(1));
    browser.hide(true);
    await seated.show({ ...grown(3), since: 0 });
    assert.equal(entriesSeen('abc'), 1);
    browser.hide(false);
    seated.session.visibilityChanged();
    assert.deepEqual(
      seated.session.missed.value.map(({ first }) => first),
      [2, 3],
    );
    assert.equal(latest().sentOf('ping').length, 1);
  });
});

describe('the connection', () => {
  test('that is lost makes nothing choosable', async () => {
    const seated = await sitDown();
    assert.equal(seated.session.ready.value, true);
    latest().drop();
    assert.equal(seated.session.ready.value, false);
  });

  test('that ends because the seat was moved makes this browser forget the seat', async () => {
    await sitDown();
    latest().drop(4001);
    assert.deepEqual(tokensOf('abc'), []);
  });

  test('that ends for another reason leaves the seat', async () => {
    await sitDown();
    latest().drop(1008);
    assert.deepEqual(tokensOf('abc'), ['token']);
  });
});

describe('a language', () => {
  test('that is changed is told to the server, and the game is drawn anew', async () => {
    const seated = await sitDown();
    await seated.session.setLocale('en translated');
    await seated.session.setLocale('de printed');
    const [told] = latest().sentOf('language');
    assert.deepEqual(told, { type: 'language', language: 'de', names: 'printed' });
  });

  test('that stays is not told', async () => {
    const seated = await sitDown();
    await seated.session.setLocale('en translated');
    await seated.session.setLocale('en translated');
    assert.deepEqual(latest().sentOf('language'), []);
  });
});

test('an answer about a position that has gone is no answer', async () => {
  const seated = await sitDown();
  const asked = seated.session.ask('why', { word: 'ward' });
  await seated.show(table({ seq: 1, sights: [sight({ prompt: 2 })] }));
  await seated.answer('why', { legal: true });
  assert.equal(await asked, null);
});

test('a time limit counts from when it is told', async () => {
  const seated = await sitDown(table({ deadline: 30 }));
  assert.equal(seated.session.due.value, Date.now() + 30_000);
  await seated.show(table({ seq: 1 }));
  assert.equal(seated.session.due.value, null);
});

test('whoever did not answer in time is told so until they say something', async () => {
  const seated = await sitDown();
  const note = entry({ kind: 'note', word: 'timeout', speaker: 0 });
  await seated.show(table({ seq: 1, sights: [sight({ prompt: 2, entries: [note] })] }));
  await settled();
  assert.equal(seated.session.late.value, true);
  seated.session.say(['take']);
  assert.equal(seated.session.late.value, false);
});

describe('without a connection', () => {
  test('it is said once that nobody answers, however often it is tried again', async () => {
    const { session } = await sitDown();
    const said = () => session.announcer.urgent.value.filter(({ text }) => /Offline/.test(text));
    for (let n = 0; n < 3; n += 1) {
      latest().drop();
      mock.timers.tick(60_000);
    }
    assert.equal(said().length, 1);
    latest().open();
    latest().receive(table());
    await settled();
    latest().drop();
    assert.equal(said().length, 2);
  });
});
