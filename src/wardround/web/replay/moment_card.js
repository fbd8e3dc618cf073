/** One moment of a review: what was chosen, what was better, why, and what it cost. */
import { classes, html } from '../lib.js';
import { language, listed, t } from '../text.js';
import { surely } from './faults.js';

/** @import { Drawing, GameView } from '../games/drawing.js' */
/** @import { Step, TableSummary, VerdictSeen } from '../wire/wire.js' */
/** @import { Moment } from './faults.js' */

const SURE = 0.05;

/** @param {number} n @param {Intl.NumberFormatOptions} [how] */
export const figure = (n, how = {}) =>
  new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    ...how,
  }).format(n);

/** @param {number} n */
const signed = (n) => figure(n, { signDisplay: 'exceptZero', minimumFractionDigits: 0 });

/**
 * Words as they were called when they were said.
 * @param {string[]} words
 * @param {Drawing} drawing
 * @param {GameView} view the position before them
 */
export const inWords = (words, drawing, view) =>
  words.map((word) => drawing.name(word, view)).join(' → ');

/**
 * The position in which a step was decided.
 * @param {Step[]} steps
 * @param {number} step
 */
export const decidedIn = (steps, step) => steps[Math.max(0, step - 1)].view;

/**
 * What a decision lost, in words.
 * @param {VerdictSeen} verdict
 * @param {Drawing} drawing
 * @param {GameView} view the position in which it was made
 */
export function told(verdict, drawing, view) {
  const { lost, off, better } = verdict;
  const words = better.map((sentence) => inWords(sentence, drawing, view)).join('; ');
  const unsure = surely(verdict) > 0 ? 'review-lost-about' : 'review-perhaps';
  const scored = drawing.scoreText(figure(lost));
  return t(off <= SURE ? 'review-lost' : unsure, { scored, off: figure(off), words });
}

/**
 * Where the better words gain: by what the game counts, and what is left for later rounds.
 * @param {VerdictSeen} verdict
 * @param {Drawing} drawing
 */
export function reasonOf({ gains, lost }, drawing) {
  const parts = Object.entries(gains)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([source, n]) => t('review-gain', { source: drawing.sourceName(source), n: signed(n) }));
  const later = lost - Object.values(gains).reduce((sum, n) => sum + n, 0);
  if (Math.abs(later) >= SURE) parts.push(t('review-later', { n: signed(later) }));
  return t('review-because', { gains: listed(parts) });
}

/** @param {VerdictSeen} verdict @param {Drawing} drawing */
function lossOf({ lost, off }, drawing) {
  const about = off > SURE ? ` ± ${figure(off)}` : '';
  return t('review-points', { loss: drawing.scoreText(`${figure(lost)}${about}`) });
}

/** @param {{ words: string[], drawing: Drawing, view: GameView }} props */
const Chips = ({ words, drawing, view }) => html`<span class="word-chips">
  ${words.map(
    (word, place) => html`<span key=${place}>
      ${drawing.picture(word, view)}
      ${' '}
      <span lang=${drawing.language(word)}>${drawing.name(word, view)}</span>
    </span>`,
  )}
</span>`;

/**
 * Rounds in which the same fault was made.
 * @param {Moment} moment
 * @param {Step[]} steps
 * @param {Drawing} drawing
 */
function againIn({ again }, steps, drawing) {
  const rounds = again.map((step) => drawing.readHeading(steps[step].heading).round);
  return listed([...new Set(rounds)]);
}

/**
 * @param {object} props
 * @param {Moment} props.moment
 * @param {number} props.rank
 * @param {boolean} props.mine
 * @param {boolean} props.now whether the board shows it
 * @param {Step[]} props.steps
 * @param {TableSummary} props.table
 * @param {Drawing} props.drawing
 * @param {(step: number) => void} props.go
 */
export function MomentCard({ moment, rank, mine, now, steps, table, drawing, go }) {
  const { verdict, step, again } = moment;
  const { round, part } = drawing.readHeading(steps[step].heading);
  const view = decidedIn(steps, step);
  const who = mine ? t('you') : table.seats[verdict.seat].name;
  return html`<li class=${classes('review-moment', now && 'now')}>
    <button type="button" data-moment=${step} aria-current=${now ? 'true' : null}
        onClick=${() => go(step)}>
      <span class="moment-top">
        <b class="rank">${rank + 1}</b>
        <b>${[...new Set([round, part])].filter(Boolean).join(', ')}</b>
        <span class="loss">${lossOf(verdict, drawing)}</span>
      </span>
      <span class="yours">
        <b>${who}</b>
        ${' '}
        <${Chips} words=${steps[step].words} drawing=${drawing} view=${view} />
      </span>
      <span class="better">
        <b>${t('review-better')}</b>
        ${' '}
        <${Chips} words=${verdict.better[0] ?? []} drawing=${drawing} view=${view} />
      </span>
      <span class="reason">${reasonOf(verdict, drawing)}</span>
      ${
        again.length > 0 &&
        html`<span class="again">
          ${t('review-again', { n: again.length + 1, rounds: againIn(moment, steps, drawing) })}
        </span>`
      }
    </button>
  </li>`;
}
