/** What is asked over HTTP. Every refusal becomes a `Refused` with the server's own sentence. */

import { signal } from '../lib.js';
import { settings } from '../settings.js';
import { language, t } from '../text.js';

/**
 * @import { BestList, GameFacts, GameList, Health, HintSeen, OptionsSettled, PositionSeen,
 *   PuzzleList, Replay, ReviewSeen, Seated, Solution, TableSummary } from './wire.js'
 */

export class Refused extends Error {
  /**
   * @param {string} code
   * @param {string} text
   * @param {Record<string, string | number>} [figures]
   */
  constructor(code, text, figures = {}) {
    super(text);
    this.code = code;
    this.figures = figures;
  }
}

/**
 * Whether the server ever answered: `silent` if the page was started where it cannot be reached.
 */
export const server = signal(/** @type {'unknown' | 'silent' | 'reached'} */ ('unknown'));

/** A path that asks for names as printed, if those are wanted. @param {string} path */
function withNames(path) {
  return settings.peek().names === 'printed'
    ? `${path}${path.includes('?') ? '&' : '?'}names=printed`
    : path;
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function fetchJson(path, body) {
  const headers = { 'accept-language': language.peek() };
  const wanted = body
    ? {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'content-type': 'application/json' },
      }
    : { headers };
  let answer;
  try {
    answer = await fetch(withNames(path), wanted);
  } catch {
    if (server.peek() === 'unknown') server.value = 'silent';
    throw new Refused('offline', t('offline'));
  }
  server.value = 'reached';
  const found = await answer.json().catch(() => ({}));
  if (answer.ok) return found;
  const error = found.error ?? { code: 'server-fault', text: t('server-fault') };
  throw new Refused(error.code, error.text, error.figures);
}

/** What the server runs. @returns {Promise<Health>} */
export const fetchHealth = () => fetchJson('/api/health');

/** The games there are. @returns {Promise<GameList>} */
export const fetchGames = () => fetchJson('/api/games');
/**
 * The cards and numbers a table is played with.
 * @param {string} table
 * @returns {Promise<GameFacts>}
 */
export const fetchTableFacts = (table) => fetchJson(`/api/tables/${table}/facts`);
/**
 * The cards and numbers of a game.
 * @param {string} game
 * @param {object} options
 * @returns {Promise<GameFacts>}
 */
export const fetchGameFacts = (game, options) => fetchJson(`/api/games/${game}/facts`, { options });
/**
 * Options as they would be played, and what goes with them; what is in a card file.
 * @param {string} game @param {Record<string, string>} options @param {string} cards
 * @returns {Promise<OptionsSettled>}
 */
export const resolveOptions = (game, options, cards) =>
  fetchJson(`/api/games/${game}/settle`, { options, cards });
/**
 * Finished solo games by what they were played with.
 * @param {string[]} tokens
 * @returns {Promise<BestList[]>}
 */
export const fetchBests = async (tokens) => (await fetchJson('/api/bests', { tokens })).lists;

/** @param {object} wanted @returns {Promise<{ table: string, seats: Seated[] }>} */
export const createTable = (wanted) => fetchJson('/api/tables', wanted);
/** @returns {Promise<TableSummary[]>} */
export const fetchLobby = async () => (await fetchJson('/api/tables')).tables;
/** @returns {Promise<TableSummary[]>} */
export const fetchFinishedTables = async () => (await fetchJson('/api/history')).tables;
/**
 * @param {string[]} tokens
 * @returns {Promise<{ seat: number, token: string, table: TableSummary }[]>}
 */
export const fetchHeldSeats = async (tokens) => (await fetchJson('/api/held', { tokens })).held;
/**
 * How a table stands, as the seat of a token sees it.
 * @param {string} table
 * @param {string} token
 * @returns {Promise<PositionSeen>}
 */
export const fetchPosition = (table, token) =>
  fetchJson(`/api/tables/${table}/position`, { token });
/** @param {string} table @param {string} name @returns {Promise<Seated>} */
export const takeSeat = (table, name) => fetchJson(`/api/tables/${table}/seats`, { name });
/**
 * A bot for one open seat, or for all.
 * @param {string} table
 * @param {string} token
 * @param {number} [seat]
 */
export const fillSeats = (table, token, seat) =>
  fetchJson(`/api/tables/${table}/fill`, { token, seat });
/**
 * The host takes a seat from somebody.
 * @param {string} table
 * @param {string} token
 * @param {number} seat
 */
export const removePerson = (table, token, seat) =>
  fetchJson(`/api/tables/${table}/remove`, { token, seat });
/** The host closes a table. @param {string} table @param {string} token */
export const closeTable = (table, token) => fetchJson(`/api/tables/${table}/close`, { token });
/** @param {string} table @param {string} token */
export const leaveTable = (table, token) => fetchJson(`/api/tables/${table}/leave`, { token });
/** @param {string} table @param {string} token @returns {Promise<Seated>} */
export const requestRematch = (table, token) =>
  fetchJson(`/api/tables/${table}/rematch`, { token });
/**
 * @param {string} table
 * @param {string} token
 * @returns {Promise<{ code: string, seconds: number }>}
 */
export const createMoveCode = (table, token) => fetchJson(`/api/tables/${table}/code`, { token });
/** @param {string} code @returns {Promise<Seated>} */
export const redeemMoveCode = (code) => fetchJson('/api/codes', { code });
/**
 * A finished game, all of its pages put together.
 * @param {string} table
 * @param {number} seat
 * @returns {Promise<Replay>}
 */
export async function fetchReplay(table, seat) {
  /** @param {number} page @returns {Promise<Replay>} */
  const fetchPage = (page) => fetchJson(`/api/tables/${table}/replay?seat=${seat}&page=${page}`);
  const first = await fetchPage(0);
  const others = Array.from({ length: first.pages - 1 }, (_, place) => fetchPage(place + 1));
  const pages = [first, ...(await Promise.all(others))];
  return { ...first, steps: pages.flatMap((page) => page.steps) };
}
/**
 * The best words for a seat that is asked.
 * @param {string} table
 * @param {string} token
 * @returns {Promise<HintSeen>}
 */
export const fetchHint = (table, token) => fetchJson(`/api/tables/${table}/hint`, { token });
/**
 * What was lost in a finished game, as far as that is known; begun with the decisions of a seat.
 * @param {string} table
 * @param {number} seat -1 for nobody's
 * @returns {Promise<ReviewSeen>}
 */
export const fetchReview = (table, seat) => fetchJson(`/api/tables/${table}/review?seat=${seat}`);
/** What puzzles there are. @returns {Promise<PuzzleList>} */
export const fetchPuzzles = () => fetchJson('/api/puzzles');
/**
 * A table for a puzzle.
 * @param {object} wanted
 * @returns {Promise<{ table: string, seats: Seated[] }>}
 */
export const createPuzzleTable = (wanted) => fetchJson('/api/puzzles', wanted);
/**
 * The solution of a finished puzzle.
 * @param {string} table
 * @returns {Promise<Solution>}
 */
export const fetchSolution = (table) => fetchJson(`/api/tables/${table}/solution`);
/** @param {string} name @returns {Promise<TableSummary>} */
export const fetchTable = (name) => fetchJson(`/api/tables/${name}`);
