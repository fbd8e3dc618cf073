/** Beside the board: the others, the log, points, chat. On a phone these are sheets. */
import { html, useEffect, useRef, useState } from '../lib.js';
import { t } from '../text.js';
import { onValue } from '../ui/field_events.js';
import { Phrases } from './phrases.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { SeatSeen, TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ session: Session, drawing: Drawing, scene: Scene }} Props */

const MOST_LINES = 120;
/** When somebody who is asked has let the others wait for long, in milliseconds. */
const LONG = 30_000;

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
  return html`<section class="panel others" id="others" data-zone="others">
    <h2>${t('others')}</h2>
    ${others.map(
      (one) => html`<div key=${one.seat}>
        <button type="button" class="other stop" onClick=${() => look(one.seat)}>
          <b>${one.name}</b> <span>${drawing.progressText(scene.view, one.seat)}</span>
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
  return html`<details class="panel points" open=${seats.length === 1}>
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

/** @param {Props} props */
export function Log({ session, drawing, scene }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const sentences = session.sentences.value.slice(-MOST_LINES);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [sentences.at(-1)?.seq]);
  return html`<section class="panel log" id="log">
    <h2>${t('log')}</h2>
    <ol ref=${end} tabindex="0" aria-label=${t('log')}>
      ${sentences.map(
        ({ first, speaker, lines }) => html`<li key=${first}
            class=${speaker === scene.seat ? 'mine' : ''}>
          ${drawing.withPictures(lines.join(' '))}
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{ session: Session }} props */
export function Chat({ session }) {
  const [text, setText] = useState('');
  const lines = session.others.chat.value.slice(-20);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) session.others.talk(text.trim());
    setText('');
  };
  return html`<details class="panel chat" open=${lines.length > 0}>
    <summary>${t('chat')}</summary>
    <ul>
      ${lines.map(({ n, name, text: line }) => html`<li key=${n}><b>${name}</b>: ${line}</li>`)}
    </ul>
    ${session.tokens.length > 0 && html`<${Phrases} session=${session} />`}
    ${
      session.tokens.length > 0 &&
      html`<form onSubmit=${send}>
        <input aria-label=${t('say-something')} placeholder=${t('say-something')} maxlength="300"
            value=${text} onInput=${onValue(setText)} />
        <button class="key quiet">${t('send')}</button>
      </form>`
    }
  </details>`;
}
