/** Makes a table, keeps its seats and goes there. */
import { makeTable } from '../wire/api.js';
import { keepSeats, name } from '../wire/keeping.js';
import { teach } from '../learn/experience.js';

/** @typedef {{ kind: 'person', name: string } | { kind: 'open' } | { kind: 'bot', bot: string }} SeatWanted */
/**
 * @typedef {object} Wanted
 * @property {string} game
 * @property {SeatWanted[]} seats
 * @property {Record<string, string>} options
 * @property {boolean} [public]
 * @property {number} [seed]
 * @property {string} [journal_of]
 * @property {number} [entries]
 * @property {string} [cards] the text of a card file
 */

/** The person at this screen. @returns {SeatWanted} */
export const me = () => ({ kind: 'person', name: name.peek() });

/** @param {number} count @param {string} [bot] @returns {SeatWanted[]} */
export const bots = (count, bot = 'greedy') => Array.from({ length: count }, () => ({ kind: 'bot', bot }));

/** @param {Wanted} wanted @param {'' | 'lesson' | 'coach'} [course] what the coach teaches there */
export async function start(wanted, course = '') {
  const made = await makeTable(wanted);
  keepSeats(...made.seats);
  if (course) teach(made.table, course);
  location.hash = `#/table/${made.table}`;
}
