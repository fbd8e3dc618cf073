/** Puzzles: the one of today, by grade, by number. The address may name a number. */
import { html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { onValue } from '../ui/field_events.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { fetchPuzzles } from '../wire/api.js';
import { startPuzzle } from './new_puzzle.js';

/** @import { PuzzleList } from '../wire/wire.js' */

/**
 * @param {{ found: PuzzleList, number: number, attempt: (act: () => Promise<unknown>) => void }}
 *   props
 */
function Choices({ found, number, attempt }) {
  const [wanted, setWanted] = useState(number || 1);
  const byNumber = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(() => startPuzzle({ number: wanted }));
  };
  return html`
    <div class="offers">
      ${
        number > 0 &&
        html`<button type="button" class="offer first" data-puzzle="named"
            onClick=${() => attempt(() => startPuzzle({ number }))}>
          <b>${t('puzzle-number', { n: number })}</b>
          <span>${t('puzzle-named-line')}</span>
        </button>`
      }
      <button type="button" class="offer" data-puzzle="daily"
          onClick=${() => attempt(() => startPuzzle({ daily: true }))}>
        <b>${t('puzzle-daily')}</b>
        <span>${t('puzzle-daily-line', { n: found.daily, grade: found.daily_grade })}</span>
      </button>
      ${found.grades.map(
        ({
          grade,
          count,
        }) => html`<button key=${grade} type="button" class="offer" data-puzzle=${`grade-${grade}`}
            onClick=${() => attempt(() => startPuzzle({ grade }))}>
          <b>${t('puzzle-grade', { grade })}</b>
          <span>${t(`puzzle-grade-${grade}`)}</span>
          <small>${t('puzzle-count', { n: count })}</small>
        </button>`,
      )}
    </div>
    <form class="panel" onSubmit=${byNumber}>
      <label>
        ${t('puzzle-by-number')}
        ${' '}
        <input type="number" min="1" max=${found.total} value=${wanted}
            onInput=${onValue((value) => setWanted(Number(value)))} />
      </label>
      <button class="key quiet" data-puzzle="number">${t('puzzle-solve')}</button>
    </form>
  `;
}

/** @param {{ name: string }} props */
export function PuzzlesPage({ name }) {
  const { note, attempt } = useAttempt();
  const [found, setFound] = useState(/** @type {PuzzleList | null} */ (null));
  useEffect(() => {
    attempt(async () => setFound(await fetchPuzzles()));
  }, []);
  return html`<main class="page front puzzles">
    <header><h1>${t('puzzles')}</h1><${LanguageSwitch} /></header>
    <p>${t('puzzles-line')}</p>
    <p role="alert" class="bad">${note}</p>
    ${
      found
        ? html`<${Choices} found=${found} number=${Number(name) || 0} attempt=${attempt} />`
        : html`<p role="status">${t('loading')}</p>`
    }
    <p><a href="#/">${t('front-page')}</a></p>
  </main>`;
}
