/** Beside the board: the others, the log, points, chat. On a phone these are sheets. */
import { html, useEffect, useRef, useState } from '../lib.js';
import { t } from '../text.js';
import { told } from './log.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ session: Session, drawing: Drawing, scene: Scene }} Props */

const MOST_LINES = 120;

/** @param {Props & { look: (seat: number) => void }} props */
export function Others({ drawing, scene, look }) {
  const others = scene.seats.filter(({ seat }) => seat !== scene.seat);
  return html`<section class="panel others" id="others"><h2>${t('others')}</h2>
    ${others.map((one) => html`<button key=${one.seat} type="button" class="other" onClick=${() => look(one.seat)}>
      <b>${one.name}</b> <span>${drawing.standing(scene.view, one.seat)}</span>
      <${drawing.Other} scene=${scene} seat=${one.seat} />
    </button>`)}
  </section>`;
}

/** @param {Props} props */
export function Points({ drawing, scene }) {
  const rows = Object.keys(drawing.sources(scene.view, 0));
  return html`<details class="panel points"><summary>${t('score')}</summary><table>
    <thead><tr><td></td>${scene.seats.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows.map((source) => html`<tr><th scope="row">${drawing.sourceName(source)}</th>
      ${scene.seats.map(({ seat }) => html`<td>${drawing.sources(scene.view, seat)[source]}</td>`)}</tr>`)}</tbody>
  </table></details>`;
}

/** @param {Props} props */
export function Log({ session, drawing, scene }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const sentences = told(session.entries.value, drawing.worthTelling, scene.seats.map((one) => one.name)).slice(-MOST_LINES);
  useEffect(() => { end.current?.scrollTo({ top: end.current.scrollHeight }); }, [sentences.at(-1)?.seq]);
  return html`<section class="panel log" id="log"><h2>${t('log')}</h2>
    <ol ref=${end} tabindex="0" aria-label=${t('log')}>${sentences.map(({ seq, speaker, lines }) => html`
      <li key=${seq} class=${speaker === scene.seat ? 'mine' : ''}>${drawing.inline(lines.join(' '))}</li>`)}</ol>
  </section>`;
}

/** @param {{ session: Session }} props */
export function Chat({ session }) {
  const [text, setText] = useState('');
  const lines = session.chat.value.slice(-20);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) session.talk(text.trim());
    setText('');
  };
  return html`<details class="panel chat" open=${lines.length > 0}><summary>${t('chat')}</summary>
    <ul>${lines.map(({ n, name, text: line }) => html`<li key=${n}><b>${name}</b>: ${line}</li>`)}</ul>
    ${session.tokens.length > 0 && html`<form onSubmit=${send}>
      <input aria-label=${t('say-something')} placeholder=${t('say-something')} maxlength="300"
        value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      <button class="key quiet">${t('send')}</button></form>`}
  </details>`;
}
