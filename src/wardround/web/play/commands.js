/** Commands to the table: one at a time, done when its effect is shown. */
import { batch, signal } from '../lib.js';
import { t } from '../text.js';

/** @import { Refused } from '../wire/api.js' */
/** @import { SeatPayload } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/** @typedef {'say' | 'undo' | 'redo' | 'restart' | 'plead'} CommandType */

const NEEDS_CONSENT = ['undo-depends', 'undo-chance', 'undo-barrier'];

export class Commands {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /**
     * Between a click and what comes of it, further clicks would answer a question that is gone.
     */
    this.busy = signal(false);
    /** The prompt number at which Undo was found to need the others' consent. */
    this.mustAsk = signal(-1);
    /** @type {{ seat: number, prompt: number, seq: number } | null} the command under way */
    this.pending = null;
  }

  /** @param {CommandType} type @param {object} fields */
  send(type, fields) {
    const { session } = this;
    session.pace.closeRecap();
    session.pace.skip();
    const sight = session.sight.peek();
    if (!sight || sight.seat < 0 || this.busy.peek()) return;
    const { seat, prompt } = sight;
    const pending = { seat, prompt, seq: Infinity };
    this.pending = pending;
    batch(() => {
      session.forgetQuestion();
      this.busy.value = true;
    });
    session.socket.command(type, { seat, prompt, ...fields }).then(
      (seq) => {
        pending.seq = seq;
        this.settle();
      },
      (error) => (type === 'undo' ? this.refuseUndo(error) : session.refuse(error.message)),
    );
  }

  /** Whether Undo asks nobody, so far as seen. @param {SeatPayload} sight */
  isFree({ undo, prompt }) {
    return Boolean(undo?.free) && this.mustAsk.value !== prompt;
  }

  /** Undo, or ask the others for it. */
  takeBack() {
    const sight = this.session.sharedScreen.takesBack.peek();
    if (!sight) return;
    const { seat, prompt } = sight;
    this.session.sharedScreen.goingBack = seat;
    this.send(this.isFree(sight) ? 'undo' : 'plead', { seat, prompt });
  }

  /** What others have said since depends on it: they can be asked. @param {Refused} error */
  refuseUndo({ code, message }) {
    const { session } = this;
    const { holdsEverybody, takesBack } = session.sharedScreen;
    const asks = NEEDS_CONSENT.includes(code) && (session.hasOtherPeople || holdsEverybody);
    if (asks) this.mustAsk.value = takesBack.peek()?.prompt ?? -1;
    if (asks && holdsEverybody) {
      this.release();
      this.takeBack();
      return;
    }
    session.refuse(asks ? t('undo-needs-consent') : message);
  }

  /** The command is done when its effect is shown; a new prompt number tells that it was. */
  settle() {
    const { pending, session } = this;
    const table = session.table.peek();
    if (!pending || !table) return;
    const sight = table.sights.find(({ seat }) => seat === pending.seat);
    if (table.seq >= pending.seq || sight?.prompt !== pending.prompt) this.release();
  }

  release() {
    this.pending = null;
    this.busy.value = false;
  }
}
