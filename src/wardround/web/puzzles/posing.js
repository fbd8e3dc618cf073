/** Makes a table for a puzzle, keeps the seat and goes there. */
import { posePuzzle } from '../wire/api.js';
import { keepSeats, name } from '../wire/keeping.js';

/** @param {{ number?: number, daily?: boolean, grade?: number }} wanted by number, of today, or any of a grade */
export async function pose(wanted) {
  const made = await posePuzzle({ ...wanted, name: name.peek() });
  keepSeats(...made.seats);
  location.hash = `#/table/${made.table}`;
}
