/** Makes a table, keeps its seats and goes there. */

import { teach } from '../learn/experience.js';
import { playerName } from '../settings.js';
import { storeSeats } from '../storage.js';
import { createTable } from '../wire/api.js';

/** @typedef {{ kind: 'bot', bot: string, script?: string[] }} BotWanted */
/** @typedef {{ kind: 'person', name: string } | { kind: 'open' } | BotWanted} SeatWanted */
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
export const me = () => ({ kind: 'person', name: playerName.peek() });

/** @param {number} count @param {string} [bot] @returns {SeatWanted[]} */
export const bots = (count, bot = 'greedy') =>
  Array.from({ length: count }, () => ({ kind: 'bot', bot }));

/** A bot that says these sentences first. @param {string[]} script @returns {SeatWanted} */
export const scripted = (script) => ({ kind: 'bot', bot: 'greedy', script });

/** @param {Wanted} wanted @param {'' | 'lesson' | 'coach'} [course] what the coach teaches there */
export async function startTable(wanted, course = '') {
  const made = await createTable(wanted);
  storeSeats(...made.seats);
  if (course) teach(made.table, course);
  location.hash = `#/table/${made.table}`;
}
