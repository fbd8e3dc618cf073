/** Beside the board: the others and points. On a phone these are sheets. */
import { classes, html } from '../lib.js';
import { t } from '../text.js';
import { Portrait } from '../ui/portrait.js';
import { PresenceBadge } from './presence.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ session: Session, drawing: Drawing, scene: Scene }} Props */

/** So many others have less room each. */
const MANY = 3;

/** @param {Props & { table: TableSeen, look: (seat: number) => void }} props */
export function Others({ table, drawing, scene, look }) {
  const others = table.seats.filter(({ seat }) => seat !== scene.shown);
  if (!others.length) return null;
  const kind = classes('panel', 'others', others.length >= MANY && 'many');
  return html`<section class=${kind} id="others" data-zone="others">
    <h2 class="unseen">${t('others')}</h2>
    ${others.map(
      (one) => html`<button key=${one.seat} type="button" class="other stop"
          onClick=${() => look(one.seat)}>
        <${Portrait} name=${one.name} seat=${one.seat}
            face=${drawing.face(scene.view, one.seat)} />
        <b class="name">
          <span>${one.name}</span>
          ${!scene.shared && html`<${PresenceBadge} one=${one} />`}
        </b>
        <span class="progress-text">${drawing.progressText(scene.view, one.seat)}</span>
        <b class="score">${scene.standing?.scores[one.seat]}</b>
        <${drawing.Other} scene=${scene} seat=${one.seat} />
      </button>`,
    )}
  </section>`;
}

/** @param {Props & { table: TableSeen }} props */
export function Points({ drawing, table, scene: { view, seats, standing } }) {
  if (!standing) return null;
  return html`<details class="panel points">
    <summary>${drawing.scoreName}</summary>
    ${table.status === 'playing' && html`<p>${t('as-if-over')} ${drawing.scoreNote(view)}</p>`}
    <table>
      <thead>
        <tr><td></td>${seats.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>
        ${Object.keys(standing.sources[0]).map(
          (source) => html`<tr title=${drawing.sourceLine(source)}>
            <th scope="row">${drawing.sourceName(source)}</th>
            ${seats.map(({ seat }) => html`<td>${standing.sources[seat][source]}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
