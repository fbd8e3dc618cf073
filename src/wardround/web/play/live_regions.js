/** The two regions that a screen reader speaks from. */
import { html } from '../lib.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { Session } from './session.js' */

/** @param {{ session: Session, drawing: Drawing }} props */
export function LiveRegions({ session, drawing }) {
  const { urgent, polite } = session.announcer;
  return html`<div class="unseen">
    <div aria-live="assertive" data-live="urgent">
      ${urgent.value.map(({ n, text }) => html`<p key=${n}>${drawing.withPictures(text)}</p>`)}
    </div>
    <div aria-live="polite" data-live="polite">
      ${polite.value.map(({ n, text }) => html`<p key=${n}>${drawing.withPictures(text)}</p>`)}
    </div>
  </div>`;
}
