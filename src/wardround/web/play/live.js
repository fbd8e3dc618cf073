/** What is spoken: `assertive` when you are asked, `polite` for what happened. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { told } from './log.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { Session } from './session.js' */

const LAST_LINES = 2;

/** @param {{ session: Session, drawing: Drawing, again: number }} props */
export function Live({ session, drawing, again }) {
  const sight = session.sight.value;
  const asked = sight?.asked
    ? t('status-line', { question: sight.question?.text ?? '', reason: sight.reason?.text ?? '' })
    : '';
  const urgent = session.connection.value === 'off' ? t('offline') : asked;
  const names = session.table.value?.seats.map((one) => one.name) ?? [];
  const news = told(session.entries.value, drawing.worthTelling, names).slice(-LAST_LINES).map(({ lines }) => lines.join(' ')).join(' ');
  const note = session.note.value || session.pointer.text.value;
  return html`<div class="unseen">
    <p aria-live="assertive" key=${`asked${again}`}>${urgent}</p>
    <p aria-live="polite">${news}</p>
    <p aria-live="polite">${note}</p>
  </div>`;
}
