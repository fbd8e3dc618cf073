/** Where the coach points: one hole in the dimmed page, and a place beside it for what is said. */
import { useEffect, useState } from '../lib.js';

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {{ word: string, point: string, tap: string, look: string }} Aim */
/** @typedef {{ hole: Box | null, high: boolean }} Light */

const GAP = 6;
const EDGE = 12;
const NARROW = '(width < 900px)';
const WATCHED = { subtree: true, childList: true, attributes: true };

/** @param {Element} thing */
const isShown = (thing) => thing.getClientRects().length > 0;

/** What the coach points at; the first that is shown. @param {Aim} aim @returns {Element | null} */
function targetOf({ word, point, tap, look }) {
  const named = (/** @type {string} */ name) => `.thing[data-word="${name}"]`;
  const wanted = [
    word && `${named(word)}.legal`,
    tap && named(tap),
    point && `.table [data-key="${point}"]:not(.coach *)`,
    look && `[data-zone="${look}"]`,
  ];
  for (const selector of wanted.filter(Boolean)) {
    const found = [...document.querySelectorAll(String(selector))].find(isShown);
    if (found) return found;
  }
  return null;
}

/** @param {Element} thing @returns {Box} */
function boxOf(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { left, top, width, height };
}

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Whether what is said stands above, so that it hides nothing that can be chosen.
 * @param {Element} bubble
 * @param {Box[]} free what is not to be hidden
 */
function standsHigh(bubble, free) {
  const { left, width, height } = bubble.getBoundingClientRect();
  const hidden = (/** @type {number} */ top) =>
    free.filter((box) => overlap(box, { left, top, width, height })).length;
  const [high, low] = [hidden(EDGE), hidden(window.innerHeight - height - EDGE)];
  return matchMedia(NARROW).matches ? high <= low : high < low;
}

/** @param {Aim} aim @param {Element} bubble @returns {Light} */
function lightOf(aim, bubble) {
  const target = targetOf(aim);
  for (const thing of document.querySelectorAll('[data-coached]'))
    if (thing !== target) thing.removeAttribute('data-coached');
  target?.toggleAttribute('data-coached', true);
  const free = target ? [target] : [...document.querySelectorAll('.thing.legal')].filter(isShown);
  const high = standsHigh(bubble, free.map(boxOf));
  if (!target) return { hole: null, high };
  const { left, top, width, height } = boxOf(target);
  const hole = {
    left: left - GAP,
    top: top - GAP,
    width: width + 2 * GAP,
    height: height + 2 * GAP,
  };
  return { hole, high };
}

/** Calls back once a frame while the page changes. @param {() => void} look */
function watch(look) {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const seen = new MutationObserver((changes) => {
    const outside = (/** @type {MutationRecord} */ { target, attributeName }) =>
      attributeName !== 'data-coached' && !target.parentElement?.closest('.coach-layer');
    if (changes.some(outside)) soon();
  });
  seen.observe(document.body, WATCHED);
  const events = ['resize', 'scroll', 'transitionend', 'animationend'];
  for (const name of events) addEventListener(name, soon, true);
  return () => {
    cancelAnimationFrame(frame);
    seen.disconnect();
    for (const name of events) removeEventListener(name, soon, true);
  };
}

/**
 * The hole and the place for this aim, kept true while the page changes.
 * @param {Aim} aim
 * @param {{ current: Element | null }} bubble
 */
export function useSpotlight(aim, bubble) {
  const [light, setLight] = useState(/** @type {Light} */ ({ hole: null, high: false }));
  useEffect(() => {
    const look = () => {
      if (!bubble.current) return;
      const next = lightOf(aim, bubble.current);
      setLight((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    look();
    return watch(look);
  }, [JSON.stringify(aim)]);
  useEffect(
    () => () => {
      for (const thing of document.querySelectorAll('[data-coached]'))
        thing.removeAttribute('data-coached');
    },
    [],
  );
  return light;
}
