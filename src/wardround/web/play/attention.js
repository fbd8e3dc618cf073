/**
 * Calls whoever is asked: by the tab's title and icon always; by sound, vibration and notice only
 * if switched on, and only while the tab is hidden or the question comes out of turn.
 */
import { effect } from '../lib.js';
import { settings } from '../settings.js';
import { t } from '../text.js';
import { callBySound } from '../ui/sounds.js';

/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

const BUZZ = [80, 60, 80];

/** @param {string} text */
function call(text) {
  const { vibration, notice } = settings.peek();
  callBySound();
  if (vibration) navigator.vibrate?.(BUZZ);
  if (
    notice &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    const shown = new Notification(t('title'), { body: text, tag: 'wardround' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

/** Switch notices on; the browser asks whether they may be. @returns {Promise<boolean>} */
export const allowNotices = async () =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted';

/**
 * Whether this question broke into somebody's sentence, or asks to go back.
 * @param {TableSeen} table
 * @param {number} seat
 */
const isOutOfTurn = (table, seat) =>
  table.plea?.waiting.includes(seat) ||
  table.seats.some((one) => one.half_said && one.seat !== seat);

/** @param {boolean} asked */
function mark(asked) {
  document.title = t(asked ? 'title-turn' : 'title');
  document
    .querySelector('link[rel=icon]')
    ?.setAttribute('href', asked ? 'icon-turn.svg' : 'icon.svg');
}

/** Watch a table until the function that is returned is called. @param {Session} session */
export function callWhenAsked(session) {
  let before = '';
  const stop = effect(() => {
    const table = session.table.value;
    const seat = session.seat.value;
    const pleaded = table?.plea?.waiting.includes(seat);
    const asked = Boolean(session.sight.value?.asked || pleaded) && table?.status === 'playing';
    mark(asked);
    const now = asked ? `${pleaded} ${session.others.nudge.value}` : '';
    const anew = asked && now !== before;
    before = now;
    const calls =
      table &&
      anew &&
      (document.hidden ||
        session.others.nudge.value ||
        (session.pace.together.value !== table.heading && isOutOfTurn(table, seat)));
    if (calls) call(session.others.nudge.value || session.sight.value?.question?.text || '');
  });
  return () => {
    stop();
    mark(false);
  };
}
