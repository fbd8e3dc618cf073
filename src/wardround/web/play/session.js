/**
 * One person (or several) at one table: what was shown, what is being said, what is asked.
 *
 * Knows no rules. A word that is legal is said at once. Any other word that can be part of a
 * sentence is *named*: the server tells which words go with it, and as soon as the named words
 * can be said in some order they are.
 */
import { batch, computed, signal } from '../lib.js';
import { t } from '../text.js';
import { forgetSeats, keepSeen, seenOf, settings, tokensOf } from '../wire/keeping.js';
import { Socket } from '../wire/socket.js';
import { extended, missed } from './log.js';
import { Pointer } from './pointer.js';

/** @import { Answer, ChatSeen, Entry, GameSeen, Happened, Sight, TableSeen } from '../wire/types.js' */
/** @import { Drawing } from '../games/drawing.js' */

const NOTHING = /** @type {Set<string>} */ (new Set());

export class Session {
  /**
   * @param {string} id
   * @param {(name: string) => Promise<{ drawing: Drawing, game: GameSeen }>} find
   */
  constructor(id, find) {
    this.id = id;
    this.find = find;
    this.tokens = tokensOf(id);
    this.table = signal(/** @type {TableSeen | null} */ (null));
    this.drawn = signal(/** @type {{ drawing: Drawing, game: GameSeen } | null} */ (null));
    this.seat = signal(-1);
    this.covered = signal(false);
    this.connection = signal(/** @type {'on' | 'off' | 'ended'} */ ('off'));
    this.ended = signal('');
    this.named = signal(/** @type {string[]} */ ([]));
    this.rings = signal(NOTHING);
    this.forecast = signal(/** @type {Happened[]} */ ([]));
    this.note = signal('');
    this.asking = signal(false);
    /** Between a click and what comes of it, further clicks would answer a question that is gone. */
    this.busy = signal(false);
    this.missed = signal(/** @type {Entry[]} */ ([]));
    this.chat = signal(/** @type {ChatSeen[]} */ ([]));
    this.logs = signal(/** @type {Record<number, Entry[]>} */ ({}));
    this.sight = computed(() => this.sightOf(this.table.value));
    this.entries = computed(() => this.logs.value[this.seat.value] ?? []);
    this.ready = computed(() => Boolean(this.sight.value?.asked) && this.connection.value === 'on');
    this.pointer = new Pointer(this);
    this.socket = this.open();
  }

  open() {
    return new Socket(this.id, this.tokens, {
      table: (table, first) => this.show(table, first),
      chat: (line) => this.hearChat(line),
      refused: (error) => this.refused(error.text),
      connected: (state, why) => this.connected(state, why),
    });
  }

  /** Begin again with the tokens held now: after sitting down. */
  reopen() {
    this.socket.close();
    this.tokens = tokensOf(this.id);
    this.logs.value = {};
    this.socket = this.open();
  }

  /** @param {TableSeen | null} table @returns {Sight | null} */
  sightOf(table) {
    return table?.sights.find((sight) => sight.seat === this.seat.value) ?? null;
  }

  /** @param {TableSeen} table @param {boolean} first */
  show(table, first) {
    const before = this.sight.peek();
    batch(() => {
      this.busy.value = false;
      const logs = { ...this.logs.peek() };
      table.sights.forEach((sight, place) => {
        logs[sight.seat] = extended(logs[sight.seat] ?? [], table, place);
      });
      this.logs.value = logs;
      this.table.value = table;
      this.chooseSeat(table);
      if (first) this.noteMissed(table);
      this.afresh(before);
    });
    if (document.visibilityState === 'visible') keepSeen(this.id, table.seq);
    if (!this.drawn.peek() && table.status !== 'waiting') this.draw(table.game);
    else this.answerRoutine();
  }

  /** @param {string} game */
  async draw(game) {
    try {
      this.drawn.value = await this.find(game);
      this.askForecast();
      this.answerRoutine();
    } catch (error) {
      this.tell(/** @type {Error} */ (error).message);
    }
  }

  /** With several people at one screen, whoever is asked; a cover page goes between them. */
  chooseSeat(/** @type {TableSeen} */ table) {
    const seats = table.sights.map((sight) => sight.seat);
    const now = this.seat.peek();
    const asked = table.sights.filter((sight) => sight.asked).map((sight) => sight.seat);
    const stays = seats.includes(now) && (asked.includes(now) || !asked.length);
    if (stays) return;
    this.seat.value = asked[0] ?? seats[0];
    this.covered.value = seats.length > 1;
  }

  noteMissed(/** @type {TableSeen} */ table) {
    const mine = table.sights.map((sight) => sight.seat);
    const returns = this.tokens.length && table.status === 'playing';
    this.missed.value = returns ? missed(this.entries.peek(), seenOf(this.id), mine) : [];
  }

  /** A new situation: what was named for an old question is dropped, rings are drawn anew. */
  afresh(/** @type {Sight | null} */ before) {
    const sight = this.sight.peek();
    const same = before && sight && before.seat === sight.seat && before.prompt === sight.prompt;
    if (same && before.asked === sight.asked) return;
    this.named.value = [];
    this.note.value = '';
    this.asking.value = false;
    this.pointer.clear();
    this.rings.value = sight?.asked ? new Set(sight.legal) : NOTHING;
    if (sight?.asked && !sight.resting) this.askRings();
    this.askForecast();
  }

