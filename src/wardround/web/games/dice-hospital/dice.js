/** Dice: the colour is in the shape of the pips too. Discs red, triangles yellow, squares green. */
import { html } from '../../lib.js';
import { IN_TEXT, patientName, patientOf } from './words.js';

/** @import { Colour } from './words.js' */

const L = 11;
const M = 20;
const R = 29;
const PLACES = /** @type {Record<number, [number, number][]>} */ ({
  1: [[M, M]],
  2: [[L, L], [R, R]],
  3: [[L, L], [M, M], [R, R]],
  4: [[L, L], [R, L], [L, R], [R, R]],
  5: [[L, L], [R, L], [M, M], [L, R], [R, R]],
  6: [[L, L], [R, L], [L, M], [R, M], [L, R], [R, R]],
});

/** @param {Colour} colour @param {number} x @param {number} y @param {number} size */
function pip(colour, x, y, size) {
  if (colour === 'red') return html`<circle cx=${x} cy=${y} r=${size} />`;
  if (colour === 'green') {
    return html`<rect x=${x - size} y=${y - size} width=${2 * size} height=${2 * size} />`;
  }
  const up = size * 1.25;
  return html`<path d=${`M${x} ${y - up}L${x + up} ${y + size}L${x - up} ${y + size}Z`} />`;
}

/**
 * One die. A recoloured one shows its colour and keeps a band of its own along the bottom.
 * @param {{ word: string, size?: string }} props
 */
export function Die({ word, size = '' }) {
  const one = patientOf(word);
  if (!one) return null;
  return html`<svg class=${`die ${size}`} viewBox="0 0 40 40" aria-hidden="true">
    <rect class=${`body ${one.shown}`} x="1" y="1" width="38" height="38" rx="8" />
    ${one.own !== one.shown && html`<g class=${`band ${one.own}`}>
      <path class=${`body ${one.own}`} d="M1 32H39V31A8 8 0 0 1 31 39H9A8 8 0 0 1 1 31Z" />
      <path class="cut" d="M1 31.5H39" />
    </g>`}
    <g class=${`pips ${one.shown}`}>
      ${PLACES[one.value].map(([x, y]) => pip(one.shown, x, one.own === one.shown ? y : y * 0.76, 3.6))}
    </g>
  </svg>`;
}

/** A die that has no value yet. @param {{ colour: Colour }} props */
export function BlankDie({ colour }) {
  return html`<svg class="die" viewBox="0 0 40 40" role="img" aria-label=${colour}>
    <rect class=${`body ${colour}`} x="1" y="1" width="38" height="38" rx="8" />
    <g class=${`pips ${colour}`}>${pip(colour, M, M, 8)}</g>
  </svg>`;
}

/** A sentence in which patients are drawn, and named for who cannot see. @param {string} text */
export function inline(text) {
  return text.split(IN_TEXT).map((part, place) => (place % 2
    ? html`<span class="in-text"><${Die} word=${part} size="tiny" /><span class="unseen">${patientName(part)}</span></span>`
    : part));
}
