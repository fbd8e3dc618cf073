/** Draws any game that has no drawings of its own: readable, complete, and without pictures. */
import { html, signal } from '../../lib.js';
import { texts } from '../../text.js';
import { explained, markedName } from '../../ui/card_name.js';
import { BASE, spoken } from '../base.js';
import { SeatTree, Tree } from './board.js';
import { treeOf, wordsIn } from './tree.js';
import { initialsOf, readable, titleOf } from './words.js';

/** @import { GameFacts } from '../../wire/wire.js' */
/** @import { AnswerKey, Drawing, GameView, Scene } from '../drawing.js' */
/** @typedef {{ round?: unknown, phase?: unknown }} Moment what many views tell of the moment */

const t = texts('generic');
const HEADING = /^round (\d+) (.+)$/;

/** Words that mean the same in every game that has them. @type {Record<string, AnswerKey>} */
const KEYS = {
  finish: spoken(t, { text: 'word-finish' }, { kind: 'finish' }),
  done: spoken(t, { text: 'word-done' }, { kind: 'decline' }),
  skip: spoken(t, { text: 'word-skip' }, { kind: 'decline' }),
  pass: spoken(t, { text: 'word-pass' }, { kind: 'pass' }),
};

/** Where in the game a view is, as far as it tells. @param {GameView} view */
function momentOf(view) {
  const { round, phase } = /** @type {Moment} */ (view);
  const parts = [
    typeof round === 'number' && round > 0 ? t('round', { n: round }) : '',
    typeof phase === 'string' ? readable(phase) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** @param {string} heading */
function readHeading(heading) {
  const [, n = '', part = ''] = HEADING.exec(heading) ?? [];
  if (!n) return { round: readable(heading), part: '' };
  return { round: t('round', { n: Number(n) }), part: readable(part) };
}

/** An offer of the front page; the number of bots is the nearest that the game allows. */
const OFFERS = {
  now: spoken(t, { line: 'offer-now-line' }, { bots: 1, facts: '' }),
  friends: { facts: '' },
  screen: { facts: '' },
};

/** The drawings of a game. @param {string} game @returns {Drawing} */
export function drawGenerically(game) {
  const facts = signal(/** @type {GameFacts | null} */ (null));
  const cardOf = (/** @type {string} */ word) => facts.value?.cards[word];
  const name = (/** @type {string} */ word) => {
    const card = cardOf(word);
    return card ? markedName(card) : readable(word);
  };
  const explain = (/** @type {string} */ word) => explained(cardOf(word));
  const language = (/** @type {string} */ word) => cardOf(word)?.language;
  const isCard = (/** @type {string} */ word) => Boolean(cardOf(word));
  const names = { name, explain, language, isCard };
  return {
    ...BASE,
    title: titleOf(game),
    styles: ['generic.css'],
    offers: OFFERS,
    learn: (learned) => {
      facts.value = learned;
    },
    Board: (scene) => html`<${Tree} scene=${scene} names=${names} />`,
    OtherInFull: ({ scene, seat }) =>
      html`<${SeatTree} scene=${scene} names=${names} seat=${seat} />`,
    Progress: (/** @type {{ scene: Scene }} */ { scene }) =>
      html`<p class="progress">${momentOf(scene.view)}</p>`,
    get scoreName() {
      return t('score');
    },
    scoreText: (n) => t('score-is', { n }),
    sourceName: readable,
    decidedBy: (decided) => (decided ? t('decided', { what: readable(decided) }) : ''),
    name,
    language,
    kind: (word) => cardOf(word)?.kind ?? word,
    explain,
    Emblem: () => html`<b class="generic-emblem" aria-hidden="true">${initialsOf(game)}</b>`,
    wordsOnBoard: (view) => new Set(wordsIn(treeOf(view, [], name)).filter(isCard)),
    keys: KEYS,
    pointsByRound: (_happened, seats) => ({
      rounds: [],
      points: Array.from({ length: seats }, () => []),
    }),
    readHeading,
  };
}
