/** Before the first round: starting values, and which administrator to keep. */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { BlankDie, Die } from './dice.js';
import { cardOf, constants, t } from './facts.js';
import { Facade } from './pictures.js';
import { CardName, labelOf, marks, nameOf, patientOf } from './words.js';

/** @import { Scene } from './types.js' */

/**
 * Dice without values beside the values to be given.
 * @param {{ scene: Scene, seat: number }} props
 */
export function StartingValues({ scene, seat }) {
  const { view, play } = scene;
  const { hand, said, patients } = view.hospitals[seat];
  const given = marks(
    hand,
    said.map((word) => patientOf(word)?.own ?? ''),
  );
  const choosable = [...play.choosable];
  return html`<section class="stage starting" aria-label=${t('starting')}>
    <${Facade} />
    <h2>${t('starting')}</h2>
    <p class="plain">${t('starting-line')}</p>
    <div class="loose-dice" data-zone="city">
      ${hand.map((colour, n) => {
        const word = choosable.find((one) => patientOf(one)?.own === colour);
        return (
          !given[n] &&
          html`<${Thing} key=${n} play=${play} word=${word ?? colour} kind="patient blank"
              label=${word ? nameOf(word) : t('colour', { colour })}>
            <${BlankDie} colour=${colour} />
          <//>`
        );
      })}
    </div>
    <ol class="values">
      ${constants().start.map(
        (value, n) => html`<li key=${n} class=${n === said.length && hand.length ? 'now' : ''}>
          ${
            (said[n] ?? patients[n])
              ? html`<${Die} word=${said[n] ?? patients[n]} />`
              : html`<span class="slot">${value}</span>`
          }
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{ scene: Scene, seat: number }} props */
export function Administrators({ scene, seat }) {
  const { view, play } = scene;
  const { hand, administrator } = view.hospitals[seat];
  const cards = hand.filter((word) => cardOf(word));
  return html`<section class="stage keeping" aria-label=${t('keeping')}>
    <${Facade} />
    <h2>${t('keeping')}</h2>
    <p class="plain">${t('keeping-line')}</p>
    <div class="pair" data-zone="city">
      ${cards.map(
        (word) => html`<${Thing} key=${word} play=${play} word=${word} kind="card administrator"
            said=${administrator === word} label=${labelOf(word)}>
          <${CardName} word=${word} />
          <small>${cardOf(word)?.text}</small>
        <//>`,
      )}
    </div>
  </section>`;
}
