/** The end of a puzzle: a card over the board, which stays in sight; the solution acted out. */
import { html, useEffect, useRef, useState } from '../lib.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { Picture } from '../ui/picture.js';
import { share } from '../ui/share.js';
import { fetchPuzzles, fetchSolution } from '../wire/api.js';
import { ActedOut } from './acted_out.js';
import { startPuzzle } from './new_puzzle.js';
import { marks, noteResult, streak } from './progress.js';
import { figure } from './target.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { PuzzleResult, PuzzleSeen, Solution, TableSeen } from '../wire/wire.js' */

/** Keeps the result; answers with the days in a row if this was the puzzle of the day. */
function useResult(/** @type {PuzzleSeen} */ { number, result }) {
  const [days, setDays] = useState(0);
  useEffect(() => {
    if (!result) return;
    noteResult(number, result.solved);
    fetchPuzzles().then(
      ({ day, daily }) => {
        if (daily.number !== number) return;
        noteResult(number, result.solved, day);
        setDays(streak(day));
      },
      () => {},
    );
  }, []);
  return days;
}

/** @param {{ name: string, gained: number, most: number, own?: boolean }} props */
const Bar = ({ name, gained, most, own = false }) => html`<tr class=${own ? 'own' : ''}>
  <th scope="row">${name}</th>
  <td><i style=${{ width: `${Math.max(2, (100 * Math.max(0, gained)) / (most || 1))}%` }}></i></td>
  <td>${figure(gained)}</td>
</tr>`;

/** @param {{ puzzle: PuzzleSeen, result: PuzzleResult }} props */
const Bars = ({ puzzle: { best, greedy }, result: { gained } }) => html`<table class="gains">
  <caption class="unseen">${t('puzzle-gains')}</caption>
  <tbody>
    <${Bar} name=${t('puzzle-best')} gained=${best} most=${best} />
    <${Bar} name=${t('you')} gained=${gained} most=${best} own=${true} />
    <${Bar} name=${t('puzzle-hasty')} gained=${greedy} most=${best} />
  </tbody>
</table>`;

/** @param {{ puzzle: PuzzleSeen, result: PuzzleResult }} props */
function headline({ puzzle: { number, best }, result: { solved, gained } }) {
  if (!solved) return t('puzzle-reached', { gained: figure(gained), best: figure(best) });
  return t(marks()[number] === 'star' ? 'puzzle-at-once' : 'puzzle-solved');
}

/**
 * @param {{ puzzle: PuzzleSeen, act: (name: 'hide' | 'solution') => void, note: string,
 *   attempt: (act: () => Promise<unknown>) => void, passOn: () => void }} props
 */
const Keys = ({ puzzle: { number, grade, result }, act, note, attempt, passOn }) => html`
  <p class="keys">
    <button type="button" class="key quiet" data-key="board" onClick=${() => act('hide')}>
      ${t('look-board')}
    </button>
    <button type="button" class="key quiet" data-key="solution" onClick=${() => act('solution')}>
      ${t('solution-watch')}
    </button>
    <button type="button" class="key quiet" data-key="share" onClick=${passOn}>
      ${t('share')}
    </button>
    <a class="key quiet" data-key="puzzles" href="#/puzzles">${t('puzzles-all')}</a>
    <button type="button" class=${result?.solved ? 'key quiet' : 'key last'} data-key="again"
        onClick=${() => attempt(() => startPuzzle({ number }))}>
      ${t('puzzle-again')}
    </button>
    <button type="button" class=${result?.solved ? 'key' : 'key quiet'} data-key="next-puzzle"
        onClick=${() => attempt(() => startPuzzle({ grade }))}>
      ${t('puzzle-next')}
    </button>
  </p>
  <p role="status">${note}</p>
`;

/**
 * @param {{ drawing: Drawing, scene: Scene, table: TableSeen, puzzle: PuzzleSeen,
 *   result: PuzzleResult }} props
 */
function Ended({ drawing, scene, table, puzzle, result }) {
  const { note, setNote, attempt } = useAttempt();
  const [hidden, setHidden] = useState(false);
  const [solution, setSolution] = useState(/** @type {Solution | null} */ (null));
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  const days = useResult(puzzle);
  useEffect(() => title.current?.focus(), [hidden, solution]);
  const { number, grade } = puzzle;
  const passOn = async () => {
    const told = `${t('puzzle-title', { n: number, grade })}. ${result.text}`;
    setNote(await share(`${location.origin}/#/puzzles/${number}`, told));
  };
  const act = (/** @type {'hide' | 'solution'} */ name) =>
    name === 'hide'
      ? setHidden(true)
      : attempt(async () => setSolution(await fetchSolution(table.table)));
  if (solution)
    return html`<${ActedOut} drawing=${drawing} scene=${scene} solution=${solution}
        close=${() => setSolution(null)} />`;
  if (hidden)
    return html`<button type="button" class="key result-back" data-key="result" ref=${title}
        onClick=${() => setHidden(false)}>
      ${t('puzzle-result')}
    </button>`;
  return html`<section class="puzzle-end" data-solved=${String(result.solved)}
      aria-label=${t('puzzle-result')}>
    ${
      result.solved &&
      html`<${Picture} name=${marks()[number] === 'star' ? 'star' : 'tick'} box="0 0 20 20"
          kind="medal" />`
    }
    <div role="status" aria-live="polite">
      <h1 tabindex="-1" ref=${title}>${headline({ puzzle, result })}</h1>
      <p>${t('puzzle-title', { n: number, grade })}. ${result.text}</p>
    </div>
    <${Bars} puzzle=${puzzle} result=${result} />
    ${days > 0 && html`<p class="days">${t('streak', { n: days })}</p>`}
    <${Keys} puzzle=${puzzle} act=${act} note=${note} attempt=${attempt} passOn=${passOn} />
  </section>`;
}

/** @param {{ drawing: Drawing, scene: Scene, table: TableSeen }} props */
export function PuzzleEnd(props) {
  const { puzzle, status } = props.table;
  if (!puzzle?.result || status !== 'over') return null;
  return html`<${Ended} ...${props} puzzle=${puzzle} result=${puzzle.result} />`;
}
