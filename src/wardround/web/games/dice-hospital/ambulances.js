/** Ambulances at the door: each says what taking it means, or who has taken it. */
import { classes, html } from '../../lib.js';
import { initialsOf, Portrait, Token } from '../../ui/portrait.js';
import { Thing } from '../../ui/thing.js';
import { Die } from './dice.js';
import { t } from './facts.js';
import { Ambulance, Bag, FirstPlayer, Padlock } from './pictures.js';
import { today } from './round_history.js';
import { byValue, CardName, nameOf, patientName, seatName, sum } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { ProspectSeen } from '../../wire/wire.js' */
/** @import { Scene, View } from './types.js' */

/** Seats in the order in which they choose. @param {View} view @returns {number[]} */
const order = ({ hospitals, first }) => hospitals.map((_h, n) => (first + n) % hospitals.length);

/**
 * `text` is what is drawn, if not what is spoken.
 * @typedef {{ kind: string, spoken: string, pictures?: Drawn, text?: string }} Chip
 */

/**
 * When one builds with an ambulance, and what the lowest brings.
 * @param {ProspectSeen['brings']['figures']} figures
 * @returns {Chip[]}
 */
function orderChips({ locked, earliest, latest, lowest, bags, lower, rival }) {
  if (locked) return [{ kind: 'locked', spoken: t('locked'), pictures: html`<${Padlock} />` }];
  const builds =
    earliest === latest
      ? t('builds', { n: earliest })
      : t('builds-between', { n: earliest, last: latest });
  const chips = [{ kind: 'order', spoken: builds }];
  if (lowest === 'no') return chips;
  const text = t('brings-if', { lower, n: rival });
  const brings = {
    kind: lowest === 'sure' ? 'brings good' : 'brings',
    spoken: `${t('brings', { bags })} ${text}`,
    text,
    pictures: html`${Number(bags) > 0 && html`<${Bag} />`}<${FirstPlayer} />`,
  };
  return [...chips, brings];
}

/** @param {ProspectSeen['brings']['figures']} figures @returns {Chip[]} */
const bedsChips = ({ arrivals, beds, short }) => [
  ...(Number(arrivals) > 0 ? [{ kind: 'arrives', spoken: t('arrives', { n: arrivals }) }] : []),
  Number(short) > 0
    ? {
        kind: 'bad',
        spoken: `${t('short', { n: short })}: ${t('short-dies', { n: short })}`,
        text: t('short', { n: short }),
      }
    : { kind: '', spoken: t('fits', { n: beds }), text: t('beds-left', { n: beds }) },
];

/** Who has taken an ambulance; -1 if nobody. @param {View} view @param {number} place */
const takerOf = (view, place) => view.hospitals.findIndex((h) => h.ambulance === place + 1);

/**
 * What there is to be said of an ambulance.
 * @param {Scene} scene
 * @param {number} place
 * @returns {Chip[]}
 */
function chipsOf({ view, prospects, seats, seat, shared }, place) {
  const dice = view.ambulances[place];
  const taker = takerOf(view, place);
  if (taker >= 0) {
    const who = taker === seat && !shared ? t('by-you') : seats[taker].name;
    return [{ kind: 'taker', spoken: t('taken-by', { who }) }];
  }
  if (!dice.length) return [];
  const total = { kind: 'sum', spoken: t('sum', { sum: sum(dice) }) };
  const figures = prospects[`ambulance-${place + 1}`]?.brings.figures;
  return figures ? [total, ...orderChips(figures), ...bedsChips(figures)] : [total];
}

/** @param {Chip} chip */
const ChipText = ({ kind, spoken, pictures, text = spoken }) =>
  html`<span class=${`chip ${kind}`}>${pictures}<span>${text}</span></span>`;

/** An ambulance with its dice. @param {{ number: number, dice: string[], open?: number }} props */
export const Van = ({ number, dice, open = 0 }) => html`<span class="carriage" data-tells>
  <${Ambulance} number=${number} />
  <span class="load" data-place=${`ambulance-${number}`}>
    ${byValue(dice).map((word, n) => html`<${Die} key=${n} word=${word} />`)}
    ${Array.from(
      { length: Math.max(0, open) },
      (_, n) => html`<span key=${`slot${n}`} class="slot"></span>`,
    )}
  </span>
</span>`;

