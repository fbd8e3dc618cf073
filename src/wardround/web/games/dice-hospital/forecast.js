/** What happenings mean for single patients, and the line above Finish. */
import { html } from '../../lib.js';
import { patientName, patientOf } from './words.js';

/** @import { Entry, Happened, Sight } from '../../wire/types.js' */
/** @typedef {{ becomes: string, fate: '' | 'home' | 'dies' }} Fate */

const MOVES = new Set(['heal', 'recolour', 'worsen', 'change']);

/**
 * What becomes of patients: for each word as it is now, one fate for each die concerned.
 * @param {Happened[]} happenings
 * @param {boolean} chained whether one die may be named again by what it has become
 * @returns {Map<string, Fate[]>}
 */
export function fates(happenings, chained) {
  /** @type {{ from: string, fate: Fate }[]} */
  const found = [];
  for (const { name, figures } of happenings) {
    const ends = name === 'discharge' ? 'home' : name === 'die' ? 'dies' : '';
    if (!ends && !MOVES.has(name)) continue;
    let one = chained && found.find(({ fate }) => !fate.fate && fate.becomes === figures.patient);
    if (!one) {
      one = { from: figures.patient, fate: { becomes: figures.patient, fate: '' } };
      found.push(one);
    }
    one.fate.fate = ends;
    if (!ends) one.fate.becomes = figures.becomes;
  }
  const byWord = new Map();
  for (const { from, fate } of found) byWord.set(from, [...(byWord.get(from) ?? []), fate]);
  return byWord;
}

/** @param {Happened[]} forecast */
const dying = (forecast) => forecast.filter((one) => one.name === 'die').map((one) => one.figures.patient);

/** @param {number} n @param {string} one @param {string} more */
const counted = (n, one, more) => `${n} ${n === 1 ? one : more}`;

/** @param {Happened[]} forecast @param {any} view @param {number} seat */
export function forecastLine(forecast, view, seat) {
  const home = Object.values(view.hospitals[seat].lounge).reduce((a, b) => a + b, 0);
  const points = forecast.filter((one) => one.name === 'score')
    .reduce((sum, one) => sum + one.figures.points, 0);
  const worse = forecast.filter((one) => one.name === 'worsen').length;
  const dead = dying(forecast);
  return html`If you finish now: <b>${home} home, ${counted(points, 'point', 'points')}</b>.${' '}
    ${worse ? `${counted(worse, 'gets', 'get')} worse` : 'Nobody gets worse'}${dead.length
      ? html`, <b class="bad">${counted(dead.length, 'dies', 'die')}: ${dead.map(patientName).join(', ')}</b>.`
      : '.'}`;
}

/**
 * What finishing would lose, in one sentence; empty if nothing.
 * @param {Sight} sight
 * @param {Happened[]} forecast
 */
export function losses(sight, forecast) {
  const dead = dying(forecast);
  const h = sight.view.hospitals[sight.seat];
  const free = h.nurses + h.staff.length - h.placed.length;
  const able = sight.legal.some((word) => word === 'nurse' || h.staff.includes(word));
  const parts = [];
  if (able) parts.push(`${counted(free, 'worker is', 'workers are')} still free.`);
  if (dead.length) parts.push(`${counted(dead.length, 'patient dies', 'patients die')}: ${dead.map(patientName).join(', ')}.`);
  return parts.join(' ');
}

/** Points of each seat by round, from all that happened. @param {Happened[]} happened @param {number} seats */
export function byRound(happened, seats) {
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

const WITHOUT_LINES = new Set(['phase', 'turn', 'change', 'settled', 'ready', 'home', 'recall', 'choose', 'complete']);
const ON_THE_BOARD = new Set(['roll', 'load', 'unload', 'admit', 'pending']);

/** Log lines, without those that only say what the board shows. @param {Entry} entry */
export function worthTelling({ happenings, lines }) {
  const spoken = happenings.filter(({ name }) => !WITHOUT_LINES.has(name));
  if (spoken.length !== lines.length) return lines;
  return lines.filter((_, place) => !ON_THE_BOARD.has(spoken[place].name));
}

/** Whether a patient has been treated in this round. @param {string} word */
export const isTreated = (word) => Boolean(patientOf(word)?.state);
