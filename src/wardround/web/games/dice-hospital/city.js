/** The city: a stage in intake and improvement, one line in activation. */
import { html } from '../../lib.js';
import { Thing } from '../../play/thing.js';
import { CARDS } from './card_facts.js';
import { Die } from './dice.js';
import { Ambulance, Specialist } from './figures.js';
import { BEDS } from './patients.js';
import { inShort, nameOf, patientName, patientOf, sorted } from './words.js';

/** @import { Scene } from '../drawing.js' */

const INTAKE = ['roll', 'arrange', 'take'];
const BUILDING = ['improve', 'return', 'extra', 'extra-department', 'extra-specialist'];

/** @param {string[]} dice */
const sum = (dice) => dice.reduce((total, word) => total + (patientOf(word)?.value ?? 0), 0);

/** @param {number} left */
function bedsChip(left) {
  if (left < 0) return html`<span class="chip bad">${-left} ${left === -1 ? 'bed' : 'beds'} short</span>`;
  return html`<span class="chip">${left === 0 ? 'fits exactly' : `${left} ${left === 1 ? 'bed' : 'beds'} left`}</span>`;
}

/** @param {{ scene: Scene, place: number }} props */
function Row({ scene, place }) {
  const { view, seat, seats, play } = scene;
  const word = `ambulance-${place + 1}`;
  const dice = sorted(view.ambulances[place]);
  const taker = view.hospitals.findIndex((/** @type {any} */ h) => h.ambulance === place + 1);
  const own = view.hospitals[seat];
  const left = own ? BEDS - own.patients.length - dice.length : 0;
  const label = taker >= 0
    ? `Ambulance ${place + 1}, taken by ${seats[taker].name}`
    : `Ambulance ${place + 1}: ${dice.map(patientName).join(', ')}; sum ${sum(dice)}`;
  return html`<${Thing} play=${play} word=${word} kind="card ambulance-row" used=${taker >= 0} label=${label}>
    <span class="number"><${Ambulance} /><b>${place + 1}</b></span>
    <span class="load">${dice.map((die, n) => html`<${Die} key=${n} word=${die} />`)}</span>
    <span class="chips">
      ${taker >= 0 && html`<span class="chip">taken by ${seats[taker].name}</span>`}
      ${dice.length > 0 && html`<span class="chip">sum ${sum(dice)}</span>`}
      ${dice.length > 0 && own && taker < 0 && bedsChip(left)}
    </span>
  <//>`;
}

/** @param {{ scene: Scene }} props */
const Streets = ({ scene }) => html`<div class="streets" data-zone="city">
  ${scene.view.intake.length > 0 && html`<p class="rolled">Rolled: ${sorted(scene.view.intake).map(
    (word, place) => html`<${Die} key=${place} word=${word} size="small" />`)}</p>`}
  ${scene.view.ambulances.map((/** @type {string[]} */ _dice, /** @type {number} */ place) => html`
    <${Row} key=${place} scene=${scene} place=${place} />`)}
</div>`;

/** @param {{ scene: Scene }} props */
const Display = ({ scene }) => html`<div class="display" data-zone="city">${scene.view.display.map(
  (/** @type {string} */ word, /** @type {number} */ place) => {
    const card = CARDS[word];
    const hires = card.kind === 'specialist';
    return html`<${Thing} key=${`${word}${place}`} play=${scene.play} word=${word}
      kind=${`card improvement ${(hires ? card.family : card.colour) ?? 'neutral'}`}
      label=${`${nameOf(word, scene.names)}. ${hires ? 'One more worker, and: ' : ''}${card.text}`}>
      ${hires && html`<${Specialist} word=${word} />`}
      <b lang="en">${nameOf(word, scene.names)}</b>
      <small>${hires ? `One more worker, and: ${card.text}` : inShort(word)}</small>
    <//>`;
  },
)}</div>`;

/** @param {{ scene: Scene }} props */
const Line = ({ scene }) => {
  const { view, seats } = scene;
  const taken = seats.filter(({ seat }) => view.hospitals[seat].ambulance)
    .map(({ seat, name }) => `${name} ${view.hospitals[seat].ambulance}`);
  const { red, yellow, green } = view.bag;
  return html`<p class="city line">City: ${taken.length ? `ambulances ${taken.join(' · ')} · ` : ''}in the bag ${red} red, ${yellow} yellow, ${green} green</p>`;
};

/** @param {{ scene: Scene }} props */
export function City({ scene }) {
  const { phase, round } = scene.view;
  if (INTAKE.includes(phase)) {
    return html`<section class="city stage" aria-label="The city"><h2>Ambulances</h2><${Streets} scene=${scene} /></section>`;
  }
  if (BUILDING.includes(phase) || (!round && scene.view.display.length)) {
    return html`<section class="city stage" aria-label="The city"><h2>On display</h2><${Display} scene=${scene} /></section>`;
  }
  return html`<${Line} scene=${scene} />`;
}
