/**
 * From clicks to words. A word that is legal is said at once. Any other word that can be part of a
 * sentence is *named*: the server tells which words go with it, and as soon as the named words can
 * be said in some order they are.
 */
import { batch, signal } from '../lib.js';
import { t } from '../text.js';
import { change, read, settings, write } from '../wire/keeping.js';
import { Hinting } from './hinting.js';

/** @import { Routine } from '../games/drawing.js' */
/** @import { Sight } from '../wire/types.js' */
/** @import { Session } from './session.js' */

const MOST_TABLES = 50;
const NOTHING = /** @type {Set<string>} */ (new Set());

export class Saying {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.hinting = new Hinting(session);
    this.named = signal(/** @type {string[]} */ ([]));
    this.rings = signal(NOTHING);
    /** A word that says nothing by itself, and what may follow it. */
    this.before = { word: '', words: NOTHING };
    /** Whether it is still being found out what may follow it. */
    this.looking = signal(false);
    /** The key that asks once more before it is said: it would lose something. */
    this.asking = signal('');
    /** Things of this person for which a routine question is to be asked after all. */
    this.armed = signal(NOTHING);
    /** What this person always answers at this table, by the name of the question. */
    this.answers = signal(/** @type {Record<string, string>} */ (read('answers', {})[session.id] ?? {}));
  }

  /** What was named for an old question is dropped, rings are drawn anew. */
  afresh() {
    const sight = this.session.sight.peek();
    this.drop();
    const word = sight?.asked && sight.resting ? this.session.drawn.peek()?.preface(sight) ?? '' : '';
    this.before = { word, words: NOTHING };
    this.looking.value = Boolean(word);
    this.rings.value = sight?.asked ? this.restRings(sight) : NOTHING;
    if (sight?.asked && !sight.resting) this.askRings();
    else if (sight && word) this.askBeyond(sight, word);
  }

  /** What may follow a word that says nothing by itself. @param {Sight} sight @param {string} word */
  async askBeyond(sight, word) {
    const answer = await this.session.ask('candidates', { named: [word] });
    const now = this.session.sight.peek();
    if (now?.seat !== sight.seat || now.prompt !== sight.prompt) return;
    this.before = { word, words: new Set(answer?.words ?? []) };
    batch(() => {
      this.looking.value = false;
      this.rings.value = answer ? this.restRings(sight) : new Set(sight.legal);
    });
  }

  /** What can be chosen where nothing is said yet. @param {Sight} sight */
  restRings({ legal }) {
    const { word, words } = this.before;
    return new Set([...legal.filter((one) => one !== word), ...words]);
  }

  /** These words, with the one that comes before them. @param {string[]} named */
  whole(named) {
    const { word, words } = this.before;
    return named.some((one) => words.has(one)) ? [word, ...named] : named;
  }

  drop() {
    if (this.named.peek().length) this.named.value = [];
    this.asking.value = '';
    this.session.pointer.clear();
    this.session.info.close();
  }

  async askRings() {
    const named = this.named.peek();
    const answer = await this.session.ask('candidates', { named });
    if (!answer || this.named.peek() !== named) return;
    this.rings.value = new Set(named.length ? answer.words : this.ofLegalKinds(answer.words));
  }

  /** Of the words of a begun sentence those that are asked for now, in whatever order. */
  ofLegalKinds(/** @type {string[]} */ words) {
    const drawing = this.session.drawn.peek();
    const legal = this.session.sight.peek()?.legal ?? [];
    if (!drawing) return legal;
    const kinds = new Set(legal.map(drawing.kind));
    return words.filter((word) => kinds.has(drawing.kind(word)));
  }

  /**
   * A thing was clicked: say its word, name it, take it back if it was named, or tell why not.
   * @param {string} word
   * @param {boolean} [isNamed]
   */
  async choose(word, isNamed = false) {
    const { session } = this;
    if (session.connection.peek() !== 'on') return session.tell(t('offline'));
    if (session.pace.skip() || session.busy.peek()) return undefined;
    if (!session.ready.peek()) return this.tellWhy(word);
    if (isNamed) return this.unname(word);
    const named = [...this.named.peek(), word];
    const legal = session.sight.peek()?.legal.includes(word);
    return named.length === 1 && legal && !this.inGroup() ? session.say(named) : this.complete(this.whole(named));
  }

  /** Whether several are asked for together: they are said when all are chosen, in whatever order. */
  inGroup() {
    const { drawn, sight } = this.session;
    const now = sight.peek();
    return Boolean(now && drawn.peek()?.group(now));
  }

  /** Words that belong together: dragged onto each other, or typed. Whether anything came of it. @param {string[]} words */
  async join(words) {
    const { session } = this;
    if (session.pace.skip() || session.busy.peek() || !session.ready.peek()) return false;
    return this.complete([...this.named.peek(), ...words]);
  }

  /** Say the named words if they can be said, with a last one that leaves no choice; or name them. */
  async complete(/** @type {string[]} */ named) {
    const { session } = this;
    const { seat, prompt } = /** @type {Sight} */ (session.sight.peek());
    session.busy.value = true;
    const { said, friends } = await this.found(named);
    session.busy.value = false;
    const now = session.sight.peek();
    if (now?.seat !== seat || now.prompt !== prompt) return false;
    if (said) session.say(said);
    else if (friends.length) this.name(named, friends);
    else return this.tellWhy(named[named.length - 1]);
    return true;
  }

  /** What can be said with these words, or else which words go with them. @param {string[]} named */
  async found(named) {
    const { session } = this;
    const seen = await session.ask('preview', { words: named });
    if (seen && (seen.complete || seen.chance || !this.inGroup())) return { said: named, friends: [] };
    const friends = (await session.ask('candidates', { named }))?.words ?? [];
    const whole = [...named, ...friends];
    const forced = friends.length === 1 && await session.ask('preview', { words: whole });
    return { said: forced ? whole : null, friends };
  }

  /** @param {string[]} named @param {string[]} friends the words that go with them */
  name(named, friends) {
    this.named.value = named;
    this.rings.value = new Set(friends);
    this.session.note.value = '';
    const drawing = this.session.drawn.peek();
    const words = named.map((word) => drawing?.name(word) ?? word).join(', ');
    this.session.voice.say(`${t('chosen', { words })} ${t('choices-count', { n: friends.length })}`);
  }

  /** @param {string} word */
  unname(word) {
    const named = [...this.named.peek()];
    named.splice(named.lastIndexOf(word), 1);
    this.named.value = named;
    const sight = this.session.sight.peek();
    if (named.length || !sight?.resting) this.askRings();
    else this.rings.value = this.restRings(sight);
  }

  /** Esc: drop what is named, or the half-said sentence. */
  back() {
    const named = this.named.peek();
    const sight = this.session.sight.peek();
    if (this.asking.peek()) this.asking.value = '';
    else if (named.length) this.unname(named[named.length - 1]);
    else if (sight?.asked && !sight.resting) this.session.command('undo');
  }

  /** Whether there was something to tell. @param {string} word */
  async tellWhy(word) {
    const answer = await this.session.ask('why', { word });
    if (answer) this.session.tell(answer.reason?.text ?? t('can-be-said'));
    return Boolean(answer);
  }

  /** A key: Finish asks once, in the banner, if something would be lost. @param {string} word */
  press(word) {
    const { session } = this;
    const drawing = session.drawn.peek();
    if (!drawing || session.pace.skip() || !session.ready.peek()) return;
    const asks = drawing.keys[word].kind === 'finish' && !settings.peek().neverAsk && this.lost();
    if (asks && this.asking.peek() !== word) this.ask(word);
    else session.say([...this.named.peek(), word]);
  }

  /** What finishing now would lose, in words. Where nothing else can be said, nothing could be saved. */
  lost() {
    const { session } = this;
    const sight = session.sight.peek();
    if (!sight || sight.legal.length === 1) return '';
    return session.drawn.peek()?.losses(sight, session.forecast.peek()) ?? '';
  }

  /** Ask before this key is said. @param {string} word */
  ask(word) {
    if (!this.session.ready.peek()) return;
    this.asking.value = word;
  }

  /** @param {string} word */
  arm(word) {
    const armed = new Set(this.armed.peek());
    if (!armed.delete(word)) armed.add(word);
    this.armed.value = armed;
  }

  /** A routine question is answered by itself, unless this person wants it asked. */
  answerRoutine() {
    const { session } = this;
    const sight = session.sight.peek();
    const routine = sight?.asked && !session.busy.peek() ? session.drawn.peek()?.routine(sight) : null;
    if (!routine || !sight) return;
    const usual = settings.peek().keepEverything && !this.armed.peek().size ? routine.usual : undefined;
    const word = this.answers.peek()[routine.name] ?? usual;
    if (word && sight.legal.includes(word)) session.say([word]);
  }

  /** Say this, and from now on whenever it is asked. @param {Routine} routine @param {string} word */
  always({ name, usual }, word) {
    if (word === usual) change({ keepEverything: true });
    else this.keepAnswers({ ...this.answers.peek(), [name]: word });
    this.session.say([word]);
  }

  /** @param {string} name */
  askAgain(name) {
    const { [name]: _gone, ...others } = this.answers.peek();
    this.keepAnswers(others);
  }

  /** @param {Record<string, string>} answers */
  keepAnswers(answers) {
    this.answers.value = answers;
    write('answers', Object.fromEntries(Object.entries({ ...read('answers', {}), [this.session.id]: answers }).slice(-MOST_TABLES)));
  }
}
