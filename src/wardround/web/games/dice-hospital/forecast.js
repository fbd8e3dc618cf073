/** What happenings mean for single patients, and the line above Finish. */
import { html } from '../../lib.js';
import { listed } from '../../text.js';
import { countedBySeat, linesExcept } from '../log_lines.js';
import { silent, t } from './facts.js';
import { patientName } from './words.js';

/** @import { EntrySeen, ProspectSeen } from '../../wire/wire.js' */
/** @import { Happening, Sight } from './types.js' */
/** @typedef {'' | 'home' | 'dies' | 'leaves'} End how a patient leaves the beds, if it does */
/** @typedef {{ becomes: string, fate: End }} Fate */
/** @typedef {Map<string, Fate[]>} Fates by the patient's word, one for each die of it */
/** @typedef {Pick<Sight, 'view' | 'prospects'>} Told */

/** What stands in a prospect for a patient that leaves. @type {Record<string, End>} */
const LEAVES = { home: 'home', dead: 'dies', bag: 'leaves' };
const STAYS = /** @type {End} */ ('');
const MOVES = new Set(['heal', 'recolour', 'worsen', 'change', 'treat']);
/** @type {Record<string, End>} */
const ENDS = { discharge: 'home', die: 'dies', transfer: 'leaves', 'pick-up': 'leaves' };

/** @param {({ from: string } & Fate)[]} found @returns {Fates} */
function byWord(found) {
  /** @type {Fates} */
  const fatesOf = new Map();
  for (const { from, ...fate } of found) fatesOf.set(from, [...(fatesOf.get(from) ?? []), fate]);
  return fatesOf;
}

/**
 * What becomes of patients: for each word as it is now, one fate for each die concerned.
 * @param {Happening[]} happenings
 * @returns {Fates}
 */
export function fates(happenings) {
  /** @type {{ from: string, fate: Fate }[]} */
  const found = [];
  for (const { name, figures } of happenings) {
    const ends = ENDS[name] ?? '';
    if (!('patient' in figures) || !(ends || MOVES.has(name))) continue;
    // One die may be named again, by what it has become.
    let one = found.find(({ fate }) => !fate.fate && fate.becomes === figures.patient);
    if (!one) {
      one = { from: figures.patient, fate: { becomes: figures.patient, fate: '' } };
      found.push(one);
    }
    one.fate.fate = ends;
    if ('becomes' in figures) one.fate.becomes = figures.becomes;
  }
  return byWord(found.map(({ from, fate }) => ({ from, ...fate })));
}

/** The patients that a figure lists, if any. @param {string | number} figure */
const wordsIn = (figure) => (figure === 'none' ? [] : String(figure).split(' '));

/** The same by their names. @param {string | number} figure */
const namesIn = (figure) => listed(wordsIn(figure).map(patientName));

/** The figures of what finishing would bring, while workers are placed. @param {Told} told */
const finishing = ({ view, prospects }) =>
  view.phase === 'activate' ? prospects.finish?.brings.figures : undefined;

/**
 * What becomes of patients if everybody stops here; null while no workers are placed.
 * @param {Told} told
 * @returns {Fates | null}
 */
export function comingFates(told) {
  const figures = finishing(told);
  if (!figures) return null;
  const { worsening, becomes, dead } = figures;
  const after = wordsIn(becomes);
  const found = [
    ...wordsIn(worsening).map((from, n) => ({ from, becomes: after[n], fate: STAYS })),
    ...wordsIn(dead).map((from) => ({ from, becomes: from, fate: ENDS.die })),
  ];
  return byWord(found);
}

/** What a department makes of every patient that suits it. @param {ProspectSeen} [prospect] */
export function resultsOf(prospect) {
  const { patients = 'none', becomes = 'none' } = prospect?.brings.figures ?? {};
  const after = wordsIn(becomes);
  return byWord(
    wordsIn(patients).map((from, n) => ({
      from,
      becomes: LEAVES[after[n]] ? from : after[n],
      fate: LEAVES[after[n]] ?? STAYS,
    })),
  );
}

/** Whether somebody dies if everybody stops here. @param {Told} told */
export const somebodyDies = (told) => Number(finishing(told)?.deaths ?? 0) > 0;

/** What finishing would bring. @param {Sight} sight */
export function forecastLine(sight) {
  const figures = finishing(sight);
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

const ON_THE_BOARD = new Set(['roll', 'load', 'unload', 'admit', 'pending', 'report']);

/** What befalls so many at the end of a round that they are counted, not listed. */
const COUNTED = new Map([
  ['worsen', 'worsen-many'],
  ['die', 'die-many'],
]);

/**
 * Log lines, without those that only say what the board shows; many patients of one are counted.
 * @param {EntrySeen} entry
 * @param {string[]} [names] of the seats
 * @param {number} [own] the seat of who looks, if it is one
 */
export function logLines(entry, names = [], own = -1) {
  const you = (/** @type {number} */ seat) => (seat === own ? 'yes' : 'no');
  const tell = (/** @type {string} */ key, /** @type {number} */ seat, /** @type {number} */ n) =>
    t(key, { who: names[seat], n, you: you(seat) });
  return linesExcept(countedBySeat(entry, silent(), COUNTED, tell), silent(), ON_THE_BOARD);
}
