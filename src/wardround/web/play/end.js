/** The end: ranks, where every point came from, the game by round as a picture. */
import { html } from '../lib.js';
import { listed, t } from '../text.js';
import { rematch } from '../wire/api.js';
import { keepSeats } from '../wire/keeping.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { Result, TableSeen } from '../wire/types.js' */
/** @import { Session } from './session.js' */

/** @param {{ drawing: Drawing, result: Result, names: string[] }} props */
function Sources({ drawing, result, names }) {
  const order = names.map((_, seat) => seat).sort((a, b) => result.ranks[a] - result.ranks[b]);
  const rows = Object.keys(result.sources[0]);
  return html`<table class="sources">
    <thead><tr><th scope="col">${t('player')}</th>${order.map((seat) => html`<th scope="col">${result.ranks[seat]}. ${names[seat]}</th>`)}</tr></thead>
    <tbody>${rows.map((source) => html`<tr><th scope="row">${drawing.sourceName(source)}</th>
      ${order.map((seat) => html`<td>${result.sources[seat][source]}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t('total')}</th>${order.map((seat) => html`<td><b>${result.scores[seat]}</b></td>`)}</tr></tfoot>
  </table>`;
}

/** @param {{ rounds: number[], points: number[][], names: string[] }} props */
function Picture({ rounds, points, names }) {
  const most = Math.max(1, ...points.flat());
  const wide = 24 * names.length + 20;
  return html`<figure class="picture"><figcaption>${t('by-round')}</figcaption>
    <svg viewBox=${`0 0 ${rounds.length * wide} 150`} role="img" aria-label=${names.map((name, seat) => `${name}: ${points[seat].join(', ')}`).join('; ')}>
      ${rounds.map((round, place) => html`<g transform=${`translate(${place * wide + 10} 0)`}>
        ${points.map((own, seat) => {
          const height = (own[place] / most) * 100;
          return html`<rect class=${`bar seat-${seat}`} x=${seat * 24 + 2} y=${118 - height} width="20" height=${height + 2} rx="3" />
            <text x=${seat * 24 + 12} y=${112 - height}>${own[place]}</text>
            <text class="initial" x=${seat * 24 + 12} y="132">${names[seat].charAt(0)}</text>`;
        })}
        <text x=${names.length * 12} y="147">${round}</text></g>`)}
    </svg></figure>`;
}

/** @param {{ session: Session, drawing: Drawing, scene: Scene, table: TableSeen, look: () => void }} props */
export function End({ session, drawing, scene, table, look }) {
  const { result } = table;
  if (!result) return null;
  const names = scene.seats.map((one) => one.name);
  const winners = names.filter((_, seat) => result.ranks[seat] === 1);
  const happened = session.entries.value.filter((entry) => !entry.void).flatMap((entry) => entry.happenings);
  const again = async () => {
    const seated = await rematch(session.id, session.tokens[0]);
    keepSeats(seated);
    location.hash = `#/table/${seated.table}`;
  };
  return html`<section class="end panel">
    <h1>${t('wins', { n: winners.length, who: listed(winners) })}</h1>
    <p>${drawing.decidedBy(result.decided)}</p>
    <${Sources} drawing=${drawing} result=${result} names=${names} />
    <${Picture} ...${drawing.byRound(happened, names.length)} names=${names} />
    <p class="keys">
      ${session.tokens.length > 0 && html`<button type="button" class="key finish" data-key="rematch" onClick=${again}>${t('rematch')}</button>`}
      <a class="key quiet" href=${`#/replay/${session.id}/0`}>${t('replay')}</a>
      <a class="key quiet" href=${`/api/tables/${session.id}/journal`} download=${`${session.id}.journal`}>${t('journal')}</a>
      <button type="button" class="key quiet" onClick=${look}>${t('look-board')}</button>
      <a class="key quiet" href="#/">${t('new-game')}</a>
    </p>
  </section>`;
}
