/** Puzzles: the one of today, days in a row, and all in a grid. The address may name a number. */

import { usePuzzles } from '../front/daily_puzzle.js';
import { html, useState } from '../lib.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { onValue } from '../ui/field_events.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { DailyCard, Streak } from './daily.js';
import { Grid, Legend } from './grid.js';
import { startPuzzle } from './new_puzzle.js';
import { marks } from './progress.js';

/** @import { PuzzleList } from '../wire/wire.js' */
/** @typedef {(act: () => Promise<unknown>) => void} Attempt */

/** How many are solved, of which with a star. */
function solvedCounts() {
  const kept = Object.values(marks());
  const stars = kept.filter((mark) => mark === 'star').length;
  return { solved: stars + kept.filter((mark) => mark === 'solved').length, stars };
}

/** Any that is not solved yet; if there is none, any. @param {PuzzleList} list */
function anyUnsolved({ grades }) {
  const all = grades.flatMap(({ numbers }) => numbers);
  const known = marks();
  const open = all.filter((number) => !known[number] || known[number] === 'tried');
  const from = open.length ? open : all;
  return from[Math.floor(Math.random() * from.length)];
}

/** @param {{ list: PuzzleList, attempt: Attempt }} props */
function Bar({ list, attempt }) {
  const [wanted, setWanted] = useState('');
  const byNumber = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (wanted) attempt(() => startPuzzle({ number: Number(wanted) }));
  };
  return html`<div class="page-bar">
    <p>${t('puzzles-solved', { ...solvedCounts(), total: list.total })}</p>
    <form onSubmit=${byNumber}>
      <label>
        <span>${t('puzzle-by-number')}</span>
        ${' '}
        <input type="number" min="1" max=${list.total} value=${wanted}
            onInput=${onValue(setWanted)} />
      </label>
      <button class="key quiet" data-puzzle="number">${t('puzzle-solve')}</button>
    </form>
    <button type="button" class="key quiet" data-puzzle="unsolved"
        onClick=${() => attempt(() => startPuzzle({ number: anyUnsolved(list) }))}>
      ${t('puzzle-unsolved')}
    </button>
    <button type="button" class="key" data-puzzle="daily"
        onClick=${() => attempt(() => startPuzzle({ daily: true }))}>
      ${t('puzzle-daily')}
    </button>
  </div>`;
}

/** The one the address names. @param {{ number: number, attempt: Attempt }} props */
const Named = ({ number, attempt }) => html`<section class="panel named-puzzle">
  <h2 class="headline">${t('puzzle-number', { n: number })}</h2>
  <p>${t('puzzle-named-line')}</p>
  <button type="button" class="key" data-puzzle="named"
      onClick=${() => attempt(() => startPuzzle({ number }))}>
    ${t('puzzle-solve')}
  </button>
</section>`;

/** @param {{ name: string }} props */
export function PuzzlesPage({ name }) {
  const { note, attempt } = useAttempt();
  const { found, failed } = usePuzzles();
  const number = Number(name) || 0;
  const start = (/** @type {number} */ wanted) => attempt(() => startPuzzle({ number: wanted }));
  return html`<main class="puzzles">
    <header class="page-top">
      <a class="brand" href="#/" lang="en">wardround</a>
      <h1>${t('puzzles')}</h1>
      <p>${t('puzzles-line')}</p>
      <${LanguageSwitch} />
    </header>
    <p role="alert" class="bad">${note}</p>
    ${
      found
        ? html`
          <div class="puzzles-body">
            <div class="puzzles-day">
              ${number > 0 && html`<${Named} number=${number} attempt=${attempt} />`}
              <${DailyCard} ...${found} attempt=${attempt} />
              <${Streak} today=${found.list.day} />
            </div>
            <section class="panel">
              <h2 class="headline">
                ${t('puzzles-all')} <small>${t('puzzle-count', { n: found.list.total })}</small>
              </h2>
              <${Legend} />
              <${Grid} list=${found.list} start=${start} />
            </section>
          </div>
          <${Bar} list=${found.list} attempt=${attempt} />
        `
        : html`<p role="status">${failed || t('loading')}</p>`
    }
  </main>`;
}
