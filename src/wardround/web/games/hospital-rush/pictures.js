/** Tiles, bucks, stars, markers, badges and doors: all our own. */
import { classes, html } from '../../lib.js';
import { SHAPES } from '../../ui/seat_strip.js';
import { personAt } from './facts.js';

/** @import { Drawn } from '../../lib.js' */

const DOTS = [
  [9, 12],
  [15, 12],
  [12, 9],
  [12, 15],
];

/** Each tile has a shape of its own: plaster, round bottle, capsule, leaf. */
const SHAPE = /** @type {Record<string, Drawn>} */ ({
  patch: html`<g>
    <rect class="form" x="1.5" y="6.5" width="21" height="11" rx="5.5"
        transform="rotate(-35 12 12)" />
    <g class="mark" transform="rotate(-35 12 12)">
      <rect class="pad" x="7.5" y="6.5" width="9" height="11" />
      ${DOTS.map(([x, y]) => html`<circle cx=${x} cy=${y} r="1.1" />`)}
    </g>
  </g>`,
  purple: html`<g>
    <path class="form" d="M9.5 2.5H14.5V8A7 7 0 1 1 9.5 8Z" />
    <path class="mark" d="M8.5 2.5H15.5M6.2 14.5H17.8" />
  </g>`,
  orange: html`<g>
    <rect class="form" x="2" y="7" width="20" height="10" rx="5" />
    <path class="mark" d="M12 7V17M5.5 10H9" />
  </g>`,
  green: html`<g>
    <path class="form" d="M3 21C2 10 9 3 21 3C21 15 14 22 3 21Z" />
    <path class="mark" d="M4.5 19.5L15 9" />
  </g>`,
  any: html`<g>
    <circle class="form" cx="12" cy="12" r="10" />
    <circle class="mini purple" cx="12" cy="7.3" r="2.8" />
    <rect class="mini orange" x="4.6" y="12.6" width="7" height="4" rx="2" />
    <path class="mini green" d="M13 17.5C13 13.5 15.5 12 19 12C19 16 16.6 18 13 17.5Z" />
  </g>`,
  wild: html`<g>
    <circle class="form" cx="12" cy="12" r="10" />
    <path class="mark" d="M5 19L19 5" />
    <rect class="mini patch" x="4.5" y="6.5" width="7" height="4" rx="2"
        transform="rotate(-35 8 8.5)" />
    <circle class="mini purple" cx="15.6" cy="15.6" r="2.8" />
  </g>`,
});

/** @param {{ tile: string, look?: '' | 'open' | 'ghost' | 'said', size?: '' | 'small' }} props */
export const Tile = ({ tile, look = '', size = '' }) =>
  html`<svg class=${classes('rush-tile', tile, look, size)} viewBox="0 0 24 24" aria-hidden="true">
    ${SHAPE[tile]}
  </svg>`;

const BUCK_SIGN =
  'M14.8 9.2C14 8 10 7.6 9.6 9.8C9.3 12 14.6 11.6 14.5 14.2C14.3 16.6 10 16.3 9.1 14.8M12 6.4V17.6';

export const Buck = () => html`<svg class="rush-tile buck" viewBox="0 0 24 24" aria-hidden="true">
  <circle class="form" cx="12" cy="12" r="10" />
  <circle class="rim" cx="12" cy="12" r="7" />
  <path class="mark" d=${BUCK_SIGN} />
</svg>`;

/** Prestige. @param {{ n: number | string, look?: string }} props */
export const Star = ({
  n,
  look = '',
}) => html`<svg class=${classes('rush-star', look)} viewBox="0 0 32 32" aria-hidden="true">
  <path d="M16 1.5L20.4 10.8L30.5 12L23 19L25 29.2L16 24.1L7 29.2L9 19L1.5 12L11.6 10.8Z" />
  <text x="16" y="20.5">${n}</text>
</svg>`;

/**
 * A player's marker: initial and shape.
 * @param {{ seat: number, piece?: string, kind?: string }} props
 */
export const Disc = ({ seat, piece, kind = '' }) =>
  html`<i class=${classes('disc', SHAPES[seat % SHAPES.length], `seat-${seat}`, kind)}
      data-piece=${piece} aria-hidden="true">
    ${personAt(seat).charAt(0)}
  </i>`;

/** One emblem a skill; strokes inside a 16 by 16 field. */
const EMBLEMS = /** @type {Record<string, string>} */ ({
  'intensive-care': 'M1 9H4L6 4L9 13L11 7L12 9H15',
  pharmacy: 'M3 5H13L11 13H5ZM8 5L11 1',
  finance: 'M2 13V9M6 13V6M10 13V8M14 13V3',
  management: 'M8 1V15M4 4H12M8 4L3 11M8 4L13 11',
});

