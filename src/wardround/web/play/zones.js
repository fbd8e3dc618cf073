/** Zones of the board: one stop each for Tab, arrows within, numbers on what can be chosen. */

const MOVES = /** @type {Record<string, number>} */ ({
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
});
const STOPS = '.thing, .stop';
const MOST_NUMBERED = 9;

/** @param {ParentNode} root @param {string} which @returns {HTMLElement[]} */
export const all = (root, which) =>
  [...root.querySelectorAll(which)]
    .filter((one) => /** @type {HTMLElement} */ (one).offsetParent !== null)
    .map((one) => /** @type {HTMLElement} */ (one));

/** Things to choose from, one for each word. */
export function legalThings(/** @type {ParentNode} */ root = document) {
  const seen = new Set();
  return all(root, '.thing.legal').filter((one) => {
    const fresh = !seen.has(one.dataset.word);
    seen.add(one.dataset.word);
    return fresh;
  });
}

/** One stop a zone, a legal thing first; numbers on what can be chosen. */
export function tidyZones(/** @type {ParentNode} */ root = document) {
  for (const zone of all(root, '[data-zone]')) {
    const things = all(zone, STOPS);
    const stop =
      things.find((one) => one === document.activeElement) ??
      things.find((one) => one.classList.contains('legal')) ??
      things[0];
    for (const one of things) one.tabIndex = one === stop ? 0 : -1;
  }
  for (const one of all(root, '[data-number]')) one.removeAttribute('data-number');
  for (const [place, one] of legalThings(root).slice(0, MOST_NUMBERED).entries()) {
    one.setAttribute('data-number', String(place + 1));
  }
}

/** @param {HTMLElement} one */
function goTo(one) {
  one.focus();
  tidyZones();
}

/**
 * An arrow, Home or End within the zone of what is focused.
 * @param {HTMLElement} from
 * @param {string} key
 */
export function move(from, key) {
  const isEnd = key === 'Home' || key === 'End';
  const zone = isEnd || key in MOVES ? from.closest('[data-zone]') : null;
  const things = zone ? all(zone, STOPS) : [];
  if (!things.length) return false;
  const ends = { Home: 0, End: things.length - 1 }[key];
  const step = things.indexOf(from) + (MOVES[key] ?? 0);
  goTo(things[ends ?? (step + things.length) % things.length]);
  return true;
}

/** @param {number} step */
export function nextLegal(step) {
  const things = legalThings();
  if (!things.length) return;
  const place = things.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = place < 0 ? Math.min(0, step) : place + step;
  goTo(things[(next + things.length) % things.length]);
}

/** Focus a zone; again: the next thing of it. @param {string} zone */
export function focusZone(zone) {
  const place = all(document, `[data-zone="${zone}"]`)[0];
  const things = place ? all(place, STOPS) : [];
  const focused = things.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next =
    focused >= 0
      ? things[(focused + 1) % things.length]
      : (things.find((one) => one.tabIndex === 0) ?? things[0]);
  if (next) goTo(next);
}

/** What a zone holds, in words. @param {string} zone */
export const zoneText = (zone) =>
  all(document, `[data-zone="${zone}"]`)
    .flatMap((place) => all(place, STOPS))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '')
    .join('; ');

/** The zones there are. */
export const zoneNames = () => [
  ...new Set(all(document, '[data-zone]').map((one) => one.dataset.zone ?? '')),
];

/** Whether keys are used, not only a pointer. */
const usesKeys = () => document.documentElement.classList.contains('numbered');

/** What was focused last, and whether it was left for nothing. */
let last = /** @type {HTMLElement | null} */ (null);
let lost = false;
addEventListener('focusout', ({ relatedTarget }) => {
  lost = !relatedTarget;
  // A part of the page may go without the table being drawn anew.
  if (lost) setTimeout(() => last?.isConnected === false && keepFocus(kept));
});
addEventListener('focusin', ({ target }) => {
  last = /** @type {HTMLElement} */ (target);
  lost = false;
});

/** Whether what was focused has gone, or can do nothing any more. */
const wentAway = () =>
  lost || (last !== null && (!last.checkVisibility() || last.matches(':disabled')));

/** Where focus stays that has nowhere else to go: reading goes on from there. */
const title = () => /** @type {HTMLElement | null} */ (document.querySelector('main h1[tabindex]'));

/** Whether nothing is focused that does anything. @param {Element | null} one */
export const isNowhere = (one) => one === document.body || (one !== null && one === title());

let kept = '';

/**
 * Focus that went with the thing it was on goes to what can be chosen now, for who uses keys, else
 * to the title; and where there is one thing to say yes to, it is focused, so that Enter says it.
 * @param {string} moment what the focus was last kept for
 */
export function keepFocus(moment) {
  const keys = usesKeys();
  const things = keys ? legalThings() : [];
  const yes =
    moment !== kept && things.length === 1 && all(document, '[data-key="decline"]').length > 0;
  kept = moment;
  const { activeElement } = document;
  const waits = activeElement === title() && things.length > 0;
  if (!yes && !waits && !(activeElement === document.body && wentAway())) return;
  lost = false;
  (things[0] ?? title())?.focus({ preventScroll: !keys });
}
