/** Before the game: who sits where, the invitation, and a way to sit down or begin. */
import { html, useState } from '../lib.js';
import { t } from '../text.js';
import { fill, join } from '../wire/api.js';
import { keepSeats, name } from '../wire/keeping.js';
import { NameField } from '../front/name_field.js';

/** @import { TableSeen } from '../wire/types.js' */
/** @import { Session } from './session.js' */

/** @param {{ session: Session, table: TableSeen }} props */
export function WaitingRoom({ session, table }) {
  const [note, setNote] = useState('');
  const link = `${location.origin}/#/table/${table.table}`;
  const [token] = session.tokens;
  const attempt = async (/** @type {() => Promise<any>} */ act) => {
    try {
      await act();
    } catch (error) {
      setNote(/** @type {Error} */ (error).message);
    }
  };
  const sit = () => attempt(async () => {
    keepSeats(await join(table.table, name.value));
    session.reopen();
  });
  const copy = () => attempt(async () => {
    await navigator.clipboard.writeText(link);
    setNote(t('copied'));
  });
  return html`<main class="page waiting">
    <section class="panel"><h1>${t('invitation')}</h1><p>${t('invitation-line')}</p>
      <p class="link"><input readonly aria-label=${t('invitation')} value=${link} onFocus=${(/** @type {any} */ e) => e.target.select()} />
        <button type="button" class="key quiet" onClick=${copy}>${t('copy')}</button>
        ${'share' in navigator && html`<button type="button" class="key quiet" onClick=${() => attempt(() => navigator.share({ url: link }))}>${t('share')}</button>`}</p>
      <img class="qr" src=${`/api/tables/${table.table}/qr.svg`} alt=${t('invitation')} />
    </section>
    <section class="panel"><h2>${t('seats-total')}</h2>
      <ol class="seat-list">${table.seats.map((one) => html`<li key=${one.seat}>${one.kind === 'open' ? t('open') : one.name}${one.kind === 'bot' ? ` (${t('bot')})` : ''}</li>`)}</ol>
      ${token
        ? html`<button type="button" class="key finish" data-key="fill" onClick=${() => attempt(() => fill(table.table, token))}>${t('fill')}</button>`
        : html`<${NameField} /><button type="button" class="key finish" data-key="sit" onClick=${sit}>${t('take-seat')}</button>`}
      <p role="status">${note}</p>
    </section>
    <p><a href="#/">${t('front-page')}</a></p>
  </main>`;
}
