/** What this browser remembers of puzzles: how each went, and on which days that of the day did. */
import { read, write } from '../storage.js';

/**
 * `star`: the best end at the first Finish; `solved`: later; `tried`: not yet.
 * @typedef {'star' | 'solved' | 'tried'} Mark
 */

const DAY = 86_400_000;
const MOST_DAYS = 400;

/** How every puzzle went, by number. @returns {Record<string, Mark>} */
export const marks = () => read('puzzles', {});

/** How the puzzle of each day went, by day as in 2026-05-01. @returns {Record<string, Mark>} */
const days = () => read('puzzle-days', {});

/** @param {string} day */
export const dayMark = (day) => {
  const mark = days()[day];
  return mark === 'tried' ? undefined : mark;
};

/**
 * The mark after one more Finish. A result that is told again changes nothing.
 * @param {Mark | undefined} before
 * @param {boolean} solved
 * @returns {Mark}
 */
export function nextMark(before, solved) {
  if (!before) return solved ? 'star' : 'tried';
  return before === 'tried' && solved ? 'solved' : before;
}

/**
 * Keep a result; `day` if it is that day's puzzle.
 * @param {number} number
 * @param {boolean} solved
 * @param {string} [day]
 */
export function noteResult(number, solved, day = '') {
  write('puzzles', { ...marks(), [number]: nextMark(marks()[number], solved) });
  if (!day) return;
  const kept = Object.entries({ ...days(), [day]: nextMark(days()[day], solved) });
  write('puzzle-days', Object.fromEntries(kept.sort().slice(-MOST_DAYS)));
}

/** The day so many days later. @param {string} day @param {number} by */
export const dayAfter = (day, by) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY).toISOString().slice(0, 10);

/** How many days in a row up to this one, which may still be open. @param {string} today */
export function streak(today) {
  let day = dayMark(today) ? today : dayAfter(today, -1);
  let length = 0;
  while (dayMark(day)) {
    length += 1;
    day = dayAfter(day, -1);
  }
  return length;
}

/** The longest run of days that is remembered. */
export function longestStreak() {
  const solved = Object.keys(days()).filter(dayMark).sort();
  let longest = 0;
  let run = 0;
  for (const [place, day] of solved.entries()) {
    run = place && dayAfter(solved[place - 1], 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