/** @param {{ skill: string, has: boolean }} props */
export const Badge = ({
  skill,
  has,
}) => html`<svg class=${classes('rush-badge', has && 'has')} viewBox="0 0 24 24" aria-hidden="true">
  <path class="form" d="M12 1L22 5V13C22 18 17 22 12 23C7 22 2 18 2 13V5Z" />
  <path class="mark" transform="translate(4 4)" d=${EMBLEMS[skill]} />
</svg>`;

/**
 * A door seen from the corridor: a handle for one, a swing door for all; unfair ones are studded.
 * @param {{ red: boolean, always: boolean, shut: boolean }} props
 */
export const Door = ({
  red,
  always,
  shut,
}) => html`<svg class=${classes('rush-door-leaf', red && 'red', shut && 'shut')} viewBox="0 0 30 40"
    aria-hidden="true">
  <rect class="frame" x="1" y="1" width="28" height="39" rx="3" />
  <rect class="leaf" x="4" y="4" width="22" height="36" rx="1.5" />
  ${
    always
      ? html`
        <path class="seam" d="M15 4V40" />
        <rect class="pane" x="6.5" y="9" width="6" height="8" rx="1" />
        <rect class="pane" x="17.5" y="9" width="6" height="8" rx="1" />
      `
      : html`<rect class="pane" x="8" y="8" width="14" height="10" rx="1" />`
  }
  ${
    red
      ? html`
        <g class="studs">
          ${[7, 15, 23].flatMap((x) =>
            [6.2, 36.5].map((y) => html`<circle cx=${x} cy=${y} r="1.3" />`),
          )}
        </g>
        <path class="keyhole"
            d="M15 22A2.6 2.6 0 0 1 16.4 26.6L17.4 31H12.6L13.6 26.6A2.6 2.6 0 0 1 15 22Z" />
      `
      : html`
        <circle class="knob" cx=${always ? 12.6 : 22.5} cy="25" r="1.6" />
        ${always && html`<circle class="knob" cx="17.4" cy="25" r="1.6" />`}
      `
  }
</svg>`;

/** Where the mouse lives. @param {{ home: boolean }} props */
export const MouseHole = ({
  home,
}) => html`<svg class="rush-door-leaf mouse" viewBox="0 0 30 40" aria-hidden="true">
  <path class="frame" d="M1 40V1H29V40Z" />
  <path class="hole" d="M5 40V27A10 10 0 0 1 25 27V40Z" />
  ${
    home &&
    html`<g class="rodent">
      <ellipse cx="15" cy="34" rx="6.5" ry="4.6" />
      <circle cx="10.6" cy="29.4" r="2.4" />
      <circle cx="19.4" cy="29.4" r="2.4" />
      <circle class="eye" cx="13" cy="33" r=".9" />
      <circle class="eye" cx="17" cy="33" r=".9" />
    </g>`
  }
</svg>`;

/** The way out at the end of the corridor. */
export const Exit = () => html`<svg class="rush-exit" viewBox="0 0 40 60" aria-hidden="true">
  <path class="frame" d="M4 58V3H36V58" />
  <path class="leaf" d="M4 3L22 9V60L4 58Z" />
  <circle class="knob" cx="18" cy="34" r="2" />
  <path class="way" d="M25 30H34M30 25L35 30L30 35" />
</svg>`;

/** Corridor and doors, small. */
export const Front = () => html`<svg class="rush-front" viewBox="0 0 132 40" aria-hidden="true">
  ${[0, 34, 68, 102].map(
    (x, n) => html`<g class=${n === 3 ? 'door red' : 'door'} transform=${`translate(${x} 0)`}>
      <rect class="frame" x="1" y="1" width="28" height="39" rx="3" />
      <rect class="leaf" x="4" y="4" width="22" height="36" rx="1.5" />
      ${
        n === 3
          ? html`<path class="keyhole"
              d="M15 17A2.6 2.6 0 0 1 16.4 21.6L17.4 26H12.6L13.6 21.6A2.6 2.6 0 0 1 15 17Z" />`
          : html`
            <rect class="pane" x="8" y="8" width="14" height="10" rx="1" />
            <circle class="knob" cx="22.5" cy="25" r="1.6" />
          `
      }
    </g>`,
  )}
</svg>`;

/** Bucks or medicine, as a few of the same. @param {{ children?: Drawn, n: number }} props */
export const Stock = ({ children, n }) =>
  html`<span class=${classes('stock', !n && 'none')}>${children}<b>${n}</b></span>`;
