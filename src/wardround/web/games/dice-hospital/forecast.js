/** What happenings mean for single patients, and the line above Finish. */
import { html } from '../../lib.js';
import { listed } from '../../text.js';
import { constants, t } from './facts.js';
import { patientName, total } from './words.js';

/** @import { EntrySeen } from '../../wire/wire.js' */
/** @import { Happening, Sight, View } from './types.js' */
/** @typedef {{ becomes: string, fate: '' | 'home' | 'dies' | 'leaves' }} Fate */

const MOVES = new Set(['heal', 'recolour', 'worsen', 'change', 'treat']);
/** How a patient can leave the beds. @type {Record<string, 'home' | 'dies' | 'leaves'>} */
const ENDS = { discharge: 'home', die: 'dies', transfer: 'leaves', 'pick-up': 'leaves' };

/**
 * What becomes of patients: for each word as it is now, one fate for each die concerned.
 * @param {Happening[]} happenings
 * @param {boolean} chained whether one die may be named again by what it has become
 * @returns {Map<string, Fate[]>}
 */
export function fates(happenings, chained) {
  /** @type {{ from: string, fate: Fate }[]} */
  const found = [];
  for (const { name, figures } of happenings) {
    const ends = ENDS[name] ?? '';
    if (!('patient' in figures) || !(ends || MOVES.has(name))) continue;
    let one = chained && found.find(({ fate }) => !fate.fate && fate.becomes === figures.patient);
    if (!one) {
      one = { from: figures.patient, fate: { becomes: figures.patient, fate: '' } };
      found.push(one);
    }
    one.fate.fate = ends;
    if ('becomes' in figures) one.fate.becomes = figures.becomes;
  }
  const byWord = new Map();
  for (const { from, fate } of found) byWord.set(from, [...(byWord.get(from) ?? []), fate]);
  return byWord;
}

/** @param {Happening[]} forecast */
const dying = (forecast) =>
  forecast.filter((one) => one.name === 'die').map((one) => patientName(one.figures.patient));

/** What so many discharged in one round are worth. @param {number} home */
export function worth(home) {
  const { ladder, beyond } = constants();
  return ladder[home] ?? ladder[ladder.length - 1] + beyond * (home + 1 - ladder.length);
}

/** @param {Happening[]} forecast @param {View} view @param {number} seat */
export function forecastLine(forecast, view, seat) {
  const home =
    total(view.hospitals[seat].lounge) + forecast.filter((one) => one.name === 'discharge').length;
  const points = forecast
    .filter((one) => one.name === 'score')
    .reduce((all, one) => all + one.figures.points, 0);
  const worse = forecast.filter((one) => one.name === 'worsen').length;
  const dead = dying(forecast);
  const n = dead.length;
  const lost = n > 0 ? t('forecast-dies', { n, who: listed(dead) }) : '';
  return html`
    ${t('forecast-now')} <b>${t('forecast-home', { home, points })}</b>
    ${' '}
    <span class="next">${t('forecast-next', { more: worth(home + 1) - worth(home) })}</span>
    ${' '}
    ${t('forecast-worse', { n: worse })}
    ${lost && html` <b class="bad">${lost}</b>`}
  `;
}

/**
 * What finishing would lose, in one sentence; empty if nothing.
 * @param {Sight} sight
 * @param {Happening[]} forecast
 */
export function lossesText(sight, forecast) {
  const dead = dying(forecast);
  const h = sight.view.hospitals[sight.seat];
  const free = h.nurses + h.staff.length - h.placed.length;
  const able = sight.legal.some((word) => word === 'nurse' || h.staff.includes(word));
  const parts = [];
  if (able) parts.push(t('losing-workers', { n: free }));
  if (dead.length) parts.push(t('losing-patients', { n: dead.length, who: listed(dead) }));
  return parts.join(' ');
}

const WITHOUT_LINES = new Set([
  'phase',
  'turn',
  'change',
  'settled',
  'ready',
  'home',
  'recall',
  'choose',
  'complete',
  'event-over',
  'crew',
  'bring',
  'unname',
  'admissions',
  'rolling',
  'filed',
]);
const ON_THE_BOARD = new Set(['roll', 'load', 'unload', 'admit', 'pending', 'report']);

/** Log lines, without those that only say what the board shows. @param {EntrySeen} entry */
export function logLines({ happenings, lines }) {
  const spoken = happenings.filter(({ name }) => !WITHOUT_LINES.has(name));
  if (spoken.length !== lines.length) return lines;
  return lines.filter((_, place) => !ON_THE_BOARD.has(spoken[place].name));
}
