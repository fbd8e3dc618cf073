/** The game by round as lines, one for each player: by colour, dashes, and a token at its end. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { initialsOf, Token } from '../ui/portrait.js';

/**
 * A round that is marked on a player's line.
 * @typedef {{ place: number, seat: number, text: string, now: boolean }} Mark
 */

const WIDE = 420;
const LEFT = 28;
const RIGHT = 416;
const TOP = 14;
const FOOT = 128;
const APART = 22;
const MOST_LINES = 4;
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** @param {number[][]} lines by seat, then by place */
function scaleOf(lines) {
  const all = lines.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = STEPS.find((one) => (high - low) / one <= MOST_LINES) ?? high - low;
  const y = (/** @type {number} */ n) => FOOT - ((n - low) / (high - low)) * (FOOT - TOP);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return { y, ticks: Array.from({ length: count }, (_, n) => (first + n) * step) };
}

/** Heights of the tokens, so that none covers another. @param {number[]} wanted */
function spread(wanted) {
  const order = wanted.map((_, seat) => seat).sort((a, b) => wanted[a] - wanted[b]);
  const found = [...wanted];
  let last = Number.NEGATIVE_INFINITY;
  for (const seat of order) {
    found[seat] = Math.max(wanted[seat], last + APART);
    last = found[seat];
  }
  const over = Math.max(0, last - FOOT);
  return found.map((y) => y - over);
}

/**
 * @param {object} props
 * @param {string} props.title
 * @param {string[]} props.labels of the places, as "1"
 * @param {number[][]} props.lines points in all, by seat, then by place
 * @param {string[]} props.names
 * @param {string} props.spoken what a screen reader says of it
 * @param {Mark[]} [props.marks]
 */
export function PointsChart({ title, labels, lines, names, spoken, marks = [] }) {
  const { y, ticks } = scaleOf(lines);
  const last = Math.max(1, labels.length - 1);
  const x = (/** @type {number} */ place) => LEFT + (place / last) * (RIGHT - LEFT - 36);
  const pointAt = (/** @type {number} */ place, /** @type {number} */ n) =>
    `${x(place).toFixed(1)} ${y(n).toFixed(1)}`;
  const letters = initialsOf(names);
  const ends = spread(lines.map((own) => y(own.at(-1) ?? 0)));
  return html`<figure class="points-chart">
    <figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${WIDE} 152`} role="img" aria-label=${spoken}>
      ${ticks.map(
        (n) => html`<g key=${n}>
          <path class="rule" d=${`M${LEFT} ${y(n)}H${RIGHT - 34}`} />
          <text class="tick-text" x=${LEFT - 6} y=${y(n) + 4}>${n}</text>
        </g>`,
      )}
      ${labels.map(
        (label, place) => html`<text key=${place} class="place-text" x=${x(place)} y="148">
          ${label}
        </text>`,
      )}
      ${lines.map(
        (own, seat) => html`<path key=${seat} class=${`chart-line seat-${seat + 1}`}
            d=${`M${own.map((n, place) => pointAt(place, n)).join('L')}`} />`,
      )}
      ${names.map(
        (name, seat) => html`<svg key=${name + seat} x=${RIGHT - 24} y=${ends[seat] - 11} width="22"
            height="22">
          <${Token} label=${letters[seat]} seat=${seat} />
        </svg>`,
      )}
      ${marks.map(
        ({
          place,
          seat,
          text,
          now,
        }) => html`<g key=${text} class=${now ? 'moment-mark now' : 'moment-mark'}>
          <circle cx=${x(place)} cy=${y(lines[seat][place])} r="11" />
          <text x=${x(place)} y=${y(lines[seat][place]) + 5}>${text}</text>
        </g>`,
      )}
    </svg>
  </figure>`;
}

/** Points by round in words, for each player. @param {number[][]} points @param {string[]} names */
export const roundsInWords = (points, names) =>
  names.map((who, seat) => t('rounds-of', { who, points: points[seat].join(', ') })).join(' ');

/** Points in all after each round, from nothing on. @param {number[]} points of each round */
export function summedUp(points) {
  const sums = [0];
  for (const n of points) sums.push(sums[sums.length - 1] + n);
  return sums;
}
