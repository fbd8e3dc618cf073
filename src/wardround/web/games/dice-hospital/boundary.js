/** Dice of one value that do not all fit the next ambulance: how they are divided. */
import { byValue, marks, patientOf, pipsOf, sorted } from './words.js';

/** @import { View } from './types.js' */

/**
 * Dice are loaded by value. Where the last ones of an ambulance are of the same value as the first
 * of the next, it is asked which go in.
 * @param {View} view
 * @param {string[]} chosen dice that were chosen and not yet said
 * @param {number} size how many dice an ambulance takes
 */
export function divideDice(view, chosen, size) {
  const rolled = byValue(view.intake);
  const value = pipsOf(rolled[size - 1]);
  const asked = sorted(rolled.filter((word) => pipsOf(word) === value));
  const said = [...view.hospitals.flatMap((h) => h.said), ...chosen].filter(patientOf);
  const isChosen = marks(asked, said);
  const sure = rolled.filter((word) => pipsOf(word) < value);
  const inside = [...sure, ...asked.filter((_, n) => isChosen[n])];
  return {
    value,
    asked,
    isChosen,
    /** The number of the ambulance that is loaded. */
    number: view.ambulances.findIndex((dice) => !dice.length) + 1,
    inside,
    free: size - inside.length,
    next: asked.filter((_, n) => !isChosen[n]).slice(0, size),
    later: rolled.filter((word) => pipsOf(word) > value),
  };
}
