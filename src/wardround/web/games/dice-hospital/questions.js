/** Questions: what is asked for in which phase, and what of it the board has a thing for. */
import { constants } from './facts.js';
import { COLOURS } from './words.js';

/** @import { Sight, View } from './types.js' */

/** Phases in which things of the city are asked for. */
export const ASKS_CITY = [
  'starting-values',
  'keep',
  'extra',
  'arrange',
  'take',
  'send-back',
  'improve',
  'pick-up',
];
/** Phases in which things of a hospital are asked for. */
export const ASKS_HOSPITAL = ['overflow', 'return', 'activate', 'spare', 'event', 'pick-up'];
/** Phases before the first round. */
export const SETUP = ['starting-values', 'deal', 'keep'];

/** Words of a hospital that are no card and no patient. */
const SAID = ['nurse', 'bag', 'heal', 'use', 'draw', 'return', ...COLOURS];

/** Words that the board itself has a thing for. @param {View} view @param {number} seat */
export function wordsOnBoard(view, seat) {
  const h = view.hospitals[seat];
  if (view.phase === 'starting-values')
    return new Set(constants().start.flatMap((n) => ['r', 'y', 'g'].map((c) => `${c}${n}`)));
  if (view.phase === 'keep') return new Set(h.hand);
  if (view.phase === 'extra') return new Set(['department', 'specialist']);
  if (view.phase === 'arrange') return new Set(view.intake);
  if (view.phase === 'take') return new Set(view.ambulances.map((_, n) => `ambulance-${n + 1}`));
  if (view.phase === 'improve') return new Set(view.display);
  if (view.phase === 'send-back') return new Set(view.intake);
  if (view.phase === 'report') return new Set(view.reports.map((word) => word ?? ''));
  if (!ASKS_HOSPITAL.includes(view.phase)) return new Set();
  return new Set([
    ...SAID,
    ...Object.keys(view.spaces),
    ...h.departments,
    ...h.staff,
    ...h.patients,
  ]);
}

/** How a treatment goes on where the order of those chosen tells what becomes of them. */
const ORDERED = ['two', 'recolour'];

/** Whether several patients are asked for together, in whatever order. @param {Sight} sight */
export function asksGroup({ question }) {
  const { form = '', left = 0, picked, places = 0, short = 0 } = question?.figures ?? {};
  if (ORDERED.includes(String(form))) return false;
  return Math.max(picked === undefined ? 0 : Number(left), Number(places), Number(short)) > 1;
}

/**
 * The word that a sentence begins with where only one can: what comes after it can be chosen at
 * once.
 * @param {Sight} sight
 */
export function preface({ view, legal }) {
  if (view.phase === 'activate') return legal.includes('name') ? 'name' : '';
  return legal.includes('return') ? 'return' : '';
}
