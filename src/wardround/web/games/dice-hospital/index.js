/** The drawings of Dice Hospital. */
import { BASE, spoken, zoneKey } from '../base.js';
import { Board } from './board.js';
import { withPictures } from './dice.js';
import { Badge, Emblem, picture } from './emblems.js';
import { cardOf, constants, departmentOf, learn, t } from './facts.js';
import { Foot } from './foot.js';
import { forecastLine, logLines, lossesText } from './forecast.js';
import { readHeading } from './headings.js';
import { logRows, previewOf } from './log_rows.js';
import { Other, OtherInFull } from './others.js';
import { Progress, progressText } from './progress.js';
import {
  asksGroup,
  preface,
  questionAfter,
  saidWords,
  usualWord,
  wordsOnBoard,
} from './questions.js';
import { Rail } from './rail.js';
import { ReportsAtTheEnd } from './reports.js';
import { momentOf } from './round_end.js';
import { pointsByRound } from './round_history.js';
import { nameOf, patientOf } from './words.js';

/** @import { Drawing } from '../drawing.js' */
/** @import { Happening, Hospital, View } from './types.js' */

/** Whether a hospital built or hired this. @param {Hospital} hospital @param {string} word */
const isImprovement = (hospital, word) =>
  hospital.staff.includes(word) ||
  (hospital.departments.includes(word) && !departmentOf(word)?.facts.board);

/** @type {Drawing<View, Happening>} */
export const drawing = {
  ...BASE,
  title: 'Dice Hospital',
  styles: [
    'board.css',
    'pieces.css',
    'hospital.css',
    'ward.css',
    'street.css',
    'rail.css',
    'round.css',
    'round_end.css',
    'phone.css',
  ],
  pictures: ['rooms', 'workers', 'street', 'dice-hospital'],
  offers: {
    now: spoken(t, { line: 'offer-now-line', facts: 'offer-now-facts' }, { bots: 2 }),
    duel: spoken(
      t,
      { title: 'offer-duel', line: 'offer-duel-line', facts: 'offer-duel-facts' },
      { bots: 1 },
    ),
    solo: spoken(t, { line: 'offer-solo-line', facts: 'offer-solo-facts' }, { bots: 0 }),
    learn: spoken(t, { line: 'offer-learn-line', facts: 'offer-learn-facts' }, {}),
    puzzles: spoken(t, { facts: 'offer-puzzles-facts' }, {}),
    friends: spoken(t, { facts: 'offer-friends-facts' }, {}),
    screen: spoken(t, { facts: 'offer-screen-facts' }, {}),
  },
  shortcuts: [
    spoken(t, { text: 'word-bag' }, { name: 'bag', key: 'b', word: 'bag' }),
    zoneKey(t, 'action-staff', 'staff', 's'),
    zoneKey(t, 'action-departments', 'departments', 'd'),
    zoneKey(t, 'action-patients', 'patients', 'p'),
    zoneKey(t, 'action-city', 'city', 'c'),
  ],
  switches: [spoken(t, { text: 'setting-letters' }, { name: 'diceLetters' })],
  exampleWords: 'nurse pharmacy g4',
  loadLesson: async () => (await import('./lesson.js')).lesson,
  loadRules: async () => (await import('./rules.js')).rules,
  learn,
  Board,
  Foot,
  Rail,
  Other,
  Miniature: Other,
  OtherInFull,
  Progress,
  Ending: ReportsAtTheEnd,
  progressText,
  sourceName: (source) => t(`source-${source}`),
  sourceLine: (source) => t(`counted-${source}`, { each: constants().worth[source] ?? 0 }),
  get scoreName() {
    return t('score');
  },
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
  questionAfter,
  saidWords,
  usualWord,
  logRows,
  previewOf,
  momentOf,
  sounds: {
    roll: 'roll',
    take: 'siren',
    build: 'paper',
    heal: 'heal',
    treat: 'heal',
    discharge: 'home',
    die: 'loss',
    score: 'stair',
    gain: 'coin',
  },
  logLines,
  friendsOptions: { activation: 'simultaneous' },
  beginnerOptions: { administrators: 'no' },
  Emblem,
  keys: {
    finish: spoken(t, { text: 'word-finish' }, { kind: 'finish' }),
    skip: spoken(t, { text: 'word-skip' }, { kind: 'decline' }),
    done: spoken(t, { text: 'word-done' }, { kind: 'decline' }),
    pass: spoken(t, { text: 'word-pass' }, { kind: 'pass' }),
  },
  forecastLine,
  lossesText,
  routine: (sight) =>
    sight.view.phase === 'return' && sight.view.round > 1 && sight.resting
      ? { name: 'return', words: ['pass'], usual: 'pass' }
      : null,
  armLabel: (view, seat, word) =>
    isImprovement(view.hospitals[seat], word) ? t('arm-return') : '',
  pointsByRound,
  readHeading,
};
