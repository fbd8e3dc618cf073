/** People: a face in the frame of a seat, and the seat's token with a letter. */
import { classes, html } from '../lib.js';
import { faceOf } from './faces.js';

/** @import { FaceParts } from './faces.js' */

/** The shape of a seat, so that colour is never alone. */
export const SHAPES = ['circle', 'square', 'leaf', 'hexagon', 'shield'];

/** Hair that falls behind the head has a part in front of it, too. */
const BEHIND = new Set(['long', 'bob', 'scarf']);

/** @param {number} seat */
const shapeOf = (seat) => SHAPES[seat % SHAPES.length];

/** @param {string | undefined | false} name */
const part = (name) => (name ? html`<use href=${`#${name}`} />` : null);

/** @param {FaceParts} face */
function hairOf({ hair = 'short', bot }) {
  if (bot) return { behind: null, before: null };
  return BEHIND.has(hair)
    ? { behind: part(`hair-${hair}`), before: part(`fringe-${hair}`) }
    : { behind: null, before: part(`hair-${hair}`) };
}

/** A face, 64 by 64, to stand in a drawing. @param {{ face: FaceParts }} props */
export function Face({ face }) {
  const { behind, before } = hairOf(face);
  const { skin, bot, eyes = 'dot', mouth = 'smile', clothes = 'scrubs' } = face;
  const { hairColour = 'brown', cloth = 'teal' } = face;
  return html`<g class=${`face person-${skin} hair-${hairColour} cloth-${cloth}`}>
    ${behind}${part(`clothes-${clothes}`)}${part(bot ? 'head-bot' : 'head')}
    ${part(face.beard && `beard-${face.beard}`)}${part(bot ? 'eyes-bot' : `eyes-${eyes}`)}
    ${part(!bot && `mouth-${mouth}`)}${before}${part(face.glasses && `glasses-${face.glasses}`)}
    ${face.extras?.map((extra) => part(`extra-${extra}`))}
  </g>`;
}

/**
 * Somebody at the table. The frame is the seat's.
 * @param {object} props
 * @param {string} props.name
 * @param {number} [props.seat]
 * @param {boolean} [props.bot] without a person's name
 * @param {FaceParts} [props.face] if not the one that goes with the name
 * @param {string} [props.kind] further class names
 */
export function Portrait({ name, seat = 0, bot = false, face = faceOf(name, bot), kind = '' }) {
  const shape = shapeOf(seat);
  const frame = `#frame-${shape}`;
  return html`<svg class=${classes('portrait', shape, `seat-${(seat % SHAPES.length) + 1}`, kind)}
      viewBox="0 0 64 64" aria-hidden="true">
    <use class="ground" href=${frame} />
    <g clip-path=${`url(#clip-${shape})`}><${Face} face=${face} /></g>
    <use class="frame" href=${frame} />
  </svg>`;
}

/**
 * A seat's token with a letter; dashed for what would be.
 * @param {{ label: string, seat: number, ghost?: boolean, kind?: string }} props
 */
export const Token = ({ label, seat, ghost = false, kind = '' }) => {
  const shape = shapeOf(seat);
  const names = classes(
    'token',
    shape,
    `seat-${(seat % SHAPES.length) + 1}`,
    kind,
    ghost && 'ghost',
  );
  return html`<svg class=${names} viewBox="0 0 64 64" aria-hidden="true">
    <use href=${`#frame-${shape}`} />
    <text x="32" y="44">${label}</text>
  </svg>`;
};

/** Letters and digits that could stand for a name: those that begin its words come first. */
const LETTER = /\p{L}|\p{N}/gu;
const BEGINNING = /(?<!\p{L}|\p{N})(?:\p{L}|\p{N})/gu;

/**
 * A letter for everybody at a table, no two alike: the first of the name that is still free,
 * so that Guest Ash is G, but A beside Guest Lupin; else a number.
 * @param {string[]} names by seat
 */
export function initialsOf(names) {
  /** @type {string[]} */
  const taken = [];
  for (const [seat, name] of names.entries()) {
    const said = name.toUpperCase();
    const letters = [...(said.match(BEGINNING) ?? []), ...(said.match(LETTER) ?? [])];
    taken.push(letters.find((letter) => !taken.includes(letter)) ?? String(seat + 1));
  }
  return taken;
}
