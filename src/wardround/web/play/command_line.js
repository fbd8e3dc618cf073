/** A line that takes the words themselves: for readers, and for who types faster than they point. */
import { html, useEffect, useRef, useState } from '../lib.js';
import { t } from '../text.js';

/** @import { Session } from './session.js' */

/** @param {Session} session @param {string} text */
function obey(session, text) {
  const [first, ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (!first) return;
  if (first === 'why' && rest.length) session.tellWhy(rest.join('-'));
  else if (['undo', 'redo', 'restart'].includes(first)) session.command(/** @type {'undo'} */ (first));
  else session.say([first, ...rest]);
}

/** @param {{ session: Session, close: () => void }} props */
export function CommandLine({ session, close }) {
  const [text, setText] = useState('');
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.focus(), []);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    obey(session, text);
    close();
  };
  return html`<form class="command" onSubmit=${submit}>
    <label>${t('command')}
      <input ref=${field} list="legal-words" autocomplete="off" spellcheck=${false} value=${text}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)} /></label>
    <datalist id="legal-words">${[...session.rings.value].map((word) => html`<option value=${word} />`)}</datalist>
    <small>${t('command-help')}</small>
  </form>`;
}
