/** The others at the table, beside the game: chat, nudges, and consent to go back. */
import { signal } from '../lib.js';
import { t } from '../text.js';

/** @import { ChatSeen, Nudged } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

export class OtherPlayers {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.chat = signal(/** @type {ChatSeen[]} */ ([]));
    /** Who reminds this person, in words. */
    this.nudge = signal('');
  }

  /** @param {ChatSeen} line */
  receive(line) {
    if (!this.chat.peek().some((known) => known.n === line.n)) {
      this.chat.value = [...this.chat.peek(), line];
    }
  }

  /** @param {string} text @param {string} [phrase] */
  talk(text, phrase = '') {
    const { socket, seat } = this.session;
    socket.send({ type: 'chat', seat: seat.peek(), text, phrase });
  }

  /** Remind somebody whom all wait for. @param {number} to */
  remind(to) {
    const { socket, seat } = this.session;
    socket.send({ type: 'nudge', seat: seat.peek(), to });
  }

  /** @param {Nudged} nudge */
  nudged({ name, to }) {
    const { session } = this;
    if (!session.mine.includes(to)) {
      session.tell(t('nudged', { who: session.table.peek()?.seats[to]?.name ?? '' }));
      return;
    }
    this.nudge.value = t('nudges-you', { who: name });
    session.announcer.alarm(this.nudge.peek());
  }

  /** Answer somebody who asks to go back. @param {number} plea @param {boolean} agree */
  consent(plea, agree) {
    const { session } = this;
    session.socket
      .command('consent', { seat: session.seat.peek(), plea, agree })
      .catch((error) => session.refuse(error.message));
  }
}
