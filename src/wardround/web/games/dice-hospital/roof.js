/** The roof: whose hospital it is, its beds, who was lost, the event, the administrator. */
import { html } from '../../lib.js';
import { Picture } from '../../ui/picture.js';
import { Thing } from '../../ui/thing.js';
import { AdministratorFace } from './administrators.js';
import { cardOf, constants, t } from './facts.js';
import { CardName, labelOf } from './words.js';

/** @import { Hospital, Scene } from './types.js' */

/** The event in force: what it does can be read all round. @param {{ scene: Scene }} props */
function InForce({ scene: { view, play } }) {
  const word = view.event;
  return (
    word &&
    html`<span class="in-force" data-zone="event">
      <${Thing} play=${play} word=${word} kind="event-card"
          label=${`${t('event-now')}: ${labelOf(word)}`}>
        <span>${t('event-now')}:</span>
        ${' '}
        <${CardName} word=${word} />
        ${' '}
        <small>${cardOf(word)?.text}</small>
      <//>
    </span>`
  );
}

/** @param {{ h: Hospital }} props */
function Boss({ h: { administrator: word } }) {
  if (!word || word === 'hidden') return null;
  return html`<span class="boss" title=${cardOf(word)?.text}>
    <${AdministratorFace} word=${word} />
    <span><${CardName} word=${word} />: ${cardOf(word)?.text}</span>
  </span>`;
}

/** @param {{ scene: Scene, seat: number, name: string }} props */
export function Roof({ scene, seat, name }) {
  const h = scene.view.hospitals[seat];
  return html`<header class="roof">
    <h2>${name}</h2>
    <span>${t('beds', { taken: h.patients.length, beds: constants().beds })}</span>
    <span class="lost" data-place="mortuary">
      <${Picture} name="candle" box="0 0 16 20" />
      ${t('lost', { n: h.fatalities })}
    </span>
    <${InForce} scene=${scene} />
    <${Boss} h=${h} />
  </header>`;
}
