/** A finished game, sentence by sentence. The address names the step. */
import { html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { findDrawing } from '../games/index.js';
import { IDLE } from '../play/idle.js';
import { Strip } from '../play/strip.js';
import { replay, table } from '../wire/api.js';

/** @typedef {{ step: number, heading: string, speaker: number, lines: string[], view: any }} Step */

/** The next step of another part of the game. @param {Step[]} steps @param {number} now @param {1 | -1} way */
function otherPart(steps, now, way) {
  let place = now;
  while (steps[place + way] && steps[place].heading === steps[place + way].heading) place += way;
  return Math.max(0, Math.min(steps.length - 1, place + way));
}

/** @param {{ id: string, step: number }} props */
export function ReplayPage({ id, step }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [note, setNote] = useState('');
  const [seat, setSeat] = useState(0);
  useEffect(() => {
    (async () => {
      const [game, seen] = await Promise.all([replay(id, -1), table(id)]);
      const names = seen.seats.map((one) => one.name);
      setFound({ ...game, names, ...(await findDrawing(game.game)) });
    })().catch((error) => setNote(error.message));
  }, [id]);
  const total = found?.total ?? 1;
  const place = Math.max(0, Math.min(total - 1, step));
  const go = (/** @type {number} */ to) => {
    location.replace(`#/replay/${id}/${Math.max(0, Math.min(total - 1, to))}`);
  };
  useEffect(() => {
    if (!found) return undefined;
    const moves = /** @type {Record<string, () => number>} */ ({
      ArrowRight: () => place + 1,
      ArrowLeft: () => place - 1,
      PageDown: () => otherPart(found.steps, place, 1),
      PageUp: () => otherPart(found.steps, place, -1),
      Home: () => 0,
      End: () => total - 1,
    });
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (!(event.key in moves) || /** @type {HTMLElement} */ (event.target).closest('input')) return;
      event.preventDefault();
      go(moves[event.key]());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  if (!found) return html`<main class="page"><p role="status">${note || t('loading')}</p><a href="#/">${t('front-page')}</a></main>`;
  return html`<${Shown} found=${found} place=${place} seat=${seat} setSeat=${setSeat} go=${go} />`;
}

/** @param {any} props */
function Shown({ found, place, seat, setSeat, go }) {
  const { drawing, game, steps, total } = found;
  const step = steps[place];
  const seats = found.names.map((/** @type {string} */ name, /** @type {number} */ n) => ({
    seat: n, name, asked: n === step.speaker, away: false,
  }));
  const scene = { view: step.view, seat: -1, shown: seat, seats, names: game.names, play: IDLE };
  const who = step.speaker >= 0 ? seats[step.speaker].name : t('chance');
  return html`<div class="table replay">
    <header class="top"><a class="brand" href="#/">wardround</a><${drawing.Progress} view=${step.view} />
      <${Strip} drawing=${drawing} scene=${scene} look=${setSeat} /></header>
    <main class="play">
      <div class="banner-place"><div class="banner idle"><div aria-live="polite">
        <h1>${who}</h1><p>${drawing.inline(step.lines.join(' '))}</p></div></div></div>
      <div class="board"><${drawing.Board} ...${scene} /></div>
    </main>
    <div class="keybar"><label class="slider">${t('step', { step: place + 1, total })} · ${step.heading}
      <input type="range" min="0" max=${total - 1} value=${place} onInput=${(/** @type {any} */ e) => go(Number(e.target.value))} /></label>
      <div class="keys">
        <button type="button" class="key quiet" aria-label=${t('first-step')} onClick=${() => go(0)}>«</button>
        <button type="button" class="key quiet" data-key="previous" aria-label=${t('previous')} onClick=${() => go(place - 1)}>‹</button>
        <button type="button" class="key quiet" data-key="next" aria-label=${t('next')} onClick=${() => go(place + 1)}>›</button>
        <button type="button" class="key quiet" aria-label=${t('next-part')} onClick=${() => go(otherPart(steps, place, 1))}>»</button>
        <button type="button" class="key quiet" onClick=${() => navigator.clipboard.writeText(location.href)}>${t('copy-step')}</button>
      </div></div>
  </div>`;
}
