/** The log: rounds, and in each who did what, in pictures; in words for who cannot see them. */
import { classes, html, useEffect, useRef } from '../lib.js';
import { t } from '../text.js';
import { Portrait } from '../ui/portrait.js';

/** @import { Drawing, LogRow, Scene } from '../games/drawing.js' */
/** @import { Sentence } from './log.js' */
/** @import { Session } from './session.js' */

const MOST_SENTENCES = 120;

/**
 * What one sentence did, by player; in words where the drawing has no picture for it.
 * @param {Drawing} drawing
 * @param {Sentence} sentence
 * @returns {LogRow[]}
 */
function rowsOf(drawing, sentence) {
  const rows = sentence.kind === 'word' ? drawing.logRows(sentence.happenings) : [];
  if (rows.length) return rows;
  return [
    { seat: sentence.speaker, drawn: drawing.withPictures(sentence.lines.join(' ')), told: true },
  ];
}

/** @param {{ drawing: Drawing, scene: Scene, sentence: Sentence, before: number }} props */
function Said({ drawing, scene, sentence, before }) {
  let last = before;
  const rows = rowsOf(drawing, sentence);
  const words = drawing.withPictures(sentence.lines.join(' '));
  return html`<li class=${classes(sentence.speaker === scene.seat && 'mine')}>
    ${!rows[0].told && html`<span class="unseen told">${words}</span>`}
    ${rows.map(({ seat, drawn, told }) => {
      const who = seat !== last ? scene.seats[seat] : undefined;
      last = seat;
      return html`<div class="row" aria-hidden=${told ? null : 'true'}>
        ${
          who
            ? html`<${Portrait} name=${who.name} seat=${seat}
            face=${drawing.face(scene.view, seat)} />`
            : html`<i class="same" />`
        }
        <span>${drawn}</span>
      </div>`;
    })}
  </li>`;
}

/** @param {Drawing} drawing @param {Sentence | undefined} sentence */
const lastSeat = (drawing, sentence) =>
  sentence ? (rowsOf(drawing, sentence).at(-1)?.seat ?? -1) : -1;

/**
 * Opens the log over the rail, where others and cards leave it a line or two.
 * @param {{ whole: boolean, open: (sheet: string) => void }} props
 */
const LogOpener = ({ whole, open }) => html`<button type="button" class="log-opener"
    data-key="whole-log" aria-expanded=${String(whole)} aria-controls="log"
    aria-label=${t('log-whole')} title=${t('log-whole')} onClick=${() => open(whole ? '' : 'log')}>
  ${whole ? '▾' : '▴'}
</button>`;

/**
 * @param {{ session: Session, drawing: Drawing, scene: Scene, whole: boolean,
 *   open: (sheet: string) => void }} props `whole`: it was opened
 */
export function Log({ session, drawing, scene, whole, open }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const sentences = session.sentences.value.slice(-MOST_SENTENCES);
  useEffect(() => {
    const ol = list.current;
    if (!ol) return;
    const toEnd = () => ol.scrollTo({ top: ol.scrollHeight });
    toEnd();
    const watcher = new ResizeObserver(toEnd);
    watcher.observe(ol);
    return () => watcher.disconnect();
  }, [sentences.at(-1)?.seq]);
  return html`<section class="panel log" id="log">
    <h2>${t('log')}</h2>
    <${LogOpener} whole=${whole} open=${open} />
    <ol ref=${list} tabindex="0" aria-label=${t('log')}>
      ${sentences.map((sentence, place) => {
        const before = sentences[place - 1];
        const begins = sentence.round > 0 && sentence.round !== before?.round;
        return html`
          ${
            begins &&
            html`<li key=${`round ${sentence.round}`} class="round">
              ${t('log-round', { n: sentence.round })}
            </li>`
          }
          <${Said} key=${sentence.first} drawing=${drawing} scene=${scene} sentence=${sentence}
              before=${begins ? -1 : lastSeat(drawing, before)} />
        `;
      })}
    </ol>
  </section>`;
}
