/** Makes a table for a puzzle, keeps the seat and goes there. */

import { playerName } from '../settings.js';
import { storeSeats } from '../storage.js';
import { createPuzzleTable } from '../wire/api.js';

/**
 * @param {{ number?: number, daily?: boolean, grade?: number }} wanted by number, of today, or any
 *   of a grade
 */
export async function startPuzzle(wanted) {
  const made = await createPuzzleTable({ ...wanted, name: playerName.peek() });
  storeSeats(...made.seats);
  location.hash = `#/table/${made.table}`;
}
