/** The drawings of Dice Hospital. */
import { html, classes } from '../../lib.js';
import { cardOf, constants, departmentOf, learn, t } from './facts.js';
import { City } from './city.js';
import { BlankDie, Die, withPictures } from './dice.js';
import { Bag, FirstPlayer, Specialist, Worker } from './pictures.js';
import { forecastLine, lossesText, logLines } from './forecast.js';
import { InForce } from './event.js';
import { readHeading } from './headings.js';
import { Hospital } from './hospital.js';
import { useMotion } from './motion.js';
import { Reports, ReportsAtTheEnd } from './reports.js';
import { RoundCard } from './round_card.js';
import { pointsByRound } from './round_history.js';
import { nursesOf } from './staff.js';
import { COLOURS, isTreated, nameOf, patientOf, sorted, total, valueOf } from './words.js';

/** @import { Drawing, Play } from '../drawing.js' */
/** @import { Colour, Hospital as HospitalView, Scene, Sight, View } from './types.js' */

const ASKS_CITY = ['starting-values', 'keep', 'extra', 'arrange', 'take', 'send-back', 'improve', 'pick-up'];
const ASKS_HOSPITAL = ['overflow', 'return', 'activate', 'spare', 'event', 'pick-up'];
const SETUP = ['starting-values', 'deal', 'keep'];

/** The scene with things that answer only if it is for them to be chosen: words can be equal. */
function awake(/** @type {Scene} */ scene, /** @type {string[]} */ phases) {
  if (phases.includes(scene.view.phase)) return scene;
  const play = { ...scene.play, choosable: new Set(), compatible: new Set(), chosen: [] };
  return { ...scene, play };
}

/** The dice that are asked for together. @param {View} view @param {HospitalView | undefined} own @param {Play} play */
function groupOf(view, own, play) {
  if (view.phase === 'overflow') return own?.patients ?? [];
  const values = new Set([...play.choosable].map(valueOf));
  return view.phase === 'arrange' ? view.intake.filter((word) => values.has(valueOf(word))) : [];
}

/**
 * Dice that are asked for as a group ring all, in whatever order they will be said.
 * @param {Scene} scene
 */
function grouped(scene) {
  const { view, seat, play } = scene;
  const own = view.hospitals[seat];
  const group = groupOf(view, own, play);
  if (!group.length || !play.enabled || !play.choosable.size || own?.said.length || play.chosen.length) return scene;
  return { ...scene, play: { ...play, choosable: new Set([...play.choosable, ...group]) } };
}

/** @param {Scene} shown */
function Board(shown) {
  const floor = useMotion(shown);
  const scene = grouped(shown);
  const { phase } = scene.view;
  return html`<div class="floor" ref=${floor}>
    <${InForce} scene=${awake(scene, [])} />
    <${Reports} scene=${awake(scene, ['report'])} />
    <${City} scene=${awake(scene, ASKS_CITY)} />
    ${!SETUP.includes(phase) && html`<${Hospital} scene=${awake(scene, ASKS_HOSPITAL)} seat=${scene.shown} mine=${scene.shown === scene.seat} />`}
    <${RoundCard} scene=${scene} />
  </div>`;
}

/** @param {{ scene: Scene, seat: number }} props */
function Other({ scene, seat }) {
  const { patients, staff } = scene.view.hospitals[seat];
  const dice = (/** @type {string[]} */ words) => sorted(words).map((word, place) => html`<${Die} key=${place} word=${word} size="small" />`);
  const treated = patients.filter(isTreated);
  return html`<span class="small-dice">${dice(patients.filter((word) => !isTreated(word)))}
    ${treated.length > 0 && html`<span class="small-dice treated">${dice(treated)}</span>`}
    ${staff.map((word, place) => html`<${Specialist} key=${`${word}${place}`} word=${word} />`)}</span>`;
}

/** @param {{ scene: Scene, seat: number }} props */
const OtherInFull = ({ scene, seat }) => html`<${Hospital} scene=${scene} seat=${seat} mine=${false} />`;

