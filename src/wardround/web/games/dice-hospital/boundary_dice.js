/** Dice of one value that do not all fit the next ambulance: which colours go in? */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { Van } from './ambulances.js';
import { divideDice } from './boundary.js';
import { Die } from './dice.js';
import { constants, t } from './facts.js';
import { patientName } from './words.js';

/** @import { Scene } from './types.js' */

/**
 * The name of a die; of equal ones also which it is.
 * @param {string[]} dice sorted
 * @param {number} n
 */
function labelled(dice, n) {
  const total = dice.filter((word) => word === dice[n]).length;
  const place = n - dice.indexOf(dice[n]) + 1;
  return [patientName(dice[n]), total > 1 && t('copies', { place, total })]
    .filter(Boolean)
    .join(', ');
}

/** @param {{ scene: Scene }} props */
export function BoundaryDice({ scene }) {
  const { view, play, prospects } = scene;
  const divided = divideDice(view, prospects, play.chosen);
  const { value, asked, isChosen, number, inside, free, next, others, later } = divided;
  const size = constants().ambulance;
  return html`<div class="arranging">
    <p class="torn">
      <span>${t('arrange-these', { value })}</span>
      <span class="pile loose" data-place="intake">
        ${asked.map(
          (word, n) => html`<${Thing} key=${n} play=${play} word=${word} kind="patient"
              said=${isChosen[n]} label=${labelled(asked, n)}>
            <${Die} word=${word} />
          <//>`,
        )}
      </span>
    </p>
    <div class="boundary">
      <p>
        <${Van} number=${number} dice=${inside} open=${free} />
        <small>${t('arrange-places', { n: free })}</small>
      </p>
      <p>
        <${Van} number=${number + 1} dice=${next.slice(0, size)}
            open=${next.length ? 0 : Math.min(others, size)} />
        <small>${t('arrange-rest')}</small>
      </p>
    </div>
    ${
      later.length > 0 &&
      html`<p class="rolled">
        ${t('arrange-later')}
        ${' '}
        <span class="dice-line">
          ${later.map((word, n) => html`<${Die} key=${n} word=${word} size="small" />`)}
        </span>
      </p>`
    }
  </div>`;
}
