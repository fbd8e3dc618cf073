/** Coming to a table by its link, or to a seat by the code that moves it. */
import { html, useState } from '../lib.js';
import { storeSeats } from '../storage.js';
import { t } from '../text.js';
import { redeemMoveCode } from '../wire/api.js';

const PLACE = /^#\/((?:table|move|replay|review)\/[\w-]+.*)$/;

/** @param {string} code */
export async function moveSeatHere(code) {
  const seated = await redeemMoveCode(code);
  storeSeats(seated);
  location.hash = `#/table/${seated.table}`;
}

/**
 * Where a text leads: to a place here, to another server, nowhere, or it is a code.
 * @param {string} text
 * @param {string} origin of this server
 * @returns {{ place: string } | { host: string } | { code: string } | { lost: true }}
 */
export function readInvitation(text, origin) {
  if (!/[:/#]/.test(text)) return { code: text };
  const found = URL.parse(text, origin);
  if (!found) return { lost: true };
  if (found.origin !== origin) return { host: found.host || found.protocol };
  const place = PLACE.exec(found.hash);
  return place ? { place: place[1] } : { lost: true };
}

/** @param {{ attempt: (act: () => Promise<unknown>) => void }} props */
export function JoinByCode({ attempt }) {
  const [wrong, setWrong] = useState('');
  const enter = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const text = String(form.get('code') ?? '').trim();
    if (!text) return;
    const found = readInvitation(text, location.origin);
    setWrong('');
    if ('place' in found) location.hash = `#/${found.place}`;
    else if ('code' in found) attempt(() => moveSeatHere(found.code));
    else if ('host' in found) setWrong(t('join-elsewhere', { host: found.host }));
    else setWrong(t('join-no-link'));
  };
  return html`<form class="offer enter" onSubmit=${enter}>
    <b class="title">${t('join-code')}</b>
    <span>${t('join-code-help')}</span>
    <span class="line">
      <input name="code" autocomplete="off" aria-label=${t('join-code')} />
      <button class="key quiet">${t('enter')}</button>
    </span>
    <span role="alert" class="bad">${wrong}</span>
  </form>`;
}
