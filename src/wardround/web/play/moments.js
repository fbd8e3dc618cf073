/**
 * Moments: what a step brought, shown as a scene of a few seconds before the table changes. Any key
 * or click ends it.
 */
import { signal } from '../lib.js';

/** @import { Moment } from '../games/drawing.js' */

export class Moments {
  constructor() {
    /** The moment that is shown, and which of its beats. */
    this.shown = signal(/** @type {{ moment: Moment, beat: number } | null} */ (null));
    /** @type {(() => void) | null} */
    this.end = null;
  }

  /** Shows a moment, beat after beat, until it is over or skipped. @param {Moment} moment */
  play(moment) {
    this.skip();
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const listening = this.listen();
        this.end = () => {
          clearTimeout(this.timer);
          listening.abort();
          this.end = null;
          this.shown.value = null;
          resolve();
        };
        this.next(moment, 0);
      })
    );
  }

  listen() {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const skip = () => this.skip();
    document.addEventListener('keydown', skip, options);
    document.addEventListener('pointerdown', skip, options);
    return listening;
  }

  /** @param {Moment} moment @param {number} beat */
  next(moment, beat) {
    if (beat >= moment.beats.length) {
      this.end?.();
      return;
    }
    this.shown.value = { moment, beat };
    this.timer = setTimeout(() => this.next(moment, beat + 1), moment.beats[beat]);
  }

  /** Ends the moment that is shown. Whether there was one. */
  skip() {
    const { end } = this;
    end?.();
    return Boolean(end);
  }
}
