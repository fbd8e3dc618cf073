/** Makes a whole table of the last one and of what the server says has changed. */

/** @import { ChangeSeen, TableSeen } from './wire.js' */

/**
 * The table after a change, or null if it is a change of another. The one before stays as it is.
 * @param {TableSeen | null} table
 * @param {ChangeSeen} change
 * @returns {TableSeen | null}
 */
export function applyChange(table, { number, seq, set, entries }) {
  if (!table || number !== table.number + 1) return null;
  /** @type {TableSeen} */
  const now = set.reduce((made, [path, value]) => withPart(made, path, value), table);
  const sights = now.sights.map((sight, place) => ({ ...sight, entries: entries[place] }));
  return { ...now, number, since: table.seq, seq, sights };
}

/**
 * A copy in which something else is at the end of a path.
 * @param {any} whole
 * @param {(string | number)[]} path
 * @param {unknown} value
 * @returns {any}
 */
function withPart(whole, [step, ...rest], value) {
  const copy = Array.isArray(whole) ? [...whole] : { ...whole };
  copy[step] = rest.length ? withPart(whole[step], rest, value) : value;
  return copy;
}
