/** Of which thing all is told, in a card beside it: on hover, long press or a key. */
import { signal } from '../lib.js';
import { sentenceCase } from '../text.js';

/** @import { Session } from './session.js' */

const HOVERED = 700;
const LEFT = 300;

export class Info {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.shown = signal(/** @type {{ word: string, thing: Element } | null} */ (null));
    this.why = signal('');
    /** The word of the card that is asked for, or shown. */
    this.opening = '';
    /** Asked for by a key or a long press: then it does not go with the pointer. */
    this.pinned = false;
  }

  /** @param {string} word @param {Element} thing */
  hover(word, thing) {
    if (this.pinned) this.unpin(thing);
    else this.await(word, thing);
  }

  /** @param {string} word @param {Element} thing */
  await(word, thing) {
    this.stay();
    if (!this.session.drawing.peek()?.explain(word)) return;
    this.timer = setTimeout(() => this.open(word, thing), HOVERED);
  }

  /** The focus has gone elsewhere. @param {Element} thing */
  unpin(thing) {
    if (thing === document.activeElement && thing !== this.shown.peek()?.thing) this.close();
  }

  /** @param {string} word @param {Element} thing */
  pin(word, thing) {
    this.pinned = true;
    this.open(word, thing);
  }

  /** The pointer has left the thing or the card; from one to the other it takes a moment. */
  leave() {
    if (this.pinned) return;
    this.stay();
    this.timer = setTimeout(() => this.close(), LEFT);
  }

  stay() {
    clearTimeout(this.timer);
  }

  /**
   * Shown whole at once: what moves under a pointer cannot be clicked.
   * @param {string} word
   * @param {Element} thing
   */
  async open(word, thing) {
    this.stay();
    this.opening = word;
    const answer = await this.session.ask('why', { word });
    if (this.opening !== word) return;
    this.why.value = sentenceCase(answer?.reason?.text ?? '');
    this.shown.value = { word, thing };
  }

  /** Whether there was a card to close. */
  close() {
    this.stay();
    this.opening = '';
    this.pinned = false;
    const open = Boolean(this.shown.peek());
    if (open) this.shown.value = null;
    return open;
  }
}
