/** The sentences of a round beside a replay: each leads to its step. */
import { classes, html, useEffect, useRef } from '../lib.js';
import { rowsOf } from '../play/log_panel.js';
import { t } from '../text.js';
import { Portrait } from '../ui/portrait.js';
import { inWords } from './moment_card.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { FaceParts } from '../ui/faces.js' */
/** @import { Step } from '../wire/wire.js' */
/** @import { Replayed } from './replay_page.js' */
/** @import { Name } from './steps.js' */

/**
 * The places of the steps that belong to the same round as this one.
 * @param {Step[]} steps
 * @param {number} place
 * @param {Name} round
 */
export function sameRound(steps, place, round) {
  const name = round(steps[place]);
  let first = place;
  while (first > 0 && round(steps[first - 1]) === name) first -= 1;
  let last = place;
  while (last < steps.length - 1 && round(steps[last + 1]) === name) last += 1;
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

/**
 * What a step did, drawn as in the log of a table; in words for who cannot see it.
 * @param {{ step: Step, drawing: Drawing }} props
 */
function Told({ step: { speaker, words, lines, happenings, view }, drawing }) {
  if (!lines.length) return html`<span>${inWords(words, drawing, view)}</span>`;
  const rows = rowsOf(drawing, { kind: 'word', speaker, lines, happenings });
  if (rows[0].told) return html`<span>${rows[0].drawn}</span>`;
  return html`
    <span class="unseen">${lines.join(' ')}</span>
    ${rows.map(
      ({ drawn }, n) => html`<span key=${n} class="drawn" aria-hidden="true">${drawn}</span>`,
    )}
  `;
}

/**
 * @param {Replayed & { round: Name, faceOf: (seat: number) => FaceParts | undefined }} props
 */
export function RoundSteps({ steps, place, go, names, drawing, round, faceOf }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const now = list.current?.querySelector('[aria-current]');
    now?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return html`<section class="panel log round-steps">
    <h2>${round(steps[place])}</h2>
    <ol ref=${list} aria-label=${t('log')}>
      ${sameRound(steps, place, round).map((at) => {
        const { speaker } = steps[at];
        return html`<li key=${at}>
          <button type="button" class=${classes('row', at === place && 'now')}
              aria-current=${at === place ? 'step' : null} onClick=${() => go(at)}>
            ${
              speaker >= 0
                ? html`<${Portrait} name=${names[speaker]} seat=${speaker}
                    face=${faceOf(speaker)} />`
                : html`<i class="same" />`
            }
            <span class="tellings"><${Told} step=${steps[at]} drawing=${drawing} /></span>
          </button>
        </li>`;
      })}
    </ol>
  </section>`;
}
