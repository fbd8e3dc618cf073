/** Where every point came from: as bars, and in figures. */
import { classes, html } from '../lib.js';
import { t } from '../text.js';
import { Portrait } from '../ui/portrait.js';
import { inOrder } from './ranking.js';

/** @import { Result } from '../wire/wire.js' */
/** @import { Ended } from './end.js' */

const COLOURS = 6;

/** @param {number} place of a source */
const colourOf = (place) => `source-${(place % COLOURS) + 1}`;

/** Whether a source only ever takes points. @param {Result} result @param {string} source */
const isLoss = ({ sources }, source) => sources.every((own) => own[source] <= 0);

/** @param {{ ended: Ended, seat: number, most: number }} props */
function Row({ ended: { drawing, scene, result, names, own }, seat, most }) {
  const parts = Object.entries(result.sources[seat])
    .map(([source, n], place) => ({ source, n, place }))
    .filter(({ n }) => n !== 0);
  return html`<li>
    <${Portrait} name=${names[seat]} seat=${seat} face=${drawing.face(scene.view, seat)} />
    <span class="name">${own.length === 1 && own[0] === seat ? t('you') : names[seat]}</span>
    <span class="bars">
      ${parts.map(
        ({ source, n, place }) => html`<i key=${source}
            class=${classes(colourOf(place), n < 0 && 'negative')}
            style=${{ flexGrow: Math.abs(n), maxWidth: `${(100 * Math.abs(n)) / most}%` }}
            title=${drawing.sourceName(source)}>
          ${n}
        </i>`,
      )}
    </span>
    <b>${result.scores[seat]}</b>
  </li>`;
}

/** For the eyes: the table below tells the same. @param {Ended} ended */
export function SourceBars(ended) {
  const { drawing, result } = ended;
  const sums = result.sources.map((own) =>
    Object.values(own).reduce((sum, n) => sum + Math.abs(n), 0),
  );
  const most = Math.max(1, ...sums);
  const used = Object.keys(result.sources[0]).map((source, place) => ({ source, place }));
  const shown = used.filter(({ source }) => result.sources.some((own) => own[source]));
  return html`<section class="panel source-bars" aria-hidden="true">
    <h2 class="headline">${t('where-from')}</h2>
    <ul class="legend">
      ${shown.map(
        ({ source, place }) => html`<li key=${source}>
          <i class=${classes(colourOf(place), isLoss(result, source) && 'negative')}></i>
          ${' '}
          ${drawing.sourceName(source)}
        </li>`,
      )}
    </ul>
    <ol>
      ${inOrder(result).map(
        (seat) => html`<${Row} key=${seat} ended=${ended} seat=${seat} most=${most} />`,
      )}
    </ol>
  </section>`;
}

/** @param {Ended} ended */
export function SourceTable({ drawing, result, names, byRound, table }) {
  const order = inOrder(result);
  return html`<div class="panel scroll" tabindex="0" role="group" aria-label=${t('in-figures')}>
    <table class="sources">
      <caption>${t('in-figures')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('player')}</th>
          ${order.map((seat) => html`<th scope="col">${names[seat]}</th>`)}
        </tr>
      </thead>
      ${
        byRound.rounds.length > 0 &&
        html`<tbody class="part">
          <tr>
            <th scope="rowgroup" colspan=${order.length + 1}>
              ${t('by-round', { score: drawing.scoreName })}
            </th>
          </tr>
        </tbody>`
      }
      <tbody class="by-round">
        ${byRound.rounds.map(
          (round, place) => html`<tr key=${round}>
            <th scope="row">${t('round', { n: round })}</th>
            ${order.map((seat) => html`<td>${byRound.points[seat][place]}</td>`)}
          </tr>`,
        )}
      </tbody>
      <tbody class="part">
        <tr><th scope="rowgroup" colspan=${order.length + 1}>${t('by-source')}</th></tr>
      </tbody>
      <tbody class="by-source">
        ${Object.keys(result.sources[0]).map(
          (source) => html`<tr key=${source}>
            <th scope="row">
              <span>${drawing.sourceName(source)}</span>
              ${' '}
              <small>${drawing.sourceLine(source)}</small>
            </th>
            ${order.map((seat) => html`<td>${result.sources[seat][source]}</td>`)}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t('total')}</th>
          ${order.map((seat) => html`<td><b>${result.scores[seat]}</b></td>`)}
        </tr>
      </tfoot>
    </table>
    <a class="key quiet" data-key="journal" href=${`/api/tables/${table.table}/journal`}
        download=${`${table.table}.journal`}>
      ${t('journal')}
    </a>
  </div>`;
}
