/** Where steps lead in a finished game: by sentence, part, round. */

/** @import { Step } from '../wire/wire.js' */
/** @typedef {(step: Step) => string} Name what steps of one stretch have in common */

/** The part of the game a step belongs to. @type {Name} */
export const partOf = (step) => step.heading;

/** @param {number} place @param {number} total */
export const within = (place, total) => Math.max(0, Math.min(total - 1, place));

/**
 * The first step of the next stretch; backwards that of this one, or of the one before.
 * @param {Step[]} steps
 * @param {number} now
 * @param {1 | -1} way
 * @param {Name} name
 */
export function stretch(steps, now, way, name) {
  const begins = (/** @type {number} */ n) => n === 0 || name(steps[n]) !== name(steps[n - 1]);
  let place = now + way;
  while (place > 0 && place < steps.length - 1 && !begins(place)) place += way;
  return within(place, steps.length);
}

/**
 * Where each stretch begins.
 * @param {Step[]} steps
 * @param {Name} name
 * @returns {{ place: number, name: string }[]}
 */
export const stretches = (steps, name) =>
  steps
    .map((step, place) => ({ place, name: name(step) }))
    .filter((one, place, all) => place === 0 || one.name !== all[place - 1].name);

const ROUND = /^round-(\d+)$/;

/**
 * The step that an address names: by its number, or the first of a round.
 * @param {Step[]} steps
 * @param {string} name
 */
export function stepNamed(steps, name) {
  const [, round = ''] = ROUND.exec(name) ?? [];
  if (!round) return Number(name) || 0;
  const first = steps.findIndex(({ heading }) => `${heading} `.startsWith(`round ${round} `));
  return Math.max(0, first);
}

/** The words said up to and with a step. @param {Step[]} steps @param {number} place */
export const wordsUpTo = (steps, place) =>
  steps.slice(0, place + 1).reduce((sum, { words }) => sum + words.length, 0);

/**
 * The step in which the word behind so many others was said.
 * @param {Step[]} steps
 * @param {number} count
 */
export function stepOf(steps, count) {
  let before = 0;
  const found = steps.findIndex(({ words }) => {
    before += words.length;
    return count < before;
  });
  return within(found < 0 ? steps.length - 1 : found, steps.length);
}

/**
 * Whose turn comes after a step: the next seat that speaks.
 * @param {Step[]} steps
 * @param {number} place
 */
export const nextSpeaker = (steps, place) =>
  steps.slice(place + 1).find(({ speaker }) => speaker >= 0)?.speaker ?? 0;
