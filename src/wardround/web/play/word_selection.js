/**
 * From clicks to words. A word that is legal is said at once. Any other word that can be part of a
 * sentence is *chosen*: the server tells which words go with it, and as soon as the chosen words
 * can be said in some order they are.
 */
import { batch, signal } from '../lib.js';
import { settings } from '../settings.js';
import { t } from '../text.js';
import { reasonFor } from './reasons.js';

/** @import { SeatPayload } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

const NOTHING = /** @type {Set<string>} */ (new Set());

export class WordSelection {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.chosen = signal(/** @type {string[]} */ ([]));
    this.choosable = signal(NOTHING);
    /** A word that says nothing by itself, and what may follow it. */
    this.preface = { word: '', words: NOTHING };
    /** Whether the server is still asked what may follow it. */
    this.loading = signal(false);
    /** The key that asks once more before it is said: it would lose something. */
    this.confirming = signal('');
  }

  /** A new question: what was chosen for the old one is dropped. */
  reset() {
    const sight = this.session.sight.peek();
    this.clear();
    const word = this.prefaceOf(sight);
    this.preface = { word, words: NOTHING };
    this.loading.value = Boolean(word);
    this.choosable.value = sight?.asked ? this.firstWords(sight) : NOTHING;
    if (sight?.asked && !sight.resting) this.loadChoosable();
    else if (sight && word) this.loadPrefaced(sight, word);
  }

  /** @param {SeatPayload | null} sight */
  prefaceOf(sight) {
    const drawing = this.session.drawing.peek();
    return sight?.asked && sight.resting && drawing ? drawing.preface(sight) : '';
  }

  /**
   * What may follow a word that says nothing by itself.
   * @param {SeatPayload} sight
   * @param {string} word
   */
  async loadPrefaced(sight, word) {
    const answer = await this.session.ask('candidates', { named: [word] });
    if (!this.session.isAt(sight)) return;
    this.preface = { word, words: new Set(answer?.words ?? []) };
    batch(() => {
      this.loading.value = false;
      this.choosable.value = answer ? this.firstWords(sight) : new Set(sight.legal);
    });
  }

  /** What can be chosen where nothing is said yet. @param {SeatPayload} sight */
  firstWords({ legal }) {
    const { word, words } = this.preface;
    return new Set([...legal.filter((one) => one !== word), ...words]);
  }

  /** These words, with the one that comes before them. @param {string[]} chosen */
  withPreface(chosen) {
    const { word, words } = this.preface;
    return chosen.some((one) => words.has(one)) ? [word, ...chosen] : chosen;
  }

  clear() {
    if (this.chosen.peek().length) this.chosen.value = [];
    this.confirming.value = '';
    this.session.pointer.clear();
    this.session.info.close();
  }

  async loadChoosable() {
    const chosen = this.chosen.peek();
    const answer = await this.session.ask('candidates', { named: chosen });
    if (!answer || this.chosen.peek() !== chosen) return;
    const words = chosen.length ? answer.words : this.ofLegalKinds(answer.words);
    this.choosable.value = new Set(words);
  }

  /**
   * Of the words of a begun sentence those that are asked for now, in whatever order.
   * @param {string[]} words
   */
  ofLegalKinds(words) {
    const drawing = this.session.drawing.peek();
    const legal = this.session.sight.peek()?.legal ?? [];
    if (!drawing) return legal;
    const kinds = new Set(legal.map(drawing.kind));
    return words.filter((word) => kinds.has(drawing.kind(word)));
  }

  /**
   * A thing was clicked: say its word, choose it, take it back if it was chosen, or tell why not.
   * @param {string} word
   * @param {boolean} [isChosen]
   */
  async choose(word, isChosen = false) {
    const { session } = this;
    if (session.connection.peek() !== 'on') return session.tell(t('offline'));
    if (session.pace.skip() || session.busy.peek()) return undefined;
    if (!session.ready.peek()) return this.tellWhy(word);
    if (isChosen) return this.unchoose(word);
    const chosen = [...this.chosen.peek(), word];
    const legal = session.sight.peek()?.legal.includes(word);
    const sayable = chosen.length === 1 && legal && !this.asksGroup();
    if (sayable) return session.say(chosen);
    return this.sayOrExtend(this.withPreface(chosen), this.exchangedFor(word));
  }

  /**
   * What is chosen with this word in the place of the one of its kind: another room, for example.
   * @param {string} word
   */
  exchangedFor(word) {
    const kind = this.session.drawing.peek()?.kind;
    const chosen = this.chosen.peek();
    const rest = chosen.filter((one) => kind?.(one) !== kind?.(word));
    return chosen.length - rest.length === 1 ? this.withPreface([...rest, word]) : null;
  }

  /** Whether several are asked for together: they are said when all are chosen, in any order. */
  asksGroup() {
    const sight = this.session.sight.peek();
    return Boolean(sight && this.session.drawing.peek()?.asksGroup(sight));
  }

  /**
   * Words that belong together: dragged onto each other, or typed. What was chosen before is
   * dropped if it does not go with them.
   * @param {string[]} words
   * @returns {Promise<boolean>} whether anything came of it
   */
  async chooseAll(words) {
    const { session } = this;
    if (session.pace.skip() || session.busy.peek() || !session.ready.peek()) return false;
    const chosen = this.chosen.peek();
    const begun = [...this.saidWords(), ...chosen];
    const fresh = words.filter((word) => !begun.includes(word));
    const anew = chosen.length ? this.withPreface(words) : null;
    return this.sayOrExtend([...chosen, ...(fresh.length ? fresh : words)], anew);
  }

  /** The words of the sentence begun. */
  saidWords() {
    const sight = this.session.sight.peek();
    const drawing = this.session.drawing.peek();
    return sight && drawing ? drawing.saidWords(sight.view, sight.seat) : [];
  }

  /**
   * Say these words if they can be said, with a last one that leaves no choice; or keep them
   * chosen.
   * @param {string[]} chosen
   * @param {string[] | null} [anew] what to try instead if that is nothing
   * @returns {Promise<boolean>} whether anything came of it
   */
  async sayOrExtend(chosen, anew = null) {
    const { session } = this;
    const sight = session.sight.peek();
    session.busy.value = true;
    const { sentence, compatible } = await this.findSentence(chosen);
    session.busy.value = false;
    if (!sight || !session.isAt(sight)) return false;
    if (sentence) session.say(sentence);
    else if (compatible.length) this.keepChosen(chosen, compatible);
    else if (anew) return this.sayOrExtend(anew);
    else return this.tellWhy(chosen[chosen.length - 1]);
    return true;
  }

  /**
   * What can be said with these words, or else which words go with them.
   * @param {string[]} chosen
   */
  async findSentence(chosen) {
    const { session } = this;
    const preview = session.ask('preview', { words: chosen });
    const candidates = session.ask('candidates', { named: chosen });
    const seen = await preview;
    if (seen && (seen.complete || seen.chance || !this.asksGroup())) {
      return { sentence: chosen, compatible: [] };
    }
    const compatible = (await candidates)?.words ?? [];
    const last = await this.onlyWord(chosen, compatible);
    return { sentence: last ? [...chosen, last] : null, compatible };
  }

  /**
   * The one word that can be said; of words that only name who does it, the usual one, unless
   * another would make a difference.
   * @param {string[]} chosen
   * @param {string[]} words
   */
  async onlyWord(chosen, words) {
    const usual = words.length === 1 ? words[0] : this.session.drawing.peek()?.usualWord(words);
    if (!usual) return '';
    const outcomes = await Promise.all(words.map((word) => this.outcomeWith(chosen, word)));
    return outcomes[0] && new Set(outcomes).size === 1 ? usual : '';
  }

  /**
   * What would happen with this word, told without it.
   * @param {string[]} chosen
   * @param {string} word
   */
  async outcomeWith(chosen, word) {
    const seen = await this.session.ask('preview', { words: [...chosen, word] });
    return seen ? JSON.stringify(seen.happenings).replaceAll(`"${word}"`, '""') : '';
  }

  /** @param {string[]} chosen @param {string[]} compatible the words that go with them */
  keepChosen(chosen, compatible) {
    const { session } = this;
    this.chosen.value = chosen;
    this.choosable.value = new Set(compatible);
    session.note.value = '';
    const words = chosen.map((word) => session.nameOf(word)).join(', ');
    const count = t('choices-count', { n: compatible.length });
    session.announcer.say(`${t('chosen', { words })} ${count}`);
  }

  /** @param {string} word */
  unchoose(word) {
    const chosen = [...this.chosen.peek()];
    chosen.splice(chosen.lastIndexOf(word), 1);
    this.chosen.value = chosen;
    this.findChoosable();
  }

  /** Drop all that is chosen. */
  cancel() {
    this.clear();
    this.findChoosable();
  }

  /** What goes with what is still chosen. */
  findChoosable() {
    const sight = this.session.sight.peek();
    if (this.chosen.peek().length || !sight?.resting) this.loadChoosable();
    else this.choosable.value = this.firstWords(sight);
  }

  /** Esc: drop what is chosen, or the half-said sentence. */
  stepBack() {
    const chosen = this.chosen.peek();
    const sight = this.session.sight.peek();
    if (this.confirming.peek()) this.confirming.value = '';
    else if (chosen.length) this.unchoose(chosen[chosen.length - 1]);
    else if (sight?.asked && !sight.resting) this.session.command('undo');
  }

  /** Whether there was something to tell. @param {string} word */
  async tellWhy(word) {
    const reason = await reasonFor(this.session, word);
    if (reason !== null) this.session.tell(reason || t('can-be-said'));
    return reason !== null;
  }

  /** A key: Finish asks once, in the banner, if something would be lost. @param {string} word */
  pressKey(word) {
    const { session } = this;
    const drawing = session.drawing.peek();
    if (!drawing || session.pace.skip() || !session.ready.peek()) return;
    const finishes = drawing.keys[word].kind === 'finish';
    const asks = finishes && !settings.peek().neverAsk && this.lossesText();
    if (asks && this.confirming.peek() !== word) this.confirm(word);
    else session.say([...this.chosen.peek(), word]);
  }

  /** What finishing now would lose. Where nothing else can be said, nothing could be saved. */
  lossesText() {
    const { session } = this;
    const sight = session.sight.peek();
    if (!sight || sight.legal.length === 1) return '';
    return session.drawing.peek()?.lossesText(sight) ?? '';
  }

  /** Ask before this key is said. @param {string} word */
  confirm(word) {
    if (this.session.ready.peek()) this.confirming.value = word;
  }
}
