/** The drawings of Hospital Rush. */
import { classes, html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { BASE, spoken, zoneKey } from '../base.js';
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

/** @type {Drawing<View, Happening>} */
export const drawing = {
  ...BASE,
  title: 'Hospital Rush',
  styles: ['board.css', 'things.css', 'phone.css'],
  offers: {
    now: spoken(t, { line: 'offer-now-line', facts: 'offer-now-facts' }, { bots: 2 }),
    crowd: spoken(
      t,
      { title: 'offer-crowd', line: 'offer-crowd-line', facts: 'offer-crowd-facts' },
      { bots: 4 },
    ),
    learn: spoken(t, { line: 'offer-learn-line', facts: 'offer-learn-facts' }, {}),
    friends: spoken(t, { facts: 'offer-friends-facts' }, {}),
    screen: spoken(t, { facts: 'offer-screen-facts' }, {}),
  },
  shortcuts: [
    zoneKey(t, 'action-doors', 'doors', 'd'),
    zoneKey(t, 'action-beds', 'beds', 'p'),
    zoneKey(t, 'action-markers', 'markers', 'm'),
    zoneKey(t, 'action-tray', 'tray', 'r'),
    zoneKey(t, 'action-people', 'people', 's'),
    zoneKey(t, 'action-thermometer', 'thermometer', 't'),
    zoneKey(t, 'action-chest', 'chest', 'k'),
  ],
  exampleWords: 'treat-a bed-2 patch patch',
  loadLesson: async () => (await import('./lesson.js')).lesson,
  loadRules: async () => (await import('./rules.js')).rules,
  learn,
  Board,
  Other,
  OtherInFull,
  Progress,
  progressText,
  sourceName: (source) => t(`source-${source}`),
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
  logLines,
  Badge: ({ view, seat }) =>
    view.first === seat &&
    html`<span class="starter-badge" title=${t('starter')}>
      ★
      <span class="unseen">${t('starter')}</span>
    </span>`,
  Emblem: Front,
  wordsOnBoard,
  keys: {
    done: spoken(t, { text: 'word-done' }, { kind: 'finish' }),
    skip: spoken(t, { text: 'word-skip' }, { kind: 'decline' }),
  },
  routine: (sight) =>
    sight.view.question === 'punishment'
      ? { name: 'punishment', words: ['buck', 'prestige'] }
      : null,
  pointsByRound,
  readHeading,
};
