/** The announcement of an event. */
import { html } from '../../lib.js';
import { cardOf, t } from './facts.js';
import { EventSign } from './pictures.js';
import { CardName } from './words.js';

/** An event as it is announced. @param {{ word: string }} props */
export const Announced = ({ word }) => html`<div class="announced">
  <${EventSign} />
  <p><b>${t('event-now')}: <${CardName} word=${word} /></b><span>${cardOf(word)?.text}</span></p>
</div>`;
