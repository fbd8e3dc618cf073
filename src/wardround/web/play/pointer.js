/** What is pointed at or focused: its result as a ghost, what goes with it, or why not. */
import { signal } from '../lib.js';
import { t } from '../text.js';

/** @import { Happened } from '../wire/types.js' */
/** @import { Session } from './session.js' */

const PATIENCE = 70;

export class Pointer {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.word = signal('');
    this.ghosts = signal(/** @type {Happened[]} */ ([]));
    this.friends = signal(/** @type {Set<string>} */ (new Set()));
    this.text = signal('');
  }

  /** @param {string} word */
  at(word) {
    if (this.word.peek() === word) return;
    this.clear();
    this.word.value = word;
    this.timer = setTimeout(() => this.look(word), PATIENCE);
  }

  /** @param {string} [word] only if this is still the thing pointed at */
  clear(word) {
    if (word && word !== this.word.peek()) return;
    clearTimeout(this.timer);
    this.word.value = '';
    this.text.value = '';
    if (this.ghosts.peek().length) this.ghosts.value = [];
    if (this.friends.peek().size) this.friends.value = new Set();
  }

  /** @param {string} word */
  async look(word) {
    const { session } = this;
    if (!session.ready.peek()) return;
    const words = session.saying.whole([...session.saying.named.peek(), word]);
    const found = session.saying.rings.peek().has(word) ? await session.ask('preview', { words }) : null;
    if (this.word.peek() !== word) return;
    if (found) {
      this.ghosts.value = found.happenings;
      this.text.value = [...found.lines, found.chance && t('chance-answers')].filter(Boolean).join(' ');
      return;
    }
    const friends = await session.ask('candidates', { named: words });
    if (this.word.peek() !== word) return;
    if (friends?.words.length) this.friends.value = new Set(friends.words);
    else await this.explain(word);
  }

  /** @param {string} word */
  async explain(word) {
    const answer = await this.session.ask('why', { word });
    if (this.word.peek() === word && answer?.reason) this.text.value = answer.reason.text;
  }
}
