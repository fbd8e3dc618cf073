/** Quick phrases: a click says one to the table, to everybody in their own language. */
import { html, useEffect, useState } from '../lib.js';
import { language, t } from '../text.js';
import { fetchGames } from '../wire/api.js';

/** @import { Session } from './session.js' */

/** @param {{ session: Session }} props */
export function Phrases({ session }) {
  const [phrases, setPhrases] = useState(/** @type {{ value: string, text: string }[]} */ ([]));
  const spoken = language.value;
  useEffect(() => {
    fetchGames().then(
      (found) => setPhrases(found.phrases),
      () => {},
    );
  }, [spoken]);
  return html`<ul class="phrases" aria-label=${t('phrases')}>
    ${phrases.map(
      ({ value, text }) => html`<li key=${value}>
        <button type="button" class="chip" data-phrase=${value}
            onClick=${() => session.others.talk('', value)}>
          ${text}
        </button>
      </li>`,
    )}
  </ul>`;
}
