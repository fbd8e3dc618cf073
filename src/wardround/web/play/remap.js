/** Which key does what: each can be given another. */
import { html, useState } from '../lib.js';
import { changeSettings, settings } from '../settings.js';
import { t } from '../text.js';
import { actionsOf, assign, isAssignable, keyOf, nameOf, pressed } from './actions.js';

/** @import { Drawing } from '../games/drawing.js' */

/** @param {{ drawing: Drawing | null }} props */
export function Remap({ drawing }) {
  const actions = actionsOf(drawing);
  const [waiting, setWaiting] = useState('');
  const take = (/** @type {KeyboardEvent} */ event) => {
    if (!waiting) return;
    if (event.key === 'Escape') event.stopPropagation();
    if (['Tab', 'Escape'].includes(event.key)) setWaiting('');
    if (!isAssignable(event)) return;
    event.preventDefault();
    event.stopPropagation();
    assign(waiting, pressed(event), actions);
    setWaiting('');
  };
  return html`<details class="remap">
    <summary>${t('remap')}</summary>
    <p>${t('remap-help')}</p>
    <ul>
      ${actions.map(
        (action) => html`<li key=${action.name}>
          <span>${nameOf(action)}</span>
          <button type="button" class="key quiet" data-remap=${action.name}
              aria-label=${t('remap-one', { what: nameOf(action), key: keyOf(action) || '–' })}
              onClick=${() => setWaiting(action.name)} onKeyDown=${take}
              onBlur=${() => setWaiting('')}>
            ${waiting === action.name ? t('remap-press') : html`<kbd>${keyOf(action) || '–'}</kbd>`}
          </button>
        </li>`,
      )}
    </ul>
    ${
      Object.keys(settings.value.keys).length > 0 &&
      html`<button type="button" class="key quiet" data-key="usual-keys"
          onClick=${() => changeSettings({ keys: {} })}>
        ${t('remap-usual')}
      </button>`
    }
  </details>`;
}
