/** What this browser remembers of learning: finished games, and the tables where a coach sits. */
import { signal } from '../lib.js';
import { latestTables, read, write } from '../storage.js';

/** @typedef {'lesson' | 'coach'} Course */

const courses = signal(/** @type {Record<string, Course>} */ (read('courses', {})));

/** @param {Record<string, Course>} next */
function storeCourses(next) {
  courses.value = latestTables(next);
  write('courses', courses.value);
}

/** What the coach teaches at a table. @param {string} table @returns {Course | undefined} */
export const courseOf = (table) => courses.value[table];

/** @param {string} table @param {Course} course */
export const teach = (table, course) => storeCourses({ ...courses.peek(), [table]: course });

/** @param {string} table */
export function stopTeaching(table) {
  const { [table]: _gone, ...others } = courses.peek();
  storeCourses(others);
}

const finishedGames = () => read('experienced', /** @type {Record<string, boolean>} */ ({}));

/** Whether this game was ever played to its end here. @param {string} game */
export const isExperienced = (game) => Boolean(finishedGames()[game]);

/** @param {string} game that was played to its end */
export const noteExperience = (game) => write('experienced', { ...finishedGames(), [game]: true });
