/** What is asked over HTTP. Every refusal becomes a `Refused` with the server's own sentence. */
import { t } from '../text.js';

/** @import { GameList, Seated, TableSummary } from './types.js' */

export class Refused extends Error {
  /**
   * @param {string} code
   * @param {string} text
   */
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function fetchJson(path, body) {
  const wanted = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
  let answer;
  try {
    answer = await fetch(path, wanted);
  } catch {
    throw new Refused('offline', t('offline'));
  }
  const found = await answer.json().catch(() => ({}));
  if (answer.ok) return found;
  const error = found.error ?? { code: 'server-fault', text: t('server-fault') };
  throw new Refused(error.code, error.text);
}

/** @type {Promise<GameList> | null} */
let known = null;

/** The games there are; asked once. @returns {Promise<GameList>} */
export function games() {
  known ??= fetchJson('/api/games').catch((error) => {
    known = null;
    throw error;
  });
  return /** @type {Promise<GameList>} */ (known);
}

/** @param {object} wanted @returns {Promise<{ table: string, seats: Seated[] }>} */
export const makeTable = (wanted) => fetchJson('/api/tables', wanted);
/** @returns {Promise<TableSummary[]>} */
export const lobby = async () => (await fetchJson('/api/tables')).tables;
/** @returns {Promise<TableSummary[]>} */
export const history = async () => (await fetchJson('/api/history')).tables;
/** @param {string[]} tokens @returns {Promise<{ seat: number, token: string, table: TableSummary }[]>} */
export const held = async (tokens) => (await fetchJson('/api/held', { tokens })).held;
/** @param {string} table @param {string} name @returns {Promise<Seated>} */
export const join = (table, name) => fetchJson(`/api/tables/${table}/seats`, { name });
/** @param {string} table @param {string} token */
export const fill = (table, token) => fetchJson(`/api/tables/${table}/fill`, { token });
/** @param {string} table @param {string} token */
export const leave = (table, token) => fetchJson(`/api/tables/${table}/leave`, { token });
/** @param {string} table @param {string} token @returns {Promise<Seated>} */
export const rematch = (table, token) => fetchJson(`/api/tables/${table}/rematch`, { token });
/** @param {string} table @param {string} token @returns {Promise<{ code: string, seconds: number }>} */
export const moveCode = (table, token) => fetchJson(`/api/tables/${table}/code`, { token });
/** @param {string} code @returns {Promise<Seated>} */
export const redeem = (code) => fetchJson('/api/codes', { code });
/** @param {string} table @param {number} seat */
export const replay = (table, seat) => fetchJson(`/api/tables/${table}/replay?seat=${seat}`);
/** @param {string} name @returns {Promise<TableSummary>} */
export const table = (name) => fetchJson(`/api/tables/${name}`);
