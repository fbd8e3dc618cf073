/** What flies over the board: stars to tokens, loot to thieves, the mouse to whom it tells on. */

/** @import { Happening, Scene } from './types.js' */
/** @typedef {{ picture: string, from: string, to: string, wait: number }} Flight */

const FLIGHT = 420;
const SIZE = 40;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const SVG = 'http://www.w3.org/2000/svg';
const TILES = new Set(['purple', 'orange', 'green']);

/** Where a seat's things are shown: the first place that can be seen. @param {number} seat */
const home = (seat) => `[data-home="${seat}"]`;

/** @param {string} selector @returns {DOMRect | null} */
function placeOf(selector) {
  const seen = [...document.querySelectorAll(selector)]
    .map((node) => node.getBoundingClientRect())
    .find(({ width, height }) => width > 0 && height > 0);
  return seen ?? null;
}

/** @param {string} picture the name of a drawn part */
function make(picture) {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${picture}`);
  svg.append(use);
  svg.setAttribute('class', 'rush-flight');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

/** @param {DOMRect} rect */
const at = ({ left, top, width, height }) =>
  `translate(${left + width / 2 - SIZE / 2}px, ${top + height / 2 - SIZE / 2}px)`;

/** @param {Flight} flight @returns {Animation | null} */
export function fly({ picture, from, to, wait }) {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (!start || !end) return null;
  const node = make(picture);
  document.body.append(node);
  const one = node.animate(
    [
      { transform: `${at(start)} scale(.6)`, opacity: 0 },
      { transform: `${at(start)} scale(1.1)`, opacity: 1, offset: 0.2 },
      { transform: at(end), opacity: 1, offset: 0.9 },
      { transform: `${at(end)} scale(.6)`, opacity: 0 },
    ],
    { duration: FLIGHT, delay: wait, easing: EASE, fill: 'both' },
  );
  const land = () => node.remove();
  one.finished.then(land, land);
  return one;
}

/** The door of a space. @param {string} word */
const door = (word) => `.rush-door[data-word="${word}"]`;

/**
 * What flies for a happening.
 * @param {Happening} happening
 * @param {Scene} scene
 * @returns {Omit<Flight, 'wait'>[]}
 */
function flightsOf({ name, seat, figures }, { view }) {
  if (name === 'steal') {
    const picture = TILES.has(figures.thing) ? `tile-${figures.thing}` : 'coin';
    return [{ picture, from: home(figures.whom - 1), to: home(seat) }];
  }
  if (name === 'fined') {
    const places = view.interns[seat].places;
    return places.map((word) => ({ picture: 'mouse', from: '.rush-door.hole', to: door(word) }));
  }
  return [];
}

/**
 * Everything that flies for what happened, one after the other.
 * @param {Happening[]} happenings
 * @param {Scene} scene
 * @returns {Flight[]}
 */
export const flightsFor = (happenings, scene) =>
  happenings
    .flatMap((one) => flightsOf(one, scene))
    .map((flight, place) => ({ ...flight, wait: place * FLIGHT * 0.6 }));

/**
 * The star of a patient who goes home, to its player's token.
 * @param {string} patient
 * @param {number} seat
 * @returns {Flight}
 */
export const starFlight = (patient, seat) => ({
  picture: 'star-prestige',
  from: `[data-piece="${patient}"] .rush-star`,
  to: `[data-piece="prestige-${seat}"]`,
  wait: 550,
});
