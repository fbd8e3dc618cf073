/** What this person has chosen for every table: a name, and how the page behaves. */
import { signal } from './lib.js';
import { read, write } from './storage.js';

const GUESTS = ['Clover', 'Juniper', 'Maple', 'Sorrel', 'Linden', 'Heather', 'Willow', 'Fennel'];
const LONGEST_NAME = 24;

const guest = `Guest ${GUESTS[Math.floor(Math.random() * GUESTS.length)]}`;

/** What this person is called; never asked for, changed in place. */
export const playerName = signal(read('name', guest));

/** @param {string} wanted a guest's name if it is empty */
export function setPlayerName(wanted) {
  playerName.value = wanted.trim().slice(0, LONGEST_NAME) || guest;
  write('name', playerName.value);
}

/**
 * `letters`: single keys act; `keys`: those that act by another key than usual. `pace`: how fast
 * others' sentences follow each other. `keepEverything`: routine questions are answered by
 * themselves. `sound`, `vibration`, `notice`: how to be called when one is asked and looks away.
 * `names`: what cards are called, in the language spoken or as printed. `switches`: those of games,
 * on if true.
 * @typedef {{ letters: boolean, keys: Record<string, string>, twoTaps: boolean, neverAsk: boolean,
 *   keepEverything: boolean, pace: 'off' | 'quick' | 'normal', sound: 'off' | 'quiet' | 'on',
 *   vibration: boolean, notice: boolean, language: string, switches: Record<string, boolean>,
 *   names: 'translated' | 'printed' }} Settings
 */

/** @type {Settings} */
const USUAL = {
  letters: true,
  keys: {},
  twoTaps: true,
  neverAsk: false,
  keepEverything: true,
  pace: 'normal',
  sound: 'off',
  vibration: false,
  notice: false,
  language: '',
  switches: {},
  names: 'translated',
};

export const settings = signal({ ...USUAL, ...read('settings', {}) });

/** @param {Partial<Settings>} changed */
export function changeSettings(changed) {
  settings.value = { ...settings.value, ...changed };
  write('settings', settings.value);
}
