/** The drawings of Dice Hospital. */
import { Board } from './board.js';
import { withPictures } from './dice.js';
import { Badge, Emblem, picture } from './emblems.js';
import { cardOf, constants, departmentOf, learn, t } from './facts.js';
import { forecastLine, logLines, lossesText } from './forecast.js';
import { readHeading } from './headings.js';
import { Other, OtherInFull } from './others.js';
import { Progress, progressText } from './progress.js';
import { asksGroup, preface, wordsOnBoard } from './questions.js';
import { ReportsAtTheEnd } from './reports.js';
import { pointsByRound } from './round_history.js';
import { nameOf, patientOf } from './words.js';

/** @import { Drawing } from '../drawing.js' */
/** @import { Happening, Hospital, View } from './types.js' */

/** Whether a hospital built or hired this. @param {Hospital} hospital @param {string} word */
const isImprovement = (hospital, word) =>
  hospital.staff.includes(word) ||
  (hospital.departments.includes(word) && !departmentOf(word)?.facts.board);

/**
 * A key with its name in the language spoken.
 * @param {'finish' | 'decline' | 'pass'} kind
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
  title: 'Dice Hospital',
  styles: ['board.css', 'pieces.css', 'hospital.css', 'city.css', 'phone.css', 'options.css'],
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
    duel: {
      bots: 1,
      get title() {
        return t('offer-duel');
      },
      get line() {
        return t('offer-duel-line');
      },
      get facts() {
        return t('offer-duel-facts');
      },
    },
    solo: {
      bots: 0,
      get line() {
        return t('offer-solo-line');
      },
      get facts() {
        return t('offer-solo-facts');
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
    puzzles: {
      get facts() {
        return t('offer-puzzles-facts');
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
    {
      name: 'bag',
      key: 'b',
      word: 'bag',
      get text() {
        return t('word-bag');
      },
    },
    goTo('staff', 's'),
    goTo('departments', 'd'),
    goTo('patients', 'p'),
    goTo('city', 'c'),
  ],
  switches: [
    {
      name: 'diceLetters',
      get text() {
        return t('setting-letters');
      },
    },
  ],
  exampleWords: 'nurse pharmacy g4',
  loadLesson: async () => (await import('./lesson.js')).lesson,
  loadRules: async () => (await import('./rules.js')).rules,
  learn,
  Board,
  Other,
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
  logLines,
  beginnerOptions: { administrators: 'no' },
  Emblem,
  keys: {
    finish: key('finish', 'finish'),
    skip: key('decline', 'skip'),
    done: key('decline', 'done'),
    pass: key('pass', 'pass'),
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
