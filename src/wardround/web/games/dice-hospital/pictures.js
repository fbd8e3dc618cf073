/** Rooms, workers, ambulances and signs. Parts that several pages use are in `drawings/`. */
import { html } from '../../lib.js';
import { Picture } from '../../ui/picture.js';
import { departmentOf, specialistOf } from './facts.js';

const SHOULDERS = 'M20 17C26 17 33 20 36 25L30 28V39H10V28L4 25C7 20 14 17 20 17Z';
/** So many nurses look different. */
const NURSES = 4;

/** A part that may be there, or else the neutral one: cards of somebody's own have no drawing. */
const partFor = (/** @type {string} */ kind, /** @type {string} */ word) =>
  document.getElementById(`${kind}-${word}`) ? `${kind}-${word}` : `${kind}-any`;

const ROOM = { box: '0 0 128 62', width: 128, height: 62 };

/** @param {string} word */
const furnitureClass = (word) =>
  `furniture accent-${departmentOf(word)?.facts.colour ?? 'neutral'}`;

/** What stands in a room. @param {{ word: string }} props */
export const Furniture = ({ word }) =>
  html`<${Picture} name=${partFor('room', word)} box=${ROOM.box} kind=${furnitureClass(word)} />`;

/**
 * The one thing by which a room is known, cut out of it and standing on the floor.
 * @param {{ word: string }} props
 */
export function Detail({ word }) {
  const name = partFor('room', word);
  const box = document.getElementById(name)?.dataset.detail ?? ROOM.box;
  const [, , width, height] = box.split(' ');
  return html`<svg class=${`picture ${furnitureClass(word)}`} viewBox=${`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <svg viewBox=${box} width=${width} height=${height}>
      <use href=${`#${name}`} width=${ROOM.width} height=${ROOM.height} />
    </svg>
  </svg>`;
}

/** A worker; of several nurses the nth. @param {{ word: string, n?: number }} props */
export function Worker({ word, n = 0 }) {
  const nurse = n % NURSES ? `worker-nurse-${(n % NURSES) + 1}` : 'worker-nurse';
  const family = specialistOf(word)?.facts.family ?? '';
  return html`<${Picture} name=${word === 'nurse' ? nurse : partFor('worker', word)} box="0 0 40 58"
      carried kind=${`figure ${word === 'nurse' ? 'nurse' : `specialist ${family}`}`} />`;
}

export const Bag = () => html`<${Picture} name="bag" box="0 0 32 44" kind="bag" />`;

/** The first player's mark. */
export const FirstPlayer = () => html`<${Picture} name="star" box="0 0 20 20" kind="first" />`;

/** A candle for those who were lost. */
export const Candle = () => html`<${Picture} name="candle" box="0 0 16 20" kind="candle" />`;

/** The way home. */
export const Door = () => html`<${Picture} name="door-home" box="0 0 40 60" kind="door" />`;

/** An ambulance with its number on the cabin. @param {{ number: number }} props */
export const Ambulance = ({ number }) => html`<span class="van" aria-hidden="true">
  <${Picture} name="ambulance" box="0 -6 236 90" />
  <b class="number">${number}</b>
</span>`;

export const Padlock =
  () => html`<svg class="figure padlock" viewBox="0 0 20 20" aria-hidden="true">
    <path class="shackle" d="M6 9V6A4 4 0 0 1 14 6V9" />
    <rect x="4" y="9" width="12" height="9" rx="2" />
  </svg>`;

/** What a treatment does to a die, other than healing it. */
const OPS = /** @type {Record<string, string>} */ ({
  reroll: 'M10 3A5 5 0 1 0 11 8M10 0V3.5H6.5',
  flip: 'M4 1V11M4 1L1.5 4M4 1L6.5 4M9 11V1M9 11L6.5 8M9 11L11.5 8',
  recolour: 'M6 1A5 5 0 0 0 6 11ZM6 1A5 5 0 0 1 6 11',
  transfer: 'M11 9V6A3 3 0 0 0 8 3H1M4 0L1 3L4 6',
});

/** @param {{ op: string }} props */
export const OpSign = ({ op }) =>
  html`<svg class=${`figure op ${op}`} viewBox="-1 -1 14 14" aria-hidden="true">
    <path d=${OPS[op]} />
  </svg>`;

/** A card of its own kind: an event. */
export const EventSign =
  () => html`<svg class="figure event-sign" viewBox="0 0 24 24" aria-hidden="true">
    <rect class="top" x="3" y="1" width="18" height="22" rx="3" />
    <path class="sign" d="M13 4L7 13H11L10 20L17 10H12.5Z" />
  </svg>`;

/** A card with its back up. @param {{ kind: 'department' | 'specialist' }} props */
export const CardBack = ({
  kind,
}) => html`<svg class=${`figure back ${kind}`} viewBox="0 0 60 78" aria-hidden="true">
  <rect class="under" x="6" y="7" width="50" height="68" rx="6" />
  <rect class="top" x="2" y="2" width="50" height="68" rx="6" />
  ${
    kind === 'specialist'
      ? html`<g transform="translate(7 16)">
        <path class="sign" d=${SHOULDERS} />
        <circle class="sign" cx="20" cy="10" r="7" />
      </g>`
      : html`<path class="sign" d="M12 54V26L27 14L42 26V54H32V40H22V54Z" />`
  }
</svg>`;
