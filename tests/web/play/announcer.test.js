import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { changeSettings } from '../../../src/wardround/web/settings.js';
import { settled, stopTime } from '../support/browser.js';
import { entry, sight, table } from '../support/messages.js';
import { sitDown } from '../support/sessions.js';

/** @import { Seated } from '../support/sessions.js' */

beforeEach(() => {
  stopTime();
  changeSettings({ pace: 'off' });
});

afterEach(() => {
  mock.timers.reset();
  changeSettings({ pace: 'normal' });
});

/** @param {number} time */
async function wait(time) {
  await settled();
  mock.timers.tick(time);
  await settled();
}

/** @param {Seated} seated */
const urgent = ({ session }) => session.announcer.urgent.value.map(({ text }) => text);
/** @param {Seated} seated */
const polite = ({ session }) => session.announcer.polite.value.map(({ text }) => text);

/** Bea says something. @param {number} seq */
const beaSays = (seq) =>
  table({
    seq,
    since: seq - 1,
    asked: [1],
    sights: [sight({ asked: false, entries: [entry({ seq, speaker: 1 })] })],
  });

test('whoever is asked is told where the game is, and what is asked', async () => {
  const seated = await sitDown();
  await wait(40);
  assert.deepEqual(urgent(seated), ['Round 1, Actions. What now?']);
});

test('of others at most one sentence is spoken every three seconds', async () => {
  const seated = await sitDown(table({ asked: [1] }));
  await seated.show(beaSays(1));
  await seated.show(beaSays(2));
  await seated.show(beaSays(3));
  assert.deepEqual(polite(seated), ['Line 1.']);
  await wait(2999);
  assert.deepEqual(polite(seated), ['Line 1.']);
  await wait(1);
  assert.deepEqual(polite(seated), ['Line 1.', 'Line 2. Line 3.']);
});

test('the same words are spoken again, and only the latest are kept', async () => {
  const seated = await sitDown(table({ asked: [1] }));
  for (let n = 0; n < 5; n += 1) seated.session.announcer.say('Again.');
  assert.equal(polite(seated).length, 3);
  assert.equal(new Set(seated.session.announcer.polite.value.map(({ n }) => n)).size, 3);
});

test('what one person was told is not for the next at the same screen', async () => {
  const seated = await sitDown();
  seated.session.announcer.say('For Ada only.');
  seated.session.seat.value = 1;
  assert.deepEqual(polite(seated), []);
});

test('an offline page says so at once', async () => {
  const seated = await sitDown();
  seated.session.connected('off', '');
  assert.equal(urgent(seated).at(-1), 'Offline, trying again.');
});
