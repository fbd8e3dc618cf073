import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { traceDice } from '../../../../src/wardround/web/games/dice-hospital/die_moves.js';
import { learn } from '../../../../src/wardround/web/games/dice-hospital/facts.js';
import {
  comingFates,
  fates,
  logLines,
  lossesText,
  resultsOf,
  somebodyDies,
} from '../../../../src/wardround/web/games/dice-hospital/forecast.js';
import { asksGroup, preface } from '../../../../src/wardround/web/games/dice-hospital/questions.js';
import {
  lastEvent,
  lastRound,
  pointsByRound,
  today,
  workOf,
} from '../../../../src/wardround/web/games/dice-hospital/round_history.js';
import { entry, sight } from '../../support/messages.js';

/**
 * What happened, with the figures that matter here.
 * @param {string} name
 * @param {object} [figures]
 * @param {number} [seat]
 * @returns {any}
 */
const happened = (name, figures = {}, seat = 0) => ({ name, seat, figures });

describe('what becomes of a patient', () => {
  test('is told for each die of a word', () => {
    const found = fates([
      happened('heal', { patient: 'r2', becomes: 'r3t' }),
      happened('die', { patient: 'r2' }),
    ]);
    assert.deepEqual(found.get('r2'), [
      { becomes: 'r3t', fate: '' },
      { becomes: 'r2', fate: 'dies' },
    ]);
  });

  test('is followed through all that happens to one die', () => {
    const found = fates([
      happened('heal', { patient: 'g5', becomes: 'g6t' }),
      happened('heal', { patient: 'g6t', becomes: 'g6m' }),
      happened('discharge', { patient: 'g6m' }),
    ]);
    assert.deepEqual([...found], [['g5', [{ becomes: 'g6m', fate: 'home' }]]]);
  });
});

describe('what comes if everybody stops', () => {
  /** @param {string} phase @param {Record<string, string | number>} figures */
  const at = (phase, figures) => {
    const finish = { brings: { key: '', text: '', figures }, risk: null, idle: false };
    return /** @type {Parameters<typeof comingFates>[0]} */ (
      /** @type {unknown} */ ({ view: { phase }, prospects: { finish } })
    );
  };
  const told = { worsening: 'r3 r3 y2', becomes: 'r2 r2 y1', dead: 'r1', deaths: 1 };

  test('is told for each die, and not chained from one to the next', () => {
    const found = comingFates(at('activate', told));
    assert.deepEqual(found?.get('r3'), Array(2).fill({ becomes: 'r2', fate: '' }));
    assert.deepEqual(found?.get('r1'), [{ becomes: 'r1', fate: 'dies' }]);
    assert.deepEqual([...(found ?? new Map()).keys()], ['r3', 'y2', 'r1']);
  });

  test('is nothing where nobody gets worse', () => {
    const nothing = { worsening: 'none', becomes: 'none', dead: 'none', deaths: 0 };
    assert.equal(comingFates(at('activate', nothing))?.size, 0);
    assert.equal(somebodyDies(at('activate', nothing)), false);
  });

  test('is not told before workers are placed', () => {
    assert.equal(comingFates(at('improve', told)), null);
    assert.equal(somebodyDies(at('improve', told)), false);
    assert.equal(somebodyDies(at('activate', told)), true);
  });
});

describe('what a department makes of patients', () => {
  test('is told for each die, with how it leaves', () => {
    const figures = { patients: 'g5 g5 g6 r1', becomes: 'g6t g6t home dead' };
    const brings = { key: '', text: '', figures };
    const found = resultsOf({ brings, risk: null, idle: false });
    assert.deepEqual(found.get('g5'), Array(2).fill({ becomes: 'g6t', fate: '' }));
    assert.deepEqual(found.get('g6'), [{ becomes: 'g6', fate: 'home' }]);
    assert.deepEqual(found?.get('r1'), [{ becomes: 'r1', fate: 'dies' }]);
  });

  test('is nothing of what has no prospect', () => {
    assert.equal(resultsOf(undefined).size, 0);
  });
});

