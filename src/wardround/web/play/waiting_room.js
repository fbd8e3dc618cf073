/** Before the game: who sits where, the invitation, and ways to sit down, fill seats or go. */
import { html, useEffect, useState } from '../lib.js';
import { playerName } from '../settings.js';
import { forgetSeats, storeSeats } from '../storage.js';
import { language, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { NameField } from '../ui/name_field.js';
import { copy, share } from '../ui/share.js';
import { fetchTable, fillSeats, leaveTable, takeSeat } from '../wire/api.js';

/** @import { TableSeen, TableSummary } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/** @param {Event} event on a field */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).select();

/** @param {{ table: string }} props */
function Invitation({ table }) {
  const [note, setNote] = useState('');
  const link = `${location.origin}/#/table/${table}`;
  return html`<section class="panel">
    <h1>${t('invitation')}</h1>
    <p>${t('invitation-line')}</p>
    <p class="link">
      <input readonly aria-label=${t('invitation-link')} value=${link} onFocus=${selectAll} />
      <button type="button" class="key quiet" data-key="copy"
          onClick=${async () => setNote(await copy(link))}>
        ${t('copy')}
      </button>
      ${
        'share' in navigator &&
        html`<button type="button" class="key quiet"
            onClick=${async () => setNote(await share(link))}>
          ${t('share')}
        </button>`
      }
    </p>
    <p role="status">${note}</p>
    <img class="qr" src=${`/api/tables/${table}/qr.svg`} alt=${t('invitation-picture')} />
  </section>`;
}

/** @param {{ session: Session, table: TableSeen }} props */
function Seats({ session, table }) {
  const { note, attempt } = useAttempt();
  const [token] = session.tokens;
  const open = table.seats.filter((one) => one.kind === 'open').length;
  const sit = () =>
    attempt(async () => {
      storeSeats(await takeSeat(table.table, playerName.value));
      session.reopen();
    });
  const go = () =>
    attempt(async () => {
      await leaveTable(table.table, token);
      forgetSeats((kept) => kept.table === table.table);
      location.hash = '#/';
    });
  const put = (/** @type {number} */ seat) => attempt(() => fillSeats(table.table, token, seat));
  return html`<section class="panel">
    <h2>${t('seats-total')}</h2>
    <ol class="seat-list">
      ${table.seats.map(
        (one) => html`<li key=${one.seat} data-kind=${one.kind}>
          <span>
            ${one.kind === 'open' ? t('open') : one.name}
            ${one.kind === 'bot' ? ` (${t('bot')})` : ''}
            ${session.mine.includes(one.seat) ? ` (${t('you')})` : ''}
          </span>
          ${
            token &&
            one.kind === 'open' &&
            html`<button type="button" class="key quiet" data-fill=${one.seat}
                aria-label=${t('fill-one-seat', { n: one.seat + 1 })}
                onClick=${() => put(one.seat)}>
              ${t('fill-one')}
            </button>`
          }
        </li>`,
      )}
    </ol>
    <p role="status" aria-live="polite">${t('missing', { n: open })}</p>
    <p class="keys">
      ${
        token
          ? html`
            <button type="button" class="key finish" data-key="fill"
                onClick=${() => attempt(() => fillSeats(table.table, token))}>
              ${t('fill')}
            </button>
            <button type="button" class="key quiet" data-key="leave" onClick=${go}>
              ${t('leave')}
            </button>
          `
          : html`
            <${NameField} />
            <button type="button" class="key finish" data-key="sit" onClick=${sit}>
              ${t('take-seat')}
            </button>
          `
      }
    </p>
    <p role="alert" class="bad">${note}</p>
  </section>`;
}

/** What will be played, to be known before one sits down. @param {{ table: string }} props */
function Played({ table }) {
  const [found, setFound] = useState(/** @type {TableSummary | null} */ (null));
  const spoken = language.value;
  useEffect(() => {
    fetchTable(table).then(setFound, () => {});
  }, [table, spoken]);
  const lines = found ? [...found.played, found.cards && t('with-own-cards')].filter(Boolean) : [];
  return (
    lines.length > 0 &&
    html`<section class="panel played">
      <h2>${t('options')}</h2>
      <ul>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
    </section>`
  );
}

/** @param {{ session: Session, table: TableSeen }} props */
export const WaitingRoom = ({ session, table }) => html`<main class="page waiting">
  <${Invitation} table=${table.table} />
  <${Seats} session=${session} table=${table} />
  <${Played} table=${table.table} />
  <p><a href="#/">${t('front-page')}</a></p>
</main>`;
