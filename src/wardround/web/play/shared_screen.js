/**
 * Several people at one screen: whoever is asked sits there, and a cover page goes before what is
 * secret.
 */
import { signal } from '../lib.js';

/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/**
 * Whose sight is shown: whoever was shown, unless somebody else here is asked.
 * @param {TableSeen} table
 * @param {number} now
 */
function seatShown(table, now) {
  const seats = table.sights.map((sight) => sight.seat);
  const asked = table.sights.filter((sight) => sight.asked).map((sight) => sight.seat);
  const stays = seats.includes(now) && (asked.includes(now) || !asked.length);
  return stays ? now : (asked[0] ?? seats[0]);
}

export class SharedScreen {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.covered = signal(false);
    /** Who has said to sit here, and sees what is secret; -1: nobody. */
    this.shownTo = -1;
  }

  /** @param {TableSeen} table */
  chooseSeat(table) {
    const before = this.session.seat.peek();
    const seat = seatShown(table, before);
    const secret =
      table.sights.length > 1 && table.sights.some((sight) => sight.seat === seat && sight.private);
    if (!secret || seat !== before) this.shownTo = -1;
    this.session.seat.value = seat;
    this.covered.value = secret && this.shownTo !== seat;
  }

  /** Whoever is asked sits here now. */
  uncover() {
    this.shownTo = this.session.seat.peek();
    this.covered.value = false;
  }
}
