import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { stopTime } from '../support/browser.js';
import { sitDown } from '../support/sessions.js';
import { latest } from '../support/sockets.js';

beforeEach(() => stopTime());
afterEach(() => mock.timers.reset());

/** @param {number} n */
const line = (n) => ({ type: 'chat', n, seat: 1, name: 'Bea', text: `Line ${n}`, phrase: '' });

test('a line of chat is listed once, although it is told again', async () => {
  const { session } = await sitDown();
  for (const n of [1, 2, 1]) latest().receive(line(n));
  assert.deepEqual(
    session.others.chat.value.map(({ n }) => n),
    [1, 2],
  );
});

test('whoever is reminded hears by whom', async () => {
  const { session } = await sitDown();
  latest().receive({ type: 'nudged', seat: 1, name: 'Bea', to: 0 });
  assert.match(session.others.nudge.value, /Bea/);
});

test('whoever reminds is told that it was done', async () => {
  const { session } = await sitDown();
  latest().receive({ type: 'nudged', seat: 0, name: 'Ada', to: 1 });
  assert.equal(session.others.nudge.value, '');
  assert.match(session.note.value, /Bea/);
});

test('a reminder goes when something is said', async () => {
  const { session } = await sitDown();
  latest().receive({ type: 'nudged', seat: 1, name: 'Bea', to: 0 });
  session.say(['take']);
  assert.equal(session.others.nudge.value, '');
});

test('chat, reminders and consent go to the server with the seat', async () => {
  const { session } = await sitDown();
  session.others.talk('Hello');
  session.others.remind(1);
  session.others.consent(4, true);
  assert.equal(latest().sentOf('chat')[0].text, 'Hello');
  assert.equal(latest().sentOf('nudge')[0].to, 1);
  const { seat, plea, agree } = latest().sentOf('consent')[0];
  assert.deepEqual([seat, plea, agree], [0, 4, true]);
});
