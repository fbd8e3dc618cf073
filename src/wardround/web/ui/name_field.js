/** The name of this person, changed in place. */
import { html, useState } from '../lib.js';
import { t } from '../text.js';
import { onValue } from './field_events.js';
import { Portrait } from './portrait.js';

/**
 * What is being typed stays in the field while the page around it is drawn anew.
 * @param {{ name: string, rename: (wanted: string) => void }} props
 */
export function NameField({ name, rename }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const accept = (/** @type {string} */ wanted) => {
    setTyped(null);
    rename(wanted);
  };
  return html`<label class="name-field">
    <span>${t('your-name')}</span>
    <${Portrait} name=${name} />
    <input id="name" maxlength="24" autocomplete="nickname" value=${typed ?? name}
        onInput=${onValue(setTyped)} onChange=${onValue(accept)} />
  </label>`;
}
