/** What is to be reached in a puzzle, in one sentence. */
import { html } from '../lib.js';
import { language, t } from '../text.js';

/** @import { PuzzleOffer } from '../wire/wire.js' */

/** Points with one place, as the language writes them. @param {number} n */
export const figure = (n) =>
  new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(n);

/** @param {{ puzzle: Pick<PuzzleOffer, 'workers' | 'best' | 'greedy'> }} props */
export const Target = ({ puzzle: { workers, best, greedy } }) =>
  html`${t('puzzle-target', { workers, best: figure(best), greedy: figure(greedy) })}`;
