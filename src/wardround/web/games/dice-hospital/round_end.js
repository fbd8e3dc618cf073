/**
 * The end of a round as a scene, at the places of the board: the neglected lose a pip in their
 * beds, a candle for who dies, the stair lights up, those discharged walk home, the points fly to
 * the name.
 */
import { html, useLayoutEffect, useRef, useState } from '../../lib.js';
import { sentenceCase } from '../../text.js';
import { Picture } from '../../ui/picture.js';
import { Die } from './dice.js';
import { constants, t } from './facts.js';
import { patientName, pipsOf, total } from './words.js';

/** @import { Moment } from '../drawing.js' */
/** @import { Happening, Scene, View } from './types.js' */
/** @typedef {'neglect' | 'death' | 'stair' | 'walk' | 'points'} Beat */
/**
 * @typedef {{ beats: Beat[], worse: { from: string, to: string }[], dead: string[], home: number,
 *   points: number }} RoundEndData
 */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/**
 * Where things are in the window: beds by the patient in them, steps of the stair with who stands
 * on them, the door, one's own name.
 * @typedef {object} Places
 * @property {Box} board
 * @property {{ word: string, box: Box }[]} beds
 * @property {{ box: Box, die: Box | null, word: string }[]} steps
 * @property {Box | null} door
 * @property {Box | null} name
 */

const NAME = 'round-end';
/** What these have done stays to be seen until the table changes. */
const LASTING = ['neglect', 'death'];
const LASTS = /** @type {Record<Beat, number>} */ ({
  neglect: 900,
  death: 900,
  stair: 800,
  walk: 800,
  points: 700,
});

/** A seat's patients are home: also in the last round, after which no worker comes back. */
const ENDS = 'home';

/** @param {Happening[]} own */
function worsenedIn(own) {
  return own.flatMap((one) =>
    one.name === 'worsen' ? [{ from: one.figures.patient, to: one.figures.becomes }] : [],
  );
}

/** @param {Happening[]} own */
const pointsIn = (own) =>
  own.reduce((sum, one) => (one.name === 'score' ? sum + one.figures.points : sum), 0);

/**
 * The scene for the end of a seat's round; none if nothing happened to see.
 * @param {Happening[]} happened
 * @param {View} view from before it
 * @param {number} seat
 * @returns {Moment | null}
 */
export function momentOf(happened, view, seat) {
  const own = happened.filter((one) => one.seat === seat);
  if (!own.some(({ name }) => name === ENDS)) return null;
  const worse = worsenedIn(own);
  const dead = own.flatMap((one) => (one.name === 'die' ? [one.figures.patient] : []));
  const home = total(view.hospitals[seat].lounge);
  const points = pointsIn(own);
  const seen = {
    neglect: worse.length > 0,
    death: dead.length > 0,
    stair: home > 0,
    walk: home > 0,
    points: points !== 0,
  };
  const beats = /** @type {Beat[]} */ (Object.keys(LASTS)).filter((beat) => seen[beat]);
  if (!beats.length) return null;
  /** @type {RoundEndData} */
  const data = { beats, worse, dead, home, points };
  const title = t('scene-title', { round: view.round });
  return { name: NAME, title, whole: true, beats: beats.map((beat) => LASTS[beat]), data };
}

/**
 * The part of the round that a scene has come to; none if another or no scene is shown.
 * @param {Scene['moment']} shown
 * @param {string[]} parts
 */
export function partTold(shown, parts) {
  if (shown?.moment.name !== NAME) return '';
  const beat = /** @type {RoundEndData} */ (shown.moment.data).beats[shown.beat];
  if (LASTING.includes(beat)) return 'neglect';
  return parts.includes('discharge') ? 'discharge' : 'shift-change';
}