/** @param {{ scene: Scene }} props */
function Progress({ scene: { view } }) {
  const { rounds, parts } = constants();
  const turning = parts['shift-change'].includes(view.phase);
  const here = turning && view.event ? 'event' : Object.keys(parts).find((part) => parts[part].includes(view.phase));
  const left = view.round === rounds && parts['pick-up'] ? 'shift-change' : 'pick-up';
  const shown = Object.keys(parts).filter((part) => part !== left && !parts[part].includes('over'));
  return html`<div class="progress">
    <ol class="rounds" aria-label=${view.round ? t('round-of', { round: view.round, rounds }) : t('setup')}>${Array.from(
      { length: rounds },
      (_, place) => html`<li class=${classes(place + 1 < view.round && 'done', place + 1 === view.round && 'now')}
        data-rounds=${rounds} aria-hidden="true">${place + 1}</li>`,
    )}</ol>
    <ol class="parts">${shown.map((part) => {
      const now = view.round > 0 && part === here;
      return html`<li key=${part} class=${now ? 'now' : ''} aria-current=${now ? 'step' : null}>${t(`heading-${part}`)}</li>`;
    })}</ol>
  </div>`;
}

/** @param {View} view @param {number} seat */
function progressText(view, seat) {
  const h = view.hospitals[seat];
  const home = total(h.lounge);
  if (view.phase !== 'activate') return h.ambulance ? t('ambulance', { n: h.ambulance }) : t('patients', { n: h.patients.length });
  return h.ready ? t('finished', { home }) : t('placed', { n: h.used.length, all: nursesOf(h) + h.staff.length, home });
}

/** @param {{ view: View, seat: number }} props */
const Badge = ({ view, seat }) => view.first === seat && view.hospitals.length > 1 && html`<span title=${t('first-player')}><${FirstPlayer} /><span class="unseen">${t('first-player')}</span></span>`;

const Emblem = () => html`<p class="dice-row">${['r2', 'y3', 'g4', 'r5', 'y6'].map((word) => html`<${Die} key=${word} word=${word} size="small" />`)}</p>`;

/** @param {string} word */
function picture(word) {
  if (patientOf(word)) return html`<${Die} word=${word} />`;
  if (COLOURS.includes(/** @type {Colour} */ (word))) return html`<${BlankDie} colour=${word} />`;
  if (word === 'bag' || word === 'heal') return html`<${Bag} />`;
  return word === 'nurse' || cardOf(word)?.kind === 'specialist' ? html`<${Worker} word=${word} />` : null;
}

/** Words of a hospital that are no card and no patient. */
const SAID = ['nurse', 'bag', 'heal', 'use', 'draw', 'return', ...COLOURS];

/** Words that the board itself has a thing for. @param {View} view @param {number} seat */
function wordsOnBoard(view, seat) {
  const h = view.hospitals[seat];
  if (view.phase === 'starting-values') return new Set(constants().start.flatMap((n) => ['r', 'y', 'g'].map((c) => `${c}${n}`)));
  if (view.phase === 'keep') return new Set(h.hand);
  if (view.phase === 'extra') return new Set(['department', 'specialist']);
  if (view.phase === 'arrange') return new Set(view.intake);
  if (view.phase === 'take') return new Set(view.ambulances.map((_, n) => `ambulance-${n + 1}`));
  if (view.phase === 'improve') return new Set(view.display);
  if (view.phase === 'send-back') return new Set(view.intake);
  if (view.phase === 'report') return new Set(view.reports.map((word) => word ?? ''));
  if (!ASKS_HOSPITAL.includes(view.phase)) return new Set();
  return new Set([...SAID, ...Object.keys(view.spaces), ...h.departments, ...h.staff, ...h.patients]);
}

/** How a treatment goes on where the order of those chosen tells what becomes of them. */
const ORDERED = ['two', 'recolour'];

