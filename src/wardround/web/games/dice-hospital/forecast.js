/** What happenings mean for single patients, and the line above Finish. */
import { html } from '../../lib.js';
import { listed } from '../../text.js';
import { t } from './facts.js';
import { patientName } from './words.js';

/** @import { EntrySeen } from '../../wire/wire.js' */
/** @import { Happening, Sight } from './types.js' */
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

/** Patients listed in a figure, by their names. @param {string | number} words */
const namesIn = (words) => listed(String(words).split(' ').map(patientName));

/** What finishing would bring. @param {Sight} sight */
export function forecastLine({ prospects }) {
  const figures = prospects.finish?.brings.figures;
  if (!figures) return null;
  const { home, points, more, worse, steps, deaths, dead, cost } = figures;
  const lost = Number(deaths) > 0 && t('forecast-dies', { n: deaths, who: namesIn(dead), cost });
  return html`
    ${t('forecast-now')} <b>${t('forecast-home', { home, points })}</b>
    ${' '}
    <span class="next">${t('forecast-next', { more })}</span>
    ${' '}
    ${t('forecast-worse', { n: worse, steps })}
    ${lost && html` <b class="bad">${lost}</b>`}
  `;
}

/** What finishing would lose, in one sentence; empty if nothing. @param {Sight} sight */
export function lossesText({ prospects }) {
  const risk = prospects.finish?.risk;
  if (!risk) return '';
  const { free, deaths, dead } = risk.figures;
  const parts = [];
  if (Number(free) > 0) parts.push(t('losing-workers', { n: free }));
  if (Number(deaths) > 0) parts.push(t('losing-patients', { n: deaths, who: namesIn(dead) }));
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
