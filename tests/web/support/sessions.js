/** A person at a table, with the real session, a drawing of no game, and the test as the server. */
import './catalogue.js';
import { drawGenerically } from '../../../src/wardround/web/games/generic/index.js';
import { Session } from '../../../src/wardround/web/play/session.js';
import { storeSeats } from '../../../src/wardround/web/storage.js';
import { browser, settled } from './browser.js';
import { table } from './messages.js';
import { latest } from './sockets.js';

/** @import { Drawing } from '../../../src/wardround/web/games/drawing.js' */
/** @import { Answer, TableSeen } from '../../../src/wardround/web/wire/wire.js' */

/** @type {Answer} */
const NOTHING = {
  type: 'answer',
  ask: '',
  kind: '',
  happenings: [],
  lines: [],
  words: [],
  chance: false,
  complete: false,
  ends: false,
  legal: false,
  reason: null,
};

export class Seated {
  /** @param {Partial<Drawing>} drawing what the game's drawing has of its own */
  constructor(drawing) {
    storeSeats({ table: 'abc', seat: 0, token: 'token' });
    /** @type {Set<unknown>} numbers of the questions that have an answer */
    this.answered = new Set();
    this.drawing = { ...drawGenerically('third-game'), ...drawing };
    this.session = new Session('abc', async () => this.drawing);
  }

  /** The server shows the table. @param {TableSeen} shown */
  async show(shown) {
    latest().receive(shown);
    await settled();
  }

  /**
   * The first question of a type that is still open is answered.
   * @param {string} type
   * @param {Partial<Answer>} given
   */
  async answer(type, given) {
    latest().receive({ ...NOTHING, type: 'answer', ask: this.firstOpen(type), ...given });
    await settled();
  }

  /** The number of that question, which is open no more. @param {string} type */
  firstOpen(type) {
    const question = latest()
      .sentOf(type)
      .find(({ ask }) => !this.answered.has(ask));
    if (!question) throw new Error(`nothing was asked by ${type}`);
    this.answered.add(question.ask);
    return question.ask;
  }

  /** The first question of a type that is still open is refused. @param {string} type */
  async refuse(type) {
    const ask = this.firstOpen(type);
    const error = { code: 'illegal', figures: {}, text: 'that cannot be said' };
    latest().receive({ type: 'error', id: ask, error });
    await settled();
  }

  /** What was commanded, the latest last. @param {string} type */
  commands(type) {
    return latest().sentOf(type);
  }
}

/**
 * Sit down at a table that begins so.
 * @param {TableSeen} [first]
 * @param {Partial<Drawing>} [drawing]
 */
export async function sitDown(first = table(), drawing = {}) {
  browser.storage.clear();
  browser.hide(false);
  const seated = new Seated(drawing);
  latest().open();
  await seated.show(first);
  return seated;
}