/** @param {Element | null} element @returns {Box | null} */
function boxOf(element) {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** @param {Element} step */
function stepOf(step) {
  const die = /** @type {SVGElement | null} */ (step.querySelector('svg[data-die]'));
  return {
    box: /** @type {Box} */ (boxOf(step)),
    die: boxOf(die),
    word: die?.dataset.die ?? '',
  };
}

/** @returns {Places} */
function measure() {
  const board = /** @type {Element} */ (document.querySelector('.table .board'));
  const beds = [...board.querySelectorAll('[data-bed] svg[data-die]')].map((die) => ({
    word: /** @type {SVGElement} */ (die).dataset.die ?? '',
    box: /** @type {Box} */ (boxOf(die)),
  }));
  return {
    board: /** @type {Box} */ (boxOf(board)),
    beds,
    steps: [...board.querySelectorAll('[data-step].reached')].map(stepOf),
    door: boxOf(board.querySelector('[data-place="home"]')),
    name: boxOf(document.querySelector('.seat.me')),
  };
}

/**
 * Puts an element where something is; further numbers are for its style.
 * @param {Box} box
 * @param {Record<string, string>} [variables]
 */
const at =
  (box, variables = {}) =>
  (/** @type {HTMLElement | null} */ element) => {
    if (!element) return;
    const { style } = element;
    for (const [name, length] of Object.entries(box)) style.setProperty(name, `${length}px`);
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
  };

/** The way from one place to another, for a style. @param {Box} from @param {Box} to */
const way = (from, to) => ({
  '--dx': `${to.left + to.width / 2 - from.left - from.width / 2}px`,
  '--dy': `${to.top + to.height / 2 - from.top - from.height / 2}px`,
});

/** The beds of these patients; of equal ones each is taken once. */
function bedsOf(/** @type {Places} */ { beds }, /** @type {string[]} */ words) {
  const free = [...beds];
  return words.map((word) => {
    const place = free.findIndex((bed) => bed.word === word);
    return place < 0 ? null : free.splice(place, 1)[0].box;
  });
}

/** @param {{ places: Places, data: RoundEndData }} props */
function Neglect({ places, data: { worse } }) {
  const beds = bedsOf(
    places,
    worse.map(({ from }) => from),
  );
  return worse.map(({ from, to }, n) => {
    const box = beds[n];
    return (
      box &&
      html`<span key=${n} class="worsened" ref=${at(box, { '--i': String(n) })}>
        <${Die} word=${to} />
        <em>${pipsOf(from)} → ${pipsOf(to)}</em>
      </span>`
    );
  });
}

/** @param {{ places: Places, data: RoundEndData }} props */
function Death({ places, data: { dead } }) {
  const beds = bedsOf(places, dead);
  const each = Math.abs(constants().worth.fatalities ?? 0);
  const figures = { who: sentenceCase(patientName(dead[0])), count: dead.length };
  const { left, top, width, height } = places.board;
  const middle = { left, top: top + height * 0.45, width, height: 0 };
  return html`
    ${beds.map(
      (box, n) =>
        box &&
        html`<span key=${n} class="candle-lit" ref=${at(box)}>
          <${Picture} name="candle" box="0 0 16 20" />
        </span>`,
    )}
    <p class="told lost" ref=${at(middle)}>
      <b>${t('scene-lost', { ...figures, cost: each * dead.length })}</b>
    </p>
  `;
}

/** How far to the right of the last step the sign over the stair may reach, in pixels. */
const REACH = 90;

/** @param {{ places: Places, data: RoundEndData }} props */
function Stair({ places: { steps, board }, data: { home, points } }) {
  const last = steps.at(-1)?.box ?? board;
  const end = Math.min(board.left + board.width, last.left + last.width / 2 + REACH);
  const above = { left: board.left, top: last.top - 46, width: end - board.left, height: 0 };
  return html`
    ${steps.map(
      ({ box }, n) => html`<i key=${n} class="step-lit" ref=${at(box, { '--i': String(n) })} />`,
    )}
    <p class="told home" ref=${at(above)}>
      <b>${t('scene-home', { home, points })}</b>
    </p>
  `;
}

/** @param {{ places: Places }} props */
function Walk({ places: { steps, door } }) {
  if (!door) return null;
  return steps.map(
    ({ die, word }, n) =>
      die &&
      html`<span key=${n} class="walker" ref=${at(die, { '--i': String(n), ...way(die, door) })}>
        <${Die} word=${word} />
        <${Picture} name="legs" box="0 0 56 26" />
      </span>`,
  );
}

/** The points that fly, in pixels across. */
const BADGE = 52;

/** @param {{ places: Places, data: RoundEndData }} props */
function Points({ places: { steps, board, name }, data: { points } }) {
  const from = steps.at(-1)?.box ?? board;
  const left = from.left + from.width / 2 - BADGE / 2;
  const start = { left, top: from.top - BADGE, width: BADGE, height: BADGE };
  return html`<b class="flying" ref=${at(start, name ? way(start, name) : {})}>
    ${points > 0 ? '+' : ''}${points}
  </b>`;
}

const SHOWN = { neglect: Neglect, death: Death, stair: Stair, walk: Walk, points: Points };

/** @param {{ data: RoundEndData, beat: Beat }} props */
function Showing({ data, beat }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const [places, setPlaces] = useState(/** @type {Places | null} */ (null));
  useLayoutEffect(() => setPlaces(measure()), []);
  const past = data.beats.slice(0, data.beats.indexOf(beat));
  const parts = [...past.filter((one) => LASTING.includes(one)), beat];
  return html`<div class=${`round-end ${beat}`} ref=${root} aria-hidden="true">
    ${places && html`<i class="dusk" ref=${at(places.board)} />`}
    ${
      places && parts.map((one) => html`<${SHOWN[one]} key=${one} places=${places} data=${data} />`)
    }
  </div>`;
}

/** @param {{ scene: Scene }} props */
export function RoundEnd({ scene: { moment } }) {
  if (moment?.moment.name !== NAME) return null;
  const data = /** @type {RoundEndData} */ (moment.moment.data);
  return html`<${Showing} data=${data} beat=${data.beats[moment.beat]} />`;
}
