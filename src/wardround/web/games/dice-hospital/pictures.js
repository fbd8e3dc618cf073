/** Meeples, bags, ambulances, doors and emblems: all our own. */
import { html } from '../../lib.js';
import { specialistOf } from './facts.js';

const BODY = 'M20 17C26 17 33 20 36 25L30 28V39H10V28L4 25C7 20 14 17 20 17Z';

/** One emblem a specialty; strokes inside a 12 by 12 field. */
const EMBLEMS = /** @type {Record<string, string>} */ ({
  surgeon: 'M1 11L9 3L11 5L5 9Z',
  anaesthetist: 'M2 4H10L8 10H4Z',
  cardiologist: 'M6 11L1 6A3 3 0 0 1 6 3A3 3 0 0 1 11 6Z',
  pharmacist: 'M4 1H8A3 3 0 0 1 8 7H4A3 3 0 0 1 4 1M6 1V7',
  virologist: 'M6 3A3 3 0 1 1 5.9 3M6 0V3M6 9V12M0 6H3M9 6H12',
  microbiologist: 'M3 11H10M5 2L8 8M4 9A5 5 0 0 0 10 6',
  haematologist: 'M6 1C9 5 10 6 10 8A4 4 0 0 1 2 8C2 6 3 5 6 1Z',
  urologist: 'M3 2C7 2 8 10 4 10C1 9 1 3 3 2M9 2C6 3 6 9 9 10',
  radiologist: 'M6 6L2 1H10ZM6 6L1 10M6 6L11 10',
  'triage-nurse': 'M1 3H11M1 6H8M1 9H5',
  paramedic: 'M1 9V4H7V9ZM7 6H10L11 9M3 11H4M8 11H9',
  'general-practitioner': 'M2 1V5A3 3 0 0 0 8 5V1M5 8V9A3 3 0 0 0 11 9V7',
  consultant: 'M1 1H11V8H6L3 11V8H1ZM3 4H9',
  registrar: 'M2 11L3 8L9 2L10 3L4 9Z',
  'critical-specialist': 'M0 6H3L5 1L7 11L9 6H12',
  pathologist: 'M5 1A4 4 0 1 1 4.9 1M8 8L11 11',
  physiotherapist: 'M1 4V8M3 2V10M3 6H9M9 2V10M11 4V8',
  'experimental-chemist': 'M4 1H8M5 1V5L1 11H11L7 5V1M3 8H9',
  'medical-student': 'M0 4L6 1L12 4L6 7ZM3 6V9Q6 11 9 9V6',
  'haematology-technician': 'M4 1H8M4 1V9A2 2 0 0 0 8 9V1M4 6H8',
  'admissions-nurse': 'M1 6H8M5 3L8 6L5 9M11 1V11',
});

/** @param {{ out?: boolean }} props */
export const Nurse = ({
  out = false,
}) => html`<svg class=${out ? 'figure nurse out' : 'figure nurse'} viewBox="0 0 40 42"
    aria-hidden="true">
  <path d=${BODY} />
  <circle cx="20" cy="12" r="6.5" />
  <path class="cap" d="M12.5 9L14 2.5Q20 0.5 26 2.5L27.5 9Q20 6.5 12.5 9Z" />
  ${!out && html`<path class="face" d="M17.5 12.5V13M22.5 12.5V13M18 15.3Q20 16.8 22 15.3" />`}
</svg>`;

/** @param {{ word: string }} props */
export const Specialist = ({ word }) => html`<svg
    class=${`figure specialist ${specialistOf(word)?.facts.family ?? 'blue'}`} viewBox="0 0 40 42"
    aria-hidden="true">
  <path d=${BODY} />
  <circle cx="20" cy="10" r="7" />
  <path class="face" d="M17.5 10V10.5M22.5 10V10.5M18 13Q20 14.4 22 13" />
  <g transform="translate(13 22) scale(1.15)">
    <path class="emblem" d=${EMBLEMS[word] ?? 'M2 6H10M6 2V10'} />
  </g>
</svg>`;

/** @param {{ word: string }} props */
export const Worker = ({ word }) =>
  word === 'nurse' ? html`<${Nurse} />` : html`<${Specialist} word=${word} />`;

