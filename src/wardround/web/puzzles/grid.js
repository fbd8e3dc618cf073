/** All puzzles by grade, each marked with how it went. */
import { classes, html } from '../lib.js';
import { t } from '../text.js';
import { Picture } from '../ui/picture.js';
import { marks } from './progress.js';

/** @import { GradeSeen, PuzzleList } from '../wire/wire.js' */
/** @import { Mark } from './progress.js' */

const PICTURES = { star: 'star', solved: 'tick' };

/** @param {{ mark?: Mark }} props */
const MarkPicture = ({ mark }) =>
  mark === 'star' || mark === 'solved'
    ? html`<${Picture} name=${PICTURES[mark]} box="0 0 20 20" kind="mark" />`
    : html`<i class=${classes('mark', mark && 'ring')}></i>`;

/** What the marks mean. */
export const Legend = () => html`<ul class="legend">
  ${
    /** @type {Mark[]} */ (['star', 'solved', 'tried']).map(
      (mark) =>
        html`<li key=${mark}><${MarkPicture} mark=${mark} /> ${t(`puzzle-mark-${mark}`)}</li>`,
    )
  }
</ul>`;

/** How hard a grade is, as bars. @param {{ grade: number, of: number }} props */
export const Grade = ({ grade, of }) => html`<span class="grade" aria-hidden="true">
  ${Array.from(
    { length: of },
    (_, n) => html`<i key=${n} class=${classes(`bar-${n}`, n < grade && 'on')}></i>`,
  )}
</span>`;

/**
 * @param {{ number: number, mark?: Mark, today: boolean, start: (number: number) => void }} props
 */
function Cell({ number, mark, today, start }) {
  const told = [
    t('puzzle-number', { n: number }),
    mark && t(`puzzle-mark-${mark}`),
    today && t('today'),
  ];
  return html`<button type="button" class=${classes('puzzle-cell', mark, today && 'today')}
      data-puzzle-number=${number} aria-label=${told.filter(Boolean).join(', ')}
      onClick=${() => start(number)}>
    <b>${number}</b>
    ${today && !mark ? html`<small>${t('today')}</small>` : html`<${MarkPicture} mark=${mark} />`}
  </button>`;
}

/** @param {{ list: PuzzleList, start: (number: number) => void }} props */
export function Grid({ list, start }) {
  const known = marks();
  const line = (/** @type {GradeSeen} */ { numbers }) => {
    const own = numbers.map((number) => known[number]);
    const stars = own.filter((mark) => mark === 'star').length;
    const solved = stars + own.filter((mark) => mark === 'solved').length;
    return t('puzzles-of-grade', { solved, n: numbers.length, stars });
  };
  return list.grades.map(
    (one) => html`<section key=${one.grade} class="grade-part" data-grade=${one.grade}>
      <h3>
        <${Grade} grade=${one.grade} of=${list.grades.length} />
        ${t('puzzle-grade', { grade: one.grade })}: ${t(`puzzle-grade-${one.grade}`)}
        ${' '}<small>${line(one)}</small>
      </h3>
      <div class="puzzle-cells">
        ${one.numbers.map(
          (number) => html`<${Cell} key=${number} number=${number} mark=${known[number]}
              today=${number === list.daily.number} start=${start} />`,
        )}
      </div>
    </section>`,
  );
}
