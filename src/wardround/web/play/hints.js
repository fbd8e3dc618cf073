/**
 * A hint: the server works out the best words for the seat that is asked. The words still to be
 * said are marked on the board, sentence by sentence, for as long as they are followed.
 */
import { computed, effect, signal } from '../lib.js';
import { storedSeats } from '../storage.js';
import { t } from '../text.js';
import { fetchHint } from '../wire/api.js';

/** @import { HintSeen, SeatPayload } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/** Where the server leaves room for the next best words, which have their names here. */
const SECOND = '{second}';
const NOTHING = /** @type {Set<string>} */ (new Set());

export class Hints {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.thinking = signal(false);
    this.found = signal(/** @type {HintSeen | null} */ (null));
    /** How many of its words the person has said. */
    this.followed = signal(0);
    /** What is left of the sentence that comes next. */
    this.next = computed(() => this.sentence());
    this.words = computed(() => (this.next.value.length ? new Set(this.next.value) : NOTHING));
    effect(() => this.follow(session.sight.value));
  }

  /** Whether a hint can be had now. */
  get possible() {
    const sight = this.session.sight.value;
    const posed = this.session.table.value?.puzzle;
    return Boolean(this.session.ready.value && !posed && sight?.resting && this.token(sight));
  }

  /** Whether it would be news. */
  get wanted() {
    return this.possible && !this.thinking.value && !this.words.value.size;
  }

  /** @param {SeatPayload} sight */
  token({ seat }) {
    return storedSeats().find((kept) => kept.table === this.session.id && kept.seat === seat)
      ?.token;
  }

  sentence() {
    let before = this.followed.value;
    for (const sentence of this.found.value?.sentences ?? []) {
      if (before < sentence.length) return sentence.slice(before);
      before -= sentence.length;
    }
    return [];
  }

  async ask() {
    const { session } = this;
    const sight = session.sight.peek();
    const token = sight && this.token(sight);
    if (session.table.peek()?.puzzle) session.tell(t('hint-puzzle'));
    if (!token || !this.wanted) return;
    this.thinking.value = true;
    session.tell(t('hint-thinking'));
    try {
      this.take(await fetchHint(session.id, token));
    } catch (error) {
      session.tell(/** @type {Error} */ (error).message);
    }
    this.thinking.value = false;
  }

  /** Of no use any more if something else was said meanwhile. @param {HintSeen} found */
  take(found) {
    const { session } = this;
    const now = session.sight.peek();
    if (now?.seat !== found.seat || now.prompt !== found.prompt) return;
    session.note.value = '';
    session.pointer.clear();
    this.followed.value = 0;
    this.found.value = found;
    session.announcer.say(this.text());
  }

  /** What to say next, and before that is begun also how sure it is. */
  text() {
    const found = this.found.value;
    const drawing = this.session.drawing.value;
    if (!found || !drawing || !this.next.value.length) return '';
    const named = (/** @type {string[]} */ words) =>
      words.map((word) => drawing.name(word)).join(' → ');
    const line = t('hint-line', { words: named(this.next.value) });
    return this.followed.value
      ? line
      : `${line} ${found.text.replace(SECOND, named(found.second))}`;
  }

  /** Goes on for as long as just these words are said. @param {SeatPayload | null} sight */
  follow(sight) {
    const found = this.found.peek();
    if (!found || !sight || (sight.seat === found.seat && sight.prompt === found.prompt)) return;
    const count = sight.prompt - found.prompt;
    const line = found.sentences.flat().slice(0, count);
    const own = this.session.entries
      .peek()
      .filter(({ kind, speaker }) => kind === 'word' && speaker === found.seat);
    const latest = own.slice(-count).map(({ word }) => word);
    const kept = sight.seat === found.seat && count > 0 && String(line) === String(latest);
    if (kept) this.followed.value = count;
    else this.found.value = null;
  }
}
