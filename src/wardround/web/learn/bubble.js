/** What the coach says, beside her, with the page dimmed around the one thing it is about. */
import { classes, html, useRef } from '../lib.js';
import { t } from '../text.js';
import { Matron } from './matron.js';
import { useSpotlight } from './spotlight.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { Step } from './lesson.js' */
/** @import { Box } from './spotlight.js' */
/**
 * @typedef {object} Props
 * @property {Drawing} drawing
 * @property {Step} step
 * @property {string} word the word to be tapped; empty if none is
 * @property {string} point the key to be pressed; empty if none is
 * @property {string} tap the quiet thing to be tapped; empty if none is, or it has been
 * @property {string} title what to do; empty for a tip
 * @property {string} why
 * @property {number} parts of the whole lesson
 * @property {{ go: () => void, able: boolean } | undefined} back
 * @property {(() => void) | null} goOn
 * @property {(() => void) | null} playOn
 * @property {() => void} stop
 */

/** @param {{ hole: Box | null }} props */
const Dimmed = ({ hole }) =>
  hole &&
  html`<div class="coach-hole" style=${{
    translate: `${hole.left}px ${hole.top}px`,
    width: `${hole.width}px`,
    height: `${hole.height}px`,
  }}></div>`;

/** How far the lesson is. @param {{ part: number | undefined, parts: number }} props */
const Dots = ({ part, parts }) =>
  part
    ? html`<p class="coach-dots">
        <span aria-hidden="true">
          ${Array.from({ length: parts }, (_, n) => {
            const state = n + 1 < part ? 'done' : n + 1 === part && 'now';
            return html`<i key=${n} class=${classes(state)}></i>`;
          })}
        </span>
        <small>${t('coach-part', { part, parts })}</small>
      </p>`
    : null;

/** @param {Props} props */
function Keys({ step, back, goOn, playOn, stop }) {
  return html`<div class="coach-keys">
    ${
      back &&
      html`<button type="button" class="key quiet" data-key="back" disabled=${!back.able}
          onClick=${back.go}>${t('coach-back')}</button>`
    }
    ${
      playOn
        ? html`<a class="key quiet" href="#/" data-key="stop-here" onClick=${stop}>
            ${t('coach-stop')}
          </a>`
        : html`<button type="button" class="key quiet" data-key="skip-teaching"
              aria-label=${t('coach-skip')} onClick=${stop}>
            <span class="name">${t('coach-skip')}</span>
          </button>`
    }
    ${
      goOn &&
      html`<button type="button" class="key main" data-key="go-on" onClick=${goOn}>
        ${t(step.part ? 'coach-go-on' : 'coach-got-it')}
      </button>`
    }
    ${
      playOn &&
      html`<button type="button" class="key main" data-key="play-on" onClick=${playOn}>
        ${t('coach-play-on')}
      </button>`
    }
  </div>`;
}

/** @param {Props} props */
export function Bubble(props) {
  const { drawing, step, word, point, tap, title, why } = props;
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const aim = {
    word,
    point: word ? '' : point,
    tap,
    look: step.look ?? '',
    later: step.words?.filter((one) => one !== word) ?? [],
  };
  const { hole, top } = useSpotlight(aim, bubble);
  return html`<div class="coach-layer">
    <${Dimmed} hole=${hole} />
    <section class=${classes('coach', !title && 'tip')} ref=${bubble}
        style=${{ translate: `0 ${top}px` }}
        data-step=${step.key} data-words=${step.words?.join(' ')} data-next=${word}
        data-point=${point} aria-label=${t('coach')}>
      <${Matron} />
      <div class="coach-bubble">
        <div class="coach-says" aria-live="polite">
          ${title && html`<h2>${drawing.withPictures(title)}</h2>`}
          <p class="coach-why">${drawing.withPictures(why)}</p>
        </div>
        <p class="coach-name">${t('coach-name')}</p>
        <${Dots} part=${step.part} parts=${props.parts} />
        <${Keys} ...${props} />
      </div>
    </section>
  </div>`;
}
