/** Where the coach points: one hole in the dimmed page, and a place beside it for what is said. */
import { useEffect, useState } from '../lib.js';

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/**
 * @typedef {object} Aim what she points at
 * @property {string} word
 * @property {string} point
 * @property {string} tap
 * @property {string} look
 * @property {string[]} later what she speaks of, too: it is tapped before or after
 */
/** @typedef {{ hole: Box | null, top: number }} Light */

const GAP = 6;
const EDGE = 4;
/** The places between the lowest and the highest, as parts of the way up. */
const BETWEEN = [0.25, 0.5, 0.75];
/** What she points at, and keys on the board, outweigh what else could be chosen. */
const MOST_NEEDED = 1000;
const SPOKEN_OF = 30;
/** What a question shows to choose by. */
const TELLS = 0.5;
/** What cannot be chosen now, such as one's patients, is better seen than free plots. */
const SEEN = 0.01;
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

/** @param {string} selector */
const boxesOf = (selector) => [...document.querySelectorAll(selector)].filter(isShown).map(boxOf);

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Where the coach may stand, the best first: above the keys, below the banner, between them. She
 * covers neither.
 * @param {Box} coach
 */
function placesFor(coach) {
  const boxed = (/** @type {string} */ selector) => {
    const found = document.querySelector(selector);
    return found && boxOf(found);
  };
  const [banner, keys] = [boxed('.banner-place'), boxed('.keybar')];
  const low = (keys?.top ?? window.innerHeight) - coach.height - EDGE;
  const high = Math.min(low, (banner ? banner.top + banner.height : 0) + EDGE);
  return [low, high, ...BETWEEN.map((part) => Math.round(low + (high - low) * part))];
}

/**
 * Where the coach stands: where she covers least of what is needed now.
 * @param {Element} coach
 * @param {Box | null} lit what she points at
 * @param {string[]} later
 */
function topOf(coach, lit, later) {
  const box = boxOf(coach);
  const things = boxesOf('.thing:is(.legal, .said)');
  const others = boxesOf('.board .thing:not(.legal, .said)');
  const telling = boxesOf('.board [data-tells]');
  const keys = boxesOf('.board .key');
  const needed = lit ? [lit, ...keys] : keys;
  const spokenOf = later.flatMap((word) => boxesOf(`.board .thing[data-word="${word}"]`));
  const covered = (/** @type {number} */ top) => {
    const under = (/** @type {Box} */ one) => overlap(one, { ...box, top });
    const count = (/** @type {Box[]} */ boxes) => boxes.filter(under).length;
    const most = MOST_NEEDED * count(needed) + SPOKEN_OF * count(spokenOf);
    return most + count(things) + TELLS * count(telling) + SEEN * count(others);
  };
  const places = placesFor(box).map((top) => ({ top, covers: covered(top) }));
  return places.reduce((best, one) => (one.covers < best.covers ? one : best)).top;
}

/** @param {Box} box @returns {Box} */
const around = ({ left, top, width, height }) => ({
  left: left - GAP,
  top: top - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

/** Where the page is too low for a board it scrolls. @param {Element} target */
function bringIntoSight(target) {
  if (document.documentElement.scrollHeight <= innerHeight) return;
  const { top, height } = boxOf(target);
  scrollBy(0, top + height / 2 - innerHeight / 2);
}

/** @param {Aim} aim @param {Element} coach @returns {Light} */
function lightOf(aim, coach) {
  const target = targetOf(aim);
  for (const thing of document.querySelectorAll('[data-coached]'))
    if (thing !== target) thing.removeAttribute('data-coached');
  if (target && !target.hasAttribute('data-coached')) {
    target.toggleAttribute('data-coached', true);
    bringIntoSight(target);
  }
  const hole = target && around(boxOf(target));
  return { hole, top: topOf(coach, hole, aim.later) };
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
  const [light, setLight] = useState(/** @type {Light} */ ({ hole: null, top: 0 }));
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
