/** Keys: roving focus within zones, numbered choices, letters that can be switched off. */
import { settings } from '../wire/keeping.js';

/** @import { Session } from './session.js' */

const MOVES = /** @type {Record<string, number>} */ ({
  ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1,
});

/** @param {ParentNode} root @param {string} which @returns {HTMLElement[]} */
const all = (root, which) => [...root.querySelectorAll(which)].filter(
  (one) => /** @type {HTMLElement} */ (one).offsetParent !== null,
).map((one) => /** @type {HTMLElement} */ (one));

/** One stop a zone for Tab, a legal thing first; numbers on what can be chosen. */
export function tidyZones(/** @type {ParentNode} */ root = document) {
  for (const zone of all(root, '[data-zone]')) {
    const things = all(zone, '.thing');
    const stop = things.find((one) => one === document.activeElement)
      ?? things.find((one) => one.classList.contains('legal')) ?? things[0];
    for (const one of things) one.tabIndex = one === stop ? 0 : -1;
  }
  all(root, '.thing').forEach((one) => one.removeAttribute('data-number'));
  legalThings(root).slice(0, 9).forEach((one, place) => one.setAttribute('data-number', String(place + 1)));
}

/** Things to choose from, one for each word. */
function legalThings(/** @type {ParentNode} */ root = document) {
  const seen = new Set();
  return all(root, '.thing.legal').filter((one) => {
    const fresh = !seen.has(one.dataset.word);
    seen.add(one.dataset.word);
    return fresh;
  });
}

/** @param {string} key */
function press(key) {
  const found = all(document, `[data-key="${key}"]`)[0];
  found?.click();
  return Boolean(found);
}

/** @param {HTMLElement} from @param {string} key */
function move(from, key) {
  const zone = from.closest('[data-zone]');
  if (!zone) return false;
  const things = all(zone, '.thing');
  const ends = { Home: 0, End: things.length - 1 }[key];
  const step = things.indexOf(from) + (MOVES[key] ?? 0);
  things[ends ?? (step + things.length) % things.length]?.focus();
  tidyZones();
  return true;
}

/** @param {boolean} backwards */
function nextLegal(backwards) {
  const things = legalThings();
  if (!things.length) return false;
  const place = things.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const step = backwards ? place - 1 : place + 1;
  things[(step + things.length) % things.length].focus();
  tidyZones();
  return true;
}

/** @param {string} zone */
function focusZone(zone) {
  const place = document.querySelector(`[data-zone="${zone}"]`);
  const things = place ? all(place, '.thing') : [];
  (things.find((one) => one.tabIndex === 0) ?? things[0])?.focus();
  return things.length > 0;
}

/**
 * Listens while a table is shown.
 * @param {Session} session
 * @param {{ command: () => void, sheet: (name: string) => void, close: () => boolean, again: () => void }} page
 */
export function listenToKeys(session, page) {
  /** @type {Record<string, (shift: boolean) => unknown>} */
  const letters = {
    u: (shift) => (shift ? session.command('restart') : press('undo')),
    y: () => press('redo'),
    n: () => press('decline') || press('pass'),
    f: () => press('finish'),
    b: () => all(document, '.thing[data-word="bag"]')[0]?.click(),
    g: (shift) => nextLegal(shift),
    s: () => focusZone('staff'),
    d: () => focusZone('departments'),
    p: () => focusZone('patients'),
    c: () => focusZone('city'),
    o: () => page.sheet('others'),
    l: () => page.sheet('log'),
    w: () => page.again(),
    '/': () => page.command(),
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      if (!page.close()) session.back();
      return;
    }
    if (target.closest('input, textarea, select')) return;
    if (event.key in MOVES || event.key === 'Home' || event.key === 'End') {
      if (move(target, event.key)) event.preventDefault();
      return;
    }
    if (/^[1-9]$/.test(event.key)) {
      document.documentElement.classList.add('numbered');
      legalThings()[Number(event.key) - 1]?.click();
      return;
    }
    const act = letters[event.key.toLowerCase()];
    if (act && (settings.peek().letters || event.key === '/')) {
      event.preventDefault();
      act(event.shiftKey);
    }
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
