/** The time left for a step, where it has a limit: shown always, spoken twice. */
import { html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';

/** @import { Session } from './session.js' */

const SECOND = 1000;
const SPOKEN = [30, 10];

/** @param {{ session: Session }} props */
export function Deadline({ session }) {
  const table = session.table.value;
  const limit = table?.deadline ?? null;
  const [left, setLeft] = useState(limit);
  useEffect(() => {
    setLeft(limit);
    if (limit === null) return undefined;
    const end = Date.now() + limit * SECOND;
    const timer = setInterval(() => setLeft(Math.max(0, (end - Date.now()) / SECOND)), SECOND / 2);
    return () => clearInterval(timer);
  }, [table]);
  const seconds = left === null ? null : Math.ceil(left);
  useEffect(() => {
    if (seconds !== null && SPOKEN.includes(seconds) && session.sight.peek()?.asked) session.voice.alarm(t('seconds-left', { n: seconds }));
  }, [seconds]);
  if (seconds === null) return null;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return html`<p class="deadline" role="timer" aria-label=${t('seconds-left', { n: seconds })}>${clock}</p>`;
}
