/**
 * Being at a table: one socket that comes back by itself.
 *
 * Commands wait in `unacknowledged` until the server has stored them, and are sent again,
 * unchanged, after every reconnect: the server applies each id once. Whatever waits for an answer
 * waits for `PATIENCE` at most: silence is a lost connection, whatever the browser believes.
 */

import { settings } from '../settings.js';
import { language, t } from '../text.js';
import { Refused } from './api.js';
import { applyChange } from './changes.js';

/** @import { Answer, ChatSeen, FromClient, FromServer, Nudged, PleaEnded } from './wire.js' */
/** @import { ChangeSeen, Problem, TableSeen } from "./wire.js" */
/**
 * @typedef {object} Listener
 * @property {(table: TableSeen, first: boolean) => void} table
 * @property {(line: ChatSeen) => void} chat
 * @property {(nudge: Nudged) => void} nudged
 * @property {(ended: PleaEnded) => void} pleaEnded
 * @property {(error: Problem) => void} refused what no command and no question was refused with
 * @property {(state: 'on' | 'off' | 'ended', why: string) => void} connected
 *
 * @typedef {object} Waiting
 * @property {FromClient} message
 * @property {(found: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {ReturnType<typeof setTimeout>} [timer]
 */

const LONGEST_WAIT = 8000;
const PATIENCE = 6000;
const GREETING_PATIENCE = 12_000;
const FINAL = {
  1008: 'socket-refused',
  4001: 'socket-moved',
  4003: 'socket-removed',
  4004: 'socket-closed',
};

/** An id never used twice. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');

const offline = () => new Refused('offline', t('offline'));

export class Socket {
  /**
   * @param {string} table
   * @param {string[]} tokens
   * @param {Listener} listener
   */
  constructor(table, tokens, listener) {
    this.address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/socket`;
    this.tokens = tokens;
    this.listener = listener;
    this.seen = 0;
    /** @type {TableSeen | null} the last message about the table on this connection */
    this.shown = null;
    this.tries = 0;
    this.greeted = false;
    this.closed = false;
    this.lastProblem = '';
    /** @type {Map<string, Waiting>} */
    this.unacknowledged = new Map();
    /** @type {Map<string, Waiting>} */
    this.asked = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.retry = () => this.closed || this.socket || this.connect();
    addEventListener('online', this.retry);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.shown = null;
    this.doubt = setTimeout(() => this.giveUp(), GREETING_PATIENCE);
    socket.onopen = () =>
      this.send({
        type: 'hello',
        version: 2,
        tokens: this.tokens,
        seen: this.seen,
        language: language.peek(),
        names: settings.peek().names,
      });
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    this.leave();
    this.rejectAsked();
    for (const one of this.unacknowledged.values()) clearTimeout(one.timer);
  }

  /** Nothing is overdue. */
  calm() {
    clearTimeout(this.behind);
    clearTimeout(this.doubt);
  }

  /** Listen to this connection no more. It may be dead, and then it would take long to say so. */
  leave() {
    const { socket } = this;
    this.socket = null;
    this.greeted = false;
    this.calm();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  rejectAsked() {
    for (const one of this.asked.values()) {
      clearTimeout(one.timer);
      one.reject(offline());
    }
    this.asked.clear();
  }

  /** No answer came: this connection is given up and made anew. */
  giveUp() {
    this.leave();
    this.lost(0);
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null;
    this.greeted = false;
    this.calm();
    this.rejectAsked();
    for (const one of this.unacknowledged.values()) clearTimeout(one.timer);
    if (this.closed) return;
    if (code in FINAL) {
      this.listener.connected('ended', this.lastProblem || t(FINAL[/** @type {1008} */ (code)]));
      return;
    }
    this.listener.connected('off', '');
    this.timer = setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, 400 * 2 ** this.tries++));
  }

  /** After a sleep a connection may be dead and not know it. */
  check() {
    clearTimeout(this.doubt);
    if (!this.greeted) return;
    this.doubt = setTimeout(() => this.giveUp(), PATIENCE);
    this.send({ type: 'ping', n: 1 });
  }

  /** @param {FromServer} message */
  hear(message) {
    if (message.type === 'table') this.hearTable(message);
    else if (message.type === 'change') this.hearChange(message);
    else if (message.type === 'ack') this.hearAck(message);
    else if (message.type === 'answer') this.settle(this.asked, message.ask)?.resolve(message);
    else if (message.type === 'chat') this.listener.chat(message);
    else if (message.type === 'nudged') this.listener.nudged(message);
    else if (message.type === 'plea-ended') this.listener.pleaEnded(message);
    else if (message.type === 'pong') clearTimeout(this.doubt);
    else if (message.type === 'error') this.hearError(message);
  }

  /** @param {TableSeen} table */
  hearTable(table) {
    const first = !this.greeted;
    this.shown = table;
    this.seen = table.seq;
    this.tries = 0;
    this.greeted = true;
    this.calm();
    this.listener.table(table, first);
    if (!first) return;
    this.listener.connected('on', '');
    for (const one of this.unacknowledged.values()) this.sendAndWait(one);
  }

  /** If it does not fit what was shown, all is asked for anew. @param {ChangeSeen} change */
  hearChange(change) {
    const table = applyChange(this.shown, change);
    if (table) this.hearTable(table);
    else this.giveUp();
  }

  /** What is stored must be shown soon, too. @param {{ id: string, seq: number }} message */
  hearAck({ id, seq }) {
    this.settle(this.unacknowledged, id)?.resolve(seq);
    if (seq > this.seen) this.behind = setTimeout(() => this.giveUp(), PATIENCE);
  }

  /** @param {{ id: string, error: Problem }} message */
  hearError({ id, error }) {
    this.lastProblem = error.text;
    const one = this.settle(this.unacknowledged, id) ?? this.settle(this.asked, id);
    if (one) one.reject(new Refused(error.code, error.text));
    else this.listener.refused(error);
  }

  /** @param {Map<string, Waiting>} waiting @param {string} id */
  settle(waiting, id) {
    const one = waiting.get(id);
    waiting.delete(id);
    clearTimeout(one?.timer);
    return one;
  }

  /** @param {FromClient} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {Waiting} one */
  sendAndWait(one) {
    clearTimeout(one.timer);
    one.timer = setTimeout(() => this.giveUp(), PATIENCE);
    this.send(one.message);
  }

  /**
   * Something that changes the table. It is kept until the server says that it is stored.
   * @param {string} type
   * @param {object} fields
   * @returns {Promise<number>} how long the journal was then
   */
  command(type, fields) {
    const id = newId();
    const message = /** @type {FromClient} */ ({ type, id, ...fields });
    return new Promise((resolve, reject) => {
      const one = { message, resolve, reject };
      this.unacknowledged.set(id, one);
      if (this.greeted) this.sendAndWait(one);
    });
  }

  /**
   * A question that changes nothing.
   * @param {string} type
   * @param {object} fields
   * @returns {Promise<Answer>}
   */
  ask(type, fields) {
    if (!this.greeted) return Promise.reject(offline());
    const ask = newId();
    return new Promise((resolve, reject) => {
      const message = /** @type {FromClient} */ ({ type, ask, ...fields });
      const one = { message, resolve, reject };
      this.asked.set(ask, one);
      this.sendAndWait(one);
    });
  }
}
