/** The puzzle of the day and the days in a row on which it was solved. */
import { Miniature } from '../front/daily_puzzle.js';
import { classes, html } from '../lib.js';
import { language, t } from '../text.js';
import { Picture } from '../ui/picture.js';
import { Grade } from './grid.js';
import { startPuzzle } from './new_puzzle.js';
import { dayAfter, dayMark, longestStreak, streak } from './progress.js';
import { Target } from './target.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { PuzzleList } from '../wire/wire.js' */

/** Days shown: those before, today, and the next. */
const FIRST = -5;
const LAST = 1;

/** @param {string} day @param {Intl.DateTimeFormatOptions} how */
const dayName = (day, how) =>
  new Intl.DateTimeFormat(language.value, { ...how, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/**
 * @param {{ list: PuzzleList, drawing: Drawing, attempt: (act: () => Promise<unknown>) => void }}
 *   props
 */
export function DailyCard({ list, drawing, attempt }) {
  const { number, grade, last } = list.daily;
  return html`<section class="panel daily-card">
    <${Miniature} list=${list} drawing=${drawing} />
    <p class="date">${dayName(list.day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
    <h2 class="headline">${t('puzzle-daily')}</h2>
    <p><${Target} puzzle=${list.daily} /> ${t(last ? 'puzzle-goal-last' : 'puzzle-goal')}</p>
    <p class="soft">
      <${Grade} grade=${grade} of=${list.grades.length} />
      ${' '}
      ${t('puzzle-title', { n: number, grade })}
    </p>
    <button type="button" class="key" data-puzzle="today"
        onClick=${() => attempt(() => startPuzzle({ daily: true }))}>
      ${t('puzzle-solve')}
    </button>
  </section>`;
}

/** @param {{ day: string, today: string }} props */
function Day({ day, today }) {
  const mark = dayMark(day);
  const label = day === today ? t('today') : dayName(day, { weekday: 'short' });
  const picture = mark === 'star' ? 'star' : 'tick';
  return html`<li class=${classes(mark, day === today && 'today')}>
    <i>${mark && html`<${Picture} name=${picture} box="0 0 20 20" />`}</i>
    <span>${label}</span>
    ${mark && html`<span class="unseen">${t(`puzzle-mark-${mark}`)}</span>`}
  </li>`;
}

/** @param {{ today: string }} props */
export function Streak({ today }) {
  const n = streak(today);
  const days = Array.from({ length: LAST - FIRST + 1 }, (_, place) =>
    dayAfter(today, FIRST + place),
  );
  return html`<section class="panel streak">
    <h2 class="headline">${t('streak', { n })}</h2>
    <small>${t('streak-longest', { n: longestStreak() })}</small>
    <ol>${days.map((day) => html`<${Day} key=${day} day=${day} today=${today} />`)}</ol>
    ${!dayMark(today) && html`<p>${n ? t('streak-today', { n: n + 1 }) : t('streak-begin')}</p>`}
  </section>`;
}
