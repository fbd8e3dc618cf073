/** The review of a finished game: its costliest moments beside the replay, mine first. */
import { classes, html, useEffect, useRef, useState } from '../lib.js';
import { language, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { wide } from '../ui/wide.js';
import { fetchReview } from '../wire/api.js';
import { momentsOf, ranked } from './faults.js';
import { decidedIn, figure, inWords, MomentCard, told } from './moment_card.js';
import { ownSeats } from './play_on.js';
import { ReplayPage } from './replay_page.js';
import { ScoreChart } from './score_chart.js';
import { stepOf } from './steps.js';

/** @import { Refused } from '../wire/api.js' */
/** @import { ReviewSeen } from '../wire/wire.js' */
/** @import { Replayed } from './replay_page.js' */
/** @import { Moment } from './faults.js' */
/**
 * @typedef {Replayed & { review: ReviewSeen, moments: Moment[], own: number[], everybody: boolean,
 *   setEverybody: (everybody: boolean) => void, note: string }} Props
 */

const AGAIN = 1000;
/** Refusals after which it is worth asking again. */
const PASSING = ['offline', 'server-fault', 'review-busy', 'too-fast'];

/** Asks until all is judged, what concerns oneself first. @param {string} table */
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
          const now = await fetchReview(table, ownSeats(table)[0] ?? -1);
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

/** @param {{ name: string, part: string }} props */
export function ReviewPage({ name, part }) {
  const { note, found } = useReview(name);
  const own = ownSeats(name);
  const [everybody, setEverybody] = useState(!own.length);
  const momentsIn = (/** @type {Replayed} */ { steps, table, drawing }) => {
    if (!found) return [];
    const seats = everybody ? table.seats.map(({ seat }) => seat) : own;
    return momentsOf(ranked(found, seats), found, steps, drawing);
  };
  const Beside = (/** @type {Replayed} */ replayed) =>
    found
      ? html`<${Reviewed} ...${replayed} review=${found} note=${note} own=${own}
            everybody=${everybody} setEverybody=${setEverybody} moments=${momentsIn(replayed)} />`
      : html`<section class="panel review"><p role="status">${note || t('loading')}</p></section>`;
  const Above = (/** @type {Replayed} */ replayed) =>
    html`<${ScoreChart} ...${replayed} moments=${momentsIn(replayed)} />`;
  const betterAt = (/** @type {Replayed} */ { steps, place }) =>
    found?.verdicts.find(({ number }) => stepOf(steps, number) === place)?.better[0] ?? [];
  return html`<${ReplayPage} name=${name} part=${part} address="review" decisions=${true}
      beside=${Beside} above=${Above} betterAt=${betterAt} />`;
}

/**
 * What was chosen at this step, and whether something better was found; its card says that, too.
 * @param {Props} props
 */
function Here({ review, steps, drawing, place, moments }) {
  const verdict = review.verdicts.find(({ number }) => stepOf(steps, number) === place);
  const { speaker, words } = steps[place];
  if (speaker < 0) return html`<p class="review-here" role="status"></p>`;
  const view = decidedIn(steps, place);
  const chosen = t('review-said', { words: inWords(words, drawing, view) });
  const judged = verdict
    ? told(verdict, drawing, view)
    : t(review.done ? 'review-right' : 'review-right-so-far');
  const onCard = moments.some(({ step }) => step === place);
  return html`<p class=${classes('review-here', onCard && 'unseen')} role="status">
    ${chosen} ${judged}
  </p>`;
}

/** How far it is, and what everybody lost. @param {Props} props */
function Standing({ review: { judged, total, done, lost }, names, drawing, own, note }) {
  const mine = own.length === 1 ? own[0] : -1;
  const sums = names.map((who, seat) =>
    t(seat === mine ? 'review-sum-mine' : 'review-sum', {
      who,
      scored: drawing.scoreText(figure(lost[seat])),
    }),
  );
  return html`
    <p role="alert" class="bad">${note}</p>
    ${
      done
        ? html`<p class="review-sums">${sums.join(' ')}</p>`
        : html`<label class="review-progress">
          <span>${t('review-progress', { judged, total })}</span>
          <progress value=${judged} max=${total || 1}></progress>
        </label>`
    }
  `;
}

/**
 * The board shows the first moment that is found, unless somebody looks at something already.
 * @param {Props} props
 */
function useFirstMoment({ moments: [first], place, go }) {
  const unmoved = useRef(true);
  if (place > 0) unmoved.current = false;
  useEffect(() => {
    if (unmoved.current && first) go(first.step);
  }, [first?.step]);
}

/** On a phone the board is below what is found. */
function showBoard() {
  if (!wide.value) document.querySelector('.banner-place')?.scrollIntoView();
}

/** @param {Props} props */
function Reviewed(props) {
  const { review, table, place, go, before, setBefore, own, everybody, setEverybody } = props;
  const { moments } = props;
  useFirstMoment(props);
  const wanted = useRef(-1);
  useEffect(() => {
    if (wanted.current === place) showBoard();
    wanted.current = -1;
  }, [place]);
  const show = (/** @type {number} */ step) => {
    if (step === place) showBoard();
    wanted.current = step;
    go(step);
  };
  return html`<section class="review" data-done=${String(review.done)}>
    <div class="review-top">
      <h2 class="headline">${t(everybody ? 'review-moments' : 'review-mine')}</h2>
      ${
        own.length > 0 &&
        table.seats.length > own.length &&
        html`<button type="button" class="key quiet" data-key="everybody"
            aria-pressed=${String(everybody)} onClick=${() => setEverybody(!everybody)}>
          ${t('review-everybody')}
        </button>`
      }
    </div>
    <${Standing} ...${props} />
    ${review.done && moments.length === 0 && html`<p>${t('review-none')}</p>`}
    <ol class="moments">
      ${moments.map(
        (/** @type {Moment} */ moment, rank) => html`<${MomentCard} key=${moment.step} ...${props}
            moment=${moment} rank=${rank} mine=${own.includes(moment.verdict.seat)}
            now=${moment.step === place} go=${show} />`,
      )}
    </ol>
    <${Here} ...${props} />
    <label class="switch">
      <input type="checkbox" data-before checked=${before} onChange=${() => setBefore(!before)} />
      ${' '}
      ${t('review-before')}
    </label>
  </section>`;
}
