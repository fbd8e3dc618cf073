/** The other seats: their hospitals, small and whole. */
import { classes, html } from '../../lib.js';
import { bedsOf } from './beds.js';
import { Die } from './dice.js';
import { constants } from './facts.js';
import { Hospital } from './hospital.js';
import { roomPlaces } from './places.js';
import { isTreated, marks, tint } from './words.js';

/** @import { Scene } from './types.js' */

const PLOTS = 15;

/** A hospital at a glance: which rooms it has and uses, who lies in its beds. */
export function Other(/** @type {{ scene: Scene, seat: number }} */ { scene, seat }) {
  const rooms = roomPlaces(scene, seat);
  const used = marks(rooms, scene.view.hospitals[seat].used);
  const beds = bedsOf(scene, seat, constants().beds);
  return html`<span class="miniature" aria-hidden="true">
    <span class="gable"></span>
    <span class="mini-rooms">
      ${Array.from(
        { length: Math.max(PLOTS, rooms.length) },
        (_, n) =>
          html`<i key=${n} class=${classes(rooms[n] && tint(rooms[n]), used[n] && 'used')}></i>`,
      )}
    </span>
    <span class="mini-beds">
      ${beds.map(
        ({ word }, n) => html`<i key=${n} class=${classes(word && isTreated(word) && 'treated')}>
          ${word && html`<${Die} word=${word} size="small" />`}
        </i>`,
      )}
    </span>
  </span>`;
}

/** @param {{ scene: Scene, seat: number }} props */
export const OtherInFull = ({ scene, seat }) =>
  html`<div class="visit"><${Hospital} scene=${scene} seat=${seat} mine=${false} /></div>`;
