/** A puzzle, above the banner: which one it is, and what is to be found. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { figure } from './target.js';

/** @import { TableSeen } from '../wire/wire.js' */

/** @param {{ table: TableSeen }} props */
export function PuzzleGoal({ table: { puzzle } }) {
  if (!puzzle) return null;
  const { number: n, grade, best, greedy, last } = puzzle;
  const title = t('puzzle-title', { n, grade });
  const reach = t('puzzle-reach', { best: figure(best), greedy: figure(greedy) });
  return html`<section class="puzzle-goal" aria-label=${title}>
    <p>
      <b>${title}.</b> ${reach}${' '}
      <span class="long">${t(last ? 'puzzle-goal-last' : 'puzzle-goal')} ${t('puzzle-how')}</span>
    </p>
  </section>`;
}
