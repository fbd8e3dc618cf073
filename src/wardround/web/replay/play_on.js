/** Playing on from a step of a finished game: in whose place, and after how many words. */
import { bots, me, startTable } from '../front/new_table.js';
import { html } from '../lib.js';
import { storedSeats } from '../storage.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { nextSpeaker, wordsUpTo } from './steps.js';

/** @import { Step, TableSummary } from '../wire/wire.js' */

/** Seats of a table that this browser holds. @param {string} table */
export const ownSeats = (table) =>
  storedSeats()
    .filter((one) => one.table === table)
    .map((one) => one.seat);

/**
 * Where play goes on: before the words of a step, or after them. In the place of whom is looked
 * at, else one's own, else whoever decides there.
 * @param {Step[]} steps
 * @param {number} place
 * @param {{ before: boolean, eyes: number, own: number[] }} how `eyes` -1: everybody's
 */
export function goingOn(steps, place, { before, eyes, own }) {
  const last = before ? place - 1 : place;
  const entries = wordsUpTo(steps, last);
  if (eyes >= 0) return { entries, seat: eyes };
  const decides = nextSpeaker(steps, last);
  return { entries, seat: own.length && !own.includes(decides) ? own[0] : decides };
}

/**
 * @param {{ steps: Step[], table: TableSummary, place: number, before: boolean, eyes: number,
 *   main?: boolean }} props
 */
export function PlayOn({ steps, table, place, before, eyes, main = false }) {
  const { note, attempt } = useAttempt();
  const { entries, seat } = goingOn(steps, place, { before, eyes, own: ownSeats(table.table) });
  const go = () =>
    attempt(() =>
      startTable({
        game: table.game,
        seats: table.seats.map((one) => (one.seat === seat ? me() : bots(1)[0])),
        options: Object.fromEntries(
          Object.entries(table.options).filter(([name]) => name !== 'seats'),
        ),
        journal_of: table.table,
        entries,
      }),
    );
  const ended = !before && place >= steps.length - 1;
  return html`
    <button type="button" class=${main ? 'key' : 'key quiet'} data-key="play-on"
        title=${t('play-on-line', { who: table.seats[seat].name })} disabled=${ended}
        onClick=${go}>
      ${t('play-on')}
    </button>
    <span role="alert">${note}</span>
  `;
}
