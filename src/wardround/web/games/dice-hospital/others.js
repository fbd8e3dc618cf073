/** The other seats: their hospitals, small and whole. */
import { html } from '../../lib.js';
import { Die } from './dice.js';
import { Hospital } from './hospital.js';
import { Specialist } from './pictures.js';
import { isTreated, sorted } from './words.js';

/** @import { Scene } from './types.js' */

/** @param {{ scene: Scene, seat: number }} props */
export function Other({ scene, seat }) {
  const { patients, staff } = scene.view.hospitals[seat];
  const dice = (/** @type {string[]} */ words) =>
    sorted(words).map((word, place) => html`<${Die} key=${place} word=${word} size="small" />`);
  const treated = patients.filter(isTreated);
  return html`<span class="small-pieces">
    ${dice(patients.filter((word) => !isTreated(word)))}
    ${treated.length > 0 && html`<span class="small-pieces treated">${dice(treated)}</span>`}
    ${staff.map((word, place) => html`<${Specialist} key=${`${word}${place}`} word=${word} />`)}
  </span>`;
}

/** @param {{ scene: Scene, seat: number }} props */
export const OtherInFull = ({ scene, seat }) =>
  html`<${Hospital} scene=${scene} seat=${seat} mine=${false} />`;
