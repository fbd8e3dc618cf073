/** WebSockets whose other end is the test. */
import './browser.js';

export class FakeWebSocket {
  static OPEN = 1;

  /** @type {FakeWebSocket[]} every connection there was, the latest last */
  static all = [];

  /** @param {string} address */
  constructor(address) {
    this.address = address;
    this.readyState = 0;
    /** @type {any[]} */
    this.sent = [];
    this.isClosed = false;
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: { data: string }) => void) | null} */
    this.onmessage = null;
    /** @type {((event: { code: number }) => void) | null} */
    this.onclose = null;
    FakeWebSocket.all.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.isClosed = true;
  }

  /** The server accepts. */
  open() {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. @param {object} message */
  receive(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection is lost. @param {number} [code] */
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was sent of a type. @param {string} type */
  sentOf(type) {
    return this.sent.filter((message) => message.type === type);
  }
}

Object.defineProperty(globalThis, 'WebSocket', { value: FakeWebSocket, writable: true });

/** The latest connection. */
export function latest() {
  const found = FakeWebSocket.all.at(-1);
  if (!found) throw new Error('nobody has connected');
  return found;
}
