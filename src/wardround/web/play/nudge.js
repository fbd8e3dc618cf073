/** A key in the banner for who waits long for others: it reminds them. */
import { html, useEffect, useState } from '../lib.js';
import { listed, t } from '../text.js';

/** @import { Session } from './session.js' */

/** When those who are asked have let the others wait for long, in milliseconds. */
const LONG = 30_000;

/** The people whom this one waits for, and who could notice. @param {Session} session */
function awaited({ table, seat, sight, mine }) {
  if (seat.value < 0 || sight.value?.asked) return [];
  const seats = table.value?.seats ?? [];
  return seats.filter(
    (one) => one.asked && one.kind === 'person' && one.online && !mine.includes(one.seat),
  );
}

/** @param {{ session: Session }} props */
export function Nudge({ session }) {
  const [long, setLong] = useState(false);
  const [times, setTimes] = useState(0);
  const whom = awaited(session);
  const seats = whom.map(({ seat }) => seat).join();
  useEffect(() => {
    setLong(false);
    if (!seats) return undefined;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [seats, times]);
  if (!seats || !long) return null;
  const remind = () => {
    setTimes(times + 1);
    for (const { seat } of whom) session.others.remind(seat);
  };
  return html`<button type="button" class="key" data-key="nudge"
      aria-label=${t('nudge', { who: listed(whom.map(({ name }) => name)) })} onClick=${remind}>
    ${t('nudge-key')}
  </button>`;
}
