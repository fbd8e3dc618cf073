/** The event in force: what it does can be read all round. */
import { classes, html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { cardOf, t } from './facts.js';
import { EventSign } from './pictures.js';
import { CardName, labelOf } from './words.js';

/** @import { Scene } from './types.js' */

/** @param {{ scene: Scene }} props */
export function InForce({ scene: { view, play } }) {
  const word = view.event;
  if (!word) return null;
  return html`<section class=${classes('in-force', view.phase === 'event' && 'asks')}
      data-zone="event" aria-label=${t('event-now')}>
    <${Thing} play=${play} word=${word} kind="card event-card"
        label=${`${t('event-now')}: ${labelOf(word)}`}>
      <${EventSign} />
      <${CardName} word=${word} />
      <small>${cardOf(word)?.text}</small>
    <//>
  </section>`;
}

/** An event as it is announced. @param {{ word: string }} props */
export const Announced = ({ word }) => html`<div class="announced">
  <${EventSign} />
  <p><b>${t('event-now')}: <${CardName} word=${word} /></b><span>${cardOf(word)?.text}</span></p>
</div>`;
