/** The city: a stage in intake and improvement, one line in activation. */
import { html } from '../../lib.js';
import { House } from '../../ui/card_name.js';
import { Queue, Streets } from './ambulances.js';
import { diceByLoad } from './boundary.js';
import { BoundaryDice } from './boundary_dice.js';
import { Die } from './dice.js';
import { Display } from './display.js';
import { t } from './facts.js';
import { Backs, ComingBacks } from './pick_up.js';
import { SendBack } from './send_back.js';
import { Administrators, StartingValues } from './setup.js';
import { byValue, CardName } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { Scene } from './types.js' */

const INTAKE = ['roll', 'arrange', 'take'];
const BUILDING = ['improve', 'return', 'extra', 'extra-department', 'extra-specialist', 'reveal'];

/**
 * @param {{ name: 'ambulances' | 'display' | 'arranging' | 'sending' | 'pick-up', beside?: Drawn,
 *   children?: Drawn }} props
 */
const Stage = ({
  name,
  beside = null,
  children,
}) => html`<section class=${`city stage on-${name}`} aria-label=${t('city')}>
  <header data-place="bag"><h2>${t(`stage-${name}`)}</h2>${beside}</header>
  ${children}
</section>`;

/** @param {{ scene: Scene }} props */
function Line({ scene }) {
  const { view, seats } = scene;
  const taken = seats
    .filter(({ seat }) => view.hospitals[seat].ambulance)
    .map(({ seat, name }) =>
      t('took', { who: seat === scene.seat ? t('you') : name, n: view.hospitals[seat].ambulance }),
    );
  return html`<details class="city line">
    <summary data-place="bag">
      ${t('city')}: ${[...taken, t('cards-left', { n: view.display.length })].join(' · ')}
    </summary>
    <p>${t('in-the-bag', view.bag)}</p>
    <${ComingBacks} />
    <ul>${view.display.map((word, n) => html`<li key=${n}><${CardName} word=${word} /></li>`)}</ul>
  </details>`;
}

/** @param {{ scene: Scene }} props */
const Rolled = ({ scene }) =>
  scene.view.intake.length > 0 &&
  html`<p class="rolled" data-place="intake">
    ${byValue(scene.view.intake).map(
      (word, place) => html`<${Die} key=${place} word=${word} size="small" />`,
    )}
  </p>`;

/** @param {{ scene: Scene }} props */
export function City({ scene }) {
  const { view, shown } = scene;
  if (view.phase === 'starting-values')
    return html`<${StartingValues} scene=${scene} seat=${shown} />`;
  if (view.phase === 'keep' || view.phase === 'deal')
    return html`<${Administrators} scene=${scene} seat=${shown} />`;
  if (view.phase === 'arrange' && diceByLoad(view, scene.prospects).asked.length > 0)
    return html`<${Stage} name="arranging"><${BoundaryDice} scene=${scene} /><//>`;
  if (view.phase === 'send-back')
    return html`<${Stage} name="sending"><${SendBack} scene=${scene} /><//>`;
  if (view.phase === 'pick-up')
    return html`<${Stage} name="pick-up" beside=${html`<${House} />`}>
      <${Backs} scene=${scene} />
    <//>`;
  if (view.phase === 'roll' && !view.ambulances.length)
    return html`<${Stage} name="sending"><${Rolled} scene=${scene} /><//>`;
  if (INTAKE.includes(view.phase)) {
    return html`<${Stage} name="ambulances" beside=${html`<${Queue} scene=${scene} />`}>
      <${Rolled} scene=${scene} />
      <${Streets} scene=${scene} />
    <//>`;
  }
  if (BUILDING.includes(view.phase))
    return html`<${Stage} name="display"><${Display} scene=${scene} /><//>`;
  return html`<${Line} scene=${scene} />`;
}
