/** Ambulances: each says what taking it means. */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { Die } from './dice.js';
import { t } from './facts.js';
import { Ambulance, Bag, FirstPlayer, Padlock } from './pictures.js';
import { byValue, nameOf, patientName, sum } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { ProspectSeen } from '../../wire/wire.js' */
/** @import { Scene, View } from './types.js' */

/** Seats in the order in which they choose. @param {View} view @returns {number[]} */
const order = ({ hospitals, first }) => hospitals.map((_h, n) => (first + n) % hospitals.length);

/** @typedef {{ kind: string, text: string, more?: string, pictures?: Drawn }} Chip */

/**
 * When one builds with an ambulance, and what the lowest brings.
 * @param {ProspectSeen['brings']['figures']} figures
 * @returns {Chip[]}
 */
function orderChips({ locked, earliest, latest, lowest, bags, lower, rival }) {
  if (locked) return [{ kind: 'locked', text: t('locked'), pictures: html`<${Padlock} />` }];
  const builds =
    earliest === latest
      ? t('builds', { n: earliest })
      : t('builds-between', { n: earliest, last: latest });
  const chips = [{ kind: '', text: builds }];
  if (lowest === 'no') return chips;
  const brings = {
    kind: lowest === 'sure' ? 'brings good' : 'brings',
    text: t('brings-if', { lower, n: rival }),
    more: t('brings', { bags }),
    pictures: html`${Number(bags) > 0 && html`<${Bag} />`}<${FirstPlayer} />`,
  };
  return [...chips, brings];
}

/** @param {ProspectSeen['brings']['figures']} figures @returns {Chip[]} */
const bedsChips = ({ arrivals, beds, short }) => [
  ...(Number(arrivals) > 0 ? [{ kind: 'arrives', text: t('arrives', { n: arrivals }) }] : []),
  Number(short) > 0
    ? { kind: 'bad', text: t('short', { n: short }), more: t('short-dies', { n: short }) }
    : { kind: '', text: t('fits', { n: beds }) },
];

/**
 * What there is to be said of an ambulance.
 * @param {Scene} scene
 * @param {number} place
 * @returns {Chip[]}
 */
function chipsOf({ view, prospects, seats }, place) {
  const n = place + 1;
  const dice = view.ambulances[place];
  const taker = view.hospitals.findIndex((h) => h.ambulance === n);
  if (taker >= 0) return [{ kind: '', text: t('taken-by', { who: seats[taker].name }) }];
  if (!dice.length) return [];
  const total = { kind: 'sum', text: t('sum', { sum: sum(dice) }) };
  const figures = prospects[`ambulance-${n}`]?.brings.figures;
  return figures ? [total, ...orderChips(figures), ...bedsChips(figures)] : [total];
}

/** @param {Chip} chip */
const spoken = ({ more, text }) => [more, text].filter(Boolean).join(' ');

/** @param {{ scene: Scene, place: number }} props */
function Row({ scene, place }) {
  const { view, play } = scene;
  const n = place + 1;
  const dice = byValue(view.ambulances[place]);
  const chips = chipsOf(scene, place);
  const used = view.hospitals.some((h) => h.ambulance === n);
  const label = [nameOf(`ambulance-${n}`), ...dice.map(patientName), ...chips.map(spoken)].join(
    ', ',
  );
  return html`<${Thing} play=${play} word=${`ambulance-${n}`} kind="ambulance-row" used=${used}
      label=${label}>
    <span class="carriage">
      <${Ambulance} number=${n} />
      <span class="load" data-place=${`ambulance-${n}`}>
        ${dice.map((die, k) => html`<${Die} key=${k} word=${die} />`)}
      </span>
    </span>
    <span class="chips">
      ${chips.map(
        ({ kind, text, more, pictures }) => html`<span key=${text} class=${`chip ${kind}`}>
          ${pictures}
          <span>
            ${kind.startsWith('brings') && html`<span class="more">${more} </span>`}
            ${text}
            ${kind === 'bad' && html`<span class="more">: ${more}</span>`}
          </span>
        </span>`,
      )}
    </span>
  <//>`;
}

/** Who has chosen, who chooses, who still will. @param {{ scene: Scene }} props */
export const Queue = ({ scene }) =>
  html`<ol class="queue" aria-label=${t('queue')}>
    ${order(scene.view).map((seat) => {
      const { ambulance } = scene.view.hospitals[seat];
      const now = scene.view.mover === seat;
      return html`<li key=${seat} class=${now ? 'now' : ''} aria-current=${now ? 'step' : null}>
        ${seat === scene.seat ? t('you') : scene.seats[seat].name}
        ${ambulance ? html` <b>✓ ${ambulance}</b>` : ''}
      </li>`;
    })}
  </ol>`;

/** @param {{ scene: Scene }} props */
export const Streets = ({ scene }) => html`<div class="streets" data-zone="city">
  ${scene.view.ambulances.map(
    (_dice, place) => html`<${Row} key=${place} scene=${scene} place=${place} />`,
  )}
</div>`;
