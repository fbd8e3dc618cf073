/** The drawings of Dice Hospital. */
import { html, classes } from '../../lib.js';
import { CARDS } from './card_facts.js';
import { City } from './city.js';
import { BlankDie, Die, inline } from './dice.js';
import { Bag, FirstPlayer, Worker } from './figures.js';
import { byRound, forecastLine, losses, worthTelling } from './forecast.js';
import { Hospital } from './hospital.js';
import { nameOf, patientOf, sorted } from './words.js';

/** @import { Drawing, Scene } from '../drawing.js' */

const ROUNDS = 8;
const PARTS = /** @type {Record<string, string[]>} */ ({
  Intake: ['roll', 'arrange', 'take', 'overflow'],
  Improve: ['reveal', 'extra', 'extra-department', 'extra-specialist', 'improve', 'return'],
  Activate: ['activate'],
  Neglect: ['spare'],
});
const SOURCES = /** @type {Record<string, string>} */ ({
  discharges: 'Discharged patients',
  'empty-hospital': 'Empty hospital',
  administrator: 'Administrator',
  bags: 'Blood bags left',
  fatalities: 'Fatalities',
});
const DECIDED = /** @type {Record<string, string>} */ ({
  points: 'Decided by points.',
  'fewest-patients': 'Tied on points: decided by fewest patients left.',
  'patient-values': 'Tied on points and patients left: decided by the sum of their values.',
  shared: 'Tied in everything: first place is shared.',
});

const ASKS_CITY = ['take', 'improve'];
const ASKS_HOSPITAL = ['overflow', 'return', 'activate', 'spare'];

/** The scene with things that answer only if it is for them to be chosen: words can be equal. */
function awake(/** @type {Scene} */ scene, /** @type {string[]} */ phases) {
  if (phases.includes(scene.view.phase)) return scene;
  const play = { ...scene.play, rings: new Set(), friends: new Set(), named: [], ghosts: [] };
  return { ...scene, play };
}

/** @param {Scene} scene */
const Board = (scene) => html`<${City} scene=${awake(scene, ASKS_CITY)} />
  <${Hospital} scene=${awake(scene, ASKS_HOSPITAL)} seat=${scene.shown} mine=${scene.shown === scene.seat} />`;

/** @param {{ scene: Scene, seat: number }} props */
const Other = ({ scene, seat }) => html`<span class="small-dice">${sorted(
  scene.view.hospitals[seat].patients,
).map((word, place) => html`<${Die} key=${place} word=${word} size="small" />`)}</span>`;

/** @param {{ scene: Scene, seat: number }} props */
const OtherInFull = ({ scene, seat }) => html`<${Hospital} scene=${scene} seat=${seat} mine=${false} />`;

/** @param {{ view: any }} props */
const Progress = ({ view }) => html`<div class="progress">
  <ol class="rounds" aria-label=${view.round ? `Round ${view.round} of ${ROUNDS}` : 'Setup'}>${Array.from(
    { length: ROUNDS },
    (_, place) => html`<li class=${classes(place + 1 < view.round && 'done', place + 1 === view.round && 'now')}
      aria-hidden="true">${place + 1}</li>`,
  )}</ol>
  <ol class="parts">${Object.entries(PARTS).map(([name, phases]) => {
    const now = view.round > 0 && phases.includes(view.phase);
    return html`<li class=${now ? 'now' : ''} aria-current=${now ? 'step' : null}>${name}</li>`;
  })}</ol>
</div>`;

/** @param {any} view @param {number} seat */
function standing(view, seat) {
  const h = view.hospitals[seat];
  const home = Object.values(h.lounge).reduce((a, b) => a + b, 0);
  if (view.phase === 'activate') {
    const all = 3 + h.staff.length;
    const placed = all - h.nurses - (h.staff.length - h.placed.length);
    return h.ready ? `finished · ${home} home` : `${placed} of ${all} staff placed · ${home} home`;
  }
  return h.ambulance ? `ambulance ${h.ambulance}` : `${h.patients.length} patients`;
}

/** @param {any} view @param {number} seat */
const sources = (view, seat) => view.hospitals[seat].points;

/** @param {{ view: any, seat: number }} props */
const Badge = ({ view, seat }) => view.first === seat && html`<span title="first player"><${FirstPlayer} /><span class="unseen">first player</span></span>`;

const Emblem = () => html`<p class="dice-row">${['r2', 'y3', 'g4', 'r5', 'y6'].map((word) => html`<${Die} key=${word} word=${word} size="small" />`)}</p>`;

/** @param {string} word */
function picture(word) {
  if (patientOf(word)) return html`<${Die} word=${word} />`;
  if (['red', 'yellow', 'green'].includes(word)) return html`<${BlankDie} colour=${word} />`;
  if (word === 'bag' || word === 'heal') return html`<${Bag} />`;
  return word === 'nurse' || CARDS[word]?.kind === 'specialist' ? html`<${Worker} word=${word} />` : null;
}

/** @param {any} view @param {number} seat */
function drawn(view, seat) {
  const h = view.hospitals[seat];
  if (view.phase === 'take') return new Set(view.ambulances.map((/** @type {any} */ _, /** @type {number} */ n) => `ambulance-${n + 1}`));
  if (view.phase === 'improve') return new Set(view.display);
  if (!ASKS_HOSPITAL.includes(view.phase)) return new Set();
  return new Set(['nurse', 'bag', ...h.departments, ...h.staff, ...h.patients]);
}

/** @type {Drawing} */
export const drawing = {
  title: 'Dice Hospital',
  Board,
  Other,
  OtherInFull,
  Progress,
  standing,
  score: (view, seat) => Object.values(sources(view, seat)).reduce((a, b) => Number(a) + Number(b), 0),
  sources,
  sourceName: (source) => SOURCES[source] ?? source,
  decidedBy: (decided) => DECIDED[decided] ?? '',
  name: nameOf,
  kind: (word) => CARDS[word]?.kind ?? (patientOf(word) ? 'patient' : word),
  explain: (word) => CARDS[word]?.text ?? '',
  picture,
  inline,
  Badge,
  drawn,
  worthTelling,
  beginner: { administrators: 'no' },
  Emblem,
  keys: {
    finish: { kind: 'finish', text: 'Finish' },
    skip: { kind: 'decline', text: 'No, thanks' },
    pass: { kind: 'pass', text: 'Pass' },
  },
  stopping: (sight) => sight.view.phase === 'activate',
  forecastLine,
  losses,
  routine: (sight) => (sight.view.phase === 'return' && sight.resting && sight.legal.includes('pass') ? 'pass' : null),
  byRound,
};
