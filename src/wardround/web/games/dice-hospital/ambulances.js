/** Ambulances: each says what taking it means. */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { Die } from './dice.js';
import { constants, t } from './facts.js';
import { Ambulance, Bag, FirstPlayer, Padlock } from './pictures.js';
import { byValue, nameOf, patientName, sum } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { Scene, View } from './types.js' */

/** Seats in the order in which they choose. @param {View} view @returns {number[]} */
const order = ({ hospitals, first }) => hospitals.map((_h, n) => (first + n) % hospitals.length);

/**
 * What taking number `n` means for the order of building, as far as can be told.
 * @param {View} view
 * @param {number} n
 */
function standingOf(view, n) {
  const taken = view.hospitals.map((h) => h.ambulance).filter(Boolean);
  const before = taken.filter((other) => other < n).length;
  const free = view.ambulances.flatMap((dice, place) =>
    dice.length && place + 1 < n ? [place + 1] : [],
  );
  const waiting = view.hospitals.length - taken.length - 1;
  return {
    earliest: before + 1,
    latest: before + 1 + Math.min(waiting, free.length),
    rivals: waiting ? free : [],
  };
}

/** @typedef {{ kind: string, text: string, more?: string, pictures?: Drawn }} Chip */

/**
 * What taking number `n` brings, and when.
 * @param {View} view
 * @param {number} n
 * @returns {Chip[]}
 */
function orderChips(view, n) {
  const { earliest, latest, rivals } = standingOf(view, n);
  const builds =
    earliest === latest
      ? t('builds', { n: earliest })
      : t('builds-between', { n: earliest, last: latest });
  const brings = earliest === 1 && constants().lowest.length > 0;
  return [
    { kind: '', text: builds },
    ...(brings
      ? [
          {
            kind: rivals.length ? 'brings' : 'brings good',
            text: t('brings-if', { lower: rivals.length, n: rivals[0] ?? 0 }),
            more: t('brings'),
            pictures: html`<${Bag} /><${FirstPlayer} />`,
          },
        ]
      : []),
  ];
}

/** @param {number} left @returns {Chip} */
const bedsChip = (left) =>
  left < 0
    ? { kind: 'bad', text: t('short', { n: -left }), more: t('short-dies', { n: -left }) }
    : { kind: '', text: t('fits', { n: left }) };

/**
 * What there is to be said of an ambulance.
 * @param {Scene} scene
 * @param {number} place
 * @returns {Chip[]}
 */
function chipsOf({ view, seat, seats, play, figures }, place) {
  const n = place + 1;
  const dice = view.ambulances[place];
  const taker = view.hospitals.findIndex((h) => h.ambulance === n);
  if (taker >= 0) return [{ kind: '', text: t('taken-by', { who: seats[taker].name }) }];
  if (!dice.length) return [];
  const own = view.hospitals[seat];
  const total = { kind: 'sum', text: t('sum', { sum: sum(dice) }) };
  const locked =
    play.enabled &&
    view.phase === 'take' &&
    view.mover === seat &&
    !play.choosable.has(`ambulance-${n}`);
  if (view.phase !== 'take' || !own || own.ambulance) return [total];
  const meaning = locked
    ? [{ kind: 'locked', text: t('locked'), pictures: html`<${Padlock} />` }]
    : orderChips(view, n);
  const arrivals = Number(figures.arrivals ?? 0);
  const more = arrivals > 0 ? [{ kind: 'arrives', text: t('arrives', { n: arrivals }) }] : [];
  return [
    total,
    ...meaning,
    ...more,
    bedsChip(constants().beds - own.patients.length - dice.length - arrivals),
  ];
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
