/**
 * The time left for a step, where it has a limit: shown always, spoken with the question and twice
 * more.
 */
import { classes, html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';

/** @import { Session } from './session.js' */

const SECOND = 1000;
const SOON = 10;
const SPOKEN = [30, SOON];

/** Whole seconds from now on. @param {number} due */
const until = (due) => Math.max(0, Math.ceil((due - Date.now()) / SECOND));

/** How long there is, in words; empty without a limit. @param {Session} session */
export function timeText(session) {
  const due = session.due.peek();
  return due === null ? '' : t('seconds-left', { n: until(due) });
}

/** @param {{ session: Session }} props */
export function Deadline({ session }) {
  const due = session.due.value;
  const [, look] = useState(0);
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setInterval(() => look(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [due]);
  const seconds = due === null ? null : until(due);
  useEffect(() => {
    if (seconds !== null && SPOKEN.includes(seconds) && session.sight.peek()?.asked)
      session.announcer.alarm(t('seconds-left', { n: seconds }));
  }, [seconds]);
  if (seconds === null) return null;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return html`<p class=${classes('deadline', seconds <= SOON && 'soon')} role="timer"
      aria-label=${t('seconds-left', { n: seconds })}>
    ${clock}
  </p>`;
}
