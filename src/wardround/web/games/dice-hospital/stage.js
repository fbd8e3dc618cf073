/** On a phone: what is asked for in the city lies over the rooms, which nobody needs then. */
import { html } from '../../lib.js';
import { actOf } from './city.js';
import { Display } from './display.js';
import { ASKS_DISPLAY } from './questions.js';
import { Reports } from './reports.js';
import { CardName, tint } from './words.js';

/** @import { Scene } from './types.js' */

/** The cards on display by their names: the ambulance decides who takes one first. */
const Offered = (/** @type {{ scene: Scene }} */ { scene: { view } }) =>
  view.display.length > 0 &&
  html`<p class="offered" data-tells>
    ${view.display.map(
      (word, n) => html`<span key=${n} class=${tint(word)}><${CardName} word=${word} /></span>`,
    )}
  </p>`;

/** @param {{ scene: Scene }} props */
export function Stage({ scene }) {
  const { phase } = scene.view;
  if (ASKS_DISPLAY.includes(phase))
    return html`<section class="stage on-display"><${Display} scene=${scene} /></section>`;
  if (phase === 'report')
    return html`<section class="stage on-report"><${Reports} scene=${scene} /></section>`;
  const act = actOf(scene);
  if (!act) return null;
  return html`<section class=${`stage on-${act.name}`}>
    <div class=${`slots of-${scene.view.ambulances.length}`} data-zone="city">
      <${act.Part} scene=${scene} />
      ${act.name === 'ambulances' && html`<${Offered} scene=${scene} />`}
    </div>
  </section>`;
}
