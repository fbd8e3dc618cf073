/** Bringing somebody along: the link, its picture, and the device's way of sharing. */
import { html, useState } from '../lib.js';
import { t } from '../text.js';
import { copy, share } from '../ui/share.js';

/** @param {Event} event on a field */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).select();

/** @param {{ table: string, title: string }} props */
export function Invitation({ table, title }) {
  const [note, setNote] = useState('');
  const link = `${location.origin}/#/table/${table}`;
  const passOn = async () => setNote(await share(link, t('invitation-text', { game: title })));
  return html`<section class="panel invitation">
    <h2>${t('invitation')}</h2>
    <img class="qr" src=${`/api/tables/${table}/qr.svg`} alt=${t('invitation-picture')} />
    <div>
      <p>${t('invitation-line')}</p>
      <input class="link" readonly aria-label=${t('invitation-link')} value=${link}
          onFocus=${selectAll} />
      <p class="keys">
        <button type="button" class="key quiet" data-key="copy"
            onClick=${async () => setNote(await copy(link))}>
          ${t('copy')}
        </button>
        ${
          'share' in navigator &&
          html`<button type="button" class="key quiet" data-key="share" onClick=${passOn}>
            ${t('share')}
          </button>`
        }
      </p>
      <p role="status">${note}</p>
    </div>
  </section>`;
}
