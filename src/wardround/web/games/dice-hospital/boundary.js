/** Dice of one value that do not all fit the next ambulance: how they are divided. */
import { byValue, marks, patientOf, pipsOf, sorted } from './words.js';

/** @import { ProspectSeen } from '../../wire/wire.js' */
/** @import { View } from './types.js' */

/**
 * The dice that are asked for, those sure to go into the same ambulance, and those for later ones.
 * @param {View} view
 * @param {Record<string, ProspectSeen>} prospects
 */
export function diceByLoad({ intake }, prospects) {
  const those = (/** @type {string} */ load) =>
    byValue(intake).filter((word) => prospects[word]?.brings.figures.goes === load);
  return { sure: those('sure'), asked: sorted(those('choice')), later: those('later') };
}

/**
 * The dice as they would lie with those that are chosen. Some must be asked for.
 * @param {View} view
 * @param {Record<string, ProspectSeen>} prospects
 * @param {string[]} chosen dice that were chosen and not yet said
 */
export function divideDice(view, prospects, chosen) {
  const { sure, asked, later } = diceByLoad(view, prospects);
  const { ambulance, places } = prospects[asked[0]].brings.figures;
  const said = [...view.hospitals.flatMap((h) => h.said), ...chosen].filter(patientOf);
  const isChosen = marks(asked, said);
  const picked = asked.filter((_, n) => isChosen[n]);
  return {
    value: pipsOf(asked[0]),
    asked,
    isChosen,
    /** The number of the ambulance that is loaded. */
    number: Number(ambulance),
    inside: [...sure, ...picked],
    free: Number(places) - picked.length,
    /** What goes into the one after it: known only when the last place is filled. */
    next: picked.length < Number(places) ? [] : asked.filter((_, n) => !isChosen[n]),
    others: asked.length - Number(places),
    later,
  };
}
