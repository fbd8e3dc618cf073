/** Dice: the colour is in the shape of the pips too. Discs red, triangles yellow, squares green. */
import { classes, html } from '../../lib.js';
import { settings } from '../../settings.js';
import { starred, t } from './facts.js';
import { IN_TEXT, patientName, patientOf } from './words.js';

/** @import { Colour } from './types.js' */

const L = 11;
const M = 20;
const R = 29;
/** The face of a die ends above its lower edge. */
const FACE = 0.93;
const PLACES = /** @type {Record<number, [number, number][]>} */ ({
  1: [[M, M]],
  2: [
    [L, L],
    [R, R],
  ],
  3: [
    [L, L],
    [M, M],
    [R, R],
  ],
  4: [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  5: [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  6: [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
});
/** The fewer pips, the larger: their shape is the colour. */
const SIZES = [0, 7.5, 5.2, 4.8, 4.5, 4.3, 3.5];

/** @param {Colour} colour @param {number} x @param {number} y @param {number} size */
function pip(colour, x, y, size) {
  if (colour === 'red') return html`<circle cx=${x} cy=${y} r=${size} />`;
  if (colour === 'green') {
    return html`<rect x=${x - size} y=${y - size} width=${2 * size} height=${2 * size} />`;
  }
  const up = size * 1.3;
  return html`<path d=${`M${x} ${y - up}L${x + up} ${y + size}L${x - up} ${y + size}Z`} />`;
}

/**
 * The band of its own colour and shape that a recoloured die keeps.
 * @param {{ own: Colour }} props
 */
const Band = ({ own }) => html`<g class="band">
  <path class=${`body ${own}`} d="M0 28.5H40V29.2A8 8 0 0 1 32 37.2H8A8 8 0 0 1 0 29.2Z" />
  <path class="cut" d="M0 28.5H40" />
  <g class=${`pips ${own}`}>${pip(own, M, 33.2, 2.6)}</g>
</g>`;

/**
 * One die; `carried` if it is what is dragged of a thing.
 * @param {{ word: string, size?: '' | 'small' | 'tiny', ghost?: boolean, carried?: boolean }} props
 */
export function Die({ word, size = '', ghost = false, carried = false }) {
  const one = patientOf(word);
  if (!one) return null;
  const { own, shown, value } = one;
  const banded = own !== shown;
  const raised = banded || settings.value.switches.diceLetters;
  return html`<svg class=${classes('die', size, ghost && 'ghost')} viewBox="0 0 40 40"
      data-die=${word} data-carried=${carried || null} aria-hidden="true">
    <rect class=${`under ${shown}`} x="0" y="0" width="40" height="40" rx="8" />
    <rect class=${`body ${shown}`} x="0" y="0" width="40" height="37.2" rx="8" />
    <path class="shine" d="M8 2.2H32" />
    ${banded && html`<${Band} own=${own} />`}
    <g class=${`pips ${shown}`}>
      ${PLACES[value].map(([x, y]) =>
        pip(shown, x, raised ? y * 0.69 + 1 : y * FACE, SIZES[value] * (raised ? 0.8 : 1)),
      )}
      ${!banded && raised && html`<text x="20" y="36">${t('letter', { colour: own })}</text>`}
    </g>
  </svg>`;
}

/** A die that has no value yet. @param {{ colour: Colour, size?: string }} props */
export const BlankDie = ({
  colour,
  size = '',
}) => html`<svg class=${`die ${size}`} viewBox="0 0 40 40" role="img"
    aria-label=${t('colour', { colour })}>
  <rect class=${`under ${colour}`} x="0" y="0" width="40" height="40" rx="8" />
  <rect class=${`body ${colour}`} x="0" y="0" width="40" height="37.2" rx="8" />
  <g class=${`pips ${colour}`}>${pip(colour, M, 18.8, 9)}</g>
</svg>`;

/** A sentence in which patients are drawn, and named for who cannot see. @param {string} text */
export function withPictures(text) {
  return starred(text)
    .split(IN_TEXT)
    .map((part, place) =>
      place % 2
        ? html`<span class="in-text">
        <${Die} word=${part} size="tiny" />
        <span class="unseen">${patientName(part)}</span>
      </span>`
        : part,
    );
}
