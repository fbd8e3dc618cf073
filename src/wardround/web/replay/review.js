/** The review of a finished game beside its replay: what was lost where, and what was better. */
import { html, useEffect, useState } from '../lib.js';
import { language, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { fetchReview } from '../wire/api.js';
import { ReplayPage } from './replay_page.js';
import { stepOf } from './steps.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { Refused } from '../wire/api.js' */
/** @import { ReviewSeen, Step, VerdictSeen } from '../wire/wire.js' */
/**
 * @typedef {{ found: ReviewSeen, steps: Step[], names: string[], drawing: Drawing,
 *   place: number, go: (to: number) => void }} Props
 */

const AGAIN = 1000;
/** Refusals after which it is worth asking again. */
const PASSING = ['offline', 'server-fault', 'review-busy', 'too-fast'];
const SURE = 0.05;

/** @param {{ name: string, part: string }} props */
export const ReviewPage = ({ name, part }) =>
  html`<${ReplayPage} name=${name} part=${part} address="review" decisions=${true}
      Beside=${Beside} />`;

/** Asks until all is judged. @param {string} table */
function useReview(table) {
  const { note, attempt } = useAttempt();
  const [found, setFound] = useState(/** @type {ReviewSeen | null} */ (null));
  const spoken = language.value;
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let over = false;
    const ask = async () => {
      await attempt(async () => {
        try {
          const now = await fetchReview(table);
          setFound(now);
          over = over || now.done;
        } catch (error) {
          over = over || !PASSING.includes(/** @type {Refused} */ (error).code);
          throw error;
        }
      });
      if (!over) timer = setTimeout(ask, AGAIN);
    };
    ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [table, spoken]);
  return { note, found };
}

/** @param {number} n */
const figure = (n) =>
  new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(n);

/** @param {string[]} words @param {Drawing} drawing */
const named = (words, drawing) => words.map((word) => drawing.name(word)).join(' → ');

/** What was lost at the least. @param {VerdictSeen} verdict */
const surely = ({ lost, off }) => Math.max(0, lost - off);

/** What a sentence lost, in words. @param {VerdictSeen} verdict @param {Drawing} drawing */
function told(verdict, drawing) {
  const { lost, off, better } = verdict;
  const words = better.map((sentence) => named(sentence, drawing)).join('; ');
  const unsure = surely(verdict) > 0 ? 'review-lost-about' : 'review-perhaps';
  return t(off <= SURE ? 'review-lost' : unsure, { lost: figure(lost), off: figure(off), words });
}

/** The sentence of this step, if something better was found. @param {Props} props */
function Here({ found, steps, drawing, place }) {
  const verdict = found.verdicts.find(({ number }) => stepOf(steps, number) === place);
  const { speaker, words } = steps[place];
  const judged = verdict
    ? told(verdict, drawing)
    : t(found.done ? 'review-right' : 'review-right-so-far');
  const sentence = speaker >= 0 && t('review-said', { words: named(words, drawing) });
  return html`<p class="review-here" role="status">${sentence && `${sentence} ${judged}`}</p>`;
}

/** @param {Props} props */
const Moments = ({ found, steps, names, drawing, go }) => html`
  <h2>${t('review-moments')}</h2>
  ${found.done && found.moments.length === 0 && html`<p>${t('review-none')}</p>`}
  <ol class="moments">
    ${found.moments.map((number, rank) => {
      const verdict = /** @type {VerdictSeen} */ (
        found.verdicts.find((one) => one.number === number)
      );
      const step = stepOf(steps, number);
      const { round, part } = drawing.readHeading(steps[step].heading);
      return html`<li key=${number}>
        <button type="button" class="key quiet" data-moment=${step} onClick=${() => go(step)}>
          ${rank + 1}.${' '}
          ${[...new Set([round, part])].filter(Boolean).join(', ')}
          ${' '}·${' '}
          ${names[verdict.seat]}
          ${' '}·${' '}
          ${t('review-points', { lost: figure(surely(verdict)) })}
        </button>
      </li>`;
    })}
  </ol>
`;

/**
 * @param {{ table: string, before: boolean, setBefore: (before: boolean) => void } & Omit<Props,
 *   'found'>} props
 */
export function Beside({ table, before, setBefore, ...props }) {
  const { note, found } = useReview(table);
  const [open, setOpen] = useState(true);
  const status = note || t('loading');
  if (!found) return html`<section class="panel review"><p role="status">${status}</p></section>`;
  const { judged, total, done, lost } = found;
  const show = (/** @type {number} */ step) => {
    setOpen(false);
    props.go(step);
  };
  const onToggle = (/** @type {Event} */ event) =>
    setOpen(/** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  const sums = props.names
    .map((name, seat) => t('review-sum', { who: name, lost: figure(lost[seat]) }))
    .join(' ');
  return html`<section class="panel review" data-done=${String(done)}>
    <p role="alert" class="bad">${note}</p>
    <${Here} ...${props} found=${found} />
    <label>
      <input type="checkbox" data-before checked=${before} onChange=${() => setBefore(!before)} />
      ${' '}
      ${t('review-before')}
    </label>
    ${
      !done &&
      html`<label>
        ${t('review-progress', { judged, total })}
        ${' '}
        <progress value=${judged} max=${total || 1}></progress>
      </label>`
    }
    ${
      (done || found.moments.length > 0) &&
      html`<details open=${open} onToggle=${onToggle}>
        <summary>${t('review')}</summary>
        <div class="review-whole">
          ${done && html`<img src=${`/api/tables/${table}/review.svg`} alt=${t('review-graph')} />`}
          <div>
            ${done && html`<p>${sums}</p>`}
            <${Moments} ...${props} go=${show} found=${found} />
          </div>
        </div>
      </details>`
    }
  </section>`;
}
