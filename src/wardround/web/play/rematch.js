/** To play again: whoever wants to calls the others, and they can sit down too. */
import { html, useEffect } from '../lib.js';
import { storeSeats } from '../storage.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { requestRematch } from '../wire/api.js';

/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/** Takes one's own seats at the table that plays again, and goes there. @param {Session} session */
async function playAgain(session) {
  const seated = await Promise.all(session.tokens.map((one) => requestRematch(session.id, one)));
  storeSeats(...seated);
  location.hash = `#/table/${seated[0].table}`;
}

/**
 * That somebody else wants to play again; empty if nobody does.
 * @param {Session} session
 * @param {TableSeen} table
 */
function useCall(session, { rematch, rematch_by: by, seats }) {
  const called = Boolean(rematch) && by >= 0 && !session.mine.includes(by);
  const text = called ? t('rematch-called', { who: seats[by].name }) : '';
  useEffect(() => {
    if (text) session.announcer.alarm(text);
  }, [text]);
  return text;
}

/**
 * The key to play again, and who wants to already: it stands beside it, so that nothing moves.
 * @param {{ session: Session, table: TableSeen }} props
 */
export function Rematch({ session, table }) {
  const { note, attempt } = useAttempt();
  const call = useCall(session, table);
  const told = note || call;
  return html`
    ${told && html`<p class="rematch-call" role=${note ? 'alert' : null}>${told}</p>`}
    ${
      session.tokens.length > 0 &&
      html`<button type="button" class="key finish" data-key="rematch"
          onClick=${() => attempt(() => playAgain(session))}>
        ${t(call ? 'rematch-join' : 'rematch')}
      </button>`
    }
  `;
}
