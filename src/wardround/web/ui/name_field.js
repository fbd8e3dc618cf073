/** The name, changed in place. */
import { html } from '../lib.js';
import { playerName, setPlayerName } from '../settings.js';
import { t } from '../text.js';
import { onValue } from './field_events.js';

export const NameField = () => html`<label class="name-field">
  ${t('your-name')}
  <input id="name" maxlength="24" autocomplete="nickname" value=${playerName.value}
      onChange=${onValue(setPlayerName)} />
</label>`;
