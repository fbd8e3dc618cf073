import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { stopTime } from '../support/browser.js';
import { entry, sight, table } from '../support/messages.js';
import { sitDown } from '../support/sessions.js';

beforeEach(() => stopTime());
afterEach(() => mock.timers.reset());

/** Ada and Bea share a screen. @param {number[]} asked @param {boolean} [secret] */
const shared = (asked, secret = false, seq = 0) =>
  table({
    seq,
    since: seq,
    asked,
    sights: [0, 1].map((seat) => sight({ seat, asked: asked.includes(seat), private: secret })),
  });

test('whoever is asked sees the table', async () => {
  const seated = await sitDown(shared([1]));
  assert.equal(seated.session.seat.value, 1);
});

test('whoever sees the table keeps it while asked, also if others are too', async () => {
  const seated = await sitDown(shared([1]));
  await seated.show(shared([0, 1], false, 1));
  assert.equal(seated.session.seat.value, 1);
  await seated.show(shared([0], false, 2));
  assert.equal(seated.session.seat.value, 0);
});

test('what is secret is covered until the next one sits there', async () => {
  const seated = await sitDown(shared([1], true));
  const { sharedScreen } = seated.session;
  assert.equal(sharedScreen.covered.value, true);
  sharedScreen.uncover();
  assert.equal(sharedScreen.covered.value, false);
  await seated.show(shared([1], true, 1));
  assert.equal(sharedScreen.covered.value, false);
  await seated.show(shared([0], true, 2));
  assert.equal(sharedScreen.covered.value, true);
});

test('one person alone is never covered', async () => {
  const seated = await sitDown(table({ sights: [sight({ private: true })] }));
  assert.equal(seated.session.sharedScreen.covered.value, false);
});

/** Ada and Bea share a screen; Ada has spoken, and Bea is asked. @param {object} [more] */
const afterAda = (more = {}) =>
  table({
    seq: 1,
    since: 0,
    asked: [1],
    sights: [0, 1].map((seat) =>
      sight({
        seat,
        prompt: seat + 5,
        asked: seat === 1,
        entries: [entry({ seq: 1, speaker: 0 })],
        undo: { words: ['take'], free: seat === 1, since: 0 },
      }),
    ),
    ...more,
  });

test('undo is for whoever spoke last, and the others at the screen agree by themselves', async () => {
  const seated = await sitDown(afterAda());
  const { session } = seated;
  assert.equal(session.seat.value, 1);
  session.commands.takeBack();
  const [plea] = seated.commands('plead');
  assert.deepEqual([plea.seat, plea.prompt], [0, 5]);
  const asked = { plea: 1, seat: 0, words: ['take'], waiting: [1], deadline: 60 };
  await seated.show(afterAda({ seq: 1, since: 1, plea: asked }));
  assert.deepEqual(
    seated.commands('consent').map(({ seat, agree }) => [seat, agree]),
    [[1, true]],
  );
});

test('with somebody elsewhere at the table undo is for whoever is shown', async () => {
  const seated = await sitDown(afterAda({ kinds: ['person', 'person', 'person'] }));
  assert.equal(seated.session.sharedScreen.takesBack.value?.seat, 1);
});
