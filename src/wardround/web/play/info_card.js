/** The card that tells all about a thing. It lies over the rail, never over the board. */

import { RulesKey, useRules } from '../learn/rules.js';
import { html, useEffect } from '../lib.js';
import { t } from '../text.js';
import { isTranslated } from '../ui/card_name.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/**
 * @param {{ session: Session, drawing: Drawing, table: TableSeen, open: (sheet: string) => void }}
 *   props
 */
export function InfoCard({ session, drawing, table, open }) {
  const { info, standingAnswers } = session;
  const rules = useRules(table.game);
  const shown = info.shown.value;
  useEffect(() => {
    if (shown && !shown.thing.isConnected) info.close();
  });
  useEffect(() => {
    const outside = (/** @type {Event} */ event) => {
      if (!(/** @type {Element} */ (event.target).closest('.info-card'))) info.close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  if (!shown) return null;
  const { word } = shown;
  const sight = session.sight.value;
  const armLabel = sight && drawing.armLabel(sight.view, sight.seat, word);
  /**
   * The sheet gives the focus back to the thing, not to this card, which is gone then.
   * @param {string} part
   */
  const look = (part) => {
    /** @type {HTMLElement} */ (shown.thing).focus();
    info.close();
    open(`rules/${part}`);
  };
  return html`<div class="info-card" role="tooltip">
    <b lang=${drawing.language(word)}>${drawing.name(word)}</b>
    ${isTranslated(drawing, word) && html` <code lang="en">${word}</code>`}
    <p>${drawing.withPictures(drawing.explain(word))}</p>
    ${info.why.value && html`<p class="why">${drawing.withPictures(info.why.value)}</p>`}
    <${RulesKey} rules=${rules} kind=${drawing.kind(word)} open=${look} />
    ${
      armLabel &&
      html`<button type="button" class="key quiet" data-key="arm"
          aria-pressed=${String(standingAnswers.armed.value.has(word))}
          onClick=${() => standingAnswers.toggleArmed(word)}>
        ${armLabel}
      </button>`
    }
    ${armLabel && standingAnswers.armed.value.has(word) && html`<p>${t('armed')}</p>`}
  </div>`;
}
