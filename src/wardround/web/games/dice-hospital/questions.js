/** Questions: what is asked for in which phase, and what of it the board has a thing for. */
import { constants, departmentOf, specialistOf, t } from './facts.js';
import { COLOURS, nameOf, patientOf } from './words.js';

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
/** Phases in which cards on display, or the piles they come from, are asked for. */
export const ASKS_DISPLAY = ['extra', 'improve'];
/** Phases in which things of a hospital are asked for. */
export const ASKS_HOSPITAL = ['overflow', 'return', 'activate', 'spare', 'event', 'pick-up'];

/** Words of a hospital that are no card and no patient. */
const SAID = ['nurse', 'bag', 'heal', ...COLOURS];

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

/** Words of the sentence that a seat has begun. @param {View} view @param {number} seat */
export const saidWords = (view, seat) => view.hospitals[seat]?.said ?? [];

/** @param {string} word */
const isWorker = (word) => word === 'nurse' || Boolean(specialistOf(word));

/**
 * Whoever is sent, a nurse does, unless a specialist makes a difference.
 * @param {string[]} words
 */
export const usualWord = (words) =>
  words.includes('nurse') && words.every(isWorker) ? 'nurse' : '';

/**
 * What to ask once something is chosen before the worker.
 * @param {string[]} chosen
 * @param {Set<string>} choosable
 */
export function questionAfter(chosen, choosable) {
  const next = [...choosable];
  const department = chosen.find((word) => departmentOf(word));
  const patient = chosen.find((word) => patientOf(word)) ?? '';
  if (department && next.some((word) => patientOf(word)))
    return t('ask-who-treated', { department: nameOf(department) });
  if (department && next.some(isWorker))
    return t('ask-who-works', { department: nameOf(department) });
  const rooms = patient && next.some((word) => departmentOf(word));
  return rooms ? t('ask-which-room', { patient }) : '';
}
