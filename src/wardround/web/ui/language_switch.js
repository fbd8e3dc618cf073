/** Chooses the language: everything on screen changes at once. */
import { html } from '../lib.js';
import { changeSettings } from '../settings.js';
import { LANGUAGES, language, speak, t } from '../text.js';
import { onValue } from './field_events.js';

/** @param {string} wanted */
function choose(wanted) {
  changeSettings({ language: wanted });
  speak(wanted);
}

export const LanguageSwitch = () => html`<label class="language">
  <span>${t('language')}</span>
  <select id="language" value=${language.value} onChange=${onValue(choose)}>
    ${Object.entries(LANGUAGES).map(
      ([code, own]) => html`<option key=${code} value=${code} lang=${code}
          selected=${code === language.value}>
        ${own}
      </option>`,
    )}
  </select>
</label>`;
