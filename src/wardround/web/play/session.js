/**
 * One person (or several) at one table: what is shown, what is asked, what was said.
 *
 * Knows no rules. News comes from the socket to the pace, which decides when it is displayed;
 * clicks come to the word selection, which turns them into words.
 */
import { batch, computed, signal } from '../lib.js';
import { entriesSeen, forgetSeats, storeSeen, tokensOf } from '../storage.js';
import { sentenceCase, t } from '../text.js';
import { play } from '../ui/sounds.js';
import { Socket } from '../wire/socket.js';
import { Announcer } from './announcer.js';
import { Commands } from './commands.js';
import { Hints } from './hints.js';
import { Info } from './info.js';
import { extendLogs, hasTimedOut, sentencesMissed, tellLog } from './log.js';
import { Moments } from './moments.js';
import { OtherPlayers } from './other_players.js';
import { Pace } from './pace.js';
import { Pointer } from './pointer.js';
import { SharedScreen } from './shared_screen.js';
import { StandingAnswers } from './standing_answers.js';
import { WordSelection } from './word_selection.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { Answer, EntrySeen, SeatPayload, TableSeen } from '../wire/wire.js' */
/** @import { CommandType } from './commands.js' */
/** @import { Sentence } from './log.js' */

export class Session {
  /**
   * @param {string} id of the table
   * @param {(table: string) => Promise<Drawing>} findDrawing
   */
  constructor(id, findDrawing) {
    this.id = id;
    this.findDrawing = findDrawing;
    this.tokens = tokensOf(id);
    this.table = signal(/** @type {TableSeen | null} */ (null));
    this.drawing = signal(/** @type {Drawing | null} */ (null));
    this.seat = signal(-1);
    this.sharedScreen = new SharedScreen(this);
    this.connection = signal(/** @type {'on' | 'off' | 'ended'} */ ('off'));
    this.ended = signal('');
    /** Whether it was told that nobody answers: each further try fails in silence. */
    this.cutOff = false;
    this.note = signal('');
    /** Until when the present step may take, by this clock; null without a limit. */
    this.due = signal(/** @type {number | null} */ (null));
    /** Whether time was up before this person had finished; until they say something. */
    this.late = signal(false);
    this.missed = signal(/** @type {Sentence[]} */ ([]));
    this.logs = signal(/** @type {Record<number, EntrySeen[]>} */ ({}));
    this.sight = computed(() => this.sightOf(this.table.value));
    this.entries = computed(() => this.logs.value[this.seat.value] ?? []);
    this.sentences = computed(() => this.allSentences());
    this.commands = new Commands(this);
    this.moments = new Moments();
    this.pace = new Pace(this);
    this.ready = computed(() => this.isReady());
    this.pointer = new Pointer(this);
    this.info = new Info(this);
    this.selection = new WordSelection(this);
    this.hints = new Hints(this);
    this.standingAnswers = new StandingAnswers(this);
    this.announcer = new Announcer(this);
    this.others = new OtherPlayers(this);
    this.socket = this.open();
  }

  open() {
    return new Socket(this.id, this.tokens, {
      table: (table, first) => this.receive(table, first),
      chat: (line) => this.others.receive(line),
      nudged: (nudge) => this.others.nudged(nudge),
      pleaEnded: (ended) => this.others.pleaEnded(ended),
      refused: (error) => this.tell(error.text),
      connected: (state, why) => this.connected(state, why),
    });
  }

  /** @param {TableSeen} table @param {boolean} first the answer to a greeting */
  receive(table, first) {
    const { deadline } = table;
    this.due.value = typeof deadline === 'number' ? Date.now() + deadline * 1000 : null;
    this.pace.take(table, first);
  }

  /** Begin again with the tokens held now: after sitting down. */
  reopen() {
    this.socket.close();
    this.tokens = tokensOf(this.id);
    this.logs.value = {};
    this.commands.release();
    this.socket = this.open();
  }

  close() {
    this.socket.close();
    this.announcer.close();
    this.pace.release();
    this.pace.stop();
  }

  /** Whether this person is asked, and can answer. */
  isReady() {
    const asked = Boolean(this.sight.value?.asked);
    const shows = this.pace.news.value || this.moments.shown.value;
    return asked && this.connection.value === 'on' && !shows;
  }

  get busy() {
    return this.commands.busy;
  }

  /** The seats held here. */
  get mine() {
    const sights = (this.table.peek() ?? this.pace.latest)?.sights ?? [];
    return sights.map(({ seat }) => seat).filter((seat) => seat >= 0);
  }

  /** Whether other people play at this table. */
  get hasOtherPeople() {
    const seats = this.table.peek()?.seats ?? [];
    return seats.some(
      ({ seat, kind, away }) => kind === 'person' && !away && !this.mine.includes(seat),
    );
  }

  /** @param {string} word */
  nameOf(word) {
    return this.drawing.peek()?.name(word) ?? word;
  }

