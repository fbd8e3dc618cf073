/** What others did while one could not follow: skipped, merged, or while one was away. */
import { html, useState } from '../lib.js';
import { t } from '../text.js';
import { lastSeat, Said, usePortraits } from './log_panel.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
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

/**
 * What was said while one was away: in one's own name by a stand-in, and by the others.
 * @param {{ session: Session, drawing: Drawing, scene: Scene }} props
 */
export function Missed({ session, drawing, scene }) {
  const people = usePortraits(drawing, scene);
  const missed = session.missed.value;
  if (!missed.length) return null;
  const own = missed.filter(({ speaker }) => session.mine.includes(speaker));
  const close = () => {
    session.missed.value = [];
  };
  const parts = [
    { title: t('in-your-name'), said: own },
    { title: t('others'), said: missed.filter((one) => !own.includes(one)) },
  ].filter(({ said }) => said.length);
  return html`<section class="panel missed" aria-label=${t('while-away')}>
    <div class="missed-head">
      <h2>${t('while-away')}</h2>
      <button type="button" class="key quiet" data-key="close-missed" onClick=${close}>
        ${t('close')}
      </button>
    </div>
    <div class="log" tabindex="0">
      ${parts.map(
        ({ title, said }) => html`
          ${own.length > 0 && html`<h3>${title}</h3>`}
          <ul>
            ${said.map(
              (sentence, n) => html`<${Said} key=${sentence.first} drawing=${drawing}
                  sentence=${sentence} people=${people} mine=${false}
                  before=${lastSeat(drawing, said[n - 1])} />`,
            )}
          </ul>
        `,
      )}
    </div>
  </section>`;
}
