/** What this browser keeps: seat tokens, a name, settings, how far a table was seen. */
import { signal } from '../lib.js';

const WORDS = ['Clover', 'Juniper', 'Maple', 'Sorrel', 'Linden', 'Heather', 'Willow', 'Fennel'];
const MOST_TOKENS = 50;

/** @param {string} key @param {any} fallback */
export function read(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(`wardround.${key}`) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {any} value */
export function write(key, value) {
  try {
    localStorage.setItem(`wardround.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays: only coming back is lost.
  }
}

/** @typedef {{ table: string, seat: number, token: string }} Kept */

/** @returns {Kept[]} */
export const keptSeats = () => read('seats', []);

/** @param {string} table */
export const tokensOf = (table) => keptSeats().filter((k) => k.table === table).map((k) => k.token);

/** @param {Kept[]} seats */
export function keepSeats(...seats) {
  const others = keptSeats().filter(
    (k) => !seats.some((s) => s.table === k.table && s.seat === k.seat),
  );
  write('seats', [...seats, ...others].slice(0, MOST_TOKENS));
}

/** @param {(kept: Kept) => boolean} which */
export const forgetSeats = (which) => write('seats', keptSeats().filter((k) => !which(k)));

const invented = `Guest ${WORDS[Math.floor(Math.random() * WORDS.length)]}`;

/** What this person is called; never asked for, changed in place. */
export const name = signal(read('name', invented));
/** @param {string} wanted */
export function rename(wanted) {
  name.value = wanted.trim().slice(0, 24) || invented;
  write('name', name.value);
}

/**
 * `letters`: single keys act; `keys`: those that act by another key than usual. `pace`: how fast
 * others' sentences follow each other. `keepEverything`: routine questions are answered by
 * themselves. `sound`, `vibration`, `notice`: how to be called when one is asked and looks away.
 * `names`: what cards are called, in the language spoken or as printed.
 * @typedef {{ letters: boolean, keys: Record<string, string>, twoTaps: boolean, neverAsk: boolean,
 *   keepEverything: boolean, pace: 'off' | 'quick' | 'normal', sound: 'off' | 'quiet' | 'on',
 *   vibration: boolean, notice: boolean, diceLetters: boolean, language: string,
 *   names: 'translated' | 'printed' }} Settings
 */
export const settings = signal(
  /** @type {Settings} */ ({
    letters: true,
    keys: {},
    twoTaps: true,
    neverAsk: false,
    keepEverything: true,
    pace: 'normal',
    sound: 'off',
    vibration: false,
    notice: false,
    diceLetters: false,
    language: '',
    names: 'translated',
    ...read('settings', {}),
  }),
);
/** @param {Partial<Settings>} changed */
export function change(changed) {
  settings.value = { ...settings.value, ...changed };
  write('settings', settings.value);
}

/** @param {string} table @returns {number} */
export const seenOf = (table) => read('seen', {})[table] ?? 0;
/** @param {string} table @param {number} seq */
export function keepSeen(table, seq) {
  const entries = Object.entries({ ...read('seen', {}), [table]: seq });
  write('seen', Object.fromEntries(entries.slice(-MOST_TOKENS)));
}
