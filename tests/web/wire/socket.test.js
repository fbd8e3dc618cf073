import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { Refused } from '../../../src/wardround/web/wire/api.js';
import { Socket } from '../../../src/wardround/web/wire/socket.js';
import { browser, settled, stopTime } from '../support/browser.js';
import { table } from '../support/messages.js';
import { FakeWebSocket, latest } from '../support/sockets.js';

/** @type {{ tables: [number, boolean][], states: string[], refused: string[], chat: string[] }} */
let heard;
/** @type {Socket} */
let socket;

const listener = () => ({
  table: (/** @type {{ seq: number }} */ { seq }, /** @type {boolean} */ first) => {
    heard.tables.push([seq, first]);
  },
  chat: (/** @type {{ text: string }} */ { text }) => heard.chat.push(text),
  nudged: () => {},
  pleaEnded: () => {},
  refused: (/** @type {{ text: string }} */ { text }) => heard.refused.push(text),
  connected: (/** @type {string} */ state, /** @type {string} */ why) => {
    heard.states.push(why ? `${state}: ${why}` : state);
  },
});

/** The server greets, as it does after every connection. */
function greet(seq = 0) {
  latest().open();
  latest().receive(table({ seq }));
}

beforeEach(() => {
  stopTime();
  heard = { tables: [], states: [], refused: [], chat: [] };
  FakeWebSocket.all = [];
  socket = new Socket('abc', ['token'], listener());
});

afterEach(() => {
  socket.close();
  mock.timers.reset();
});

describe('changes', () => {
  const change = (/** @type {number} */ number) => ({
    type: 'change',
    number,
    seq: 8,
    set: [[['heading'], 'round 2']],
    entries: [[]],
  });

  test('are shown as whole tables', () => {
    greet(7);
    latest().receive(change(2));
    assert.deepEqual(heard.tables, [
      [7, true],
      [8, false],
    ]);
    assert.equal(socket.shown?.heading, 'round 2');
  });

  test('that do not fit make the connection anew', () => {
    greet(7);
    latest().receive(change(3));
    assert.deepEqual(heard.tables, [[7, true]]);
    assert.deepEqual(heard.states, ['on', 'off']);
    mock.timers.tick(400);
    greet(8);
    assert.deepEqual(heard.tables.at(-1), [8, true]);
  });
});

describe('greeting', () => {
  test('asks for the table by its tokens and by what was seen of it', () => {
    greet(7);
    latest().drop();
    mock.timers.tick(400);
    latest().open();
    const [hello] = latest().sent;
    assert.equal(latest().address, 'ws://table.test/api/tables/abc/socket');
    assert.deepEqual(
      { type: hello.type, tokens: hello.tokens, seen: hello.seen, language: hello.language },
      { type: 'hello', tokens: ['token'], seen: 7, language: 'en' },
    );
  });

  test('tells the answer to a greeting from later news', () => {
    greet(1);
    latest().receive(table({ seq: 2 }));
    assert.deepEqual(heard.tables, [
      [1, true],
      [2, false],
    ]);
    assert.deepEqual(heard.states, ['on']);
  });

  test('gives up a connection that is not greeted for 12 seconds', () => {
    const [first] = FakeWebSocket.all;
    first.open();
    mock.timers.tick(11_999);
    assert.equal(first.isClosed, false);
    mock.timers.tick(1);
    assert.equal(first.isClosed, true);
    assert.deepEqual(heard.states, ['off']);
  });

  test('hands on chat', () => {
    greet();
    latest().receive({ type: 'chat', n: 1, seat: 1, name: 'Bea', text: 'Hello', phrase: '' });
    assert.deepEqual(heard.chat, ['Hello']);
  });
});

describe('reconnecting', () => {
  test('waits twice as long after every try, and never longer than 8 seconds', () => {
    const waits = [400, 800, 1600, 3200, 6400, 8000, 8000];
    for (const wait of waits) {
      const tries = FakeWebSocket.all.length;
      latest().drop();
      mock.timers.tick(wait - 1);
      assert.equal(FakeWebSocket.all.length, tries, `before ${wait}`);
      mock.timers.tick(1);
      assert.equal(FakeWebSocket.all.length, tries + 1, `after ${wait}`);
    }
  });

  test('begins with the shortest wait again after it was greeted', () => {
    latest().drop();
    mock.timers.tick(400);
    latest().drop();
    mock.timers.tick(800);
    greet();
    latest().drop();
    mock.timers.tick(400);
    assert.equal(FakeWebSocket.all.length, 4);
  });

  test('comes back at once when the browser is online again', () => {
    latest().drop();
    browser.page.dispatchEvent(new Event('online'));
    assert.equal(FakeWebSocket.all.length, 2);
  });

  test('stays with the connection it has when the browser says it is online', () => {
    greet();
    browser.page.dispatchEvent(new Event('online'));
    assert.equal(FakeWebSocket.all.length, 1);
  });

  for (const [code, why] of /** @type {[number, string][]} */ ([
    [1008, 'The table cannot be entered.'],
    [4001, 'This seat was moved to another device.'],
  ])) {
    test(`ends for good with code ${code}`, () => {
      greet();
      latest().drop(code);
      mock.timers.tick(60_000);
      assert.deepEqual(heard.states, ['on', `ended: ${why}`]);
      assert.equal(FakeWebSocket.all.length, 1);
    });
  }

  test('ends with the sentence of the server, if there was one', () => {
    latest().open();
    const error = { code: 'no-table', figures: {}, text: 'There is no such table.' };
    latest().receive({ type: 'error', id: '', error });
    latest().drop(1008);
    assert.deepEqual(heard.states, ['ended: There is no such table.']);
  });

  test('does not come back once it is closed', () => {
    greet();
    socket.close();
    latest().drop();
    mock.timers.tick(60_000);
    assert.equal(FakeWebSocket.all.length, 1);
    assert.equal(latest().isClosed, true);
  });
});

