import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { merged } from '../../../src/wardround/web/play/pace.js';
import { changeSettings } from '../../../src/wardround/web/settings.js';
import { browser, settled, stopTime } from '../support/browser.js';
import { entry, sight, table } from '../support/messages.js';
import { sitDown } from '../support/sessions.js';

/** @import { TableSeen } from '../../../src/wardround/web/wire/wire.js' */

/** Bea says something. @param {number} seq @param {Partial<TableSeen>} [given] */
const beaSays = (seq, given = {}) =>
  table({
    seq,
    since: seq - 1,
    asked: [1],
    sights: [sight({ asked: false, entries: [entry({ seq, speaker: 1 })] })],
    ...given,
  });

/** @param {{ session: { pace: { news: { value: { lines: string[] } | null } } } }} seated */
const shown = ({ session }) => session.pace.news.value?.lines.join(' ') ?? '';

/** @param {{ session: { pace: { recap: { value: { first: number }[] } } } }} seated */
const recap = ({ session }) => session.pace.recap.value.map(({ first }) => first);

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
  changeSettings({ pace: 'normal' });
  browser.calmDown(false);
});

describe('what others say', () => {
  test('is shown one sentence after the other, each for 450 milliseconds', async () => {
    const seated = await sitDown(table({ asked: [1] }));
    await seated.show(beaSays(1));
    await seated.show(beaSays(2));
    assert.equal(shown(seated), 'Line 1.');
    assert.equal(seated.session.table.value?.seq, 1);
    await wait(449);
    assert.equal(shown(seated), 'Line 1.');
    await wait(1);
    assert.equal(shown(seated), 'Line 2.');
    await wait(450);
    assert.equal(shown(seated), '');
    assert.deepEqual(recap(seated), []);
  });

  test('takes less than a second in all: then the rest is there at once, and listed', async () => {
    const seated = await sitDown(table({ asked: [1] }));
    for (let seq = 1; seq <= 8; seq += 1) await seated.show(beaSays(seq));
    for (let n = 0; n < 2; n += 1) await wait(450);
    assert.equal(shown(seated), '');
    assert.equal(seated.session.table.value?.seq, 8);
    assert.deepEqual(recap(seated), [3, 4, 5, 6, 7, 8]);
  });

  test('is shown to its end for those who want to watch', async () => {
    changeSettings({ pace: 'watch' });
    const seated = await sitDown(table({ asked: [1] }));
    for (let seq = 1; seq <= 8; seq += 1) await seated.show(beaSays(seq));
    for (let n = 0; n < 7; n += 1) await wait(900);
    assert.equal(shown(seated), 'Line 8.');
  });

  test('follows quicker for those who want that', async () => {
    changeSettings({ pace: 'quick' });
    const seated = await sitDown(table({ asked: [1] }));
    await seated.show(beaSays(1));
    await seated.show(beaSays(2));
    await wait(250);
    assert.equal(shown(seated), 'Line 2.');
  });

  test('is there at once and listed, for those who want no pace', async () => {
    changeSettings({ pace: 'off' });
    const seated = await sitDown(table({ asked: [1] }));
    await seated.show(beaSays(1));
    assert.equal(shown(seated), '');
    assert.deepEqual(recap(seated), [1]);
  });

  test('is there at once where less motion is wanted, and where time runs', async () => {
    browser.calmDown(true);
    const calm = await sitDown(table({ asked: [1] }));
    await calm.show(beaSays(1));
    assert.equal(shown(calm), '');
    browser.calmDown(false);
    const timed = await sitDown(table({ asked: [1] }));
    await timed.show(beaSays(1, { deadline: 30 }));
    assert.equal(shown(timed), '');
  });

  test('can be skipped: all is shown, and listed', async () => {
    const seated = await sitDown(table({ asked: [1] }));
    await seated.show(beaSays(1));
    await seated.show(beaSays(2));
    await seated.show(beaSays(3));
    assert.equal(seated.session.pace.skip(), true);
    assert.equal(seated.session.table.value?.seq, 3);
    assert.equal(shown(seated), '');
    assert.deepEqual(recap(seated), [1, 2, 3]);
  });

  test('leaves nothing to skip when all is shown', async () => {
    const seated = await sitDown();
    assert.equal(seated.session.pace.skip(), false);
  });

  test('waits for nobody who says something themselves', async () => {
    const seated = await sitDown(table({ asked: [1] }));
    await seated.show(beaSays(1));
    await seated.show(beaSays(2));
    const own = sight({ entries: [entry({ seq: 3, speaker: 0 })] });
    await seated.show(table({ seq: 3, since: 2, sights: [own] }));
    assert.equal(seated.session.table.value?.seq, 3);
  });

  test('in a step that all take together is not shown one by one', async () => {
    const seated = await sitDown(table({ asked: [0, 1] }));
    await seated.show(
      beaSays(1, { sights: [sight({ entries: [entry({ seq: 1, speaker: 1 })] })] }),
    );
    assert.equal(shown(seated), '');
    assert.equal(seated.session.ready.value, true);
  });

  test('is not answered before it was shown', async () => {
    const seated = await sitDown(table({ asked: [1] }));
    const asked = sight({ prompt: 2, entries: [entry({ seq: 1, speaker: 1 })] });
    await seated.show(table({ seq: 1, sights: [asked] }));
    assert.equal(seated.session.ready.value, false);
    await wait(450);
    assert.equal(seated.session.ready.value, true);
  });
});

describe('the recap', () => {
  test('does not list what was taken back', async () => {
    browser.calmDown(true);
    const seated = await sitDown(table({ asked: [1] }));
    await seated.show(beaSays(1));
    await seated.show(beaSays(2));
    assert.deepEqual(recap(seated), [1, 2]);
    const back = entry({ seq: 3, kind: 'rewind', speaker: -1, count: 1, word: '', lines: [] });
    const sights = [sight({ asked: false, entries: [back] })];
    await seated.show(table({ seq: 3, since: 2, asked: [1], sights }));
    assert.deepEqual(recap(seated), [1]);
  });

  test('lists several sentences that came at once', async () => {
    const seated = await sitDown(table({ asked: [1] }));
    const entries = [entry({ seq: 1, speaker: 1 }), entry({ seq: 2, speaker: 1 })];
    await seated.show(table({ seq: 2, asked: [1], sights: [sight({ asked: false, entries })] }));
    assert.deepEqual(recap(seated), [1, 2]);
  });

  test('is closed when it was read', async () => {
    changeSettings({ pace: 'off' });
    const seated = await sitDown(table({ asked: [1] }));
    await seated.show(beaSays(1));
    assert.equal(seated.session.pace.closeRecap(), true);
    assert.equal(seated.session.pace.closeRecap(), false);
    assert.deepEqual(recap(seated), []);
  });
});

describe('two messages as one', () => {
  const older = beaSays(1);

  test('have the entries of both', () => {
    const whole = merged(older, beaSays(2));
    assert.deepEqual(
      whole.sights[0].entries.map(({ seq }) => seq),
      [1, 2],
    );
    assert.deepEqual([whole.since, whole.seq], [0, 2]);
  });

  test('are the newer one, if that tells all again', () => {
    const again = table({ seq: 2, since: 0 });
    assert.equal(merged(older, again), again);
  });
});
