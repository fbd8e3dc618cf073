/** One moment of a review: what was chosen, what was better, why, and what it cost. */
import { classes, html } from '../lib.js';
import { language, listed, t } from '../text.js';
import { surely } from './faults.js';

/** @import { Drawing } from '../games/drawing.js' */
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

/** What a decision lost, in words. @param {VerdictSeen} verdict @param {Drawing} drawing */
export function told(verdict, drawing) {
  const { lost, off, better } = verdict;
  const words = better
    .map((sentence) => sentence.map((word) => drawing.name(word)).join(' → '))
    .join('; ');
  const unsure = surely(verdict) > 0 ? 'review-lost-about' : 'review-perhaps';
  return t(off <= SURE ? 'review-lost' : unsure, { lost: figure(lost), off: figure(off), words });
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

/** @param {VerdictSeen} verdict */
const lossOf = ({ lost, off }) =>
  t('review-points', { lost: figure(lost), off: off > SURE ? ` ± ${figure(off)}` : '' });

/** @param {{ words: string[], drawing: Drawing }} props */
const Chips = ({ words, drawing }) => html`<span class="word-chips">
  ${words.map(
    (word, place) => html`<span key=${place}>
      ${drawing.picture(word)}
      ${' '}
      <span lang=${drawing.language(word)}>${drawing.name(word)}</span>
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
  const who = mine ? t('you') : table.seats[verdict.seat].name;
  return html`<li class=${classes('review-moment', now && 'now')}>
    <button type="button" data-moment=${step} aria-current=${now ? 'true' : null}
        onClick=${() => go(step)}>
      <span class="moment-top">
        <b class="rank">${rank + 1}</b>
        <b>${[...new Set([round, part])].filter(Boolean).join(', ')}</b>
        <span class="loss">${lossOf(verdict)}</span>
      </span>
      <span class="yours">
        <b>${who}</b>
        ${' '}
        <${Chips} words=${steps[step].words} drawing=${drawing} />
      </span>
      <span class="better">
        <b>${t('review-better')}</b>
        ${' '}
        <${Chips} words=${verdict.better[0] ?? []} drawing=${drawing} />
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
