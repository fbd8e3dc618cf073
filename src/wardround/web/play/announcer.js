/**
 * What is spoken. Urgent: you are asked, offline, too late. Otherwise results, in their turn: of
 * others at most one sentence every few seconds, and in a step that all take together only who
 * has finished.
 */
import { effect, signal } from '../lib.js';
import { listed, t } from '../text.js';
import { sentencesOfOthers } from './log.js';
import { timeText } from './time_left.js';

/** @import { Signal } from '../lib.js' */
/** @import { Sentence } from './log.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ n: number, text: string }} Spoken */

const BETWEEN = 3000;
const KEPT = 3;
/** Until what was just set is drawn: the forecast is read from the page, where a drawing put it. */
const DRAWN = 40;

/** The forecast as the page shows it; one in pictures says itself what to say. */
export const forecastText = () =>
  document.querySelector('.forecast > p [aria-label]')?.getAttribute('aria-label') ??
  document.querySelector('.forecast > p')?.textContent?.replace(/\s+/g, ' ').trim() ??
  '';

const whole = (/** @type {(string | undefined)[]} */ ...parts) => parts.filter(Boolean).join(' ');

export class Announcer {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.count = 0;
    this.seat = -1;
    this.urgent = signal(/** @type {Spoken[]} */ ([]));
    this.polite = signal(/** @type {Spoken[]} */ ([]));
    /** @type {string[]} */
    this.queued = [];
    /** Where in the game this person was last called. */
    this.called = '';
    this.calledAt = 0;
    this.close = effect(() => {
      const table = session.table.value;
      this.hush(session.seat.value);
      const here =
        session.ready.value && session.drawing.value
          ? `${session.seat.value} ${table?.heading}`
          : '';
      if (here && here !== this.called) {
        this.calledAt = table?.seq ?? 0;
        this.soon(() => this.alarm(this.prompt()));
      }
      this.called = here;
    });
  }

  /** What was said in another language, or is still to be said in it, is of no use. */
  forget() {
    this.queued = [];
    this.urgent.value = [];
    this.polite.value = [];
  }

  /** What one person was told is not for the next at the same screen. @param {number} seat */
  hush(seat) {
    if (seat === this.seat) return;
    this.seat = seat;
    this.urgent.value = [];
    this.polite.value = [];
  }

  /** @param {string} text */
  say(text) {
    this.add(this.polite, text);
  }

  /** @param {string} text */
  alarm(text) {
    this.add(this.urgent, text);
  }

  /**
   * A new line each time, so that the same words are spoken again.
   * @param {Signal<Spoken[]>} region
   * @param {string} text
   */
  add(region, text) {
    this.count += 1;
    if (text) region.value = [...region.peek(), { n: this.count, text }].slice(-KEPT);
  }

  /** When the forecast is drawn. @param {() => void} speak */
  soon(speak) {
    setTimeout(speak, DRAWN);
  }

  /** What is asked now, with what finishing would do. */
  prompt() {
    const { session } = this;
    const sight = session.sight.peek();
    if (!sight || !session.ready.peek()) return this.waiting();
    return whole(
      this.place(),
      sight.question?.text,
      sight.reason?.text,
      forecastText(),
      timeText(session.due.peek()),
    );
  }

  /** Where in the game this is. */
  place() {
    const { round, part } =
      this.session.drawing.peek()?.readHeading(this.session.table.peek()?.heading ?? '') ?? {};
    const parts = new Set([round, part].filter(Boolean));
    return parts.size ? `${[...parts].join(', ')}.` : '';
  }

  waiting() {
    const names =
      this.session.table
        .peek()
        ?.seats.filter((one) => one.asked)
        .map((one) => one.name) ?? [];
    return names.length ? t('waiting-for', { who: listed(names) }) : '';
  }

  /**
   * Speak of what was displayed.
   * @param {number} since entries that were known before
   * @param {boolean} first
   */
  follow(since, first) {
    if (first || !this.session.drawing.peek()) return;
    const own = this.own(since);
    if (own) this.soon(() => this.say(whole(own, this.goingOn())));
    this.queue(this.worthHearing(since).flatMap(({ lines }) => lines));
  }

  /** What this person's own last words did, in words. @param {number} since */
  own(since) {
    const { session } = this;
    const mine = session.entries
      .peek()
      .filter(
        ({ seq, speaker, kind }) =>
          seq > since && kind !== 'note' && session.mine.includes(speaker),
      );
    const name = (/** @type {string} */ word) => session.drawing.peek()?.name(word) ?? word;
    if (mine.some(({ kind }) => kind === 'undo')) {
      const redo = session.sight.peek()?.redo ?? [];
      return t('taken-back', { words: redo.map(name).join(' → ') });
    }
    const lines = session.sentences
      .peek()
      .filter(({ seq, speaker }) => seq > since && session.mine.includes(speaker))
      .flatMap((sentence) => sentence.lines);
    return lines.length ? lines.join(' ') : mine.map(({ word }) => `${name(word)}.`).join(' ');
  }

  goingOn() {
    const { session } = this;
    if (!session.ready.peek()) return this.waiting();
    if (this.calledAt === session.table.peek()?.seq) return '';
    const n = session.selection.choosable.peek().size;
    return whole(
      session.sight.peek()?.question?.text,
      n > 0 ? t('choices-count', { n }) : '',
      session.sight.peek()?.resting ? forecastText() : '',
    );
  }

  /** @param {number} since @returns {Sentence[]} */
  worthHearing(since) {
    const { session } = this;
    const fresh = sentencesOfOthers(session.sentences.peek(), session.mine).filter(
      ({ seq }) => seq > since,
    );
    const together = session.pace.together.peek() === session.table.peek()?.heading;
    const keys = session.drawing.peek()?.keys ?? {};
    return fresh.filter(
      ({ words }) => !together || words.some((word) => keys[word]?.kind === 'finish'),
    );
  }

  /** @param {string[]} lines */
  queue(lines) {
    this.queued.push(...lines);
    if (!this.timer && this.queued.length) this.tellQueued();
  }

  tellQueued() {
    this.timer = 0;
    if (!this.queued.length) return;
    this.say(this.queued.join(' '));
    this.queued = [];
    this.timer = setTimeout(() => this.tellQueued(), BETWEEN);
  }
}
