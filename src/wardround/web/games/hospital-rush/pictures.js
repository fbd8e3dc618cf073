/** Tiles, bucks, stars, markers, badges and doors. */
import { classes, html } from '../../lib.js';
import { GLAD } from '../../ui/faces.js';
import { Picture } from '../../ui/picture.js';
import { Face, Portrait, Token } from '../../ui/portrait.js';
import { faceAt, faceFor, letterAt, personAt } from './facts.js';

/** @import { Drawn } from '../../lib.js' */
/** @typedef {'' | 'open' | 'ghost' | 'said'} Look */

const FORMS = { '': '', said: '', open: '-need', ghost: '-ghost' };
const DOOR = '0 0 48 74';
const WELL = { ...GLAD, extras: ['blush'] };

/**
 * A tile: there, named, needed (dashed) or possible.
 * @param {{ tile: string, look?: Look, size?: '' | 'small' }} props
 */
export const Tile = ({ tile, look = '', size = '' }) =>
  html`<${Picture} name=${`tile-${tile}${FORMS[look]}`}
      kind=${classes('rush-tile', tile, look, size)} />`;

export const Buck = () => html`<${Picture} name="coin" kind="rush-tile buck" />`;

/** Prestige. @param {{ n?: number | string, look?: string }} props */
export const Star = ({
  n = '',
  look = '',
}) => html`<svg class=${classes('rush-star', look)} viewBox="0 0 32 32" aria-hidden="true">
  <use href="#star-prestige" />
  <text x="16" y="21.5">${n}</text>
</svg>`;

/**
 * A player's marker: letter, shape and colour of the seat.
 * @param {{ seat: number, piece?: string, ghost?: boolean, kind?: string }} props
 */
export const Disc = ({ seat, piece, ghost = false, kind = '' }) =>
  html`<span class=${classes('rush-disc', ghost && 'ghost', kind)} data-piece=${piece}>
    <${Token} label=${letterAt(seat)} seat=${seat} ghost=${ghost} />
  </span>`;

/** Whoever sits there, with the face of their character. @param {{ seat: number }} props */
export const Person = ({ seat }) =>
  html`<${Portrait} name=${personAt(seat)} seat=${seat} face=${faceAt(seat) ?? undefined}
      kind="rush-person" />`;

/** A patient's face, smiling once well. @param {{ word: string, well?: boolean }} props */
export const PatientFace = ({ word, well = false }) =>
  html`<svg class="patient-face" viewBox="0 0 64 64" aria-hidden="true">
    <${Face} face=${{ ...faceFor(word), ...(well ? WELL : {}) }} />
  </svg>`;

/** @param {{ skill: string, has: boolean }} props */
export const Badge = ({
  skill,
  has,
}) => html`<svg class=${classes('rush-badge', has && 'has')} viewBox="0 0 24 24" aria-hidden="true">
  <use class="form" href="#badge" />
  <use class="mark" href=${`#skill-${skill}`} x="3" y="2.5" width="18" height="18" />
</svg>`;

/**
 * A door: ajar if free, shut if taken; with two wings if any number may enter; unfair ones are
 * red and studded. Lamps are the places of a door that pays by the order of arrival.
 * @param {{ red: boolean, always: boolean, shut: boolean, lamps?: number, taken?: number }} props
 */
export function Door({ red, always, shut, lamps = 0, taken = 0 }) {
  const wing = always && !red ? 'swing' : `${red ? 'red-' : ''}${shut ? 'taken' : 'free'}`;
  return html`<svg class=${classes('rush-door-leaf', red && 'red', shut && 'shut')} viewBox=${DOOR}
      aria-hidden="true">
    <use href=${`#door-${wing}`} />
    ${Array.from({ length: lamps }, (_, n) => n).map(
      (n) => html`<circle key=${n} class=${classes('lamp', n < taken ? 'out' : 'lit')}
          cx=${24 + (n - (lamps - 1) / 2) * 12} cy="54" r="4.6" />`,
    )}
  </svg>`;
}

/** Where the mouse lives. */
export const MouseHole = () =>
  html`<${Picture} name="mouse-hole" box=${DOOR} kind="rush-door-leaf mouse" />`;

/** The way out at the end of the corridor. */
export const Exit = () => html`<${Picture} name="exit" box="0 0 42 92" kind="rush-exit" />`;

/** Corridor and doors, small. */
export const Front = () => html`<span class="rush-front">
  ${['free', 'red-free'].map(
    (wing, n) => html`<${Picture} key=${n} name=${`door-${wing}`} box=${DOOR} />`,
  )}
</span>`;

/** Bucks or medicine, as a few of the same. @param {{ children?: Drawn, n: number }} props */
export const Stock = ({ children, n }) =>
  html`<span class=${classes('stock', !n && 'none')}>${children}<b>${n}</b></span>`;