export const Bag = () => html`<svg class="figure bag" viewBox="0 0 40 42" aria-hidden="true">
  <path class="hook" d="M16 3A4 4 0 0 1 24 3" />
  <path class="sack"
      d="M11 4H29A3 3 0 0 1 32 7V28A8 8 0 0 1 24 36H16A8 8 0 0 1 8 28V7A3 3 0 0 1 11 4Z" />
  <path class="drop" d="M20 11C25 18 26 20 26 23A6 6 0 0 1 14 23C14 20 15 18 20 11Z" />
  <path class="tube" d="M20 36V41" />
</svg>`;

/** An ambulance with room for its dice on the side. @param {{ number: number }} props */
export const Ambulance = ({
  number,
}) => html`<svg class="figure van" viewBox="0 0 200 70" aria-hidden="true">
  <rect class="lamp" x="124" y="1" width="20" height="7" rx="3" />
  <path class="hull" d="M4 14A8 8 0 0 1 12 6H152V58H4Z" />
  <path class="hull" d="M152 16H172L194 38V58H152Z" />
  <path class="glass" d="M158 21H170L184 37H158Z" />
  <path class="stripe" d="M4 50H194" />
  <circle class="wheel" cx="38" cy="59" r="9" />
  <circle class="hub" cx="38" cy="59" r="3.5" />
  <circle class="wheel" cx="166" cy="59" r="9" />
  <circle class="hub" cx="166" cy="59" r="3.5" />
  <circle class="plate" cx="21" cy="27" r="12" />
  <text x="21" y="32">${number}</text>
</svg>`;

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

/** The way out, with the sun on it. */
export const Door = () => html`<svg class="figure door" viewBox="0 0 40 42" aria-hidden="true">
  <path class="frame" d="M6 40V4H34V40" />
  <path class="leaf" d="M6 4L22 9V41L6 40Z" />
  <circle class="knob" cx="18" cy="25" r="1.8" />
  <path class="path" d="M25 40H39M27 20L36 20M32 16L36 20L32 24" />
</svg>`;

/** A candle for those who were lost. */
export const Candle = () => html`<svg class="figure candle" viewBox="0 0 20 20" aria-hidden="true">
  <path class="flame" d="M10 1C13 5 13 8 10 8C7 8 7 5 10 1Z" />
  <rect x="7" y="9" width="6" height="9" rx="1" />
  <path class="dish" d="M3 19H17" />
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
        <path class="sign" d=${BODY} />
        <circle class="sign" cx="20" cy="10" r="7" />
      </g>`
      : html`<path class="sign" d="M12 54V26L27 14L42 26V54H32V40H22V54Z" />`
  }
</svg>`;

/** The hospital from the street. */
export const Facade =
  () => html`<svg class="figure facade" viewBox="0 0 320 120" aria-hidden="true">
    <path class="ground" d="M0 114H320" />
    <path class="wing" d="M28 114V52H118V114ZM202 114V52H292V114Z" />
    <path class="main" d="M112 114V26H208V114Z" />
    <path class="roof" d="M106 26H214L206 14H114Z" />
    <circle class="sign" cx="160" cy="44" r="12" />
    <path class="heart" d="M160 51L154 45A4 4 0 0 1 160 40A4 4 0 0 1 166 45Z" />
    ${[38, 62, 86, 212, 236, 260].flatMap((x) =>
      [62, 86].map(
        (y) => html`<rect class="window" x=${x} y=${y} width="16" height="14" rx="2" />`,
      ),
    )}
    ${[122, 182].map(
      (x) => html`<rect class="window" x=${x} y="66" width="16" height="18" rx="2" />`,
    )}
    <path class="entrance" d="M148 114V84A12 12 0 0 1 172 84V114ZM160 73V114" />
    <circle class="tree" cx="14" cy="92" r="11" />
    <path class="trunk" d="M14 114V98" />
    <circle class="tree" cx="306" cy="88" r="12" />
    <path class="trunk" d="M306 114V96" />
  </svg>`;

export const FirstPlayer =
  () => html`<svg class="figure first" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 1L12.6 6.8L19 7.5L14.2 11.7L15.6 18L10 14.8L4.4 18L5.8 11.7L1 7.5L7.4 6.8Z" />
  </svg>`;
