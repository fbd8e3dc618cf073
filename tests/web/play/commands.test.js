import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { settled, stopTime } from '../support/browser.js';
import { sight, table } from '../support/messages.js';
import { sitDown } from '../support/sessions.js';
import { latest } from '../support/sockets.js';

beforeEach(() => stopTime());
afterEach(() => mock.timers.reset());

/** The server refuses the latest command of a type. @param {string} type @param {string} code */
async function refuse(type, code) {
  const { id } = latest().sentOf(type).at(-1);
  const error = { code, figures: {}, text: 'that cannot be.' };
  latest().receive({ type: 'error', id, error });
  await settled();
}

/** The server has stored the latest command of a type. @param {string} type @param {number} seq */
async function store(type, seq) {
  const { id } = latest().sentOf(type).at(-1);
  latest().receive({ type: 'ack', id, seq, repeated: false });
  await settled();
}

describe('a command', () => {
  test('keeps the page busy until its effect is shown', async () => {
    const seated = await sitDown();
    seated.session.say(['take']);
    assert.equal(seated.session.busy.value, true);
    await store('say', 2);
    assert.equal(seated.session.busy.value, true);
    await seated.show(table({ seq: 2 }));
    assert.equal(seated.session.busy.value, false);
  });

  test('is done when a new question is asked, although it is not yet known to be stored', async () => {
    const seated = await sitDown();
    seated.session.say(['take']);
    await seated.show(table({ seq: 1, sights: [sight({ prompt: 2 })] }));
    assert.equal(seated.session.busy.value, false);
  });

  test('that is refused says why, and another can be given', async () => {
    const seated = await sitDown();
    seated.session.say(['take']);
    await refuse('say', 'illegal');
    assert.equal(seated.session.note.value, 'That cannot be.');
    assert.equal(seated.session.busy.value, false);
  });

  test('is not given by somebody who only watches', async () => {
    const seated = await sitDown(table({ sights: [sight({ seat: -1, asked: false })] }));
    seated.session.say(['take']);
    assert.deepEqual(seated.commands('say'), []);
  });
});

describe('undo that others depend on', () => {
  test('can be asked for, where others are people', async () => {
    const seated = await sitDown();
    seated.session.command('undo');
    await refuse('undo', 'undo-depends');
    assert.equal(seated.session.commands.mustAsk.value, 1);
    assert.notEqual(seated.session.note.value, 'That cannot be.');
  });

  test('is refused where only bots sit there', async () => {
    const seated = await sitDown(table({ kinds: ['person', 'bot'] }));
    seated.session.command('undo');
    await refuse('undo', 'undo-depends');
    assert.equal(seated.session.commands.mustAsk.value, -1);
    assert.equal(seated.session.note.value, 'That cannot be.');
  });

  test('is refused for any other reason', async () => {
    const seated = await sitDown();
    seated.session.command('undo');
    await refuse('undo', 'nothing-to-undo');
    assert.equal(seated.session.commands.mustAsk.value, -1);
  });
});