describe('commands', () => {
  test('resolve with the length of the journal when they are stored', async () => {
    greet();
    const done = socket.command('say', { words: ['pass'] });
    const [said] = latest().sentOf('say');
    latest().receive({ type: 'ack', id: said.id, seq: 3, repeated: false });
    assert.equal(await done, 3);
  });

  test('are sent again, unchanged, until they are stored', () => {
    greet();
    socket.command('say', { words: ['pass'] });
    const [said] = latest().sentOf('say');
    latest().drop();
    mock.timers.tick(400);
    greet();
    assert.deepEqual(latest().sentOf('say'), [said]);
  });

  test('are not sent again once they are stored', () => {
    greet();
    socket.command('say', { words: ['pass'] });
    const [said] = latest().sentOf('say');
    latest().receive({ type: 'ack', id: said.id, seq: 0, repeated: false });
    latest().drop();
    mock.timers.tick(400);
    greet();
    assert.deepEqual(latest().sentOf('say'), []);
  });

  test('given while offline wait for the next greeting', () => {
    socket.command('say', { words: ['pass'] });
    latest().open();
    assert.deepEqual(latest().sentOf('say'), []);
    latest().receive(table());
    assert.equal(latest().sentOf('say').length, 1);
  });

  test('each have an id of their own', () => {
    greet();
    socket.command('say', { words: ['pass'] });
    socket.command('say', { words: ['pass'] });
    const [one, other] = latest().sentOf('say');
    assert.notEqual(one.id, other.id);
  });

  test('that are refused say so in the words of the server', async () => {
    greet();
    const done = socket.command('say', { words: ['fly'] });
    const [said] = latest().sentOf('say');
    const error = { code: 'illegal', figures: {}, text: 'Nobody flies.' };
    latest().receive({ type: 'error', id: said.id, error });
    await assert.rejects(done, new Refused('illegal', 'Nobody flies.'));
    assert.deepEqual(heard.refused, []);
  });

  test('without an answer for 6 seconds mean that the connection is lost', () => {
    greet();
    socket.command('say', { words: ['pass'] });
    const silent = latest();
    mock.timers.tick(5_999);
    assert.equal(silent.isClosed, false);
    mock.timers.tick(1);
    assert.equal(silent.isClosed, true);
    assert.deepEqual(heard.states, ['on', 'off']);
  });

  test('that are stored must be shown within 6 seconds, too', () => {
    greet(2);
    socket.command('say', { words: ['pass'] });
    const [said] = latest().sentOf('say');
    latest().receive({ type: 'ack', id: said.id, seq: 3, repeated: false });
    mock.timers.tick(6_000);
    assert.deepEqual(heard.states, ['on', 'off']);
  });

  test('that are stored and shown leave the connection as it is', () => {
    greet(2);
    socket.command('say', { words: ['pass'] });
    const [said] = latest().sentOf('say');
    latest().receive({ type: 'ack', id: said.id, seq: 3, repeated: false });
    latest().receive(table({ seq: 3, since: 2 }));
    mock.timers.tick(60_000);
    assert.deepEqual(heard.states, ['on']);
  });

  test('of nobody here that are refused are told to the listener', () => {
    greet();
    const error = { code: 'too-fast', figures: {}, text: 'Slower, please.' };
    latest().receive({ type: 'error', id: 'unknown', error });
    assert.deepEqual(heard.refused, ['Slower, please.']);
  });
});

describe('questions', () => {
  test('resolve with their own answer', async () => {
    greet();
    const why = socket.ask('why', { word: 'one' });
    const preview = socket.ask('preview', { words: ['two'] });
    const [asked] = latest().sentOf('why');
    latest().receive({ type: 'answer', ask: asked.ask, kind: 'why', legal: true });
    assert.equal((await why).legal, true);
    let isDone = false;
    preview.then(
      () => {
        isDone = true;
      },
      () => {},
    );
    await settled();
    assert.equal(isDone, false);
  });

  test('are refused while there is no connection', async () => {
    await assert.rejects(socket.ask('why', { word: 'one' }), { code: 'offline' });
  });

  test('that are open when the connection is lost are refused, and never asked again', async () => {
    greet();
    const why = socket.ask('why', { word: 'one' });
    latest().drop();
    await assert.rejects(why, { code: 'offline' });
    mock.timers.tick(400);
    greet();
    assert.deepEqual(latest().sentOf('why'), []);
  });
});

describe('after a sleep', () => {
  test('a dead connection is found out by a ping', () => {
    greet();
    socket.check();
    assert.equal(latest().sentOf('ping').length, 1);
    mock.timers.tick(6_000);
    assert.deepEqual(heard.states, ['on', 'off']);
  });

  test('a living one answers, and stays', () => {
    greet();
    socket.check();
    latest().receive({ type: 'pong', n: 1, seq: 0 });
    mock.timers.tick(60_000);
    assert.deepEqual(heard.states, ['on']);
  });
});
