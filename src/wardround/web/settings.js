/** What this person has chosen for every table: a name, and how the page behaves. */
import { signal } from './lib.js';
import { read, write } from './storage.js';

const GUESTS = [
  ...['Clover', 'Juniper', 'Maple', 'Sorrel', 'Linden', 'Heather', 'Willow', 'Fennel'],
  ...['Aster', 'Birch', 'Bramble', 'Cedar', 'Cicely', 'Comfrey', 'Daisy', 'Elder'],
  ...['Fern', 'Hazel', 'Holly', 'Iris', 'Ivy', 'Jasmine', 'Larch', 'Laurel'],
  ...['Lavender', 'Lilac', 'Lupin', 'Mallow', 'Mint', 'Myrtle', 'Oak', 'Olive'],
  ...['Poppy', 'Rowan', 'Rue', 'Saffron', 'Sage', 'Tansy', 'Thyme', 'Yarrow'],
];
const LONGEST_NAME = 24;

/** A guest's name, chosen at the first visit and kept: the portrait goes with it. */
function guestName() {
  const kept = read('guest', '');
  if (kept) return kept;
  const chosen = `Guest ${GUESTS[Math.floor(Math.random() * GUESTS.length)]}`;
  write('guest', chosen);
  return chosen;
}

const guest = guestName();

/** What this person is called; never asked for, changed in place. */
export const playerName = signal(read('name', guest));

/** @param {string} wanted a guest's name if it is empty */
export function setPlayerName(wanted) {
  playerName.value = wanted.trim().slice(0, LONGEST_NAME) || guest;
  write('name', playerName.value);
}

/**
 * `letters`: single keys act; `keys`: those that act by another key than usual. `twoTaps`: on touch
 * the first tap only shows. `pace`: how fast others' sentences follow each other. `keepEverything`:
 * routine questions are answered by themselves. `sound`, `vibration`, `notice`: how to be called
 * when one is asked and looks away; `soundOffered`: whether sounds were offered. `names`: what
 * cards are called, in the language spoken or as printed. `switches`: those of games, on if true.
 * @typedef {object} Settings
 * @property {boolean} letters
 * @property {Record<string, string>} keys
 * @property {boolean} twoTaps
 * @property {boolean} neverAsk
 * @property {boolean} keepEverything
 * @property {'off' | 'quick' | 'normal' | 'watch'} pace
 * @property {'off' | 'quiet' | 'on'} sound
 * @property {boolean} soundOffered
 * @property {boolean} vibration
 * @property {boolean} notice
 * @property {string} language
 * @property {Record<string, boolean>} switches
 * @property {'translated' | 'printed'} names
 */

/** @type {Settings} */
const USUAL = {
  letters: true,
  keys: {},
  twoTaps: false,
  neverAsk: false,
  keepEverything: true,
  pace: 'normal',
  sound: 'off',
  soundOffered: false,
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
