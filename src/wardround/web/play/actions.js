/** What single keys do. Each has a name in the catalogue, and a key that can be changed. */

import { changeSettings, settings } from '../settings.js';
import { t } from '../text.js';

/** @import { Drawing, Shortcut } from '../games/drawing.js' */
/** @typedef {{ name: string, key: string }} Action */

/** @type {Action[]} what they do at every table */
const COMMON = [
  { name: 'next-choice', key: 'g' },
  { name: 'previous-choice', key: 'Shift+g' },
  { name: 'undo', key: 'u' },
  { name: 'restart', key: 'Shift+u' },
  { name: 'redo', key: 'y' },
  { name: 'decline', key: 'n' },
  { name: 'finish', key: 'f' },
  { name: 'others', key: 'o' },
  { name: 'log', key: 'l' },
  { name: 'hint', key: 'h' },
  { name: 'again', key: 'w' },
  { name: 'forecast', key: 'e' },
  { name: 'scores', key: 'q' },
  { name: 'info', key: 'i' },
  { name: 'command', key: '/' },
  { name: 'skip', key: '.' },
  { name: 'keys', key: '?' },
];

/**
 * What they do at a table of this game.
 * @param {Drawing | null} drawing
 * @returns {(Action | Shortcut)[]}
 */
export const actionsOf = (drawing) => [...COMMON, ...(drawing?.shortcuts ?? [])];

/** @param {Action | Shortcut} action */
export const nameOf = (action) => ('text' in action ? action.text : t(`action-${action.name}`));

/** What the page knows a key press by: `u`, `Shift+u`, `?`. @param {KeyboardEvent} event */
export function pressed({ key, shiftKey }) {
  const letter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  if (!letter) return key;
  return shiftKey ? `Shift+${key.toLowerCase()}` : key.toLowerCase();
}

/** Keys that move, choose and go back everywhere. */
const FIXED = ['Tab', 'Enter', 'Escape', ' ', 'Shift', 'Control', 'Alt', 'Meta'];

/** Whether a key press can be given to an action. @param {KeyboardEvent} event */
export const isAssignable = ({ key, ctrlKey, metaKey, altKey }) =>
  !FIXED.includes(key) && !ctrlKey && !metaKey && !altKey;

/** The key that does this now. @param {Action} action */
export const keyOf = ({ name, key }) => settings.value.keys[name] ?? key;

/** What this key does now, or nothing. @param {string} key @param {Action[]} actions */
export const actionOf = (key, actions) =>
  actions.find((action) => keyOf(action) === key)?.name ?? '';

/**
 * From now on this key does it; what the key did before goes without one.
 * @param {string} name
 * @param {string} key empty: the usual one
 * @param {Action[]} actions all there are
 */
export function assign(name, key, actions) {
  const keys = { ...settings.peek().keys };
  delete keys[name];
  const before = key && actionOf(key, actions);
  if (before && before !== name) keys[before] = '';
  if (key) keys[name] = key;
  changeSettings({ keys });
}
