/** The log: rounds, and in each who did what, in pictures; in words for who cannot see them. */
import { classes, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../lib.js';
import { t } from '../text.js';
import { Portrait } from '../ui/portrait.js';
import { keepUnchanged } from './log.js';

/** @import { Drawing, LogRow, Scene } from '../games/drawing.js' */
/** @import { Sentence } from './log.js' */
/** @import { Session } from './session.js' */

/** A long log is thousands of shapes: as much of it is drawn as anybody reads at once. */
const DRAWN_AT_ONCE = 40;

/**
 * What one sentence did, by player; in words where the drawing has no picture for it.
 * @param {Drawing} drawing
 * @param {Pick<Sentence, 'kind' | 'happenings' | 'lines' | 'speaker'>} sentence
 * @returns {LogRow[]}
 */
export function rowsOf(drawing, sentence) {
  const { kind, happenings, speaker } = sentence;
  const rows = kind === 'word' ? drawing.logRows(happenings, speaker) : [];
  if (rows.length) return rows;
  return [{ seat: speaker, drawn: drawing.withPictures(sentence.lines.join(' ')), told: true }];
}

/**
 * Who sits at the table, as the log draws them.
 * @param {Drawing} drawing
 * @param {Scene} scene
 */
const portraitsOf = (drawing, { seats, view }) =>
  seats.map(({ name }, seat) => ({ name, face: drawing.face(view, seat) }));

/**
 * One sentence. It reads signals (what cards are called), so it is drawn again only if one of them
 * or one of these has changed: most of a log never does.
 * @param {{ drawing: Drawing, sentence: Sentence, mine: boolean, before: number,
 *   people: ReturnType<typeof portraitsOf> }} props `before`: the seat of the row above
 */
export function Said({ drawing, sentence, mine, before, people }) {
  let last = before;
  const rows = rowsOf(drawing, sentence);
  const words = drawing.withPictures(sentence.lines.join(' '));
  return html`<li class=${classes(mine && 'mine')}>
    ${!rows[0].told && html`<span class="unseen told">${words}</span>`}
    ${rows.map(({ seat, drawn, told }) => {
      const who = seat !== last ? people[seat] : undefined;
      last = seat;
      return html`<div class="row" aria-hidden=${told ? null : 'true'}>
        ${
          who
            ? html`<${Portrait} name=${who.name} seat=${seat} face=${who.face} />`
            : html`<i class="same" />`
        }
        <span>${drawn}</span>
      </div>`;
    })}
  </li>`;
}

/** @param {{ n: number }} props */
const Round = ({ n }) => html`<li class="round">${t('log-round', { n })}</li>`;

/** @param {Drawing} drawing @param {Sentence | undefined} sentence */
export const lastSeat = (drawing, sentence) =>
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
 * The portraits, the same object until somebody looks or is called differently.
 * @param {Drawing} drawing
 * @param {Scene} scene
 */
export function usePortraits(drawing, scene) {
  const portraits = portraitsOf(drawing, scene);
  return useMemo(() => portraits, [JSON.stringify(portraits)]);
}

/**
 * Where a list is scrolled to: its end when something is added there; and what was in sight stays
 * there when earlier lines are put before it.
 * @param {number | undefined} last
 * @param {number} first
 */
function useScrolling(last, first) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const height = useRef(0);
  useEffect(() => {
    const ol = list.current;
    if (!ol) return;
    const toEnd = () => ol.scrollTo({ top: ol.scrollHeight });
    toEnd();
    const watcher = new ResizeObserver(toEnd);
    watcher.observe(ol);
    return () => watcher.disconnect();
  }, [last]);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop += list.current.scrollHeight - height.current;
  }, [first]);
  useLayoutEffect(() => {
    height.current = list.current?.scrollHeight ?? 0;
  });
  return list;
}

/**
 * @param {{ session: Session, drawing: Drawing, scene: Scene, whole: boolean,
 *   open: (sheet: string) => void }} props `whole`: it was opened
 */
export function Log({ session, drawing, scene, whole, open }) {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  const known = useRef(/** @type {Sentence[]} */ ([]));
  const all = keepUnchanged(known.current, session.sentences.value);
  known.current = all;
  const sentences = all.slice(-drawn);
  const people = usePortraits(drawing, scene);
  const list = useScrolling(sentences.at(-1)?.seq, drawn);
  return html`<section class="panel log" id="log">
    <h2>${t('log')}</h2>
    <${LogOpener} whole=${whole} open=${open} />
    <ol ref=${list} tabindex="0" aria-label=${t('log')}>
      ${
        all.length > drawn &&
        html`<li key="earlier">
          <button type="button" class="quiet" data-key="log-earlier"
              onClick=${() => setDrawn(drawn + DRAWN_AT_ONCE)}>${t('log-earlier')}</button>
        </li>`
      }
      ${sentences.flatMap((sentence, place) => {
        const before = sentences[place - 1];
        const begins = sentence.round > 0 && sentence.round !== before?.round;
        const said = html`<${Said} key=${sentence.first} drawing=${drawing} sentence=${sentence}
            people=${people} mine=${sentence.speaker === scene.seat}
            before=${begins ? -1 : lastSeat(drawing, before)} />`;
        return begins
          ? [html`<${Round} key=${`round ${sentence.round}`} n=${sentence.round} />`, said]
          : [said];
      })}
    </ol>
  </section>`;
}
