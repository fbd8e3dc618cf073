/** What is pointed at or focused: its result as a ghost, what goes with it, or why not. */
import { signal } from '../lib.js';
import { t } from '../text.js';
import { reasonFor } from './reasons.js';

/** @import { Happened } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

const PATIENCE = 70;

export class Pointer {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.word = signal('');
    /** The word once what is shown of it is known. */
    this.shown = signal('');
    this.preview = signal(/** @type {Happened[]} */ ([]));
    this.compatible = signal(/** @type {Set<string>} */ (new Set()));
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
    if (this.shown.peek()) this.shown.value = '';
    if (this.preview.peek().length) this.preview.value = [];
    if (this.compatible.peek().size) this.compatible.value = new Set();
  }

  /** @param {string} word */
  async look(word) {
    const { session } = this;
    if (!session.ready.peek()) return;
    const words = session.selection.withPreface([...session.selection.chosen.peek(), word]);
    const found = session.selection.choosable.peek().has(word)
      ? await session.ask('preview', { words })
      : null;
    if (this.word.peek() !== word) return;
    if (found) {
      this.shown.value = word;
      this.preview.value = found.happenings;
      this.text.value = [...found.lines, found.chance && t('chance-answers')]
        .filter(Boolean)
        .join(' ');
      return;
    }
    const compatible = await session.ask('candidates', { named: words });
    if (this.word.peek() !== word) return;
    this.shown.value = word;
    if (compatible?.words.length) this.compatible.value = new Set(compatible.words);
    else await this.explain(word);
  }

  /** @param {string} word */
  async explain(word) {
    const reason = await reasonFor(this.session, word);
    if (this.word.peek() === word && reason) this.text.value = reason;
  }
}
