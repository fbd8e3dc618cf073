/** The end: podium, turning point, where every point came from, a picture to share, what next. */

import { PlaceAmongBests } from '../front/bests.js';
import { noteExperience } from '../learn/experience.js';
import { html, useEffect, useRef } from '../lib.js';
import { listed, t } from '../text.js';
import { SharePicture } from './end_picture.js';
import { Podium } from './end_podium.js';
import { SourceBars, SourceTable } from './end_sources.js';
import { TurningPoint, turningPoint } from './end_turning_point.js';
import { Rematch } from './rematch.js';

/** @import { Drawing, PointsByRound, Scene } from '../games/drawing.js' */
/** @import { Result, TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/**
 * What is told of a game that is over.
 * @typedef {{ drawing: Drawing, scene: Scene, result: Result, names: string[], own: number[],
 *   byRound: PointsByRound, table: TableSeen }} Ended
 */

/** @param {Ended} ended */
export function headline({ result: { ranks, scores }, names, own }) {
  if (names.length === 1) return t('ended-alone', { n: scores[0] });
  const first = names.map((_, seat) => seat).filter((seat) => ranks[seat] === 1);
  const who = listed(first.map((seat) => names[seat]));
  if (first.length > 1) return t('wins', { n: first.length, who });
  const [winner] = first;
  const next = Math.max(...scores.filter((_, seat) => seat !== winner));
  const by = scores[winner] - next;
  const mine = own.length === 1 && own[0] === winner;
  if (!by) return t(mine ? 'you-win-tie' : 'wins-tie', { who });
  return mine ? t('you-win', { by }) : t('wins-by', { who, by });
}

/**
 * What decided it: the round that did, or what broke a tie.
 * @param {Ended} ended
 */
function decided({ drawing, result, names, byRound }) {
  if (names.length === 1) return '';
  const most = Math.max(...result.scores);
  if (result.scores.filter((n) => n === most).length > 1) return drawing.decidedBy(result.decided);
  const turn = turningPoint(byRound, result);
  return turn ? t('decided-round', { round: turn.round }) : '';
}

/**
 * The most points in one round, and whose they were.
 * @param {Ended} ended
 */
function bestTurn({ drawing, byRound: { rounds, points }, names, own: mine }) {
  const all = points.flatMap((own, seat) =>
    own.map((n, place) => ({ n, seat, round: rounds[place] })),
  );
  const [best] = all.sort((a, b) => b.n - a.n);
  if (!(best?.n > 0)) return '';
  const told = { who: names[best.seat], round: best.round, scored: drawing.scoreText(best.n) };
  if (names.length === 1) return t('best-turn-alone', told);
  return t(mine.length === 1 && mine[0] === best.seat ? 'best-turn-mine' : 'best-turn', told);
}

/** @param {{ session: Session, table: TableSeen, look: () => void }} props */
const Keys = ({ session, table, look }) => html`<div class="keys end-keys">
    <button type="button" class="key quiet" data-key="board" onClick=${look}>
      ${t('look-board')}
    </button>
    <a class="key quiet" data-key="new" href="#/">${t('new-game')}</a>
    <a class="key quiet" data-key="replay" href=${`#/replay/${session.id}/0`}>${t('replay')}</a>
    <a class="key quiet" data-key="review" href=${`#/review/${session.id}/0`}>${t('review')}</a>
    <${Rematch} session=${session} table=${table} />
  </div>`;

/** The headline, in sight and under the focus as soon as the game is over. @param {Ended} ended */
function Headline(ended) {
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    title.current?.closest('.over')?.scrollTo(0, 0);
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return html`<div role="status" aria-live="polite">
    <h1 tabindex="-1" ref=${title}>${headline(ended)}</h1>
    <p>${decided(ended)} ${bestTurn(ended)}</p>
  </div>`;
}

/**
 * @param {{ session: Session, drawing: Drawing, scene: Scene, table: TableSeen, look: () => void }}
 *   props
 */
export function End({ session, drawing, scene, table, look }) {
  const { result } = table;
  useEffect(() => {
    if (session.tokens.length) noteExperience(table.game);
  }, []);
  if (!result) return null;
  const names = scene.seats.map((one) => one.name);
  const happened = session.entries.value
    .filter((entry) => !entry.void)
    .flatMap((entry) => entry.happenings);
  const byRound = drawing.pointsByRound(happened, names.length);
  const ended = { drawing, scene, result, names, own: session.mine, byRound, table };
  return html`<section class="end">
    <div class="end-part">
      <div class="end-scene">
        <${Headline} ...${ended} />
        <${Podium} ...${ended} />
      </div>
      <${SourceBars} ...${ended} />
      ${
        names.length === 1 &&
        session.tokens.length > 0 &&
        html`<${PlaceAmongBests} table=${session.id} />`
      }
      <${drawing.Ending} scene=${scene} />
      <${SourceTable} ...${ended} />
    </div>
    <div class="end-part">
      <${TurningPoint} ...${ended} />
      <${SharePicture} ...${ended} title=${headline(ended)} />
    </div>
    <${Keys} session=${session} table=${table} look=${look} />
  </section>`;
}
