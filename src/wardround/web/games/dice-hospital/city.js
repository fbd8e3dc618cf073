/** The city: what stands in the street, by what is going on there. */
import { html } from '../../lib.js';
import { Ambulances, ParkedAmbulances } from './ambulances.js';
import { diceByLoad } from './boundary.js';
import { BoundaryDice } from './boundary_dice.js';
import { BlankDie, Die } from './dice.js';
import { t } from './facts.js';
import { Backs, ComingBacks } from './pick_up.js';
import { SendBack } from './send_back.js';
import { Administrators, StartingValues } from './setup.js';
import { byValue, COLOURS } from './words.js';

/** @import { Scene } from './types.js' */
/** @typedef {(props: { scene: Scene }) => import('../../lib.js').Drawn} Part */

/** Dice that were rolled and not yet sorted. @param {{ scene: Scene }} props */
const Rolled = ({ scene }) =>
  html`<p class="rolled" data-place="intake">
    ${byValue(scene.view.intake).map(
      (word, place) => html`<${Die} key=${place} word=${word} size="small" />`,
    )}
  </p>`;

/** @param {{ scene: Scene }} props */
const Loading = ({ scene }) => html`
  ${scene.view.intake.length > 0 && html`<${Rolled} scene=${scene} />`}
  <${Ambulances} scene=${scene} />
`;

/**
 * What the city asks for, or shows large; none where nothing of it is asked for.
 * @param {Scene} scene
 * @returns {{ name: string, Part: Part } | null}
 */
export function actOf({ view, prospects }) {
  const { phase } = view;
  if (phase === 'starting-values') return { name: 'starting', Part: StartingValues };
  if (phase === 'keep' || phase === 'deal') return { name: 'keeping', Part: Administrators };
  if (phase === 'arrange' && diceByLoad(view, prospects).asked.length > 0)
    return { name: 'arranging', Part: BoundaryDice };
  if (phase === 'send-back') return { name: 'sending', Part: SendBack };
  if (phase === 'roll' && !view.ambulances.length) return { name: 'sending', Part: Rolled };
  if (phase === 'pick-up') return { name: 'pick-up', Part: Backs };
  if (['roll', 'arrange', 'take'].includes(phase)) return { name: 'ambulances', Part: Loading };
  return null;
}

/** What is left in the bag of dice. @param {{ scene: Scene }} props */
const InTheBag = ({ scene: { view } }) => html`<div class="beside in-the-bag" data-place="bag">
  <h3>${t('dice-bag')}</h3>
  <p aria-label=${t('in-the-bag', view.bag)} role="img">
    ${COLOURS.map(
      (colour) => html`<span key=${colour}>
        <${BlankDie} colour=${colour} size="tiny" />${view.bag[colour]}
      </span>`,
    )}
  </p>
  <${ComingBacks} />
</div>`;

/** What stands there while nothing is asked for. @param {{ scene: Scene }} props */
export const Quiet = ({ scene }) => html`
  <${ParkedAmbulances} scene=${scene} building=${scene.view.phase === 'improve'} />
  <${InTheBag} scene=${scene} />
`;
