/** What others did while one could not follow: skipped, merged, or while one was away. */
import { html, useState } from '../lib.js';
import { t } from '../text.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { Session } from './session.js' */

/** In one line, which opens. @param {{ session: Session, drawing: Drawing }} props */
export function Recap({ session, drawing }) {
  const [open, setOpen] = useState(false);
  const sentences = session.pace.recap.value;
  if (!sentences.length) return null;
  return html`<section class=${open ? 'recap open' : 'recap'} aria-label=${t('recap')}>
    <button type="button" class="opener" aria-expanded=${String(open)}
        onClick=${() => setOpen(!open)}>
      ${t('recap')}
    </button>
    <ul>
      ${sentences.map(
        ({ first, lines }) => html`<li key=${first}>${drawing.withPictures(lines.join(' '))}</li>`,
      )}
    </ul>
    <button type="button" class="closer-x" data-key="close-recap" aria-label=${t('recap-close')}
        onClick=${() => session.pace.closeRecap()}>
      ✕
    </button>
  </section>`;
}

/** @param {{ session: Session, drawing: Drawing }} props */
export function Missed({ session, drawing }) {
  const missed = session.missed.value;
  if (!missed.length) return null;
  return html`<section class="panel missed" aria-label=${t('while-away')}>
    <h2>${t('while-away')}</h2>
    <ul>
      ${missed.map(
        ({ first, lines }) => html`<li key=${first}>${drawing.withPictures(lines.join(' '))}</li>`,
      )}
    </ul>
    <button type="button" class="key quiet" data-key="close-missed"
        onClick=${() => {
          session.missed.value = [];
        }}>
      ${t('close')}
    </button>
  </section>`;
}
