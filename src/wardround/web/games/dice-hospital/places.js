/** Where improvements stand: each keeps its place, and a place given back is built on next. */
import { standing } from './round_history.js';

/** @import { Scene } from './types.js' */
/** @typedef {{ card: string, builds: boolean }} Change */

/**
 * What was built and given back, in order.
 * @param {Scene} scene
 * @param {number} seat
 * @param {boolean} hired specialists, or else departments
 * @returns {Change[]}
 */
function changes({ entries }, seat, hired) {
  const found = [];
  for (const { happenings } of standing(entries)) {
    for (const one of happenings) {
      if (one.seat !== seat || (one.name !== 'build' && one.name !== 'give-back')) continue;
      if (Boolean(one.figures.hired) === hired)
        found.push({ card: one.figures.card, builds: one.name === 'build' });
    }
  }
  return found;
}

/** The cards before all these changes. @param {string[]} cards @param {Change[]} changed */
function before(cards, changed) {
  const found = [...cards];
  for (const { card, builds } of [...changed].reverse()) {
    const place = found.indexOf(card);
    if (!builds) found.push(card);
    else if (place >= 0) found.splice(place, 1);
  }
  return found;
}

/**
 * The cards by their places; an empty text is a place that was given back.
 * @param {string[]} cards as they are now
 * @param {Change[]} changed
 */
export function placeCards(cards, changed) {
  const places = before(cards, changed);
  for (const { card, builds } of changed) {
    const hole = places.indexOf(builds ? '' : card);
    if (hole >= 0) places[hole] = builds ? card : '';
    else if (builds) places.push(card);
  }
  return places;
}

/** @param {Scene} scene @param {number} seat */
export const roomPlaces = (scene, seat) =>
  placeCards(scene.view.hospitals[seat].departments, changes(scene, seat, false));

/** @param {Scene} scene @param {number} seat */
export const staffPlaces = (scene, seat) =>
  placeCards(scene.view.hospitals[seat].staff, changes(scene, seat, true));
