/** The keys of a replay: steps, a slider with the rounds, playing by itself, eyes, links. */
import { html, useEffect, useRef, useState } from '../lib.js';
import { t } from '../text.js';
import { onValue } from '../ui/field_events.js';
import { copy } from '../ui/share.js';
import { partOf, stretch, stretches, within } from './steps.js';

/** @import { Drawn } from '../lib.js' */
/** @import { Step } from '../wire/wire.js' */
/** @import { Name } from './steps.js' */

const SPEEDS = /** @type {[number, string][]} */ ([
  [2000, 'speed-slow'],
  [1000, 'speed-normal'],
  [400, 'speed-fast'],
]);

/**
 * Goes on by itself until the end.
 * @param {number} place
 * @param {number} total
 * @param {(to: number) => void} go
 */
function usePlaying(place, total, go) {
  const [playing, setPlaying] = useState(false);
  const [wait, setWait] = useState(SPEEDS[1][0]);
  useEffect(() => {
    if (!playing) return undefined;
    if (place >= total - 1) setPlaying(false);
    const timer = setTimeout(() => go(place + 1), wait);
    return () => clearTimeout(timer);
  }, [playing, place, wait]);
  return { playing, setPlaying, wait, setWait };
}

/** Where each key leads from a step. @param {Step[]} steps @param {Name} round */
const movesOf = (steps, round) =>
  /** @type {Record<string, (now: number, shift?: boolean) => number>} */ ({
    ArrowRight: (now, shift) => (shift ? stretch(steps, now, 1, partOf) : now + 1),
    ArrowLeft: (now, shift) => (shift ? stretch(steps, now, -1, partOf) : now - 1),
    PageDown: (now) => stretch(steps, now, 1, round),
    PageUp: (now) => stretch(steps, now, -1, round),
    Home: () => 0,
    End: () => steps.length - 1,
  });

/** Keys may come faster than pictures, so they go on from where the last one led. */
function useKeys(
  /** @type {Step[]} */ steps,
  /** @type {number} */ place,
  /** @type {Name} */ round,
  /** @type {(to: number) => void} */ go,
) {
  const now = useRef(place);
  now.current = place;
  const moves = movesOf(steps, round);
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (
        !(event.key in moves) ||
        target.closest('select, input:not([type=range], [type=checkbox])')
      )
        return;
      event.preventDefault();
      now.current = within(moves[event.key](now.current, event.shiftKey), steps.length);
      go(now.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return moves;
}

/** @param {{ steps: Step[], round: Name, go: (to: number) => void, place: number }} props */
const Rounds = ({ steps, round, go, place }) =>
  html`<ol class="replay-rounds" aria-label=${t('rounds')}>
    ${stretches(steps, round).map((one, n, all) => {
      const now = place >= one.place && place < (all[n + 1]?.place ?? steps.length);
      return html`<li key=${one.place}>
        <button type="button" aria-current=${now ? 'step' : null} aria-label=${one.name}
            title=${one.name} onClick=${() => go(one.place)}>
          ${/\d+/.exec(one.name)?.[0] ?? one.name}
        </button>
      </li>`;
    })}
  </ol>`;

/** Closes a menu that the focus has left for something else. @param {FocusEvent} event */
function closeBehind({ currentTarget, relatedTarget }) {
  const menu = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (relatedTarget && !menu.contains(/** @type {Node} */ (relatedTarget))) menu.open = false;
}

/** @param {KeyboardEvent} event */
function closeByKey({ currentTarget, key }) {
  const menu = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (key === 'Escape') menu.open = false;
}

/** Further keys, in a menu: there is one row for all. @param {{ children: Drawn }} props */
const Further = ({ children }) => html`<details class="more-keys" onFocusOut=${closeBehind}
    onKeyDown=${closeByKey}>
  <summary class="key quiet" data-key="more">${t('more')}</summary>
  <div class="panel more">${children}</div>
</details>`;

/**
 * @param {object} props
 * @param {Step[]} props.steps
 * @param {number} props.place
 * @param {(to: number) => void} props.go
 * @param {Name} props.round
 * @param {string} props.heading where this step is, in words
 * @param {Drawn} props.main what is always there
 * @param {Drawn} props.children further keys
 */
export function Controls({ steps, place, go, round, heading, main, children }) {
  const { playing, setPlaying, wait, setWait } = usePlaying(place, steps.length, go);
  const [note, setNote] = useState('');
  const moves = useKeys(steps, place, round, go);
  const total = steps.length;
  const key = (
    /** @type {string} */ name,
    /** @type {string} */ sign,
    /** @type {number} */ to,
  ) => html`<button type="button" class="key quiet" data-key=${name} aria-label=${t(name)}
      disabled=${to === place} onClick=${() => go(to)}>
    ${sign}
  </button>`;
  return html`<section class="keybar replay-bar" aria-label=${t('replay')}>
    <div class="keys steps">
      ${key('first-step', '|‹', 0)}
      ${key('previous-part', '«', moves.ArrowLeft(place, true))}
      ${key('previous', '‹', Math.max(0, place - 1))}
      <button type="button" class="key" data-key="autoplay" aria-pressed=${String(playing)}
          onClick=${() => setPlaying(!playing)}>
        ${t(playing ? 'pause' : 'autoplay')}
      </button>
      ${key('next', '›', Math.min(total - 1, place + 1))}
      ${key('next-part', '»', moves.ArrowRight(place, true))}
      ${key('last-step', '›|', total - 1)}
    </div>
    <label class="slider">
      <span>${t('step', { step: place + 1, total })} · ${heading}</span>
      <input type="range" min="0" max=${total - 1} value=${place}
          aria-valuetext=${`${t('step', { step: place + 1, total })}, ${heading}`}
          onInput=${onValue((value) => go(Number(value)))} />
    </label>
    <${Rounds} steps=${steps} round=${round} go=${go} place=${place} />
    <div class="keys main">
      ${main}
      <${Further}>
        <label class="speed">
          ${t('speed')}
          ${' '}
          <select value=${wait} onChange=${onValue((value) => setWait(Number(value)))}>
            ${SPEEDS.map(
              ([time, name]) => html`<option key=${time} value=${time} selected=${time === wait}>
                ${t(name)}
              </option>`,
            )}
          </select>
        </label>
        ${children}
        <button type="button" class="key quiet" data-key="copy-step"
            onClick=${async () => setNote(await copy(location.href))}>
          ${t('copy-step')}
        </button>
        <span role="status">${note}</span>
      <//>
    </div>
  </section>`;
}
