/** Coming to a table by its link, or to a seat by the code that moves it. */
import { html } from '../lib.js';
import { storeSeats } from '../storage.js';
import { t } from '../text.js';
import { redeemMoveCode } from '../wire/api.js';

const LINK = /#\/((?:table|move|replay)\/[\w-]+.*)$/;

/** @param {string} code */
export async function moveSeatHere(code) {
  const seated = await redeemMoveCode(code);
  storeSeats(seated);
  location.hash = `#/table/${seated.table}`;
}

/** @param {{ attempt: (act: () => Promise<unknown>) => void }} props */
export function JoinByCode({ attempt }) {
  const enter = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text =
      new FormData(/** @type {HTMLFormElement} */ (event.currentTarget))
        .get('code')
        ?.toString()
        .trim() ?? '';
    const link = LINK.exec(text);
    if (link) location.hash = `#/${link[1]}`;
    else if (text) attempt(() => moveSeatHere(text));
  };
  return html`<form class="offer enter" onSubmit=${enter}>
    <b>${t('join-code')}</b>
    <span>${t('join-code-help')}</span>
    <span class="line">
      <input name="code" autocomplete="off" aria-label=${t('join-code')} />
      <button class="key quiet">${t('enter')}</button>
    </span>
  </form>`;
}
