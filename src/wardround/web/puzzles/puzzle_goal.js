/** A puzzle that is being solved, above the banner: which one it is, and what is to be found. */
import { html } from '../lib.js';
import { t } from '../text.js';

/** @import { TableSeen } from '../wire/wire.js' */

/** @param {{ table: TableSeen }} props */
export function PuzzleGoal({ table: { puzzle, status } }) {
  if (!puzzle || status !== 'playing') return null;
  const title = t('puzzle-title', { n: puzzle.number, grade: puzzle.grade });
  return html`<section class="coach goal" aria-label=${title}>
    <p><b>${title}.</b> ${t('puzzle-goal')} <span class="long">${t('puzzle-how')}</span></p>
  </section>`;
}
