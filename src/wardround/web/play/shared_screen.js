/**
 * Several people at one screen: whoever is asked sits there, and a cover page goes before what is
 * secret.
 */
import { computed, signal } from '../lib.js';

/** @import { SeatPayload, TableSeen } from '../wire/wire.js' */
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
    /** Whose last sentence Undo takes back. */
    this.takesBack = computed(() => this.sightToTakeBack());
    /** Whose sentence is taken back: they see the table when they are asked again; -1: nobody's. */
    this.goingBack = -1;
    /** The plea that those here have agreed to. */
    this.agreedTo = -1;
  }

  /** Whether all people of the table sit here, so that nobody needs to be asked to go back. */
  get holdsEverybody() {
    return this.session.mine.length > 1 && !this.session.hasOtherPeople;
  }

  /** Where everybody sits here, Undo is for whoever spoke last. @returns {SeatPayload | null} */
  sightToTakeBack() {
    const { session } = this;
    const { mine } = session;
    const shown = session.sight.value;
    if (!shown || !this.holdsEverybody) return shown;
    const last = session.entries.value.findLast(
      ({ kind, void: gone, speaker }) => kind === 'word' && !gone && mine.includes(speaker),
    );
    const sights = session.table.value?.sights ?? [];
    return sights.find(({ seat, undo }) => seat === last?.speaker && undo) ?? shown;
  }

  /** Those here agree to what one of them asks for. @param {TableSeen} table */
  agree({ plea }) {
    const { mine, others } = this.session;
    if (!plea || plea.plea === this.agreedTo || !mine.includes(plea.seat)) return;
    this.agreedTo = plea.plea;
    for (const seat of plea.waiting) if (mine.includes(seat)) others.consent(plea.plea, true, seat);
  }

  /** @param {TableSeen} table */
  chooseSeat(table) {
    const before = this.session.seat.peek();
    const goesBack = table.sights.some((one) => one.seat === this.goingBack && one.asked);
    const seat = seatShown(table, goesBack ? this.goingBack : before);
    if (goesBack) this.goingBack = -1;
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
