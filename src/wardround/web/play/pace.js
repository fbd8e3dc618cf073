/**
 * News in the order and at the speed in which it can be followed.
 *
 * What others say is shown one sentence after the other, each for a while. One's own words, and
 * what others do in a step that all take together, are never kept waiting. What was shown for too
 * short a time, or several sentences at once, is listed in a recap.
 */
import { batch, signal } from '../lib.js';
import { settings } from '../settings.js';
import { sentencesOfOthers } from './log.js';

/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Sentence } from './log.js' */
/** @import { Session } from './session.js' */

/** How long a sentence of somebody else stays, in milliseconds. */
export const PACES = { off: 0, quick: 250, normal: 600 };

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Nothing is shown slowly to who does not look, or whose time runs.
 * @param {TableSeen | null} table
 */
const stay = (table) =>
  calm.matches || document.hidden || typeof table?.deadline === 'number'
    ? 0
    : PACES[settings.peek().pace];

/** @param {TableSeen} table */
const askedCount = (table) => table.seats.filter((one) => one.asked).length;

/**
 * Two messages as one.
 * @param {TableSeen} older
 * @param {TableSeen} newer
 * @returns {TableSeen}
 */
export function merged(older, newer) {
  if (newer.since < older.seq) return newer;
  const sights = newer.sights.map((sight, place) => ({
    ...sight,
    entries: [...(older.sights[place]?.entries ?? []), ...sight.entries],
  }));
  return { ...newer, since: older.since, sights };
}

export class Pace {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {TableSeen[]} */
    this.queue = [];
    /** @type {TableSeen | null} the last message that came, shown or not */
    this.latest = null;
    /** The part of the game that all play at the same time, if this is one. */
    this.together = signal('');
    /** @type {import('../lib.js').Signal<Sentence | null>} what is being shown */
    this.news = signal(/** @type {Sentence | null} */ (null));
    this.recap = signal(/** @type {Sentence[]} */ ([]));
    this.noted = 0;
    this.drawing = 0;
  }

  /** @param {TableSeen} table @param {boolean} first the answer to a greeting */
  take(table, first) {
    const quiet = this.isQuiet(table);
    this.latest = table;
    if (askedCount(table) > 1) this.together.value = table.heading;
    if (first || this.hasOwn(table) || !stay(table))
      this.present(this.drained(table), first, quiet);
    else if (quiet && this.queue.length)
      this.queue.push(merged(/** @type {TableSeen} */ (this.queue.pop()), table));
    else if (this.news.peek()) this.queue.push(table);
    else this.present(table, false, quiet);
  }

  /** Whether this tells nothing that one should stop for. @param {TableSeen} table */
  isQuiet(table) {
    const before = this.latest;
    return (
      before?.heading === table.heading &&
      (askedCount(before) > 1 || this.together.peek() === table.heading)
    );
  }

  /** @param {TableSeen} table */
  hasOwn(table) {
    const { mine } = this.session;
    return table.sights.some(({ entries }) =>
      entries.some(
        ({ kind, speaker }) => kind === 'rewind' || (kind !== 'note' && mine.includes(speaker)),
      ),
    );
  }

  /** Everything that waits, with this, as one message. @param {TableSeen} table */
  drained(table) {
    const whole = [...this.queue, table].reduce(merged);
    this.queue = [];
    this.stop();
    return whole;
  }

  stop() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.drawing);
    this.news.value = null;
  }

  /** @param {TableSeen} table @param {boolean} first @param {boolean} quiet */
  present(table, first, quiet) {
    this.session.display(table, first);
    this.dropTakenBack();
    if (first || quiet || document.hidden) {
      this.noted = table.seq;
      return;
    }
    const fresh = this.fresh();
    const time = stay(table);
    if (!time || fresh.length > 1) this.note(fresh);
    if (!time || !fresh.length) return;
    this.news.value = fresh[fresh.length - 1];
    this.drawing = requestAnimationFrame(() => {
      this.timer = setTimeout(() => this.next(), time);
    });
  }

  /** What others said and was not yet there to be read. */
  fresh() {
    const { session } = this;
    return sentencesOfOthers(session.sentences.peek(), session.mine).filter(
      ({ seq }) => seq > this.noted,
    );
  }

  next() {
    const table = this.queue.shift();
    this.noted = this.session.table.peek()?.seq ?? 0;
    batch(() => {
      this.stop();
      if (table) this.present(table, false, false);
    });
    if (!this.news.peek() && this.queue.length) this.next();
  }

  /** Show where things stand, and list what was not there to be read. */
  skip() {
    if (!this.news.peek()) return false;
    const last = this.queue.pop();
    batch(() => {
      if (last) this.session.display(this.drained(last), false);
      this.stop();
      this.note(document.hidden ? [] : this.fresh());
    });
    return true;
  }

  /** @param {Sentence[]} sentences */
  note(sentences) {
    this.noted = this.session.table.peek()?.seq ?? 0;
    const known = new Set(this.recap.peek().map(({ first }) => first));
    const added = sentences.filter(({ first }) => !known.has(first));
    if (added.length) this.recap.value = [...this.recap.peek(), ...added];
  }

  /** What was taken back did not happen: it is listed no more. */
  dropTakenBack() {
    const told = new Set(this.session.sentences.peek().map(({ first }) => first));
    this.recap.value = this.recap.peek().filter(({ first }) => told.has(first));
  }

  /** The recap has been read. Whether there was one. */
  closeRecap() {
    const open = this.recap.peek().length > 0;
    if (open) this.recap.value = [];
    return open;
  }
}
