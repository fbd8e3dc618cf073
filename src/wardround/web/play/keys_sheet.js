/** The list of keys. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { ACTIONS, keyOf } from './actions.js';
import { Sheet } from './sheets.js';

const FIXED = [['Tab', 'zones'], ['← ↑ ↓ →', 'arrows'], ['Enter', 'enter'], ['1–9', 'numbers'], ['Esc', 'escape']];

/** @param {{ close: () => void }} props */
export const KeysSheet = ({ close }) => html`<${Sheet} title=${t('keys')} close=${close}>
  <dl class="key-list">
    ${FIXED.map(([key, name]) => html`<div key=${name}><dt><kbd>${key}</kbd></dt><dd>${t(`keys-${name}`)}</dd></div>`)}
    ${ACTIONS.map((action) => html`<div key=${action.name}><dt><kbd>${keyOf(action) || '–'}</kbd></dt><dd>${t(`action-${action.name}`)}</dd></div>`)}
  </dl>
<//>`;
