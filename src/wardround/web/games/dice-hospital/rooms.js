/** Departments as furnished rooms, each in its plot all game. */
import { classes, html } from '../../lib.js';
import { sentenceCase } from '../../text.js';
import { Thing } from '../../ui/thing.js';
import { Die } from './dice.js';
import { departmentOf, t } from './facts.js';
import { resultsOf } from './forecast.js';
import { Furniture, Worker } from './pictures.js';
import { roomPlaces } from './places.js';
import { today, workOf } from './round_history.js';
import { Need } from './sign.js';
import { CardName, labelOf, marks, nameOf, patientOf, pipsOf, tint } from './words.js';

/** @import { ProspectSeen } from '../../wire/wire.js' */
/** @import { Hospital, Scene } from './types.js' */
/** @import { Work } from './round_history.js' */
/** @typedef {{ word: string, used: boolean, said: boolean, work: Work | null }} RoomState */

/** So many rooms a hospital has place for; with more, the plots are divided further. */
const PLOTS = 15;

/**
 * For each room who works there and whom they treat, as far as it was told.
 * @param {string[]} rooms
 * @param {boolean[]} used
 * @param {Work[]} done
 */
function workIn(rooms, used, done) {
  const left = [...done];
  return rooms.map((word, place) => {
    const found = used[place] ? left.findIndex((one) => one.department === word) : -1;
    return found < 0 ? null : left.splice(found, 1)[0];
  });
}

/** The worker who is just sent. @param {Hospital} h @param {Scene} scene */
const sentWorker = (h, { play }) =>
  [...h.said, ...play.chosen].find((word) => word === 'nurse' || h.staff.includes(word)) ?? '';

/** @param {Scene} scene @param {number} seat @returns {RoomState[]} */
function roomsOf(scene, seat) {
  const h = scene.view.hospitals[seat];
  const rooms = roomPlaces(scene, seat);
  const used = marks(rooms, h.used);
  const said = marks(rooms, [...h.said, ...scene.play.chosen]);
  const work = workIn(rooms, used, workOf(today(scene.entries, seat)));
  const worker = sentWorker(h, scene);
  return rooms.map((word, n) => ({
    word,
    used: used[n],
    said: said[n],
    work: work[n] ?? (said[n] && worker ? { worker, department: word, dice: [] } : null),
  }));
}

/**
 * A free department as a screen reader says it.
 * @param {string} word
 * @param {ProspectSeen} [prospect]
 */
const freeLabel = (word, prospect) =>
  [labelOf(word), prospect && `${sentenceCase(prospect.brings.text)}.`].filter(Boolean).join(' ');

/** A department in use as a screen reader says it. @param {string} word @param {string} worker */
function usedLabel(word, worker) {
  const who = worker ? nameOf(worker) : t('somebody');
  return `${labelOf(word)} ${t('used-by', { who })}`;
}

/** Who stands in a room; nurses look different. @param {{ work: Work, n: number }} props */
const Inside = ({ work: { worker, dice }, n: nth }) => html`<span class="inside">
  ${dice.map((word, n) => html`<${Die} key=${n} word=${word} size="small" />`)}
  <${Worker} word=${worker} n=${nth} />
</span>`;

/**
 * What the room would bring: the points for those who can go home by it, or what becomes of the
 * patient that was chosen first.
 * @param {{ prospect: ProspectSeen, patient: string }} props
 */
function Gain({ prospect, patient }) {
  const fate = patient ? resultsOf(prospect).get(patient)?.[0] : undefined;
  if (fate) {
    const text = fate.fate === 'home' ? t('tag-home') : pipsOf(fate.becomes);
    return html`<span class="room-brings" aria-hidden="true">→ ${text}</span>`;
  }
  const { home, points } = prospect.brings.figures;
  if (patient || Number(home) <= 0) return null;
  return html`<span class="room-brings" aria-hidden="true">⌂ +${points}</span>`;
}

/** @param {{ scene: Scene, seat: number, room: RoomState, n: number }} props */
function Room({ scene, seat, room: { word, used, said, work }, n }) {
  const { play } = scene;
  const prospect = seat === scene.seat && !used ? scene.prospects[word] : undefined;
  const patient = play.chosen.find((one) => patientOf(one)) ?? '';
  return html`<${Thing} play=${play} word=${word} said=${said} used=${used}
      kind=${`room department ${tint(word)}`}
      label=${used ? usedLabel(word, work?.worker ?? '') : freeLabel(word, prospect)}>
    <span class="plate">
      <${CardName} word=${word} />
      ${used ? html`<small class="used-tag">${t('used')}</small>` : html`<${Need} word=${word} />`}
    </span>
    <span class="view" aria-hidden="true">
      <${Furniture} word=${word} />
      ${work && html`<${Inside} work=${work} n=${n} />`}
      ${prospect && !work && html`<${Gain} prospect=${prospect} patient=${patient} />`}
    </span>
  <//>`;
}

/**
 * The department that is pointed at on display, where it would stand.
 * @param {{ word: string }} props
 */
const Plan = ({ word }) => html`<span class=${`room plan ${tint(word)}`} aria-hidden="true">
  <span class="plate"><${CardName} word=${word} /><${Need} word=${word} /></span>
  <span class="view"><${Furniture} word=${word} /></span>
</span>`;

/**
 * The department that what is pointed at would build here.
 * @param {Scene} scene
 * @param {number} seat
 */
function planned({ play }, seat) {
  const built = play.preview.filter((one) => one.name === 'build');
  const card = built.find((one) => one.seat === seat)?.figures.card ?? '';
  return departmentOf(card) ? card : '';
}

/** @param {{ scene: Scene, seat: number }} props */
export function Rooms({ scene, seat }) {
  const rooms = roomsOf(scene, seat);
  const plan = planned(scene, seat);
  const hole = rooms.findIndex(({ word }) => !word);
  const next = hole < 0 ? rooms.length : hole;
  const plots = Math.max(PLOTS, rooms.length + (plan && hole < 0 ? 1 : 0));
  return html`<div class=${classes('rooms', plots > PLOTS && 'many')} data-zone="departments"
     >
    ${Array.from({ length: plots }, (_, n) => {
      const room = rooms[n];
      if (room?.word)
        return html`<div key=${n} class="plot" data-plot=${n}>
          <${Room} scene=${scene} seat=${seat} room=${room} n=${n} />
        </div>`;
      return html`<div key=${n} class="plot free" data-plot=${n}>
        ${
          plan && n === next
            ? html`<${Plan} word=${plan} />`
            : html`<span aria-hidden="true">${t('free-plot')}</span>`
        }
      </div>`;
    })}
  </div>`;
}
