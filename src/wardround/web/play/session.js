/**
 * One person (or several) at one table: what is shown, what is asked, what was said.
 *
 * Knows no rules. News comes from the socket to the pace, which decides when it is displayed;
 * clicks come to the saying, which turns them into words.
 */
import { batch, computed, signal } from '../lib.js';
import { sentenceCase, t } from '../text.js';
import { forgetSeats, keepSeen, seenOf, tokensOf } from '../wire/keeping.js';
import { Socket } from '../wire/socket.js';
import { Company } from './company.js';
import { Info } from './info.js';
import { extended, ofOthers, outOfTime, told } from './log.js';
import { Pace } from './pace.js';
import { Pointer } from './pointer.js';
import { Saying } from './saying.js';
import { Sharing } from './sharing.js';
import { Voice } from './voice.js';

/** @import { Answer, Entry, Happened, Sight, TableSeen } from '../wire/types.js' */
/** @import { Refused } from '../wire/api.js' */
/** @import { Drawing } from '../games/drawing.js' */
/** @import { Sentence } from './log.js' */

const NEEDS_CONSENT = ['undo-depends', 'undo-chance', 'undo-barrier'];

export class Session {
  /**
   * @param {string} id
   * @param {(table: string) => Promise<Drawing>} find the drawings of a table
   */
  constructor(id, find) {
    this.id = id;
    this.find = find;
    this.tokens = tokensOf(id);
    this.table = signal(/** @type {TableSeen | null} */ (null));
    this.drawn = signal(/** @type {Drawing | null} */ (null));
    this.seat = signal(-1);
    this.sharing = new Sharing(this);
    this.connection = signal(/** @type {'on' | 'off' | 'ended'} */ ('off'));
    this.ended = signal('');
    this.forecast = signal(/** @type {Happened[]} */ ([]));
    /** The prompt number at which Undo was found to need the others' consent. */
    this.mustAsk = signal(-1);
    this.note = signal('');
    /** Until when the present step may take, by this clock; null without a limit. */
    this.due = signal(/** @type {number | null} */ (null));
    /** Whether time was up before this person had finished; until they say something. */
    this.late = signal(false);
    /** Between a click and what comes of it, further clicks would answer a question that is gone. */
    this.busy = signal(false);
    /** @type {{ seat: number, prompt: number, seq: number } | null} the command under way */
    this.pending = null;
    /** @type {Promise<void>} */
    this.forecasting = Promise.resolve();
    this.missed = signal(/** @type {Sentence[]} */ ([]));
    this.logs = signal(/** @type {Record<number, Entry[]>} */ ({}));
    this.sight = computed(() => this.sightOf(this.table.value));
    this.entries = computed(() => this.logs.value[this.seat.value] ?? []);
    this.sentences = computed(() => this.allSentences());
    this.pace = new Pace(this);
    this.ready = computed(() => Boolean(this.sight.value?.asked)
      && this.connection.value === 'on' && !this.pace.news.value);
    this.pointer = new Pointer(this);
    this.info = new Info(this);
    this.saying = new Saying(this);
    this.voice = new Voice(this);
    this.company = new Company(this);
    this.socket = this.open();
  }

  open() {
    return new Socket(this.id, this.tokens, {
      table: (table, first) => this.hear(table, first),
      chat: (line) => this.company.hear(line),
      nudged: (nudge) => this.company.nudged(nudge),
      refused: (error) => this.tell(error.text),
      connected: (state, why) => this.connected(state, why),
    });
  }

  /** @param {TableSeen} table @param {boolean} first the answer to a greeting */
  hear(table, first) {
    this.due.value = typeof table.deadline === 'number' ? Date.now() + table.deadline * 1000 : null;
    this.pace.take(table, first);
  }

  /** Begin again with the tokens held now: after sitting down. */
  reopen() {
    this.socket.close();
    this.tokens = tokensOf(this.id);
    this.logs.value = {};
    this.release();
    this.socket = this.open();
  }

  close() {
    this.socket.close();
    this.voice.close();
    this.pace.stop();
  }

  /** The seats held here. */
  get mine() {
    const sights = (this.table.peek() ?? this.pace.latest)?.sights ?? [];
    return sights.map(({ seat }) => seat).filter((seat) => seat >= 0);
  }

  /** @param {TableSeen | null} table @returns {Sight | null} */
  sightOf(table) {
    return table?.sights.find((sight) => sight.seat === this.seat.value) ?? null;
  }

  allSentences() {
    const drawing = this.drawn.value;
    const names = this.table.value?.seats.map(({ name }) => name) ?? [];
    const finished = (/** @type {Entry} */ { word, speaker }) => (
      drawing?.keys[word]?.kind === 'finish' ? [t('has-finished', { who: names[speaker] })] : []);
    const worth = (/** @type {Entry} */ entry) => {
      const lines = drawing?.worthTelling(entry) ?? [];
      return lines.length ? lines : finished(entry);
    };
    return told(this.entries.value, worth, names);
  }

  /** @param {TableSeen} table @param {boolean} first the answer to a greeting */
  display(table, first) {
    const before = this.sight.peek();
    const known = this.table.peek()?.seq ?? 0;
    batch(() => {
      const logs = { ...this.logs.peek() };
      table.sights.forEach((sight, place) => {
        logs[sight.seat] = extended(logs[sight.seat] ?? [], table, place);
      });
      this.logs.value = logs;
      this.table.value = table;
      this.sharing.choose(table);
      this.settle();
      this.afresh(before);
    });
    if (!first && outOfTime(table)) this.late.value = true;
    if (!this.drawn.peek() && table.status !== 'waiting') this.draw();
    else {
      if (first) this.comeBack();
      this.saying.answerRoutine();
    }
    if (!document.hidden && this.drawn.peek()) keepSeen(this.id, table.seq);
    this.voice.follow(Math.max(table.since, known), first);
  }

