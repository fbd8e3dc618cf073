/** In the rail: the cards on display, and alone the medical reports. */
import { html } from '../../lib.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { wide } from '../../ui/wide.js';
import { Quiet } from './city.js';
import { Display } from './display.js';
import { hospitalName } from './hospital.js';
import { ASKS_DISPLAY } from './questions.js';
import { Reports } from './reports.js';
import { Roof } from './roof.js';

/** @import { Scene } from './types.js' */

/** The scene with things that can be chosen only in these phases. @param {Scene} scene */
const awake = (scene, /** @type {string[]} */ phases) =>
  phases.includes(scene.view.phase) ? scene : { ...scene, play: withoutChoices(scene.play) };

/** On a phone this is a sheet to look at: what is asked for lies on the board. */
export function Rail(/** @type {{ scene: Scene }} */ { scene }) {
  const asks = (/** @type {string[]} */ phases) => awake(scene, wide.value ? phases : []);
  const seat = scene.shown;
  return html`
    ${
      !wide.value &&
      html`<${Roof} scene=${asks([])} seat=${seat} name=${hospitalName(scene, seat)} />`
    }
    <${Reports} scene=${asks(['report'])} />
    <${Display} scene=${asks(ASKS_DISPLAY)} />
    ${!wide.value && html`<div class="slots sheeted"><${Quiet} scene=${asks([])} /></div>`}
  `;
}
