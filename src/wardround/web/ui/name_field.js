/** The name, changed in place. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { playerName, setPlayerName } from '../settings.js';

export const NameField = () => html`<label class="name-field">${t('your-name')}
  <input id="name" maxlength="24" autocomplete="nickname" value=${playerName.value}
    onChange=${(/** @type {any} */ event) => setPlayerName(event.target.value)} /></label>`;