  /** @param {TableSeen | null} table @returns {SeatPayload | null} */
  sightOf(table) {
    return table?.sights.find((sight) => sight.seat === this.seat.value) ?? null;
  }

  /**
   * Whether the question of this sight is still the one that is asked.
   * @param {SeatPayload} sight
   */
  isAt(sight) {
    const now = this.sight.peek();
    return now?.seat === sight.seat && now.prompt === sight.prompt;
  }

  allSentences() {
    const own = this.mine.length === 1 ? this.mine[0] : -1;
    return tellLog(this.entries.value, this.drawing.value, this.table.value?.seats ?? [], own);
  }

  /** @param {TableSeen} table @param {boolean} first the answer to a greeting */
  display(table, first) {
    const before = this.sight.peek();
    const known = this.table.peek()?.seq ?? 0;
    batch(() => {
      this.logs.value = extendLogs(this.logs.peek(), table);
      this.table.value = table;
      this.sharedScreen.chooseSeat(table);
      this.commands.settle();
      this.sharedScreen.agree(table);
      this.resetIfAskedAnew(before);
    });
    if (!first && hasTimedOut(table)) this.late.value = true;
    if (!this.drawing.peek() && table.status !== 'waiting') this.draw();
    else {
      if (first) this.listMissed();
      this.standingAnswers.answer();
    }
    if (!document.hidden && this.drawing.peek()) storeSeen(this.id, table.seq);
    if (!first) this.sound(Math.max(table.since, known));
    this.announcer.follow(Math.max(table.since, known), first);
  }

  /** What happened since this entry, to be heard. @param {number} since */
  sound(since) {
    const sounds = this.drawing.peek()?.sounds ?? {};
    const fresh = this.entries.peek().filter(({ seq, void: gone }) => seq > since && !gone);
    play(fresh.flatMap(({ happenings }) => happenings.map(({ name }) => sounds[name])));
  }

  async draw() {
    try {
      this.drawing.value = await this.findDrawing(this.id);
    } catch (error) {
      this.tell(/** @type {Error} */ (error).message);
      return;
    }
    this.listMissed();
    this.selection.reset();
    this.standingAnswers.answer();
  }

  /** What others said since this person last looked, to be read at leisure. */
  listMissed() {
    const table = this.table.peek();
    const seen = entriesSeen(this.id);
    if (!table || document.hidden) return;
    if (seen > 0 && this.tokens.length > 0 && table.status === 'playing') {
      const told = sentencesMissed(this.sentences.peek(), this.mine);
      const missed = told.filter(({ seq }) => seq > seen);
      if (missed.length) this.missed.value = missed;
    }
    storeSeen(this.id, table.seq);
  }

  /**
   * In a new situation what belonged to the old question is dropped.
   * @param {SeatPayload | null} before
   */
  resetIfAskedAnew(before) {
    if (before && this.isAt(before) && before.asked === this.sight.peek()?.asked) return;
    this.note.value = '';
    this.selection.reset();
  }

  /** This person has answered: nothing of the question is shown any more. */
  forgetQuestion() {
    this.selection.clear();
    this.note.value = '';
    this.others.nudge.value = '';
    this.late.value = false;
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

  /** @param {CommandType} type @param {object} [fields] */
  command(type, fields = {}) {
    this.commands.send(type, fields);
  }

  /** @param {string} text why something was not done */
  refuse(text) {
    this.commands.release();
    this.note.value = sentenceCase(text);
    this.announcer.alarm(this.note.peek());
  }

  /** @param {string} text */
  tell(text) {
    this.note.value = sentenceCase(text);
    this.announcer.say(this.note.peek());
  }

  /** From now on in this language, with these names. @param {string} wanted a `locale` */
  async setLocale(wanted) {
    const before = this.locale;
    this.locale = wanted;
    if (!before || before === wanted) return;
    this.announcer.forget();
    this.note.value = '';
    const [language, names] = wanted.split(' ');
    const printed = names === 'printed';
    this.socket.send({ type: 'language', language, names: printed ? names : 'translated' });
    if (this.drawing.peek()) this.drawing.value = await this.findDrawing(this.id);
  }

  /** The tab is looked at, or no more. */
  visibilityChanged() {
    if (document.hidden) {
      this.pace.skip();
      return;
    }
    this.listMissed();
    this.socket.check();
  }

  /** @param {'on' | 'off' | 'ended'} state @param {string} why */
  connected(state, why) {
    this.connection.value = state;
    this.ended.value = why;
    if (state === 'off' && !this.cutOff) this.announcer.alarm(t('offline'));
    this.cutOff = state === 'off';
    const lost = ['socket-moved', 'socket-removed', 'socket-closed'].some((key) => why === t(key));
    if (state === 'ended' && lost) forgetSeats((kept) => kept.table === this.id);
  }
}
