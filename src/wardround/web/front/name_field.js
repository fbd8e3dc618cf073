/** The name, changed in place. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { name, rename } from '../wire/keeping.js';

export const NameField = () => html`<label class="name-field">${t('your-name')}
  <input id="name" maxlength="24" autocomplete="nickname" value=${name.value}
    onChange=${(/** @type {any} */ event) => rename(event.target.value)} /></label>`;
