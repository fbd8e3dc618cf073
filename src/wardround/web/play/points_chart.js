/** The game by round as lines, one for each player: by colour, dashes, and a token at its end. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { initialsOf, Token } from '../ui/portrait.js';

/**
 * A round that is marked on a player's line.
 * @typedef {{ place: number, seat: number, text: string, now: boolean }} Mark
 */

const LEFT = 28;
const TOP = 14;
/** What is below the lines, for the names of the places. */
const BELOW = 24;
const APART = 22;
const MOST_LINES = 4;
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** @typedef {{ wide: number, high: number }} Shape */

/** As wide as a column. @type {Shape} */
const COLUMN = { wide: 420, high: 152 };

/** @param {number[][]} lines by seat, then by place @param {number} foot */
function scaleOf(lines, foot) {
  const all = lines.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = STEPS.find((one) => (high - low) / one <= MOST_LINES) ?? high - low;
  const y = (/** @type {number} */ n) => foot - ((n - low) / (high - low)) * (foot - TOP);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return { y, ticks: Array.from({ length: count }, (_, n) => (first + n) * step) };
}

/**
 * Heights of the tokens, so that none covers another.
 * @param {number[]} wanted
 * @param {number} foot
 */
function spread(wanted, foot) {
  const order = wanted.map((_, seat) => seat).sort((a, b) => wanted[a] - wanted[b]);
  const found = [...wanted];
  let last = Number.NEGATIVE_INFINITY;
  for (const seat of order) {
    found[seat] = Math.max(wanted[seat], last + APART);
    last = found[seat];
  }
  const over = Math.max(0, last - foot);
  return found.map((y) => y - over);
}

/**
 * Marks with how many are at the same place already, so that none covers another: of two in one
 * round the first given is on the right.
 * @param {Mark[]} marks
 */
const besideEachOther = (marks) =>
  marks.map((mark, n) => {
    const before = marks.slice(0, n).filter((one) => one.place === mark.place).length;
    return { ...mark, before };
  });

/**
 * @param {object} props
 * @param {string} props.title
 * @param {string[]} props.labels of the places, as "1"
 * @param {number[][]} props.lines points in all, by seat, then by place
 * @param {string[]} props.names
 * @param {string} props.spoken what a screen reader says of it
 * @param {Mark[]} [props.marks]
 * @param {Shape} [props.shape]
 */
export function PointsChart({
  title,
  labels,
  lines,
  names,
  spoken,
  marks = [],
  shape: { wide, high } = COLUMN,
}) {
  const foot = high - BELOW;
  const right = wide - 4;
  const { y, ticks } = scaleOf(lines, foot);
  const last = Math.max(1, labels.length - 1);
  const x = (/** @type {number} */ place) => LEFT + (place / last) * (right - LEFT - 36);
  const pointAt = (/** @type {number} */ place, /** @type {number} */ n) =>
    `${x(place).toFixed(1)} ${y(n).toFixed(1)}`;
  const letters = initialsOf(names);
  const ends = spread(
    lines.map((own) => y(own.at(-1) ?? 0)),
    foot,
  );
  return html`<figure class="points-chart">
    <figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${wide} ${high}`} role="img" aria-label=${spoken}>
      ${ticks.map(
        (n) => html`<g key=${n}>
          <path class="rule" d=${`M${LEFT} ${y(n)}H${right - 34}`} />
          <text class="tick-text" x=${LEFT - 6} y=${y(n) + 4}>${n}</text>
        </g>`,
      )}
      ${labels.map(
        (label, place) => html`<text key=${place} class="place-text" x=${x(place)} y=${high - 4}>
          ${label}
        </text>`,
      )}
      ${lines.map(
        (own, seat) => html`<path key=${seat} class=${`chart-line seat-${seat + 1}`}
            d=${`M${own.map((n, place) => pointAt(place, n)).join('L')}`} />`,
      )}
      ${names.map(
        (name, seat) => html`<svg key=${name + seat} x=${right - 24} y=${ends[seat] - 11} width="22"
            height="22">
          <${Token} label=${letters[seat]} seat=${seat} />
        </svg>`,
      )}
      ${besideEachOther(marks).map(
        ({ place, seat, text, now, before }) => html`<g key=${text}
            class=${now ? 'moment-mark now' : 'moment-mark'}
            transform=${`translate(${x(place) - before * APART} ${y(lines[seat][place])})`}>
          <circle r="11" />
          <text y="5">${text}</text>
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
