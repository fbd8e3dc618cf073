/** Somebody at this table wants to play again: the others are told, and can sit down too. */
import { html, useEffect } from '../lib.js';
import { storeSeats } from '../storage.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { requestRematch } from '../wire/api.js';

/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/** Takes one's own seats at the table that plays again, and goes there. @param {Session} session */
export async function playAgain(session) {
  const seated = await Promise.all(session.tokens.map((one) => requestRematch(session.id, one)));
  storeSeats(...seated);
  location.hash = `#/table/${seated[0].table}`;
}

/** @param {{ session: Session, table: TableSeen }} props */
export function RematchCall({ session, table }) {
  const { note, attempt } = useAttempt();
  const { rematch, rematch_by: by, seats } = table;
  const called = Boolean(rematch) && by >= 0 && !session.mine.includes(by);
  const text = called ? t('rematch-called', { who: seats[by].name }) : '';
  useEffect(() => {
    if (text) session.announcer.alarm(text);
  }, [text]);
  if (!called || !session.tokens.length) return null;
  return html`<section class="panel rematch-call" aria-label=${t('rematch')}>
    <b>${text}</b>
    <button type="button" class="key finish" data-key="rematch-join"
        onClick=${() => attempt(() => playAgain(session))}>
      ${t('rematch-join')}
    </button>
    <p role="alert" class="bad">${note}</p>
  </section>`;
}
