/** Meeples, bags, ambulances and emblems. */
import { html } from '../../lib.js';
import { CARDS } from './card_facts.js';

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
});

export const Nurse = () => html`<svg class="figure nurse" viewBox="0 0 40 42" aria-hidden="true">
  <path d=${BODY} /><circle cx="20" cy="12" r="6.5" /><path class="cap" d="M13 8L15 2H25L27 8Z" />
</svg>`;

/** @param {{ word: string }} props */
export const Specialist = ({ word }) => html`<svg
  class=${`figure specialist ${CARDS[word]?.family ?? 'blue'}`} viewBox="0 0 40 42" aria-hidden="true">
  <path d=${BODY} /><circle cx="20" cy="10" r="7" />
  <g transform="translate(13 22) scale(1.15)"><path class="emblem" d=${EMBLEMS[word] ?? 'M2 6H10M6 2V10'} /></g>
</svg>`;

/** @param {{ word: string }} props */
export const Worker = ({ word }) => (word === 'nurse' ? html`<${Nurse} />` : html`<${Specialist} word=${word} />`);

export const Bag = () => html`<svg class="figure bag" viewBox="0 0 40 42" aria-hidden="true">
  <path class="sack" d="M11 3H29A3 3 0 0 1 32 6V28A8 8 0 0 1 24 36H16A8 8 0 0 1 8 28V6A3 3 0 0 1 11 3Z" />
  <path class="drop" d="M20 11C25 18 26 20 26 23A6 6 0 0 1 14 23C14 20 15 18 20 11Z" />
  <path class="tube" d="M20 36V41" />
</svg>`;

export const Ambulance = () => html`<svg class="figure ambulance" viewBox="0 0 64 36" aria-hidden="true">
  <path class="van" d="M3 7A4 4 0 0 1 7 3H40V29H3Z" /><path class="van" d="M40 10H51L60 20V29H40Z" />
  <path class="glass" d="M44 13H50L56 20H44Z" /><rect class="lamp" x="14" y="0" width="10" height="4" rx="2" />
  <circle class="wheel" cx="15" cy="30" r="5" /><circle class="wheel" cx="47" cy="30" r="5" />
</svg>`;

export const FirstPlayer = () => html`<svg class="figure first" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M10 1L12.6 6.8L19 7.5L14.2 11.7L15.6 18L10 14.8L4.4 18L5.8 11.7L1 7.5L7.4 6.8Z" />
</svg>`;
