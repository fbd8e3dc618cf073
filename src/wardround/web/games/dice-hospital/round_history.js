/** What happened round by round, read from the entries. */
import { patientOf } from './words.js';

/** @import { Happening, Scene } from './types.js' */
/** @typedef {{ home: number, points: number, lost: number }} Told what a round brought a seat */

/** The end of a seat's round: its workers come back. */
const ENDS = 'recall';

/** @param {Scene['entries']} entries */
export const standing = (entries) => entries.filter((entry) => !entry.void);

/**
 * What a seat has done since its workers last came back.
 * @param {Scene['entries']} entries
 * @param {number} seat
 */
export function today(entries, seat) {
  /** @type {Happening[]} */
  const found = [];
  for (const { happenings } of [...standing(entries)].reverse()) {
    const own = happenings.filter((one) => one.seat === seat);
    const end = own.findLastIndex((one) => one.name === ENDS);
    found.unshift(...own.slice(end + 1));
    if (end >= 0) break;
  }
  return found;
}

/**
 * One use of a department: who works there, and whom they treated as they are then.
 * @typedef {{ worker: string, department: string, dice: string[] }} Work
 */

/** A patient in a room, as something makes it another. @param {Work} work @param {Happening} one */
function treatIn({ dice }, { name, figures }) {
  if (!('patient' in figures)) return;
  const place = dice.indexOf(figures.patient);
  if (name === 'discharge' && place >= 0) dice.splice(place, 1);
  if (!('becomes' in figures)) return;
  if (place >= 0) dice[place] = figures.becomes;
  else if (name !== 'change') dice.push(figures.becomes);
}

/**
 * Who works where. What a blood bag does happens in a bed.
 * @param {Happening[]} happened
 * @returns {Work[]}
 */
export function workOf(happened) {
  /** @type {Work[]} */
  const found = [];
  let byBag = false;
  for (const one of happened) {
    if (one.name === 'place') {
      const { worker, department } = one.figures;
      found.push({ worker, department, dice: [] });
    }
    const work = found.at(-1);
    if (work && (!byBag || one.name === 'change')) treatIn(work, one);
    byBag = one.name === 'spend';
  }
  return found;
}

/** The colours of those who went home today, in order. @param {Happening[]} happened */
export const homeToday = (happened) =>
  happened.flatMap((one) =>
    one.name === 'discharge' ? (patientOf(one.figures.patient)?.own ?? []) : [],
  );

/** @param {Happening[]} happened @returns {Told} */
const summed = (happened) => ({
  home: happened.filter((one) => one.name === 'discharge').length,
  points: happened
    .filter((one) => one.name === 'score')
    .reduce((n, one) => n + one.figures.points, 0),
  lost: happened.filter((one) => one.name === 'die').length,
});

/**
 * The round that ended last, and whether this seat has spoken since.
 * @param {Scene['entries']} entries
 * @param {number} seats
 * @param {number} seat
 */
export function lastRound(entries, seats, seat) {
  const kept = standing(entries);
  const end = kept.findLastIndex((entry) => entry.happenings.some((one) => one.name === ENDS));
  if (end < 0) return null;
  const begin = kept
    .slice(0, end)
    .findLastIndex((entry) => entry.happenings.some((one) => one.name === ENDS));
  const happened = kept.slice(begin + 1, end + 1).flatMap((entry) => entry.happenings);
  const phases = happened.filter((one) => one.name === 'phase');
  const phase = phases.find((one) => one.figures.round > 0);
  return {
    round: phase?.figures.round ?? 0,
    seats: Array.from({ length: seats }, (_, n) =>
      summed(happened.filter((one) => one.seat === n)),
    ),
    past: kept.slice(end + 1).some((entry) => entry.speaker === seat),
  };
}

/**
 * The event turned up last, and whether this seat has spoken since.
 * @param {Scene['entries']} entries
 * @param {number} seat
 */
export function lastEvent(entries, seat) {
  const kept = standing(entries);
  const place = kept.findLastIndex((entry) => entry.happenings.some((one) => one.name === 'event'));
  if (place < 0) return null;
  return {
    word: kept[place].happenings.find((one) => one.name === 'event')?.figures.event ?? '',
    past: kept.slice(place + 1).some((entry) => entry.speaker === seat),
  };
}

/**
 * Points of each seat by round, from all that happened.
 * @param {Happening[]} happened
 * @param {number} seats
 */
export function pointsByRound(happened, seats) {
  /** @type {number[][]} */
  const points = Array.from({ length: seats }, () => []);
  let round = 0;
  for (const { name, seat, figures } of happened) {
    if (name === 'phase') round = figures.round || round;
    if (name === 'score') points[seat][round] = (points[seat][round] ?? 0) + figures.points;
  }
  const rounds = Array.from({ length: round }, (_, place) => place + 1);
  return { rounds, points: points.map((own) => rounds.map((n) => own[n] ?? 0)) };
}
