/** What lies over a page, with a title and a key to close it. */
import { html, useLayoutEffect, useRef } from '../lib.js';
import { t } from '../text.js';

/** @import { Drawn } from '../lib.js' */

/**
 * Takes the focus when it opens and gives it back at once, before another key is heard.
 * @param {{ title: string, close: () => void, children?: Drawn }} props
 */
export function Sheet({ title, close, children }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    if (!place.current?.contains(before)) place.current?.focus();
    return () => {
      if (before?.isConnected) before.focus();
    };
  }, []);
  return html`<div class="sheet" role="dialog" aria-label=${title} tabindex="-1" ref=${place}>
    <div class="sheet-head">
      <h2>${title}</h2>
      <button type="button" class="key quiet" data-key="close" onClick=${close}>
        ${t('close')}
      </button>
    </div>
    ${children}
  </div>`;
}