/** The sign of who has taken an ambulance. @param {{ scene: Scene, seat: number }} props */
const Taker = ({ scene: { seats }, seat }) =>
  seat >= 0 &&
  html`<${Token} label=${initialsOf(seats.map(({ name }) => name))[seat]} seat=${seat} />`;

/** One to choose, or chosen. @param {{ scene: Scene, place: number }} props */
function Choosable({ scene, place }) {
  const { view, play } = scene;
  const dice = byValue(view.ambulances[place]);
  const chips = chipsOf(scene, place);
  const taker = takerOf(view, place);
  const word = `ambulance-${place + 1}`;
  const label = [nameOf(word), ...dice.map(patientName), ...chips.map(({ spoken }) => spoken)].join(
    ', ',
  );
  return html`<${Thing} play=${play} word=${word} used=${taker >= 0} label=${label}
      kind=${classes('ambulance-row', taker >= 0 && 'gone')}>
    <${Van} number=${place + 1} dice=${dice} />
    <${Taker} scene=${scene} seat=${taker} />
    <span class="means">${chips.map((chip) => html`<${ChipText} ...${chip} />`)}</span>
  <//>`;
}

/** Who has chosen, who chooses, who still will. @param {{ scene: Scene }} props */
const Queue = ({ scene }) =>
  html`<ol class="queue" aria-label=${t('queue')}>
    ${order(scene.view).map((seat) => {
      const { ambulance } = scene.view.hospitals[seat];
      const now = scene.view.mover === seat;
      return html`<li key=${seat} class=${now ? 'now' : ''} aria-current=${now ? 'step' : null}>
        <${Portrait} name=${scene.seats[seat].name} seat=${seat} />
        ${seatName(scene, seat)}
        ${ambulance ? html` <b>✓ ${ambulance}</b>` : ''}
      </li>`;
    })}
  </ol>`;

/** Ambulances to choose from. @param {{ scene: Scene }} props */
export const Ambulances = ({ scene }) => html`
  ${scene.view.ambulances.map(
    (_dice, place) => html`<${Choosable} key=${place} scene=${scene} place=${place} />`,
  )}
  <div class="beside"><h3>${t('queue')}</h3><${Queue} scene=${scene} /></div>
`;

/** What a seat took this round, if it is known. @param {Scene} scene @param {number} seat */
function cardTaken({ entries }, seat) {
  const built = today(entries, seat).filter((one) => one.name === 'build');
  return built.at(-1)?.figures.card ?? '';
}

/** Whose turn it is to build, in the order of the ambulances. @param {View} view */
const builders = ({ hospitals }) =>
  hospitals
    .map((h, seat) => ({ seat, ambulance: h.ambulance }))
    .filter(({ ambulance }) => ambulance > 0)
    .sort((a, b) => a.ambulance - b.ambulance)
    .map(({ seat }) => seat);

/** One that is parked. @param {{ scene: Scene, place: number, building: boolean }} props */
function Parked({ scene, place, building }) {
  const { view } = scene;
  const seat = takerOf(view, place);
  if (seat < 0)
    return html`<div class="parked nobody"><span>${t('not-taken', { n: place + 1 })}</span></div>`;
  const card = cardTaken(scene, seat);
  const n = builders(view).indexOf(seat) + 1;
  return html`<div class=${classes('parked', building && view.mover === seat && 'now')}>
    <${Ambulance} number=${place + 1} />
    <${Taker} scene=${scene} seat=${seat} />
    <p>
      <b>${seatName(scene, seat)}</b>
      ${' '}
      <small>${card ? html`<${CardName} word=${card} />` : building && t('builds', { n })}</small>
    </p>
  </div>`;
}

/** Ambulances after they were taken. @param {{ scene: Scene, building: boolean }} props */
export const ParkedAmbulances = ({ scene, building }) =>
  scene.view.hospitals.some((h) => h.ambulance > 0) &&
  scene.view.ambulances.map(
    (_dice, place) => html`<${Parked} key=${place} scene=${scene} place=${place}
        building=${building} />`,
  );
