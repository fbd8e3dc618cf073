/**
 * Being at a table: one socket that comes back by itself.
 *
 * Commands wait in `unacknowledged` until the server has stored them, and are sent again,
 * unchanged, after every reconnect: the server applies each id once.
 */
import { Refused } from './api.js';
import { t } from '../text.js';

/** @import { Answer, ChatSeen, Problem, TableSeen } from './types.js' */
/**
 * @typedef {object} Listener
 * @property {(table: TableSeen, first: boolean) => void} table
 * @property {(line: ChatSeen) => void} chat
 * @property {(error: Problem) => void} refused
 * @property {(state: 'on' | 'off' | 'ended', why: string) => void} connected
 */

const LONGEST_WAIT = 8000;
const FINAL = { 1008: 'socket-refused', 4001: 'socket-moved' };

/** An id never used twice. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');

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
    this.tries = 0;
    this.greeted = false;
    this.closed = false;
    this.lastProblem = '';
    /** @type {Map<string, object>} */
    this.unacknowledged = new Map();
    /** @type {Map<string, { resolve: (a: Answer) => void, reject: (e: Error) => void }>} */
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
    socket.onopen = () => this.send({
      type: 'hello', version: 1, tokens: this.tokens, seen: this.seen, language: navigator.language,
    });
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    this.socket?.close();
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null;
    this.greeted = false;
    for (const { reject } of this.asked.values()) reject(new Refused('offline', t('offline')));
    this.asked.clear();
    if (this.closed) return;
    if (code in FINAL) {
      this.listener.connected('ended', this.lastProblem || t(FINAL[/** @type {1008} */ (code)]));
      return;
    }
    this.listener.connected('off', '');
    this.timer = setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, 400 * 2 ** this.tries++));
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === 'table') this.hearTable(message);
    else if (message.type === 'ack') this.unacknowledged.delete(message.id);
    else if (message.type === 'answer') this.settle(message.ask, (one) => one.resolve(message));
    else if (message.type === 'chat') this.listener.chat(message);
    else if (message.type === 'error') this.hearError(message);
  }

  /** @param {TableSeen} table */
  hearTable(table) {
    const first = !this.greeted;
    this.seen = table.seq;
    this.tries = 0;
    this.greeted = true;
    this.listener.table(table, first);
    if (!first) return;
    this.listener.connected('on', '');
    for (const message of this.unacknowledged.values()) this.send(message);
  }

  /** @param {{ id: string, error: Problem }} message */
  hearError({ id, error }) {
    this.lastProblem = error.text;
    const command = this.unacknowledged.delete(id);
    const question = this.settle(id, (one) => one.reject(new Refused(error.code, error.text)));
    if (command || !question) this.listener.refused(error);
  }

  /**
   * @param {string} id
   * @param {(one: { resolve: (a: Answer) => void, reject: (e: Error) => void }) => void} how
   */
  settle(id, how) {
    const one = this.asked.get(id);
    this.asked.delete(id);
    if (one) how(one);
    return Boolean(one);
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Something that changes the table. It is kept until the server says that it is stored.
   * @param {string} type
   * @param {object} fields
   */
  command(type, fields) {
    const message = { type, id: newId(), ...fields };
    this.unacknowledged.set(message.id, message);
    if (this.greeted) this.send(message);
  }

  /**
   * A question that changes nothing.
   * @param {string} type
   * @param {object} fields
   * @returns {Promise<Answer>}
   */
  ask(type, fields) {
    if (!this.greeted) return Promise.reject(new Refused('offline', t('offline')));
    const ask = newId();
    return new Promise((resolve, reject) => {
      this.asked.set(ask, { resolve, reject });
      this.send({ type, ask, ...fields });
    });
  }
}
