/** Whom, or which card: what is asked for and lies nowhere on the board, in front of the doors. */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { cardOf, patientOf, t } from './facts.js';
import { labelOf } from './goods.js';
import { PatientFace, Star, Tile } from './pictures.js';
import { VisitingCard } from './visiting.js';
import { CardName, inWords, nameOf } from './words.js';

/** @import { Scene } from './types.js' */

/** The seats that can be named now. @param {Scene} scene */
const seatsAsked = ({ seats, play }) =>
  play.enabled ? seats.filter(({ seat }) => play.choosable.has(`seat-${seat + 1}`)) : [];

/** @param {{ scene: Scene }} props */
const Whom = ({ scene }) =>
  html`<section class="chooser whom" aria-label=${t('colleagues')} data-zone="whom">
    ${seatsAsked(scene).map(
      ({ seat }) => html`<${Thing} key=${seat} play=${scene.play} word=${`seat-${seat + 1}`}
          kind="visiting" label=${labelOf(scene, seat)}>
        <${VisitingCard} scene=${scene} seat=${seat} />
      <//>`,
    )}
  </section>`;

/** Discarded patients, while one of them can come back. @param {{ scene: Scene }} props */
const Discards = ({ scene: { view, play } }) =>
  html`<section class="chooser discards" aria-label=${t('discards')} data-zone="discards">
    ${view.discards.map(
      (word) => html`<${Thing} key=${word} play=${play} word=${word} kind="discard"
          label=${`${nameOf(word)}. ${cardOf(word)?.text}`}>
        <${PatientFace} word=${word} />
        <span class="who">
          <${CardName} word=${word} />
          <span class="bed-needs" title=${inWords(patientOf(word)?.facts.needs ?? [])}>
            ${patientOf(word)?.facts.needs.map(
              (need, place) => html`<${Tile} key=${place} tile=${need} look="open" size="small" />`,
            )}
          </span>
        </span>
        <${Star} n=${patientOf(word)?.facts.prestige} />
      <//>`,
    )}
  </section>`;

/** @param {{ scene: Scene }} props */
export function Chooser({ scene }) {
  if (scene.view.question === 'card') return html`<${Discards} scene=${scene} />`;
  return seatsAsked(scene).length ? html`<${Whom} scene=${scene} />` : null;
}