describe('what finishing would lose', () => {
  /** @param {Record<string, string | number> | null} figures */
  const at = (figures) => {
    const told = { key: '', text: '', figures: {} };
    const risk = figures && { ...told, figures };
    return /** @type {Parameters<typeof lossesText>[0]} */ (
      sight({ prospects: { finish: { brings: told, risk, idle: false } } })
    );
  };

  test('is nothing where nothing is at risk', () => {
    assert.equal(lossesText(at(null)), '');
  });

  test('is workers that could still work, and patients that die', () => {
    const text = lossesText(at({ free: 3, deaths: 2, dead: 'r1 g1' }));
    assert.match(text, /3/);
    assert.match(text, /red 1 and green 1/);
  });

  test('is not what nobody can prevent', () => {
    assert.equal(lossesText(at({ free: 0, deaths: 0, dead: 'r1' })), '');
  });
});

describe('the log', () => {
  before(() => learn({ game: 'dice-hospital', cards: {}, constants: {}, silent: ['phase'] }));

  test('leaves out what the board shows', () => {
    const lines = ['Dice are rolled.', 'Ada takes ambulance 1.'];
    const told = entry({
      lines,
      happenings: [happened('roll'), happened('phase'), happened('take')],
    });
    assert.deepEqual(logLines(told), ['Ada takes ambulance 1.']);
  });

  test('tells all where it is not known which line is which', () => {
    const told = entry({ lines: ['One.', 'Two.'], happenings: [happened('roll')] });
    assert.deepEqual(logLines(told), ['One.', 'Two.']);
  });

  test('count the patients of one who get worse, and tell of a single one whole', () => {
    const worsen = (/** @type {number} */ seat) => happened('worsen', {}, seat);
    const told = entry({
      happenings: [worsen(0), worsen(0), worsen(1), worsen(0)],
      lines: ['Ada: r3.', 'Ada: r3.', 'Bea: y2.', 'Ada: g4.'],
    });
    const lines = logLines(told, ['Ada', 'Bea']);
    assert.deepEqual(lines, ['3 patients of Ada get worse.', 'Bea: y2.']);
    assert.equal(logLines(told, ['Ada', 'Bea'], 0)[0], '3 of your patients get worse.');
  });
});

describe('dice on the board', () => {
  /** @param {string} place @param {string} word */
  const die = (place, word) => ({
    node: /** @type {Element} */ ({}),
    place,
    word,
    x: 0,
    y: 0,
    width: 40,
  });

  test('are traced to where they lie now, and what they show', () => {
    const seen = die('intake', 'r2');
    const { stayed, gone } = traceDice(
      [seen],
      [
        happened('load', { patient: 'r2', ambulance: 1 }, -1),
        happened('take', { ambulance: 1 }),
        happened('admit', { patient: 'r2' }),
        happened('heal', { patient: 'r2', becomes: 'r3t' }),
      ],
      0,
    );
    assert.deepEqual(stayed, [{ from: seen, place: 'patients', word: 'r3t', room: '' }]);
    assert.deepEqual(gone, []);
  });

  test('pass through the room they are treated in; a blood bag comes to the bed', () => {
    const [home, better, bagged] = ['g6', 'r2', 'y3'].map((word) => die('patients', word));
    const { stayed, gone } = traceDice(
      [home, better, bagged],
      [
        happened('place', { worker: 'nurse', department: 'pharmacy' }),
        happened('discharge', { patient: 'g6' }),
        happened('place', { worker: 'nurse', department: 'clinic' }),
        happened('heal', { patient: 'r2', becomes: 'r3t' }),
        happened('spend', { bags: 1 }),
        happened('heal', { patient: 'y3', becomes: 'y4t' }),
      ],
      0,
    );
    assert.deepEqual(
      stayed.map(({ room }) => room),
      ['clinic', ''],
    );
    assert.deepEqual(gone, [{ from: home, goal: 'home', room: 'pharmacy' }]);
  });

  test('leave by the door, or are lost', () => {
    const [home, lost] = [die('patients', 'g6'), die('patients', 'r1')];
    const { stayed, gone } = traceDice(
      [home, lost],
      [happened('discharge', { patient: 'g6' }), happened('die', { patient: 'r1' })],
      0,
    );
    assert.deepEqual(stayed, []);
    assert.deepEqual(
      gone.map(({ goal }) => goal),
      ['home', 'mortuary'],
    );
  });

  test('are new where they are rolled', () => {
    const { rolled } = traceDice([], [happened('roll', { patient: 'y4' }, -1)], 0);
    assert.deepEqual(rolled, [{ place: 'intake', word: 'y4' }]);
  });

  test('of others are not traced', () => {
    const seen = die('patients', 'g6');
    const { gone } = traceDice([seen], [happened('discharge', { patient: 'g6' }, 1)], 0);
    assert.deepEqual(gone, []);
  });
});

