/** A picture of the result to share, drawn here: who won, the points by round, the hospital. */
import { FRONT_PARTS } from '../front/hero.js';
import { html, useEffect, useRef } from '../lib.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { loadDrawings } from '../ui/picture.js';
import { Portrait } from '../ui/portrait.js';
import { copy } from '../ui/share.js';
import { pngOf, save, sharePicture } from '../ui/svg_file.js';
import { faceAtEnd } from './end_podium.js';
import { inOrder } from './ranking.js';

/** @import { Ended } from './end.js' */

const WIDE = 1200;
const HIGH = 630;
const BARS = { left: 60, foot: 560, high: 170, wide: 480 };
const MOST_SHOWN = 5;

/** Bars of one player's rounds. @param {{ points: number[] }} props */
function Bars({ points }) {
  const most = Math.max(1, ...points);
  const wide = BARS.wide / Math.max(1, points.length);
  return points.map((n, place) => {
    const high = Math.max(3, (Math.max(0, n) / most) * BARS.high);
    const x = BARS.left + place * wide;
    return html`<g key=${place}>
      <rect x=${x} y=${BARS.foot - high} width=${wide - 10} height=${high} rx="5" fill="#fff" />
      <text x=${x + (wide - 10) / 2} y=${BARS.foot - high - 8} class="share-small">${n}</text>
    </g>`;
  });
}

/** @param {Ended} ended */
const Ranks = (ended) =>
  inOrder(ended.result)
    .slice(0, MOST_SHOWN)
    .map(
      (seat, place) => html`<g key=${seat} transform=${`translate(${60 + place * 104} 190)`}>
        <svg width="72" height="72" viewBox="0 0 64 64">
          <${Portrait} name=${ended.names[seat]} seat=${seat} face=${faceAtEnd(ended, seat)} />
        </svg>
        <text x="36" y="108" class="share-score">${ended.result.scores[seat]}</text>
        <text x="36" y="134" class="share-small">${ended.names[seat].slice(0, 11)}</text>
      </g>`,
    );

/** @param {Ended & { title: string }} props */
export function SharePicture({ title, ...ended }) {
  const { drawing, result, byRound, own, table } = ended;
  const { note, setNote, attempt } = useAttempt();
  const picture = useRef(/** @type {SVGSVGElement | null} */ (null));
  useEffect(() => {
    loadDrawings(FRONT_PARTS).catch(() => {});
  }, []);
  const link = `${location.origin}/#/replay/${table.table}/0`;
  const shown = own[0] ?? inOrder(result)[0];
  const drawn = () => pngOf(/** @type {SVGSVGElement} */ (picture.current), WIDE, HIGH);
  const act = (/** @type {() => Promise<string>} */ go) => attempt(async () => setNote(await go()));
  return html`<section class="panel share">
    <h2 class="headline">${t('share-picture')}</h2>
    <svg ref=${picture} class="share-picture" viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img"
        aria-label=${title}>
      <rect class="sky-1" width=${WIDE} height=${HIGH} />
      <rect class="sky-2" y="240" width=${WIDE} height=${HIGH - 240} />
      <rect class="ground" y="580" width=${WIDE} height="50" />
      <use href="#front-hospital" x="592" y="212" width="600" height="370" />
      <text x="60" y="92" class="title">${title}</text>
      <text x="60" y="140" class="game">${drawing.title}</text>
      <${Ranks} ...${ended} />
      <${Bars} points=${byRound.points[shown] ?? []} />
      <text x="60" y="612" class="game">wardround</text>
    </svg>
    <p class="keys">
      <button type="button" class="key quiet" data-key="share"
          onClick=${() => act(() => copy(link))}>
        ${t('copy')}
      </button>
      <button type="button" class="key quiet" data-key="save-picture"
          onClick=${() => act(async () => save(await drawn(), 'wardround.png'))}>
        ${t('save-picture')}
      </button>
      ${
        'share' in navigator &&
        html`<button type="button" class="key quiet" data-key="share-picture"
            onClick=${() => act(async () => sharePicture(await drawn(), link, title))}>
          ${t('share')}
        </button>`
      }
    </p>
    <p role="status">${note}</p>
  </section>`;
}
