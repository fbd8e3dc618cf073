/** Alone: of the dice that were rolled one goes back, the others come in. */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { Die } from './dice.js';
import { t } from './facts.js';
import { Bag } from './pictures.js';
import { byValue, patientName } from './words.js';

/** @import { ProspectSeen } from '../../wire/wire.js' */
/** @import { Scene } from './types.js' */

/** What sending a die back keeps and brings. @param {ProspectSeen | undefined} prospect */
function tagsOf(prospect) {
  if (!prospect) return { keeps: '', bag: '' };
  const { sum, bags } = prospect.brings.figures;
  return {
    keeps: t('sending-keeps', { sum }),
    bag: Number(bags) > 0 ? t('sending-bag', { bags }) : '',
  };
}

/** @param {{ scene: Scene }} props */
export function SendBack({ scene }) {
  const { view, play, prospects } = scene;
  return byValue(view.intake).map((word, n) => {
    const { keeps, bag } = tagsOf(prospects[word]);
    const label = [patientName(word), keeps, bag].filter(Boolean).join(', ');
    return html`<${Thing} key=${n} play=${play} word=${word} kind="patient send-back"
        label=${label}>
      <span class="stretcher" data-place="intake"><${Die} word=${word} /></span>
      <span class="means">
        <b>${t('sending-away')}</b>
        <span class="tag">${keeps}</span>
        <span class="tag">${bag && html`<${Bag} />${bag}`}</span>
      </span>
    <//>`;
  });
}