describe('the history of rounds', () => {
  const round = (/** @type {number} */ n) => happened('phase', { round: n }, -1);
  const said = /** @type {(given: object) => any} */ (entry);
  const entries = [
    said({
      seq: 1,
      happenings: [round(1), happened('place', { worker: 'nurse', department: 'a' })],
    }),
    said({
      seq: 2,
      happenings: [happened('discharge'), happened('score', { points: 3 }), happened('recall')],
    }),
    said({
      seq: 3,
      happenings: [round(2), happened('place', { worker: 'surgeon', department: 'b' })],
    }),
  ];

  test('knows what was done since the workers came back', () => {
    const work = { worker: 'surgeon', department: 'b', dice: [] };
    assert.deepEqual(workOf(today(entries, 0)), [work]);
  });

  test('knows who was treated in which room, as they are now, and who went home from there', () => {
    const place = (/** @type {string} */ department) =>
      happened('place', { worker: 'nurse', department });
    const work = workOf([
      place('a'),
      happened('heal', { patient: 'r2', becomes: 'r3m' }),
      happened('heal', { patient: 'r3m', becomes: 'r4m' }),
      happened('change', { patient: 'r4m', becomes: 'r4t' }),
      happened('spend', { bags: 1 }),
      happened('heal', { patient: 'y1', becomes: 'y2t' }),
      place('b'),
      happened('treat', { patient: 'g6', becomes: 'g6t' }),
      happened('discharge', { patient: 'g6t' }),
    ]);
    assert.deepEqual(
      work.map(({ dice }) => dice),
      [['r4t'], []],
    );
  });

  test('sums up the round that ended last', () => {
    assert.deepEqual(lastRound(entries, 2, 1), {
      round: 1,
      seats: [
        { home: 1, points: 3, lost: 0 },
        { home: 0, points: 0, lost: 0 },
      ],
      past: false,
    });
    assert.equal(lastRound([], 2, 0), null);
  });

  test('forgets what was taken back', () => {
    const voided = entries.map((one) => ({ ...one, void: true }));
    assert.deepEqual(today(voided, 0), []);
  });

  test('knows the event that was turned up last', () => {
    const event = said({ seq: 4, happenings: [happened('event', { event: 'storm' }, -1)] });
    assert.deepEqual(lastEvent([...entries, event], 0), { word: 'storm', past: false });
    assert.deepEqual(lastEvent([event, ...entries], 0), { word: 'storm', past: true });
  });

  test('tells points by seat and round', () => {
    const all = [
      ...entries.flatMap(({ happenings }) => happenings),
      happened('score', { points: 2 }, 1),
    ];
    assert.deepEqual(pointsByRound(all, 2), {
      rounds: [1, 2],
      points: [
        [3, 0],
        [0, 2],
      ],
    });
  });
});

describe('a question', () => {
  /** @param {Record<string, string | number>} figures */
  const asked = (figures) =>
    /** @type {Parameters<typeof asksGroup>[0]} */ (
      sight({ question: { key: 'patients', figures, text: '' } })
    );

  test('asks for a group where more than one is left to pick', () => {
    assert.equal(asksGroup(asked({ picked: 0, left: 2 })), true);
    assert.equal(asksGroup(asked({ picked: 1, left: 1 })), false);
    assert.equal(asksGroup(asked({ left: 2 })), false);
  });

  test('asks for one after the other where their order matters', () => {
    assert.equal(asksGroup(asked({ picked: 0, left: 2, form: 'two' })), false);
  });

  test('may have a word that says nothing by itself', () => {
    /** @param {string} phase @param {string[]} legal */
    const at = (phase, legal) =>
      /** @type {Parameters<typeof preface>[0]} */ (sight({ legal, view: { options: {}, phase } }));
    assert.equal(preface(at('activate', ['nurse', 'name'])), 'name');
    assert.equal(preface(at('return', ['return', 'pass'])), 'return');
    assert.equal(preface(at('activate', ['nurse'])), '');
  });
});
