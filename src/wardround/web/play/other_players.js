/** The others at the table, beside the game: chat, nudges, and consent to go back. */
import { signal } from '../lib.js';
import { t } from '../text.js';

/** @import { ChatSeen, Nudged, PleaEnded } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/** How long a line of chat is shown where the chat is closed, in milliseconds. */
const LEGIBLE = 8000;

export class OtherPlayers {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.chat = signal(/** @type {ChatSeen[]} */ ([]));
    /** Who reminds this person, in words. */
    this.nudge = signal('');
    /** The line of somebody else that came just now; null once it was there to be read. */
    this.latest = signal(/** @type {ChatSeen | null} */ (null));
    /** Lines of others that came since the chat was last looked at. */
    this.unread = signal(0);
  }

  /** A line; those of before are sent ahead of the table. @param {ChatSeen} line */
  receive(line) {
    const { session } = this;
    if (this.chat.peek().some((known) => known.n === line.n)) return;
    this.chat.value = [...this.chat.peek(), line];
    if (!session.table.peek() || session.mine.includes(line.seat)) return;
    this.unread.value += 1;
    this.latest.value = line;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), LEGIBLE);
    session.announcer.say(t('chat-spoken', { who: line.name, text: line.text }));
  }

  /** The chat was looked at. */
  markRead() {
    if (this.unread.peek()) this.unread.value = 0;
    this.hide();
  }

  /** The latest line is shown no longer. */
  hide() {
    if (this.latest.peek()) this.latest.value = null;
  }

  /**
   * Wait longer for somebody who is offline, or let the stand-in play now.
   * @param {number} whom
   * @param {boolean} wait
   */
  decideAbsence(whom, wait) {
    const { socket, seat } = this.session;
    socket.send({ type: 'absence', seat: seat.peek(), whom, wait });
  }

  /** The others do not go back. @param {PleaEnded} ended */
  pleaEnded({ by }) {
    const { session } = this;
    const who = session.table.peek()?.seats[by]?.name ?? '';
    session.note.value = t(by < 0 ? 'plea-lapsed' : 'plea-refused', { who });
    session.announcer.alarm(session.note.peek());
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

  /**
   * Answer somebody who asks to go back.
   * @param {number} plea
   * @param {boolean} agree
   * @param {number} [seat] who answers
   */
  consent(plea, agree, seat = this.session.seat.peek()) {
    const { session } = this;
    session.socket
      .command('consent', { seat, plea, agree })
      .catch((error) => session.refuse(error.message));
  }
}
