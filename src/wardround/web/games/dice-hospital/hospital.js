/** One hospital: patients, departments, staff, bags, the stair of points. */
import { html } from '../../lib.js';
import { Thing } from '../../play/thing.js';
import { CARDS } from './card_facts.js';
import { BlankDie } from './dice.js';
import { Bag, Nurse, Specialist } from './figures.js';
import { BEDS, Patients } from './patients.js';
import { inShort, nameOf } from './words.js';

/** @import { Scene } from '../drawing.js' */

const LADDER = [1, 3, 5, 7, 9, 11, 14, 17];

/** Which of several equal cards are marked: the first ones. @param {string[]} cards @param {string[]} marked */
function marks(cards, marked) {
  const left = [...marked];
  return cards.map((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** @param {{ scene: Scene, seat: number }} props */
function Departments({ scene, seat }) {
  const { view, play, names } = scene;
  const h = view.hospitals[seat];
  const used = marks(h.departments, h.used);
  const said = marks(h.departments, [...h.said, ...play.named]);
  return html`<div class="departments" data-zone="departments">${h.departments.map(
    (/** @type {string} */ word, /** @type {number} */ place) => html`<${Thing}
      key=${`${word}${place}`} play=${play} word=${word} said=${said[place]} used=${used[place]}
      kind=${`card department ${CARDS[word]?.colour ?? 'neutral'}`}
      label=${`${nameOf(word, names)}${used[place] ? ', used' : ''}. ${CARDS[word]?.text ?? ''}`}>
      <b lang="en">${nameOf(word, names)}</b>
      <small>${used[place] ? 'used' : inShort(word)}</small>
      ${used[place] && html`<${Nurse} />`}
    <//>`,
  )}</div>`;
}

/** @param {{ scene: Scene, seat: number }} props */
function Staff({ scene, seat }) {
  const { view, play, names } = scene;
  const h = view.hospitals[seat];
  const placed = marks(h.staff, h.placed);
  const chosen = [...h.said, ...play.named];
  const said = marks(h.staff, chosen);
  return html`<div class="staff" data-zone="staff">
    <${Thing} play=${play} word="nurse" kind="worker" used=${!h.nurses} said=${chosen.includes('nurse')}
      label=${`Nurse, ${h.nurses} free`}>
      <${Nurse} /><small>${h.nurses ? `${h.nurses} × nurse` : 'nurses out'}</small><//>
    ${h.staff.map((/** @type {string} */ word, /** @type {number} */ place) => html`<${Thing}
      key=${`${word}${place}`} play=${play} word=${word} kind="worker" said=${said[place]} used=${placed[place]}
      label=${`${nameOf(word, names)}${placed[place] ? ', out' : ''}. ${CARDS[word]?.text ?? ''}`}>
      <${Specialist} word=${word} />
      <small lang="en">${nameOf(word, names)}${placed[place] ? ' · out' : ''}</small><//>`)}
    <${Thing} play=${play} word="bag" kind="worker" used=${!h.bags} said=${chosen.includes('bag')}
      label=${h.bags === 1 ? '1 blood bag' : `${h.bags} blood bags`}>
      <${Bag} /><small>${h.bags === 1 ? '1 bag' : `${h.bags} bags`}</small><//>
    <${Stair} home=${Object.values(h.lounge).reduce((a, b) => a + b, 0)} />
  </div>`;
}

/** The stair of points: how much so many discharged in one round are worth. @param {{ home: number }} props */
const Stair = ({ home }) => html`<div class="stair" role="img" aria-label=${`${home} home this round`}>
  <svg viewBox="0 0 168 40" aria-hidden="true">${LADDER.map((points, place) => html`
    <g class=${place < home ? 'step reached' : 'step'}>
      <rect x=${place * 21} y=${24 - place * 3} width="19" height=${16 + place * 3} rx="3" />
      <text x=${place * 21 + 9.5} y=${36 - place * 1.4}>${points}</text>
    </g>`)}</svg>
  <small>home: ${home}</small>
</div>`;

/** @param {{ scene: Scene, seat: number }} props */
const Hand = ({ scene, seat }) => {
  const { view, names } = scene;
  const { hand } = view.hospitals[seat];
  if (!hand.length) return null;
  return html`<p class="hand">${hand.map((/** @type {string} */ word) => (
    ['red', 'yellow', 'green'].includes(word)
      ? html`<${BlankDie} colour=${word} />`
      : html`<span class="chip">${nameOf(word, names)}</span>`))}</p>`;
};

/** @param {{ scene: Scene, seat: number, mine: boolean }} props */
export function Hospital({ scene, seat, mine }) {
  const { view, names, seats } = scene;
  const h = view.hospitals[seat];
  const boss = h.administrator && h.administrator !== 'hidden' ? h.administrator : '';
  const dead = h.fatalities ? ` · ${h.fatalities} lost` : '';
  return html`<section class="hospital" aria-label=${mine ? 'Your hospital' : `The hospital of ${seats[seat].name}`}>
    <header><h2>${mine ? 'Your patients' : seats[seat].name}</h2>
      <p>${h.patients.length} of ${BEDS} beds${dead}${boss && html` · <span title=${CARDS[boss].text}>${nameOf(boss, names)}: ${CARDS[boss].text}</span>`}</p>
    </header>
    <${Hand} scene=${scene} seat=${seat} />
    <${Patients} scene=${scene} seat=${seat} />
    <${Departments} scene=${scene} seat=${seat} />
    <${Staff} scene=${scene} seat=${seat} />
  </section>`;
}
