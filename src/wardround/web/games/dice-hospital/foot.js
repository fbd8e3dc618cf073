/** The street before the hospital, with ambulances at the door; on a phone, the way to the city. */
import { html } from '../../lib.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { Picture } from '../../ui/picture.js';
import { wide } from '../../ui/wide.js';
import { ParkedAmbulances } from './ambulances.js';
import { grouped } from './board.js';
import { actOf, Quiet } from './city.js';
import { t } from './facts.js';
import { ASKS_CITY } from './questions.js';

/** @import { Scene } from './types.js' */

/** Houses, trees and lamps. */
const Scenery = () => html`
  <${Picture} name="street" box="0 0 1248 122" kind="houses" />
  ${['tree', 'lamp', 'lamp', 'tree', 'lamp'].map(
    (name, n) => html`<${Picture} key=${n} name=${name}
        box=${name === 'tree' ? '0 0 44 60' : '0 0 32 70'} kind=${`scenery ${name} at-${n}`} />`,
  )}
`;

/** @param {{ scene: Scene }} props */
function Street({ scene }) {
  const act = actOf(scene);
  return html`<section class=${`street on-${act?.name ?? 'quiet'}`}
      aria-label=${t('city')}>
    <${Scenery} />
    <div class=${`slots of-${scene.view.ambulances.length}`} data-zone="city">
      ${act ? html`<${act.Part} scene=${scene} />` : html`<${Quiet} scene=${scene} />`}
    </div>
  </section>`;
}

/** On a phone: who took which ambulance, and the way to what the city has to show. */
const Lane = (/** @type {{ scene: Scene }} */ { scene }) => html`<section class="street lane"
    aria-label=${t('city')}>
  <${Picture} name="street" box="0 0 1248 122" kind="houses" />
  <div class="slots"><${ParkedAmbulances} scene=${scene} building=${false} /></div>
  ${
    scene.open &&
    html`<button type="button" class="key quiet" data-key="city"
        onClick=${() => scene.open?.('rail')}>
      ${t('city')}: ${t('cards-left', { n: scene.view.display.length })}
    </button>`
  }
</section>`;

/** @param {{ scene: Scene }} props */
export function Foot({ scene }) {
  const asked = ASKS_CITY.includes(scene.view.phase);
  const awake = asked ? grouped(scene) : { ...scene, play: withoutChoices(scene.play) };
  return wide.value ? html`<${Street} scene=${awake} />` : html`<${Lane} scene=${scene} />`;
}
