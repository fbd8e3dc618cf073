import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { stopTime } from '../support/browser.js';
import { sight, table } from '../support/messages.js';
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
