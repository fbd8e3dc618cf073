/**
 * News in the order and at the speed in which it can be followed.
 *
 * What others say is shown one sentence after the other, each for a while, and all of it for a
 * few seconds: then the rest is there at once. One's own words, and
 * what others do in a step that all take together, are never kept waiting. What was shown for too
 * short a time, or several sentences at once, is listed in a recap.
 */
import { batch, signal } from '../lib.js';
import { settings } from '../settings.js';
import { sentencesOfOthers } from './log.js';

/** @import { Moment } from '../games/drawing.js' */
/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Sentence } from './log.js' */
/** @import { Session } from './session.js' */

/** How long a sentence of others stays, and all since one spoke oneself, in milliseconds. */
export const PACES = {
  off: { each: 0, all: 0 },
  quick: { each: 250, all: 500 },
  normal: { each: 450, all: 900 },
  watch: { each: 900, all: Number.POSITIVE_INFINITY },
};

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Nothing is shown slowly to who does not look, or whose time runs.
 * @param {TableSeen | null} table
 */
const pace = (table) =>
  calm.matches || document.hidden || typeof table?.deadline === 'number'
    ? PACES.off
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
    /** @type {TableSeen[]} what came while a moment is shown */
    this.held = [];
    this.holding = false;
    /** For how long sentences of others have been shown since one spoke oneself. */
    this.spent = 0;
  }

  /**
   * A moment is shown before what follows it.
   * @param {TableSeen} table
   * @param {boolean} first the answer to a greeting
   */
  take(table, first) {
    if (first) this.release();
    if (this.holding) {
      this.held.push(table);
      return;
    }
    const moment = first ? null : this.momentOf(table);
    if (moment) this.hold(moment, table);
    else this.follow(table, first);
  }

  /** @param {TableSeen} table */
  momentOf(table) {
    const { session } = this;
    const sight = session.sight.peek();
    if (!sight || sight.seat < 0 || !pace(table).each) return null;
    const told = table.sights.find(({ seat }) => seat === sight.seat)?.entries ?? [];
    const happened = told.flatMap(({ happenings }) => happenings);
    return session.drawing.peek()?.momentOf(happened, sight.view, sight.seat) ?? null;
  }

  /** @param {Moment} moment @param {TableSeen} table */
  async hold(moment, table) {
    this.skip();
    this.holding = true;
    await this.session.moments.play(moment);
    if (!this.holding) return;
    this.holding = false;
    this.follow(table, false, moment.whole);
    for (const one of this.held.splice(0)) this.take(one, false);
  }

  /** Where things stand is told anew: what was held is in it. */
  release() {
    this.holding = false;
    this.held = [];
    this.session.moments.skip();
  }

  /**
   * @param {TableSeen} table
   * @param {boolean} first the answer to a greeting
   * @param {boolean} [shown] whether a moment has told all of it
   */
  follow(table, first, shown = false) {
    const quiet = shown || this.isQuiet(table);
    this.latest = table;
    if (askedCount(table) > 1) this.together.value = table.heading;
    if (this.hasOwn(table)) this.spent = 0;
    if (first || this.hasOwn(table) || !this.stay(table))
      this.present(this.drained(table), first, quiet);
    else if (quiet && this.queue.length)
      this.queue.push(merged(/** @type {TableSeen} */ (this.queue.pop()), table));
    else if (this.news.peek()) this.queue.push(table);
    else this.present(table, false, quiet);
  }

  /** How long the next sentence stays: less if many were shown already. @param {TableSeen} table */
  stay(table) {
    const { each, all } = pace(table);
    return Math.max(0, Math.min(each, all - this.spent));
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
    const time = this.stay(table);
    if (!time || fresh.length > 1) this.note(fresh);
    if (!time || !fresh.length) return;
    this.spent += time;
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
    if (this.session.moments.skip()) return true;
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
