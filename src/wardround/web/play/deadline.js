/**
 * The time left for a step, where it has a limit: shown always, spoken with the question and twice
 * more.
 */
import { classes, html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { clockText, isSoon, isSpoken, secondsUntil } from './time_left.js';

/** @import { Session } from './session.js' */

/** How often the clock is looked at, in milliseconds. */
const LOOK = 500;

/** @param {{ session: Session }} props */
export function Deadline({ session }) {
  const due = session.due.value;
  const [, look] = useState(0);
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setInterval(() => look(Date.now()), LOOK);
    return () => clearInterval(timer);
  }, [due]);
  const seconds = due === null ? null : secondsUntil(due);
  useEffect(() => {
    if (seconds !== null && isSpoken(seconds) && session.sight.peek()?.asked)
      session.announcer.alarm(t('seconds-left', { n: seconds }));
  }, [seconds]);
  if (seconds === null) return null;
  return html`<p class=${classes('deadline', isSoon(seconds) && 'soon')} role="timer"
      aria-label=${t('seconds-left', { n: seconds })}>
    ${clockText(seconds)}
  </p>`;
}
