/** What this browser remembers of learning: finished games, and the tables where a coach sits. */
import { signal } from '../lib.js';
import { read, write } from '../wire/keeping.js';

/** @typedef {'lesson' | 'coach'} Course */

const MOST = 50;
const courses = signal(/** @type {Record<string, Course>} */ (read('courses', {})));

/** @param {Record<string, Course>} next */
function keep(next) {
  courses.value = Object.fromEntries(Object.entries(next).slice(-MOST));
  write('courses', courses.value);
}

/** What the coach teaches at a table. @param {string} table @returns {Course | undefined} */
export const courseOf = (table) => courses.value[table];

/** @param {string} table @param {Course} course */
export const teach = (table, course) => keep({ ...courses.peek(), [table]: course });

/** @param {string} table */
export function stopTeaching(table) {
  const { [table]: _gone, ...others } = courses.peek();
  keep(others);
}

/** Whether this game was ever played to its end here. @param {string} game */
export const experienced = (game) => Boolean(read('experienced', {})[game]);
/** @param {string} game */
export const noteExperience = (game) => write('experienced', { ...read('experienced', {}), [game]: true });