  async askRings() {
    const named = this.named.peek();
    const answer = await this.ask('candidates', { named });
    if (answer) this.rings.value = new Set(named.length ? answer.words : this.ofLegalKinds(answer.words));
  }

  /** Of the words of a begun sentence those that are asked for now, in whatever order. */
  ofLegalKinds(/** @type {string[]} */ words) {
    const drawing = this.drawn.peek()?.drawing;
    const legal = this.sight.peek()?.legal ?? [];
    if (!drawing) return legal;
    const kinds = new Set(legal.map(drawing.kind));
    return words.filter((word) => kinds.has(drawing.kind(word)));
  }

  async askForecast() {
    const sight = this.sight.peek();
    const wanted = sight?.asked && this.drawn.peek()?.drawing.stopping(sight);
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

  /** Words that answer routine questions by themselves, if this person wants that. */
  answerRoutine() {
    const sight = this.sight.peek();
    const word = settings.peek().keepEverything && sight?.asked
      ? this.drawn.peek()?.drawing.routine(sight)
      : null;
    if (word) this.say([word]);
  }

  /** @param {string[]} words */
  say(words) {
    this.command('say', { words });
  }

  /** @param {'say' | 'undo' | 'redo' | 'restart' | 'plead'} type @param {object} [fields] */
  command(type, fields = {}) {
    const sight = this.sight.peek();
    if (!sight || sight.seat < 0) return;
    this.named.value = [];
    this.asking.value = false;
    this.pointer.clear();
    this.busy.value = true;
    this.socket.command(type, { seat: sight.seat, prompt: sight.prompt, ...fields });
  }

  /**
   * A thing was clicked: say its word, name it, take it back if it was named, or tell why not.
   * @param {string} word
   * @param {boolean} [isNamed]
   */
  async choose(word, isNamed = false) {
    if (this.connection.peek() !== 'on') return this.tell(t('offline'));
    if (!this.ready.peek()) return this.tellWhy(word);
    if (isNamed) return this.unname(word);
    const sight = /** @type {Sight} */ (this.sight.peek());
    const named = [...this.named.peek(), word];
    if (this.busy.peek()) return undefined;
    if (named.length === 1 && sight.legal.includes(word)) return this.say(named);
    this.busy.value = true;
    return this.complete(named, word);
  }

  /** Say the named words if they can be said, with a last one that leaves no choice; or name them. */
  async complete(/** @type {string[]} */ named, /** @type {string} */ word) {
    if (await this.ask('preview', { words: named })) return this.say(named);
    const words = (await this.ask('candidates', { named }))?.words ?? [];
    const whole = [...named, ...words];
    if (words.length === 1 && await this.ask('preview', { words: whole })) return this.say(whole);
    this.busy.value = false;
    return words.length ? this.name(named, words) : this.tellWhy(word);
  }

  /** @param {string[]} named @param {string[]} friends the words that go with them */
  name(named, friends) {
    this.named.value = named;
    this.rings.value = new Set(friends);
    this.note.value = '';
  }

  /** @param {string} word */
  unname(word) {
    const named = [...this.named.peek()];
    named.splice(named.lastIndexOf(word), 1);
    this.named.value = named;
    const sight = this.sight.peek();
    if (named.length || !sight?.resting) this.askRings();
    else this.rings.value = new Set(sight.legal);
  }

  /** Esc: drop what is named, or the half-said sentence. */
  back() {
    const named = this.named.peek();
    const sight = this.sight.peek();
    if (this.asking.peek()) this.asking.value = false;
    else if (named.length) this.unname(named[named.length - 1]);
    else if (sight?.asked && !sight.resting) this.command('undo');
  }

  /** @param {string} word */
  async tellWhy(word) {
    const answer = await this.ask('why', { word });
    if (answer) this.tell(answer.reason?.text ?? t('can-be-said'));
  }

  /** @param {string} text */
  refused(text) {
    this.busy.value = false;
    this.tell(text);
  }

  /** @param {string} text */
  tell(text) {
    this.note.value = text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** Finish: asks once, in the banner, if something would be lost. */
  finish(/** @type {string} */ word) {
    const sight = this.sight.peek();
    const drawing = this.drawn.peek()?.drawing;
    if (!sight || !drawing || !this.ready.peek()) return;
    const lost = !settings.peek().neverAsk && drawing.losses(sight, this.forecast.peek());
    if (lost && !this.asking.peek()) this.asking.value = true;
    else this.say([word]);
  }

  /** @param {ChatSeen} line */
  hearChat(line) {
    if (!this.chat.peek().some((known) => known.n === line.n)) {
      this.chat.value = [...this.chat.peek(), line];
    }
  }

  /** @param {string} text @param {string} [phrase] */
  talk(text, phrase = '') {
    this.socket.send({ type: 'chat', seat: this.seat.peek(), text, phrase });
  }

  /** @param {'on' | 'off' | 'ended'} state @param {string} why */
  connected(state, why) {
    this.connection.value = state;
    this.ended.value = why;
    if (state === 'ended' && why === t('socket-moved')) forgetSeats((k) => k.table === this.id);
  }
}
