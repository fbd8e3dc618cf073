/** Of which thing all is told, in a card: asked for by a long press, the other button or a key. */
import { signal } from '../lib.js';
import { reasonFor } from './reasons.js';

/** @import { Session } from './session.js' */

export class Info {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.shown = signal(/** @type {{ word: string, thing: Element } | null} */ (null));
    this.why = signal('');
    /** The word of the card that is asked for, or shown. */
    this.opening = '';
  }

  /** The focus has gone elsewhere. @param {Element} thing */
  leave(thing) {
    if (thing !== this.shown.peek()?.thing) this.close();
  }

  /**
   * Shown whole at once: what moves under a pointer cannot be clicked.
   * @param {string} word
   * @param {Element} thing
   */
  async open(word, thing) {
    this.opening = word;
    const reason = await reasonFor(this.session, word);
    if (this.opening !== word) return;
    this.why.value = reason ?? '';
    this.shown.value = { word, thing };
  }

  /** Whether there was a card to close. */
  close() {
    this.opening = '';
    const open = Boolean(this.shown.peek());
    if (open) this.shown.value = null;
    return open;
  }
}
