/** The end of a puzzle: what was left lying, a picture to share, the solution if it is wanted. */
import { html, useState } from '../lib.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { share } from '../ui/share.js';
import { fetchSolution } from '../wire/api.js';
import { startPuzzle } from './new_puzzle.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { PuzzleSeen, SolutionSentence, TableSeen } from '../wire/wire.js' */

/** @param {{ sentences: SolutionSentence[], drawing: Drawing }} props */
const Solved = ({ sentences, drawing }) =>
  html`<section class="solution">
    <h2>${t('solution')}</h2>
    <ol>
      ${sentences.map(
        ({ words, lines }, place) => html`<li key=${place}>
          <b>${words.map((word) => drawing.name(word)).join(' → ')}</b>
          ${' '}
          <span>${drawing.withPictures(lines.join(' '))}</span>
        </li>`,
      )}
    </ol>
  </section>`;

/** @param {{ drawing: Drawing, table: TableSeen, puzzle: PuzzleSeen, look: () => void }} props */
export function PuzzleEnd({ drawing, table, puzzle, look }) {
  const { note, setNote, attempt } = useAttempt();
  const [shown, setShown] = useState(/** @type {SolutionSentence[]} */ ([]));
  const { number, grade, result } = puzzle;
  const picture = `/api/tables/${table.table}/result.svg`;
  const title = t('puzzle-title', { n: number, grade });
  const passOn = async () =>
    setNote(
      await share(`${location.origin}/#/puzzles/${number}`, `${title}. ${result?.text ?? ''}`),
    );
  return html`<section class="end panel puzzle-end" data-solved=${String(result?.solved)}>
    <div role="status" aria-live="polite"><h1>${title}</h1><p>${result?.text}</p></div>
    <p class="keys">
      <button type="button" class="key finish" data-key="again"
          onClick=${() => attempt(() => startPuzzle({ number }))}>
        ${t('puzzle-again')}
      </button>
      <button type="button" class="key" data-key="next-puzzle"
          onClick=${() => attempt(() => startPuzzle({ grade }))}>
        ${t('puzzle-next')}
      </button>
      <button type="button" class="key quiet" data-key="solution" disabled=${shown.length > 0}
          onClick=${() => attempt(async () => setShown((await fetchSolution(number)).sentences))}>
        ${t('solution')}
      </button>
      <button type="button" class="key quiet" data-key="share" onClick=${passOn}>
        ${t('share')}
      </button>
      <a class="key quiet" data-key="picture" href=${picture} download=${`puzzle-${number}.svg`}>
        ${t('puzzle-picture')}
      </a>
      <button type="button" class="key quiet" data-key="board" onClick=${look}>
        ${t('look-board')}
      </button>
      <a class="key quiet" data-key="puzzles" href="#/puzzles">${t('puzzles')}</a>
    </p>
    <p role="status">${note}</p>
    ${shown.length > 0 && html`<${Solved} sentences=${shown} drawing=${drawing} />`}
    <img class="result" src=${picture} alt="" />
  </section>`;
}
