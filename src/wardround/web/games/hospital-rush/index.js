/** The drawings of Hospital Rush. */
import { classes, html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { Chest, Corridor } from './corridor.js';
import { Doors } from './doors.js';
import { cardOf, constants, learn, meet, patientOf, t, wordsOf } from './facts.js';
import { Mine, Other, OtherInFull, People } from './interns.js';
import { logLines, pointsByRound, readHeading } from './log.js';
import { useMotion } from './motion.js';
import { Buck, Front, Star, Tile } from './pictures.js';
import { Progress } from './progress.js';
import { Thermometer } from './thermometer.js';
import {
  about,
  CardName,
  COLOURS,
  explain,
  inWords,
  isTile,
  kindOf,
  nameOf,
  onRed,
  SKILLS,
  spacesOf,
  TILES,
} from './words.js';

/** @import { Drawing } from '../drawing.js' */
/** @import { Happening, Scene, View } from './types.js' */

/** Discarded patients, while one of them can come back. @param {{ scene: Scene }} props */
function Discards({ scene: { view, play } }) {
  if (view.question !== 'card') return null;
  return html`<section class="discards" aria-label=${t('discards')} data-zone="discards">
    ${view.discards.map(
      (word) => html`<${Thing} key=${word} play=${play} word=${word} kind="discard"
          label=${`${nameOf(word)}. ${cardOf(word)?.text}`}>
        <${CardName} word=${word} />
        <${Star} n=${patientOf(word)?.facts.prestige} />
        <small>${inWords(patientOf(word)?.facts.needs ?? [])}</small>
      <//>`,
    )}
  </section>`;
}

/** @param {Scene} scene */
function Board(scene) {
  meet(scene);
  const floor = useMotion(scene);
  return html`<div class=${classes('floor rush', scene.view.said.length > 0 && 'begun')}
      ref=${floor} data-seats=${scene.seats.length} data-question=${scene.view.question}>
    <${Thermometer} scene=${scene} />
    <div class="ward">
      <div class="walk"><${Corridor} scene=${scene} /><${Chest} scene=${scene} /></div>
      <${Discards} scene=${scene} />
      <${Doors} scene=${scene} />
      <div class="staffroom">
        <${Mine} scene=${scene} seat=${scene.shown} />
        <${People} scene=${scene} />
      </div>
    </div>
  </div>`;
}

/** @param {View} view @param {number} seat */
function progressText(view, seat) {
  const intern = view.interns[seat];
  const red = onRed(intern);
  return [
    t('markers-left', { n: constants().markers - intern.places.length }),
    red ? t('on-red', { n: red }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** @param {string} word */
function picture(word) {
  if (isTile(word)) return html`<${Tile} tile=${word} />`;
  if (word === 'buck' || /^\d+$/.test(word)) return html`<${Buck} />`;
  return word === 'prestige' ? html`<${Star} n="−1" />` : null;
}

/** Words of things that can be chosen only while they are asked for. @param {View} view */
function wordsAsked(view) {
  const topic = about(view);
  return [
    ...(topic === 'study' ? SKILLS : []),
    ...(topic === 'fetch' || view.question === 'pharmacy' ? COLOURS : []),
    ...(topic === 'treat' || topic === 'sell' ? TILES : []),
    ...(view.question === 'card' ? view.discards : []),
  ];
}

/** Words that the board itself has a thing for. @param {View} view @param {number} seat */
function wordsOnBoard(view, seat) {
  const { fair, apart, unfair } = spacesOf(view, seat, wordsOf('space'));
  const beds = view.beds.map((_, n) => `bed-${n + 1}`);
  const seats = view.interns.map((_, n) => `seat-${n + 1}`);
  return new Set([...beds, ...seats, ...fair, ...apart, ...unfair, ...wordsAsked(view)]);
}

/**
 * A key with its name in the language spoken.
 * @param {'finish' | 'decline'} kind
 * @param {string} word
 */
const key = (kind, word) => ({
  kind,
  get text() {
    return t(`word-${word}`);
  },
});

/** A key that goes to a zone of the board. @param {string} zone @param {string} letter */
const goTo = (zone, letter) => ({
  name: zone,
  key: letter,
  zone,
  get text() {
    return t(`action-${zone}`);
  },
});

/** @type {Drawing<View, Happening>} */
export const drawing = {
  title: 'Hospital Rush',
  styles: ['board.css', 'things.css', 'phone.css'],
  offers: {
    now: {
      bots: 2,
      get line() {
        return t('offer-now-line');
      },
      get facts() {
        return t('offer-now-facts');
      },
    },
    crowd: {
      bots: 4,
      get title() {
        return t('offer-crowd');
      },
      get line() {
        return t('offer-crowd-line');
      },
      get facts() {
        return t('offer-crowd-facts');
      },
    },
    learn: {
      get line() {
        return t('offer-learn-line');
      },
      get facts() {
        return t('offer-learn-facts');
      },
    },
    friends: {
      get facts() {
        return t('offer-friends-facts');
      },
    },
    screen: {
      get facts() {
        return t('offer-screen-facts');
      },
    },
  },
  shortcuts: [
    goTo('doors', 'd'),
    goTo('beds', 'p'),
    goTo('markers', 'm'),
    goTo('tray', 'r'),
    goTo('people', 's'),
    goTo('thermometer', 't'),
    goTo('chest', 'k'),
  ],
  switches: [],
  exampleWords: 'treat-a bed-2 patch patch',
  loadLesson: async () => (await import('./lesson.js')).lesson,
  loadRules: async () => (await import('./rules.js')).rules,
  learn,
  Board,
  Other,
  OtherInFull,
  Progress,
  progressText,
  Ending: () => null,
  scoreNote: () => '',
  sourceName: (source) => t(`source-${source}`),
  sourceLine: () => '',
  get scoreName() {
    return t('prestige');
  },
  scoreText: (n) => t('prestige-is', { n }),
  decidedBy: (decided) => t(`decided-${decided}`),
  name: nameOf,
  language: (word) => cardOf(word)?.language,
  kind: kindOf,
  explain,
  picture,
  withPictures: (text) => text,
  logLines,
  beginnerOptions: {},
  Badge: ({ view, seat }) =>
    view.first === seat &&
    html`<span class="starter-badge" title=${t('starter')}>
      ★
      <span class="unseen">${t('starter')}</span>
    </span>`,
  Emblem: Front,
  wordsOnBoard,
  asksGroup: () => false,
  preface: () => '',
  keys: { done: key('finish', 'done'), skip: key('decline', 'skip') },
  forecastLine: () => null,
  lossesText: () => '',
  routine: (sight) =>
    sight.view.question === 'punishment'
      ? { name: 'punishment', words: ['buck', 'prestige'] }
      : null,
  armLabel: () => '',
  pointsByRound,
  readHeading,
};