/** Whether several patients are asked for together, in whatever order. @param {Sight} sight */
function asksGroup({ question }) {
  const { form = '', left = 0, picked, places = 0, short = 0 } = question?.figures ?? {};
  if (ORDERED.includes(String(form))) return false;
  return Math.max(picked === undefined ? 0 : Number(left), Number(places), Number(short)) > 1;
}

/** The word that a sentence begins with where only one can: what comes after it can be chosen at once. @param {Sight} sight */
function preface({ view, legal }) {
  if (view.phase === 'activate') return legal.includes('name') ? 'name' : '';
  return legal.includes('return') ? 'return' : '';
}

/** Whether a hospital built or hired this. @param {HospitalView} hospital @param {string} word */
const isImprovement = (hospital, word) => hospital.staff.includes(word)
  || (hospital.departments.includes(word) && !departmentOf(word)?.facts.board);

/** A key with its name in the language spoken. @param {'finish' | 'decline' | 'pass'} kind @param {string} word */
const key = (kind, word) => ({ kind, get text() { return t(`word-${word}`); } });

/** A key that goes to a zone of the board. @param {string} zone @param {string} letter */
const goTo = (zone, letter) => ({ name: zone, key: letter, zone, get text() { return t(`action-${zone}`); } });

/** @type {Drawing<View>} */
export const drawing = {
  title: 'Dice Hospital',
  styles: [],
  offers: {
    now: { bots: 2, get line() { return t('offer-now-line'); }, get facts() { return t('offer-now-facts'); } },
    duel: { bots: 1, get title() { return t('offer-duel'); }, get line() { return t('offer-duel-line'); }, get facts() { return t('offer-duel-facts'); } },
    solo: { bots: 0, get line() { return t('offer-solo-line'); }, get facts() { return t('offer-solo-facts'); } },
    learn: { get line() { return t('offer-learn-line'); }, get facts() { return t('offer-learn-facts'); } },
    puzzles: { get facts() { return t('offer-puzzles-facts'); } },
    friends: { get facts() { return t('offer-friends-facts'); } },
    screen: { get facts() { return t('offer-screen-facts'); } },
  },
  shortcuts: [
    { name: 'bag', key: 'b', word: 'bag', get text() { return t('word-bag'); } },
    goTo('staff', 's'), goTo('departments', 'd'), goTo('patients', 'p'), goTo('city', 'c'),
  ],
  settings: [{ name: 'diceLetters', get text() { return t('setting-letters'); } }],
  exampleWords: 'nurse pharmacy g4',
  learn,
  Board,
  Other,
  OtherInFull,
  Progress,
  Ending: ReportsAtTheEnd,
  progressText,
  sourceName: (source) => t(`source-${source}`),
  sourceLine: (source) => t(`counted-${source}`, { each: constants().worth[source] ?? 0 }),
  get scoreName() { return t('score'); },
  scoreText: (n) => t('scored', { n }),
  decidedBy: (decided) => t(`decided-${decided}`),
  name: nameOf,
  language: (word) => cardOf(word)?.language,
  kind: (word) => cardOf(word)?.kind ?? (patientOf(word) ? 'patient' : word),
  explain: (word) => cardOf(word)?.text ?? '',
  picture,
  withPictures,
  Badge,
  scoreNote: (view) => (view.reports.length ? t('reports-note') : ''),
  wordsOnBoard,
  asksGroup,
  preface,
  logLines,
  beginnerOptions: { administrators: 'no' },
  Emblem,
  keys: { finish: key('finish', 'finish'), skip: key('decline', 'skip'), done: key('decline', 'done'), pass: key('pass', 'pass') },
  needsForecast: (sight) => sight.view.phase === 'activate',
  forecastLine,
  lossesText,
  routine: (sight) => (sight.view.phase === 'return' && sight.view.round > 1 && sight.resting ? { name: 'return', words: ['pass'], usual: 'pass' } : null),
  armLabel: (view, seat, word) => (isImprovement(view.hospitals[seat], word) ? t('arm-return') : ''),
  pointsByRound,
  readHeading,
};
