/** A puzzle, above the banner: which one it is, and what is to be found. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { Sentences, useFitting } from '../ui/fitting.js';
import { figure } from './target.js';

/** @import { PuzzleSeen, TableSeen } from '../wire/wire.js' */

/** @param {{ puzzle: PuzzleSeen }} props */
function Goal({ puzzle }) {
  const text = useFitting();
  const { number: n, grade, best, greedy, last } = puzzle;
  const title = t('puzzle-title', { n, grade });
  const reach = t('puzzle-reach', { best: figure(best), greedy: figure(greedy) });
  const goal = t(last ? 'puzzle-goal-last' : 'puzzle-goal');
  return html`<section class="puzzle-goal" aria-label=${title}>
    <div class="goal" ref=${text}>
      <p><b>${title}.</b> <${Sentences} text=${`${reach} ${goal} ${t('puzzle-how')}`} /></p>
    </div>
  </section>`;
}

/** @param {{ table: TableSeen }} props */
export const PuzzleGoal = ({ table: { puzzle } }) => puzzle && html`<${Goal} puzzle=${puzzle} />`;
