/** The list of keys. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { Sheet } from '../ui/sheet.js';
import { actionsOf, keyOf, nameOf } from './actions.js';

/** @import { Drawing } from '../games/drawing.js' */

const FIXED = [
  ['Tab', 'zones'],
  ['← ↑ ↓ →', 'arrows'],
  ['Enter', 'enter'],
  ['1–9', 'numbers'],
  ['Esc', 'escape'],
];

/** @param {{ drawing: Drawing, close: () => void }} props */
export const KeysSheet = ({ drawing, close }) => html`<${Sheet} title=${t('keys')} close=${close}>
  <dl class="key-list">
    ${FIXED.map(
      ([key, name]) => html`<div key=${name}>
        <dt><kbd>${key}</kbd></dt>
        <dd>${t(`keys-${name}`)}</dd>
      </div>`,
    )}
    ${actionsOf(drawing).map(
      (action) => html`<div key=${action.name}>
        <dt><kbd>${keyOf(action) || '–'}</kbd></dt>
        <dd>${nameOf(action)}</dd>
      </div>`,
    )}
  </dl>
<//>`;
