/**
 * The end: ranks, where every point came from, the game by round as a picture, and where to go on.
 */

import { PlaceAmongBests } from '../front/bests.js';
import { noteExperience } from '../learn/experience.js';
import { html, useEffect } from '../lib.js';
import { storeSeats } from '../storage.js';
import { listed, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { share } from '../ui/share.js';
import { requestRematch } from '../wire/api.js';
import { PointsChart } from './points_chart.js';

/** @import { Drawing, PointsByRound, Scene } from '../games/drawing.js' */
/** @import { Result, TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/** Seats from the winner down. @param {Result} result */
const inOrder = (result) =>
  result.ranks.map((_, seat) => seat).sort((a, b) => result.ranks[a] - result.ranks[b]);

/** @param {{ drawing: Drawing, result: Result, names: string[] }} props */
const Ranks = ({ drawing, result, names }) =>
  html`<ol class="ranks">
    ${inOrder(result).map(
      (seat) => html`<li key=${seat} data-rank=${result.ranks[seat]}>
        <b>${t('rank', { n: result.ranks[seat] })}</b>
        ${' '}
        <span>${names[seat]}</span>
        ${' '}
        <b>${drawing.scoreText(result.scores[seat])}</b>
      </li>`,
    )}
  </ol>`;

/** @param {{ drawing: Drawing, result: Result, names: string[], byRound: PointsByRound }} props */
function Sources({ drawing, result, names, byRound }) {
  const order = inOrder(result);
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${t('where-from')}>
    <table class="sources">
      <caption>${t('where-from')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('player')}</th>
          ${order.map((seat) => html`<th scope="col">${names[seat]}</th>`)}
        </tr>
      </thead>
      ${
        byRound.rounds.length > 0 &&
        html`<tbody class="part">
          <tr>
            <th scope="rowgroup" colspan=${order.length + 1}>
              ${t('by-round', { score: drawing.scoreName })}
            </th>
          </tr>
        </tbody>`
      }
      <tbody class="by-round">
        ${byRound.rounds.map(
          (round, place) => html`<tr key=${round}>
            <th scope="row">${t('round', { n: round })}</th>
            ${order.map((seat) => html`<td>${byRound.points[seat][place]}</td>`)}
          </tr>`,
        )}
      </tbody>
      <tbody class="part">
        <tr><th scope="rowgroup" colspan=${order.length + 1}>${t('by-source')}</th></tr>
      </tbody>
      <tbody class="by-source">
        ${Object.keys(result.sources[0]).map(
          (source) => html`<tr key=${source}>
            <th scope="row">
              <span>${drawing.sourceName(source)}</span>
              ${' '}
              <small>${drawing.sourceLine(source)}</small>
            </th>
            ${order.map((seat) => html`<td>${result.sources[seat][source]}</td>`)}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t('total')}</th>
          ${order.map((seat) => html`<td><b>${result.scores[seat]}</b></td>`)}
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/**
 * The most points in one round, and whose they were.
 * @param {Drawing} drawing
 * @param {PointsByRound} byRound
 * @param {string[]} names
 */
function bestTurn(drawing, { rounds, points }, names) {
  const all = points.flatMap((own, seat) =>
    own.map((n, place) => ({ n, who: names[seat], round: rounds[place] })),
  );
  const [best] = all.sort((a, b) => b.n - a.n);
  return best?.n > 0 ? t('best-turn', { ...best, scored: drawing.scoreText(best.n) }) : '';
}

/** @param {{ session: Session, look: () => void }} props */
function Keys({ session, look }) {
  const { note, setNote, attempt } = useAttempt();
  const [token] = session.tokens;
  const again = () =>
    attempt(async () => {
      const seated = await Promise.all(
        session.tokens.map((one) => requestRematch(session.id, one)),
      );
      storeSeats(...seated);
      location.hash = `#/table/${seated[0].table}`;
    });
  const passOn = async () => setNote(await share(`${location.origin}/#/replay/${session.id}/0`));
  return html`
    <p class="keys">
      ${
        token &&
        html`<button type="button" class="key finish" data-key="rematch" onClick=${again}>
          ${t('rematch')}
        </button>`
      }
      <a class="key quiet" data-key="replay" href=${`#/replay/${session.id}/0`}>${t('replay')}</a>
      <a class="key quiet" data-key="review" href=${`#/review/${session.id}/0`}>${t('review')}</a>
      <button type="button" class="key quiet" data-key="share" onClick=${passOn}>
        ${t('share')}
      </button>
      <a class="key quiet" data-key="journal" href=${`/api/tables/${session.id}/journal`}
          download=${`${session.id}.journal`}>
        ${t('journal')}
      </a>
      <button type="button" class="key quiet" data-key="board" onClick=${look}>
        ${t('look-board')}
      </button>
      <a class="key quiet" data-key="new" href="#/">${t('new-game')}</a>
    </p>
    <p role="status">${note}</p>
  `;
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
  const winners = names.filter((_, seat) => result.ranks[seat] === 1);
  const happened = session.entries.value
    .filter((entry) => !entry.void)
    .flatMap((entry) => entry.happenings);
  const byRound = drawing.pointsByRound(happened, names.length);
  return html`<section class="end panel">
    <div role="status" aria-live="polite">
      <h1>
        ${
          names.length === 1
            ? t('ended-alone', { n: result.scores[0] })
            : t('wins', { n: winners.length, who: listed(winners) })
        }
      </h1>
      <p>${drawing.decidedBy(result.decided)} ${bestTurn(drawing, byRound, names)}</p>
    </div>
    ${names.length > 1 && html`<${Ranks} drawing=${drawing} result=${result} names=${names} />`}
    ${
      names.length === 1 &&
      session.tokens.length > 0 &&
      html`<${PlaceAmongBests} table=${session.id} />`
    }
    <${Keys} session=${session} look=${look} />
    ${
      byRound.rounds.length > 0 &&
      html`<${PointsChart} ...${byRound} score=${drawing.scoreName} names=${names} />`
    }
    <${drawing.Ending} scene=${scene} />
    <${Sources} drawing=${drawing} result=${result} names=${names} byRound=${byRound} />
  </section>`;
}
