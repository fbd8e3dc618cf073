/** A solution on the board: what is placed where is marked, then what came of it is shown. */
import { html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { Asked, Sentences } from '../ui/fitting.js';
import { INERT_PLAY } from '../ui/inert_play.js';

/** @import { Drawing, GameView, Scene } from '../games/drawing.js' */
/** @import { Solution } from '../wire/wire.js' */
/**
 * One picture: a position, the words that are marked in it, what is told beside it, and how many
 * sentences have been said then.
 * @typedef {{ view: GameView, words: string[], lines: string[], sentence: number, said: number }}
 *   Frame
 */

const BEAT = 1800;

/**
 * For each sentence the position before it with its words marked, and the one after it.
 * @param {Solution} solution
 * @param {Drawing} drawing
 * @returns {Frame[]}
 */
export function framesOf({ start, sentences }, drawing) {
  return sentences.flatMap(({ words, lines, view }, sentence) => {
    const before = sentence ? sentences[sentence - 1].view : start;
    const said = [words.map((word) => drawing.name(word)).join(' → ')];
    return [
      { view: before, words, lines: said, sentence, said: sentence },
      { view, words: [], lines: lines.length ? lines : said, sentence, said: sentence + 1 },
    ];
  });
}

/**
 * What was said so far, for drawings that tell who works where.
 * @param {Solution} solution
 * @param {number} said
 */
export const entriesOf = ({ seat, sentences }, said) =>
  sentences.slice(0, said).map(({ happenings }, n) => ({
    seq: n + 1,
    speaker: seat,
    happenings,
    void: false,
  }));

/** Whether things may move by themselves. */
const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * @param {{ drawing: Drawing, scene: Scene, solution: Solution, close: () => void }} props
 */
export function ActedOut({ drawing, scene, solution, close }) {
  const frames = framesOf(solution, drawing);
  const [place, setPlace] = useState(0);
  const [moving, setMoving] = useState(mayMove());
  const last = place === frames.length - 1;
  useEffect(() => {
    if (!moving || last) return undefined;
    const timer = setTimeout(() => setPlace(place + 1), BEAT);
    return () => clearTimeout(timer);
  }, [place, moving]);
  const { view, words, lines, sentence, said } = frames[place];
  const go = (/** @type {number} */ to) => {
    setMoving(false);
    setPlace(Math.max(0, Math.min(frames.length - 1, to)));
  };
  const shown = {
    ...scene,
    view,
    entries: entriesOf(solution, said),
    prospects: {},
    play: { ...INERT_PLAY, chosen: words },
  };
  const key = (
    /** @type {string} */ name,
    /** @type {() => void} */ act,
    /** @type {boolean} */ off = false,
  ) => html`<button type="button" class="key" data-key=${name} disabled=${off} onClick=${act}>
    ${t(name)}
  </button>`;
  return html`<section class="acted-out" aria-label=${t('solution')} data-frame=${place}>
    <div class="banner-place">
      <div class="banner">
        <${Asked} live="polite"
            title=${t('solution-step', { step: sentence + 1, total: solution.sentences.length })}>
          <p><${Sentences} lines=${lines} draw=${drawing.withPictures} /></p>
        <//>
        <div class="banner-keys">
          ${key('solution-back', () => go(place - 1), place === 0)}
          ${last ? key('solution-again', () => go(0)) : key('solution-next', () => go(place + 1))}
          ${key('close', close)}
        </div>
      </div>
    </div>
    <div class="board"><${drawing.Board} ...${shown} /></div>
  </section>`;
}
