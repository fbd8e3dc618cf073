/**
 * Medical reports of one player alone: what each needs as dice, and how much of it has gone home.
 */
import { classes, html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { BlankDie } from './dice.js';
import { constants, reportOf, t } from './facts.js';
import { standing } from './round_history.js';
import { CardName, COLOURS, labelOf } from './words.js';

/** @import { ProspectSeen } from '../../wire/wire.js' */
/** @import { Counts, Scene } from './types.js' */

/** @type {Counts} */
const NONE = { red: 0, yellow: 0, green: 0 };
const NO_REPORT = { needs: NONE, points: 0 };

/**
 * The dice of a report, and for each whether there is one.
 * @param {Partial<Counts>} needs
 * @param {Partial<Counts>} have
 */
const diceOf = (needs, have) =>
  COLOURS.flatMap((colour) =>
    Array.from({ length: needs[colour] ?? 0 }, (_, n) => ({
      colour,
      met: n < (have[colour] ?? 0),
    })),
  );

/** @param {{ needs: Partial<Counts>, have: Partial<Counts> }} props */
export const Needs = ({ needs, have }) =>
  html`<span class="needs" aria-hidden="true">
    ${diceOf(needs, have).map(
      ({ colour, met }, n) => html`<${BlankDie} key=${n} colour=${colour}
          size=${met ? 'tiny' : 'tiny ghost'} />`,
    )}
  </span>`;

/** How much of a report is there, in words. @param {ProspectSeen | undefined} prospect */
function metText(prospect) {
  if (!prospect) return '';
  const { met, of } = prospect.brings.figures;
  return t('report-met', { met, of });
}

/** @param {{ scene: Scene, word: string, row: 'lower' | 'upper' }} props */
function Report({ scene: { play, prospects }, word, row }) {
  const { needs, points } = reportOf(word)?.facts ?? NO_REPORT;
  const prospect = prospects[word];
  const have = /** @type {Partial<Counts>} */ (prospect?.brings.figures ?? needs);
  const met = metText(prospect);
  const complete = prospect && prospect.brings.figures.met === prospect.brings.figures.of;
  const label = [labelOf(word), met, t(`report-${row}`)].filter(Boolean).join(' ');
  return html`<${Thing} play=${play} word=${word}
      kind=${classes('card report', row, complete && 'complete')} label=${label}>
    <span class="worth">${points}</span>
    <${CardName} word=${word} />
    <${Needs} needs=${needs} have=${have} />
    <small>${row === 'lower' ? met : ''}</small>
  <//>`;
}

/** @param {{ scene: Scene, n: number, columns: number }} props */
function Column({ scene, n, columns }) {
  const [lower, upper] = [scene.view.reports[n], scene.view.reports[n + columns]];
  return html`<div class="column">
    ${
      lower
        ? html`<${Report} scene=${scene} word=${lower} row="lower" />`
        : html`<span class="all-done">${t('reports-column-done')}</span>`
    }
    ${upper && html`<${Report} scene=${scene} word=${upper} row="upper" />`}
  </div>`;
}

/** @param {{ scene: Scene }} props */
export function Reports({ scene }) {
  const { view } = scene;
  const { columns } = constants();
  const open = view.reports.filter((word) => word !== null);
  const done = view.reports.length - open.length;
  const cost = scene.standing?.sources[0]['reports-left'] ?? 0;
  if (!view.reports.length) return null;
  return html`<section class=${classes('panel', 'reports', view.phase === 'report' && 'asks')}
      aria-label=${t('reports')}>
    <header>
      <h2>
        ${t('reports')}
        <i class="house" title=${t('reports-house')}>${t('reports-house')}</i>
      </h2>
      <p class="facts">
        <span>${t('reports-done', { n: done, points: view.hospitals[0].points.reports })}</span>
        ${
          open.length > 0 &&
          html`<span>${t('reports-open', { n: open.length, points: cost })}</span>`
        }
      </p>
    </header>
    <div class="columns" data-zone="reports">
      ${Array.from(
        { length: columns },
        (_, n) => html`<${Column} key=${n} scene=${scene} n=${n} columns=${columns} />`,
      )}
    </div>
  </section>`;
}

/** What became of every report that was dealt. @param {Scene} scene */
function fatesOf({ entries }) {
  const happened = standing(entries).flatMap((entry) => entry.happenings);
  const fulfilled = new Map();
  let round = 0;
  for (const { name, figures } of happened) {
    if (name === 'phase') round = figures.round;
    if (name === 'fulfil') fulfilled.set(figures.report, round);
  }
  return happened
    .filter((one) => one.name === 'report')
    .map(({ figures }) => ({ word: figures.report, round: fulfilled.get(figures.report) ?? 0 }));
}

/** @param {{ scene: Scene }} props */
export function ReportsAtTheEnd({ scene }) {
  const found = fatesOf(scene);
  if (!found.length) return null;
  return html`<section class="panel reports-end">
    <h2 class="headline">${t('reports')}</h2>
    <ul>
      ${found.map(({ word, round }) => {
        const { needs, points } = reportOf(word)?.facts ?? NO_REPORT;
        return html`<li key=${word} class=${round ? 'fulfilled' : 'unfulfilled'}>
          <span class="worth">${points}</span>
          <${CardName} word=${word} />
          <${Needs} needs=${needs} have=${round ? needs : NONE} />
          <span>
            ${round ? `✓ ${t('report-fulfilled', { round })}` : `✕ ${t('report-missed')}`}
          </span>
        </li>`;
      })}
    </ul>
  </section>`;
}
