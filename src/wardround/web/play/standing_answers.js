/** Routine questions: which are answered by themselves, and with what. */
import { signal } from '../lib.js';
import { changeSettings, settings } from '../settings.js';
import { latestTables, read, write } from '../storage.js';

/** @import { Routine } from '../games/drawing.js' */
/** @import { Session } from './session.js' */
/** @typedef {Record<string, string>} Answers words by the name of the question */

const stored = () => read('answers', /** @type {Record<string, Answers>} */ ({}));

export class StandingAnswers {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** Things of this person for which a routine question is to be asked after all. */
    this.armed = signal(/** @type {Set<string>} */ (new Set()));
    /** What this person always answers at this table. */
    this.answers = signal(stored()[session.id] ?? {});
  }

  /** Ask the routine question of a thing after all, or no more. @param {string} word */
  toggleArmed(word) {
    const armed = new Set(this.armed.peek());
    if (!armed.delete(word)) armed.add(word);
    this.armed.value = armed;
  }

  /** Answer a routine question, unless this person wants it asked. */
  answer() {
    const { session } = this;
    const sight = session.sight.peek();
    if (!sight?.asked || session.busy.peek()) return;
    const routine = session.drawing.peek()?.routine(sight);
    const word = routine && this.answerTo(routine);
    if (word && sight.legal.includes(word)) session.say([word]);
  }

  /** @param {Routine} routine */
  answerTo({ name, usual }) {
    const byItself = settings.peek().keepEverything && !this.armed.peek().size;
    return this.answers.peek()[name] ?? (byItself ? usual : undefined);
  }

  /**
   * Say this, and from now on whenever it is asked.
   * @param {Routine} routine
   * @param {string} word
   */
  always({ name, usual }, word) {
    if (word === usual) changeSettings({ keepEverything: true });
    else this.store({ ...this.answers.peek(), [name]: word });
    this.session.say([word]);
  }

  /** @param {string} name of the question */
  askAgain(name) {
    const { [name]: _gone, ...others } = this.answers.peek();
    this.store(others);
  }

  /** @param {Answers} answers */
  store(answers) {
    this.answers.value = answers;
    write('answers', latestTables({ ...stored(), [this.session.id]: answers }));
  }
}
