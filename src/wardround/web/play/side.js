/** Beside the board: the others and points. On a phone these are sheets. */
import { classes, html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { Portrait } from '../ui/portrait.js';
import { PresenceBadge } from './presence.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { SeatSeen, TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ session: Session, drawing: Drawing, scene: Scene }} Props */

/** When somebody who is asked has let the others wait for long, in milliseconds. */
const LONG = 30_000;
/** So many others have less room each. */
const MANY = 3;

/** A key for who waits long for somebody. @param {{ session: Session, one: SeatSeen }} props */
function Nudge({ session, one }) {
  const [long, setLong] = useState(false);
  const waits =
    one.asked &&
    one.kind === 'person' &&
    one.online &&
    session.seat.value >= 0 &&
    !session.sight.value?.asked;
  useEffect(() => {
    setLong(false);
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [waits]);
  if (!waits || !long) return null;
  return html`<button type="button" class="key quiet nudge" data-key="nudge"
      onClick=${() => {
        setLong(false);
        session.others.remind(one.seat);
      }}>
    ${t('nudge', { who: one.name })}
  </button>`;
}

/** @param {Props & { table: TableSeen, look: (seat: number) => void }} props */
export function Others({ session, table, drawing, scene, look }) {
  const others = table.seats.filter(({ seat }) => seat !== scene.seat);
  if (!others.length) return null;
  const kind = classes('panel', 'others', others.length >= MANY && 'many');
  return html`<section class=${kind} id="others" data-zone="others">
    <h2 class="unseen">${t('others')}</h2>
    ${others.map(
      (one) => html`<div key=${one.seat}>
        <button type="button" class="other stop" onClick=${() => look(one.seat)}>
          <${Portrait} name=${one.name} seat=${one.seat}
              face=${drawing.face(scene.view, one.seat)} />
          <b class="name">
            <span>${one.name}</span>
            <${PresenceBadge} one=${one} />
          </b>
          <span class="progress-text">${drawing.progressText(scene.view, one.seat)}</span>
          <b class="score">${scene.standing?.scores[one.seat]}</b>
          <${drawing.Other} scene=${scene} seat=${one.seat} />
        </button>
        <${Nudge} session=${session} one=${one} />
      </div>`,
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
