import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { changeSettings } from '../../../src/wardround/web/settings.js';
import * as api from '../../../src/wardround/web/wire/api.js';

/** @type {{ path: string, given: any }[]} */
let asked;

/** The server answers so. @param {unknown} body @param {boolean} [ok] */
const answerWith = (body, ok = true) =>
  mock.method(globalThis, 'fetch', async (/** @type {string} */ path, /** @type {any} */ given) => {
    asked.push({ path, given });
    return { ok, json: async () => body };
  });

beforeEach(() => {
  asked = [];
});

afterEach(() => {
  mock.restoreAll();
  changeSettings({ names: 'translated' });
});

describe('what is asked over HTTP', () => {
  test('is asked in the language that is spoken', async () => {
    answerWith({ games: [] });
    await api.fetchGames();
    assert.equal(asked[0].path, '/api/games');
    assert.equal(asked[0].given.headers['accept-language'], 'en');
    assert.equal(asked[0].given.method, undefined);
  });

  test('goes as JSON where something is given', async () => {
    answerWith({ table: 'abc', seat: 1, token: 'new' });
    assert.deepEqual(await api.takeSeat('abc', 'Ada'), { table: 'abc', seat: 1, token: 'new' });
    const [{ path, given }] = asked;
    assert.equal(path, '/api/tables/abc/seats');
    assert.equal(given.method, 'POST');
    assert.equal(given.headers['content-type'], 'application/json');
    assert.deepEqual(JSON.parse(given.body), { name: 'Ada' });
  });

  test('asks for names as printed, if those are wanted', async () => {
    answerWith({ steps: [{ step: 0 }], pages: 2 });
    changeSettings({ names: 'printed' });
    await api.fetchTable('abc');
    const { steps } = await api.fetchReplay('abc', 1);
    assert.equal(steps.length, 2);
    const replay = '/api/tables/abc/replay?seat=1';
    assert.deepEqual(
      asked.map(({ path }) => path),
      [
        '/api/tables/abc?names=printed',
        `${replay}&page=0&names=printed`,
        `${replay}&page=1&names=printed`,
      ],
    );
  });

  test('is unpacked where it is a list', async () => {
    answerWith({ tables: [{ table: 'abc' }], lists: [], held: [{ seat: 2 }] });
    assert.deepEqual(await api.fetchLobby(), [{ table: 'abc' }]);
    assert.deepEqual(await api.fetchHeldSeats(['token']), [{ seat: 2 }]);
    assert.deepEqual(await api.fetchBests(['token']), []);
  });
});

describe('a refusal', () => {
  test('says why in the words of the server', async () => {
    answerWith({ error: { code: 'seat-taken', text: 'Somebody sits there.' } }, false);
    await assert.rejects(
      api.takeSeat('abc', 'Ada'),
      new api.Refused('seat-taken', 'Somebody sits there.'),
    );
  });

  test('without words has those of the page', async () => {
    mock.method(globalThis, 'fetch', async () => ({
      ok: false,
      json: async () => {
        throw new SyntaxError('no JSON');
      },
    }));
    await assert.rejects(api.fetchGames(), {
      code: 'server-fault',
      message: 'The server could not answer. Try again.',
    });
  });

  test('for want of a network says so', async () => {
    mock.method(globalThis, 'fetch', async () => {
      throw new TypeError('failed to fetch');
    });
    await assert.rejects(api.fetchGames(), { code: 'offline', message: 'Offline, trying again.' });
  });
});
