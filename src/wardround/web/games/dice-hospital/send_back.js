/** Alone: of the dice that were rolled one goes back, the others come in. */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { Die } from './dice.js';
import { constants, t } from './facts.js';
import { Bag } from './pictures.js';
import { byValue, patientName, pipsOf, sum } from './words.js';

/** @import { Scene } from './types.js' */

/** @param {{ scene: Scene }} props */
export function SendBack({ scene }) {
  const { view, play } = scene;
  const { bag_below: below } = constants().alone;
  const whole = sum(view.intake);
  return html`<div class="sending" data-zone="city">
    <span class="pile loose" data-place="intake">
      ${byValue(view.intake).map((word, n) => {
        const kept = whole - pipsOf(word);
        const brings = kept < below;
        const label = [
          patientName(word),
          t('sending-keeps', { sum: kept }),
          brings && t('sending-bag'),
        ]
          .filter(Boolean)
          .join(', ');
        return html`<${Thing} key=${n} play=${play} word=${word} kind="patient" label=${label}>
          <${Die} word=${word} />
          <span class="tag">${t('sending-keeps', { sum: kept })}</span>
          <span class="tag">${brings && html`<${Bag} />${t('sending-bag')}`}</span>
        <//>`;
      })}
    </span>
  </div>`;
}