  async draw() {
    try {
      this.drawn.value = await this.find(this.id);
    } catch (error) {
      this.tell(/** @type {Error} */ (error).message);
      return;
    }
    this.comeBack();
    this.saying.afresh();
    this.forecasting = this.askForecast();
    this.saying.answerRoutine();
  }

  /** What others said since this person last looked, to be read at leisure. */
  comeBack() {
    const table = this.table.peek();
    const seen = seenOf(this.id);
    if (!table || document.hidden) return;
    const returns = seen > 0 && this.tokens.length > 0 && table.status === 'playing';
    const missed = returns ? ofOthers(this.sentences.peek(), this.mine).filter(({ seq }) => seq > seen) : [];
    if (missed.length) this.missed.value = missed;
    keepSeen(this.id, table.seq);
  }

  /** A new situation: what belonged to an old question is dropped. */
  afresh(/** @type {Sight | null} */ before) {
    const sight = this.sight.peek();
    const same = before && sight && before.seat === sight.seat && before.prompt === sight.prompt;
    if (same && before.asked === sight.asked) return;
    this.note.value = '';
    this.saying.afresh();
    this.forecasting = this.askForecast();
  }

  async askForecast() {
    const sight = this.sight.peek();
    const wanted = sight?.asked && this.drawn.peek()?.stopping(sight);
    const answer = wanted ? await this.ask('forecast', {}) : null;
    this.forecast.value = answer?.happenings ?? [];
  }

  /**
   * A question about the position as it is now; null if it is refused or the position has gone.
   * @param {string} type
   * @param {object} fields
   * @returns {Promise<Answer | null>}
   */
  async ask(type, fields) {
    const sight = this.sight.peek();
    if (!sight || sight.seat < 0) return null;
    try {
      const answer = await this.socket.ask(type, { seat: sight.seat, ...fields });
      return this.sight.peek()?.prompt === sight.prompt ? answer : null;
    } catch {
      return null;
    }
  }

  /** @param {string[]} words */
  say(words) {
    this.command('say', { words });
  }

  /** @param {'say' | 'undo' | 'redo' | 'restart' | 'plead'} type @param {object} [fields] */
  command(type, fields = {}) {
    this.pace.close();
    this.pace.skip();
    const sight = this.sight.peek();
    if (!sight || sight.seat < 0 || this.busy.peek()) return;
    const { seat, prompt } = sight;
    const pending = { seat, prompt, seq: Infinity };
    this.pending = pending;
    batch(() => {
      this.saying.drop();
      this.note.value = '';
      this.company.nudge.value = '';
      this.late.value = false;
      this.busy.value = true;
    });
    this.socket.command(type, { seat, prompt, ...fields }).then(
      (seq) => { pending.seq = seq; this.settle(); },
      (error) => (type === 'undo' ? this.undoRefused(error) : this.refused(error.message)),
    );
  }

  /** What others have said since depends on it: they can be asked. @param {Refused} error */
  undoRefused({ code, message }) {
    const { prompt } = /** @type {Sight} */ (this.sight.peek());
    const people = this.table.peek()?.seats.some(({ seat, kind, away }) => kind === 'person' && !away
      && !this.mine.includes(seat));
    const asks = people && NEEDS_CONSENT.includes(code);
    if (asks) this.mustAsk.value = prompt;
    this.refused(asks ? t('undo-needs-consent') : message);
  }

  /** The command is done when its effect is shown; a new prompt number tells that it was. */
  settle() {
    const { pending } = this;
    const table = this.table.peek();
    if (!pending || !table) return;
    const sight = table.sights.find(({ seat }) => seat === pending.seat);
    if (table.seq >= pending.seq || sight?.prompt !== pending.prompt) this.release();
  }

  release() {
    this.pending = null;
    this.busy.value = false;
  }

  /** @param {string} text */
  refused(text) {
    this.release();
    this.note.value = sentenceCase(text);
    this.voice.alarm(this.note.peek());
  }

  /** @param {string} text */
  tell(text) {
    this.note.value = sentenceCase(text);
    this.voice.say(this.note.peek());
  }

  /** From now on in this language, with these names: cards, and all that was told. @param {string} wanted a `locale` */
  async speak(wanted) {
    const before = this.spoken;
    this.spoken = wanted;
    if (!before || before === wanted) return;
    this.voice.forget();
    this.note.value = '';
    const [language, names] = wanted.split(' ');
    this.socket.send({ type: 'language', language, names });
    if (this.drawn.peek()) this.drawn.value = await this.find(this.id);
  }

  /** The tab is looked at, or no more. */
  seen() {
    if (document.hidden) this.pace.skip();
    else this.comeBack();
    if (!document.hidden) this.socket.check();
  }

  /** @param {'on' | 'off' | 'ended'} state @param {string} why */
  connected(state, why) {
    this.connection.value = state;
    this.ended.value = why;
    if (state === 'off') this.voice.alarm(t('offline'));
    if (state === 'ended' && why === t('socket-moved')) forgetSeats((k) => k.table === this.id);
  }
}
