/** Before the first round: starting values, and which administrator to keep. */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { AdministratorFace } from './administrators.js';
import { BlankDie, Die } from './dice.js';
import { cardOf, constants, t } from './facts.js';
import { CardName, labelOf, marks, nameOf, patientOf } from './words.js';

/** @import { Scene } from './types.js' */

/**
 * Dice without values beside the values to be given.
 * @param {{ scene: Scene }} props
 */
export function StartingValues({ scene }) {
  const { view, play } = scene;
  const { hand, said, patients } = view.hospitals[scene.shown];
  const given = marks(
    hand,
    said.map((word) => patientOf(word)?.own ?? ''),
  );
  const choosable = [...play.choosable];
  const own = scene.seat === scene.shown || scene.shared;
  const heading = own ? t('starting') : t('starting-of', { who: scene.seats[scene.shown].name });
  return html`<section class="starting" aria-label=${heading}>
    <p class="plain"><b>${heading}</b> ${own && t('starting-line')}</p>
    <div class="loose-dice">
      ${hand.map((colour, n) => {
        const word = choosable.find((one) => patientOf(one)?.own === colour);
        return given[n]
          ? html`<span key=${n} class="patient blank gone"><${BlankDie} colour=${colour} /></span>`
          : html`<${Thing} key=${n} play=${play} word=${word ?? colour} kind="patient blank"
                label=${word ? nameOf(word) : t('colour', { colour })}>
              <${BlankDie} colour=${colour} />
            <//>`;
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

/** @param {{ scene: Scene }} props */
export function Administrators({ scene }) {
  const { view, play } = scene;
  const { hand, administrator } = view.hospitals[scene.shown];
  const cards = hand.filter((word) => cardOf(word));
  return html`<section class="keeping" aria-label=${t('keeping')}>
    <p class="plain"><b>${t('keeping')}</b> ${t('keeping-line')}</p>
    <div class="pair">
      ${cards.map(
        (word) => html`<${Thing} key=${word} play=${play} word=${word} kind="card administrator"
            said=${administrator === word} label=${labelOf(word)}>
          <${AdministratorFace} word=${word} />
          <${CardName} word=${word} />
          <small>${cardOf(word)?.text}</small>
        <//>`,
      )}
    </div>
  </section>`;
}
