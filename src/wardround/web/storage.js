/** What this browser stores: seat tokens, how far each table was seen, and whatever has a key. */

/** Older tables are forgotten. */
export const MOST_TABLES = 50;

/**
 * What was stored under a key, or the fallback if there is nothing that can be read.
 * @template T
 * @param {string} key
 * @param {T} fallback
 * @returns {T}
 */
export function read(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(`wardround.${key}`) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {unknown} value anything that JSON can say */
export function write(key, value) {
  try {
    localStorage.setItem(`wardround.${key}`, JSON.stringify(value));
  } catch {
    // A browser that stores nothing still plays: only coming back is lost.
  }
}

/**
 * The entries of a record that were put there last, as many as tables are remembered.
 * @template T
 * @param {Record<string, T>} record
 * @returns {Record<string, T>}
 */
export const latestTables = (record) =>
  Object.fromEntries(Object.entries(record).slice(-MOST_TABLES));

/** @typedef {{ table: string, seat: number, token: string }} StoredSeat */

/** The seats that can be taken again here, the latest first. */
export const storedSeats = () => read('seats', /** @type {StoredSeat[]} */ ([]));

/** @param {string} table */
export const tokensOf = (table) =>
  storedSeats()
    .filter((one) => one.table === table)
    .map((one) => one.token);

/** @param {StoredSeat[]} seats */
export function storeSeats(...seats) {
  const isNew = (/** @type {StoredSeat} */ one) =>
    seats.some(({ table, seat }) => table === one.table && seat === one.seat);
  const others = storedSeats().filter((one) => !isNew(one));
  write('seats', [...seats, ...others].slice(0, MOST_TABLES));
}

/** @param {(stored: StoredSeat) => boolean} which */
export const forgetSeats = (which) =>
  write(
    'seats',
    storedSeats().filter((one) => !which(one)),
  );

const seenByTable = () => read('seen', /** @type {Record<string, number>} */ ({}));

/** How many entries of a table's journal were seen here. @param {string} table */
export const entriesSeen = (table) => seenByTable()[table] ?? 0;

/** @param {string} table @param {number} seq */
export function storeSeen(table, seq) {
  const { [table]: _before, ...others } = seenByTable();
  write('seen', latestTables({ ...others, [table]: seq }));
}
