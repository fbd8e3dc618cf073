/** The game by round as a picture: a bar for each player and round, marked by initial too. */
import { html } from '../lib.js';
import { t } from '../text.js';

const BAR = 24;
const GAP = 20;
const TALL = 100;
const FOOT = 118;

/** @param {{ rounds: number[], points: number[][], score: string, names: string[] }} props */
export function PointsChart({ rounds, points, score, names }) {
  const least = Math.min(0, ...points.flat());
  const most = Math.max(1, ...points.flat());
  const wide = BAR * names.length + GAP;
  const at = (/** @type {number} */ n) => FOOT - ((n - least) / (most - least)) * TALL;
  const spoken = names
    .map((name, seat) => t('rounds-of', { who: name, points: points[seat].join(', ') }))
    .join(' ');
  return html`<figure class="picture">
    <figcaption>${t('by-round', { score })}</figcaption>
    <svg viewBox=${`0 0 ${rounds.length * wide} 150`} role="img" aria-label=${spoken}>
      ${rounds.map(
        (
          round,
          place,
        ) => html`<g key=${round} transform=${`translate(${place * wide + GAP / 2} 0)`}>
          ${points.map(
            (own, seat) => html`
              <rect class=${`bar seat-${seat}`} x=${seat * BAR + 2} y=${at(Math.max(0, own[place]))}
                  width=${BAR - 4} height=${Math.abs(at(own[place]) - at(0)) + 2} rx="3" />
              <text x=${seat * BAR + BAR / 2} y=${at(Math.max(0, own[place])) - 5}>
                ${own[place]}
              </text>
              <text class="initial" x=${seat * BAR + BAR / 2} y="132">
                ${names[seat].charAt(0)}
              </text>
            `,
          )}
          <text x=${(names.length * BAR) / 2} y="147">${round}</text>
        </g>`,
      )}
    </svg>
  </figure>`;
}
