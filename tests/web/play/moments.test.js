import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { changeSettings } from '../../../src/wardround/web/settings.js';
import { browser, settled, stopTime } from '../support/browser.js';
import { entry, sight, table } from '../support/messages.js';
import { sitDown } from '../support/sessions.js';

/** @import { Drawing } from '../../../src/wardround/web/games/drawing.js' */

/**
 * Somebody at a table of a game in which every word is a moment of two beats.
 * @param {{ whole?: boolean }} [more]
 */
async function sitDownWithMoments(more) {
  const seated = await sitDown(table({ asked: [1] }));
  const drawn = /** @type {Drawing} */ (seated.session.drawing.value);
  seated.session.drawing.value = {
    ...drawn,
    momentOf: (happened) =>
      happened.length
        ? { name: 'end', title: 'The end.', beats: [500, 300], data: happened, ...more }
        : null,
  };
  return seated;
}

/** Bea says something that does something. @param {number} seq */
const beaActs = (seq) =>
  table({
    seq,
    since: seq - 1,
    asked: [1],
    sights: [
      sight({
        asked: false,
        entries: [entry({ seq, speaker: 1, happenings: [{ name: 'end', seat: 1, figures: {} }] })],
      }),
    ],
  });

/** @param {number} time */
async function wait(time) {
  mock.timers.tick(time);
  await settled();
}

beforeEach(() => {
  stopTime();
  changeSettings({ pace: 'normal' });
  browser.calmDown(false);
});

afterEach(() => {
  mock.timers.reset();
  browser.calmDown(false);
});

describe('a moment', () => {
  test('is shown beat by beat before the table changes', async () => {
    const { session, show } = await sitDownWithMoments();
    await show(beaActs(1));
    assert.equal(session.moments.shown.value?.beat, 0);
    assert.equal(session.table.value?.seq, 0);
    await wait(500);
    assert.equal(session.moments.shown.value?.beat, 1);
    await wait(300);
    assert.equal(session.moments.shown.value, null);
    assert.equal(session.table.value?.seq, 1);
  });

  test('ends when it is skipped, and what came meanwhile follows', async () => {
    const { session, show } = await sitDownWithMoments();
    await show(beaActs(1));
    await show(beaActs(2));
    assert.equal(session.table.value?.seq, 0);
    assert.equal(session.pace.skip(), true);
    await settled();
    assert.equal(session.table.value?.seq, 1);
    assert.equal(session.moments.shown.value?.beat, 0);
    session.pace.skip();
    await settled();
    assert.equal(session.table.value?.seq, 2);
  });

  test('is followed by the sentence that made it', async () => {
    const { session, show } = await sitDownWithMoments();
    await show(beaActs(1));
    await wait(500);
    await wait(300);
    assert.equal(session.pace.news.value?.seq, 1);
  });

  test('that tells all is followed by no sentence, neither now nor in the recap', async () => {
    const { session, show } = await sitDownWithMoments({ whole: true });
    await show(beaActs(1));
    await wait(500);
    await wait(300);
    assert.equal(session.table.value?.seq, 1);
    assert.equal(session.pace.news.value, null);
    assert.deepEqual(session.pace.recap.value, []);
  });

  test('is left out where less motion is wanted', async () => {
    browser.calmDown(true);
    const { session, show } = await sitDownWithMoments();
    await show(beaActs(1));
    assert.equal(session.moments.shown.value, null);
    assert.equal(session.table.value?.seq, 1);
  });
});
