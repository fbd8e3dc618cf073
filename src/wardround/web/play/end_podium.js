/** The podium: portraits on steps, with points that count up. */
import { html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { faceOf, GLAD } from '../ui/faces.js';
import { Portrait } from '../ui/portrait.js';
import { inOrder } from './ranking.js';

/** @import { Ended } from './end.js' */

const LONG = 1100;
const PIECES = 14;

/** Whether things may move by themselves. */
const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A number on its way to another; there at once where nothing is to move. @param {number} to */
function useCount(to) {
  const [shown, setShown] = useState(mayMove() ? 0 : to);
  useEffect(() => {
    if (!mayMove()) {
      setShown(to);
      return undefined;
    }
    const began = performance.now();
    let frame = 0;
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, (now - began) / LONG);
      setShown(Math.round(to * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return shown;
}

/** @param {{ points: number, text: string }} props */
function Count({ points, text }) {
  const shown = useCount(points);
  return html`<b class="points-count" aria-hidden="true">${shown}</b><b class="unseen">${text}</b>`;
}

/** Whoever won is glad of it. @param {Ended} ended @param {number} seat */
export function faceAtEnd({ drawing, scene, result, names }, seat) {
  const face = drawing.face(scene.view, seat) ?? faceOf(names[seat]);
  return result.ranks[seat] === 1 ? { ...face, ...GLAD } : face;
}

/** @param {Ended} ended */
export function Podium(ended) {
  const { drawing, result, names, own } = ended;
  return html`
    <div class="confetti" aria-hidden="true">
      ${Array.from({ length: PIECES }, (_, n) => html`<i key=${n}></i>`)}
    </div>
    <ol class="ranks">
      ${inOrder(result).map(
        (
          seat,
          place,
        ) => html`<li key=${seat} data-rank=${result.ranks[seat]} data-place=${place + 1}>
          <${Portrait} name=${names[seat]} seat=${seat} face=${faceAtEnd(ended, seat)} />
          <div class="podium-step">
            <b class="unseen">${t('rank', { n: result.ranks[seat] })}</b>
            <${Count} points=${result.scores[seat]}
                text=${drawing.scoreText(result.scores[seat])} />
            <span>${own.length === 1 && own[0] === seat ? t('you') : names[seat]}</span>
          </div>
        </li>`,
      )}
    </ol>
  `;
}
