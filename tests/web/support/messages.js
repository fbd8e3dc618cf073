/** Messages of the server, as small as a test needs them. */

/** @import { EntrySeen, SeatPayload, TableSeen } from '../../../src/wardround/web/wire/wire.js' */

/** @param {Partial<EntrySeen>} [given] @returns {EntrySeen} */
export const entry = (given = {}) => ({
  seq: 1,
  kind: 'word',
  speaker: 0,
  word: 'word',
  count: 0,
  begins: true,
  void: false,
  private: false,
  happenings: [],
  lines: [`Line ${given.seq ?? 1}.`],
  ...given,
});

/** @param {Partial<SeatPayload>} [given] @returns {SeatPayload} */
export const sight = (given = {}) => ({
  seat: 0,
  view: { options: {} },
  private: false,
  entries: [],
  prompt: 1,
  asked: true,
  question: { key: 'question', figures: {}, text: 'What now?' },
  reason: null,
  legal: ['take', 'pass'],
  resting: true,
  last: false,
  undo: null,
  redo: [],
  prospects: {},
  ...given,
});

const NAMES = ['Ada', 'Bea', 'Cem'];

/**
 * A table of Ada, who sits here, and Bea, a person elsewhere.
 * @param {Partial<Omit<TableSeen, 'seats'>> & { asked?: number[], kinds?: ('person' | 'bot')[] }} [given]
 * @returns {TableSeen}
 */
export function table({ asked = [0], kinds = ['person', 'person'], ...given } = {}) {
  return {
    type: 'table',
    table: 'abc',
    game: 'third-game',
    status: 'playing',
    heading: 'round 1 actions',
    seq: 0,
    since: 0,
    deadline: null,
    seats: kinds.map((kind, seat) => ({
      seat,
      kind,
      name: NAMES[seat],
      bot: kind === 'bot' ? 'greedy' : '',
      online: true,
      stand_in_after: null,
      away: false,
      asked: asked.includes(seat),
      half_said: false,
      kept: false,
    })),
    sights: [sight({ asked: asked.includes(0) })],
    plea: null,
    standing: null,
    result: null,
    rematch: '',
    rematch_by: -1,
    host: -1,
    stand_in: '',
    problem: null,
    puzzle: null,
    version: 2,
    number: 1,
    ...given,
  };
}
