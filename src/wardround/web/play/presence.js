/** Who is at the table: a badge for everybody, and what to do about somebody who is not there. */
import { classes, html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { Asked, Sentences } from '../ui/fitting.js';
import { clockText, secondsUntil } from './time_left.js';

/** @import { SeatSeen, TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/** @typedef {'here' | 'offline' | 'stand-in' | 'bot'} State */

/** What does not play for people who have left. */
export const NO_BOT = ['absent', 'wait'];

/** @param {SeatSeen} one @returns {State} */
export function presenceOf({ kind, online, away }) {
  if (kind === 'bot') return 'bot';
  if (away) return 'stand-in';
  return online ? 'here' : 'offline';
}

/**
 * Told by its form, not its colour alone; for screen readers in words.
 * @param {{ one: SeatSeen, absent?: boolean }} props `absent`: only of who is not there
 */
export function PresenceBadge({ one, absent = false }) {
  const state = presenceOf(one);
  if (one.kind === 'open' || state === 'bot' || (absent && state === 'here')) return null;
  return html`<span class=${classes('presence', state)} data-presence=${state}
      title=${t(`presence-${state}`)}>
    <span class="unseen">${t(`presence-${state}`)}</span>
  </span>`;
}

/** Somebody who is asked, is offline, and will be played for. @param {TableSeen} table */
export const absentee = (table) =>
  table.seats.find((one) => one.asked && typeof one.stand_in_after === 'number') ?? null;

/**
 * The seconds left of a span, counted down from each message anew.
 * @param {number} seconds
 * @param {TableSeen} table the message that tells it
 */
function useCountdown(seconds, table) {
  const [left, setLeft] = useState(Math.ceil(seconds));
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const tick = () => setLeft(secondsUntil(until));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [table]);
  return left;
}

/**
 * The banner while the table waits for somebody who is offline.
 * @param {{ session: Session, table: TableSeen, one: SeatSeen }} props
 */
export function Absent({ session, table, one }) {
  const left = useCountdown(one.stand_in_after ?? 0, table);
  const line = NO_BOT.includes(table.stand_in) ? 'absent-passes' : 'absent-line';
  const decide = (/** @type {boolean} */ wait) => session.others.decideAbsence(one.seat, wait);
  useEffect(() => {
    session.announcer.say(t('absent', { who: one.name }));
  }, [one.seat]);
  return html`<div class="banner idle absent" data-absent=${one.seat}>
    <${Asked} title=${t('absent', { who: one.name })}>
      <p><${Sentences} text=${t(line, { time: clockText(left), who: one.name })} /></p>
    <//>
    ${
      session.seat.value >= 0 &&
      html`<div class="banner-keys">
        <button type="button" class="key" data-key="wait-longer" onClick=${() => decide(true)}>
          ${t('absent-wait')}
        </button>
        <button type="button" class="key" data-key="let-bot-play" onClick=${() => decide(false)}>
          ${t(NO_BOT.includes(table.stand_in) ? 'absent-go-on' : 'absent-bot')}
        </button>
      </div>`
    }
  </div>`;
}
