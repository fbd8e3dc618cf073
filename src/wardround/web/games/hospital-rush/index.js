/** The drawings of Hospital Rush. */
import { classes, html } from '../../lib.js';
import { BASE, spoken, zoneKey } from '../base.js';
import { Chest } from './chest.js';
import { Chooser } from './chooser.js';
import { Corridor, Miniature } from './corridor.js';
import { Doors } from './doors.js';
import { cardOf, faceIn, learn, meet, starred, t, wordsOf } from './facts.js';
import { Forecast, LastRound } from './forecast.js';
import { markersLeft } from './goods.js';
import { logLines, pointsByRound, readHeading } from './log.js';
import { logRows } from './log_rows.js';
import { LossCard, useLosses } from './loss_card.js';
import { momentOf } from './moments.js';
import { useMotion } from './motion.js';
import { OwnCard } from './own_card.js';
import { Buck, Front, Star, Tile } from './pictures.js';
import { Progress } from './progress.js';
import { Thermometer } from './thermometer.js';
import { Other, OtherInFull, People } from './visiting.js';
import {
  about,
  COLOURS,
  explain,
  isTile,
  kindOf,
  nameOf,
  SKILLS,
  spacesOf,
  TILES,
} from './words.js';

/** @import { Drawing } from '../drawing.js' */
/** @import { Happening, Scene, View } from './types.js' */

/** @param {Scene} scene */
function Board(scene) {
  meet(scene);
  const floor = useMotion(scene);
  const [losses, close] = useLosses(scene);
  return html`<div class=${classes('rush', scene.view.said.length > 0 && 'begun')}
      ref=${floor} data-seats=${scene.seats.length} data-question=${scene.view.question}>
    <${Thermometer} scene=${scene} />
    <${Corridor} scene=${scene} />
    <${Chest} scene=${scene} />
    <${Doors} scene=${scene} />
    <${Chooser} scene=${scene} />
    <${OwnCard} scene=${scene} seat=${scene.shown} />
    <${LossCard} losses=${losses} choosable=${scene.play.choosable} close=${close} />
    <${People} scene=${scene} />
  </div>`;
}

/** What is on red stands beside the skills. @param {View} view @param {number} seat */
const progressText = (view, seat) => t('markers-left', { n: markersLeft(view.interns[seat]) });

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
  const doors = Object.values(spacesOf(view, seat, wordsOf('space'))).flat();
  const beds = view.beds.map((_, n) => `bed-${n + 1}`);
  const seats = view.interns.map((_, n) => `seat-${n + 1}`);
  return new Set([...beds, ...seats, ...doors, ...wordsAsked(view)]);
}

/** @type {Drawing<View, Happening>} */
export const drawing = {
  ...BASE,
  title: 'Hospital Rush',
  styles: [
    'board.css',
    'corridor.css',
    'doors.css',
    'people.css',
    'things.css',
    'middle.css',
    'phone.css',
  ],
  pictures: ['hospital-rush'],
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
  Miniature,
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
  logRows,
  momentOf,
  withPictures: starred,
  sounds: {
    place: 'door',
    earn: 'coin',
    fetch: 'step',
    treat: 'step',
    steal: 'coin',
    learn: 'paper',
    cure: 'star',
    score: 'stair',
    fined: 'squeak',
    dismiss: 'loss',
  },
  logLines,
  face: faceIn,
  Notice: LastRound,
  Badge: ({ view, seat }) =>
    view.first === seat &&
    html`<span class="starter-badge" title=${t('starter')}>
      <svg viewBox="0 0 12 12" aria-hidden="true"><path d="M2.5 11.5v-11l7.5 3-7.5 3" /></svg>
      <span class="unseen">${t('starter')}</span>
    </span>`,
  Emblem: Front,
  wordsOnBoard,
  keys: {
    done: spoken(t, { text: 'word-done' }, { kind: 'finish' }),
    skip: spoken(t, { text: 'word-skip' }, { kind: 'decline' }),
  },
  forecastLine: ({ view }) => view.round > 0 && html`<${Forecast} view=${view} />`,
  routine: (sight) =>
    sight.view.question === 'punishment'
      ? { name: 'punishment', words: ['buck', 'prestige'] }
      : null,
  pointsByRound,
  readHeading,
};
