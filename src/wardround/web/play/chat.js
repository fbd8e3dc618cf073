/** Talk at the table: what was written, quick phrases, and a field. */
import { classes, html, useEffect, useRef, useState } from '../lib.js';
import { t } from '../text.js';
import { onValue } from '../ui/field_events.js';
import { Portrait } from '../ui/portrait.js';
import { wide } from '../ui/wide.js';
import { Phrases } from './phrases.js';

/** @import { ChatSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

const SHOWN = 50;

/** How many lines nobody here has looked at. @param {{ session: Session }} props */
export function Unread({ session }) {
  const n = session.others.unread.value;
  return (
    n > 0 &&
    html`<b class="unread"><span class="unseen">${t('unread', { n })}</span>
    <span aria-hidden="true">${n}</span></b>`
  );
}

/** @param {{ line: ChatSeen, mine: boolean }} props */
const Line = ({ line: { name, seat, text }, mine }) => html`<li class=${classes(mine && 'mine')}>
  <${Portrait} name=${name} seat=${seat} />
  <p><b>${name}</b><span class="unseen">:${' '}</span>${text}</p>
</li>`;

/**
 * Keeps what is shown counted as read: while it is neither folded nor in a sheet that is closed.
 * @param {Session} session
 * @param {{ current: HTMLElement | null }} list
 */
function useReading(session, list) {
  const seen = useRef(false);
  const read = () => {
    if (seen.current && !document.hidden) session.others.markRead();
  };
  useEffect(() => {
    const watcher = new IntersectionObserver(([{ isIntersecting }]) => {
      seen.current = isIntersecting;
      read();
    });
    if (list.current) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(read);
}

/** The lines; what is new is spoken by the live regions of the table, seen or not. */
export function Lines(/** @type {{ session: Session }} */ { session }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = session.others.chat.value.slice(-SHOWN);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  useReading(session, list);
  return html`<div class="chat-lines" role="log" aria-live="off" aria-label=${t('chat')}
      tabindex="0" ref=${list}>
    <ol>
      ${lines.map(
        (line) => html`<${Line} key=${line.n} line=${line}
            mine=${session.mine.includes(line.seat)} />`,
      )}
    </ol>
  </div>`;
}

/** What somebody who sits here can say. @param {{ session: Session }} props */
export function Talk({ session }) {
  const [text, setText] = useState('');
  const seated = session.table.value?.sights.some(({ seat }) => seat >= 0);
  if (!seated) return html`<p class="chat-closed">${t('chat-seated')}</p>`;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) session.others.talk(text.trim());
    setText('');
  };
  return html`
    <${Phrases} session=${session} />
    <form onSubmit=${send}>
      <input aria-label=${t('say-something')} placeholder=${t('say-something')} maxlength="300"
          value=${text} onInput=${onValue(setText)} />
      <button class="key quiet">${t('send')}</button>
    </form>
  `;
}

/**
 * Where a mouse has opened the chat, the next thing is to write.
 * @param {Event} event
 */
function writeNext({ target }) {
  const { open } = /** @type {HTMLDetailsElement} */ (target);
  const field = /** @type {HTMLElement} */ (target).querySelector('form input');
  if (open && matchMedia('(hover: hover)').matches)
    /** @type {HTMLElement | null} */ (field)?.focus();
}

/**
 * What somebody wrote just now, where the chat is closed: beside the board, never over it. It opens
 * the chat. The live region has spoken it already.
 * @param {{ session: Session, open: (sheet: string) => void }} props
 */
export function ChatBubble({ session, open }) {
  const line = session.others.latest.value;
  if (!line) return null;
  const show = () => {
    if (!wide.peek()) open('log');
    const chat = /** @type {HTMLDetailsElement | null} */ (
      document.querySelector('.drawers .chat')
    );
    if (chat) chat.open = true;
  };
  return html`<section class="chat-bubble" aria-label=${t('chat')}>
    <button type="button" onClick=${show}>
      <${Portrait} name=${line.name} seat=${line.seat} />
      <span><b>${line.name}</b> ${line.text}</span>
    </button>
  </section>`;
}

/** Beside the board; none where nobody else could read it. @param {{ session: Session }} props */
export function Chat({ session }) {
  const others = session.table.value?.seats.some(
    ({ seat, kind }) => kind === 'person' && !session.mine.includes(seat),
  );
  if (!others) return null;
  return html`<details class="panel chat" onToggle=${writeNext}>
    <summary>${t('chat')} <${Unread} session=${session} /></summary>
    <${Lines} session=${session} />
    <${Talk} session=${session} />
  </details>`;
}
