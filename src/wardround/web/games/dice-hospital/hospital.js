/** One hospital, cut open: roof, rooms, ward and lobby, in the same places all game. */
import { html } from '../../lib.js';
import { t } from './facts.js';
import { Lobby } from './lobby.js';
import { Roof } from './roof.js';
import { Rooms } from './rooms.js';
import { Ward } from './ward.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { Scene } from './types.js' */

/**
 * Whose hospital it is.
 * @param {Scene} scene
 * @param {number} seat
 * @param {boolean} [mine]
 */
export const hospitalName = ({ seats, shared }, seat, mine = true) =>
  mine && !shared ? t('your-hospital') : t('hospital-of', { who: seats[seat].name });

/** @param {{ scene: Scene, seat: number, mine: boolean, children?: Drawn }} props */
export function Hospital({ scene, seat, mine, children }) {
  const { view } = scene;
  const name = hospitalName(scene, seat, mine);
  return html`<section class="hospital" data-phase=${view.phase}
      aria-label=${name}>
    <${Roof} scene=${scene} seat=${seat} name=${name} />
    <${Rooms} scene=${scene} seat=${seat} />
    <${Ward} scene=${scene} seat=${seat} />
    <${Lobby} scene=${scene} seat=${seat} />
    ${children}
  </section>`;
}
