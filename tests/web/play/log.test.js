import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawGenerically } from '../../../src/wardround/web/games/generic/index.js';
import {
  extendLog,
  hasTimedOut,
  keepUnchanged,
  listSentences,
  sentencesOfOthers,
  tellLog,
} from '../../../src/wardround/web/play/log.js';
import { entry, sight, table } from '../support/messages.js';

/** @import { EntrySeen } from '../../../src/wardround/web/wire/wire.js' */

const NAMES = ['Ada', 'Bea'];

/** A message with these entries, after those up to `since`. @param {EntrySeen[]} entries */
const news = (entries, since = 0) => table({ since, sights: [sight({ entries })] });

/** Which entries are void. @param {EntrySeen[]} entries */
const voided = (entries) => entries.filter((one) => one.void).map(({ seq }) => seq);

/** @param {EntrySeen} one */
const linesOf = ({ lines }) => lines;
const SEATS = NAMES.map((name) => ({ name, away: false }));
const TELLING = { logLines: linesOf, names: NAMES };

describe('the log', () => {
  test('grows by what is told', () => {
    const known = extendLog([], news([entry({ seq: 1 }), entry({ seq: 2 })]), 0);
    const grown = extendLog(known, news([entry({ seq: 3 })], 2), 0);
    assert.deepEqual(
      grown.map(({ seq }) => seq),
      [1, 2, 3],
    );
  });

  test('forgets what is told anew', () => {
    const known = extendLog([], news([entry({ seq: 1 }), entry({ seq: 2, word: 'old' })]), 0);
    const grown = extendLog(known, news([entry({ seq: 2, word: 'new' })], 1), 0);
    assert.deepEqual(
      grown.map(({ word }) => word),
      ['word', 'new'],
    );
  });

  test('strikes out the latest words of whoever takes them back', () => {
    const said = [0, 1, 0, 0].map((speaker, n) => entry({ seq: n + 1, speaker }));
    const undo = entry({ seq: 5, kind: 'undo', speaker: 0, count: 2 });
    assert.deepEqual(voided(extendLog([], news([...said, undo]), 0)), [3, 4]);
  });

  test('strikes out earlier words when somebody goes on taking back', () => {
    const said = [1, 2, 3].map((seq) => entry({ seq }));
    const once = entry({ seq: 4, kind: 'undo', count: 1 });
    const again = entry({ seq: 5, kind: 'undo', count: 1 });
    assert.deepEqual(voided(extendLog([], news([...said, once, again]), 0)), [2, 3]);
  });

  test('strikes out nothing of others, however much is taken back', () => {
    const said = [entry({ seq: 1, speaker: 1 }), entry({ seq: 2, speaker: 0 })];
    const undo = entry({ seq: 3, kind: 'undo', speaker: 0, count: 5 });
    assert.deepEqual(voided(extendLog([], news([...said, undo]), 0)), [2]);
  });

  test('strikes out all words after the one that the table goes back to', () => {
    const said = [1, 2, 3].map((seq) => entry({ seq, speaker: seq % 2 }));
    const rewind = entry({ seq: 4, kind: 'rewind', count: 1 });
    assert.deepEqual(voided(extendLog([], news([...said, rewind]), 0)), [2, 3]);
  });
});

describe('sentences', () => {
  test('go on until their speaker begins another', () => {
    const found = listSentences(
      [
        entry({ seq: 1, word: 'nurse' }),
        entry({ seq: 2, word: 'ward', begins: false }),
        entry({ seq: 3, word: 'pass' }),
      ],
      TELLING,
    );
    assert.deepEqual(
      found.map(({ first, seq, words }) => [first, seq, words]),
      [
        [1, 2, ['nurse', 'ward']],
        [3, 3, ['pass']],
      ],
    );
  });

  test('go on although somebody else speaks in between', () => {
    const found = listSentences(
      [
        entry({ seq: 1, speaker: 0, word: 'nurse' }),
        entry({ seq: 2, speaker: 1, word: 'pass' }),
        entry({ seq: 3, speaker: 0, word: 'ward', begins: false }),
      ],
      TELLING,
    );
    assert.deepEqual(
      found.map(({ speaker, words }) => [speaker, words]),
      [
        [0, ['nurse', 'ward']],
        [1, ['pass']],
      ],
    );
  });

  test('leave out what is void and what has no lines', () => {
    const entries = [entry({ seq: 1, void: true }), entry({ seq: 2, lines: [] })];
    assert.deepEqual(listSentences(entries, TELLING), []);
  });

  test('tell who took something back, in words', () => {
    const undo = entry({ seq: 2, kind: 'undo', speaker: 1, count: 1 });
    const [told] = listSentences([entry({ speaker: 1, void: true }), undo], TELLING);
    assert.match(told.lines.join(' '), /Bea/);
  });

  test('tell nothing of half a sentence that was taken back: nobody had read of it', () => {
    const half = [1, 2].map((seq) => entry({ seq, speaker: 1, void: true, lines: [] }));
    const whole = entry({ seq: 0, speaker: 1, void: true });
    const undo = entry({ seq: 3, kind: 'undo', speaker: 1, count: 2 });
    assert.deepEqual(listSentences([whole, ...half, undo], TELLING), []);
  });

  test('tell whose time was up, and for whom somebody plays, apart', () => {
    const note = (/** @type {number} */ seq, /** @type {string} */ word) =>
      entry({ seq, kind: 'note', speaker: 1, word });
    const told = (/** @type {EntrySeen[]} */ entries, /** @type {boolean[]} */ away) =>
      listSentences(entries, { ...TELLING, away })[0].lines;
    const late = told([note(1, 'timeout')], [false, false]);
    assert.deepEqual(late, ['Bea has run out of time; the game goes on.']);
    const without = ['The game goes on without Bea for now.'];
    assert.deepEqual(told([note(1, 'timeout')], [false, true]), without);
    assert.deepEqual(told([note(1, 'timeout'), note(2, 'back')], [false, false]), without);
  });

  test('of others are those that nobody here said, and not chance', () => {
    const entries = [-1, 0, 1].map((speaker, n) => entry({ seq: n + 1, speaker }));
    const found = sentencesOfOthers(listSentences(entries, TELLING), [0]);
    assert.deepEqual(
      found.map(({ speaker }) => speaker),
      [1],
    );
  });

  test('told anew are the same objects where nothing has changed', () => {
    const entries = [0, 1, 0].map((speaker, n) => entry({ seq: n + 1, speaker, begins: true }));
    const before = listSentences(entries, TELLING);
    const later = listSentences(
      [...entries, entry({ seq: 4, speaker: 0, begins: false })],
      TELLING,
    );
    const kept = keepUnchanged(before, later);
    assert.deepEqual(kept, later);
    assert.deepEqual(
      kept.map((one, place) => one === before[place]),
      [true, true, false],
    );
  });

  test('told in other words are new objects', () => {
    const entries = [entry({ seq: 1, speaker: 0, begins: true })];
    const before = listSentences(entries, TELLING);
    const later = listSentences(entries, { ...TELLING, logLines: () => ['anders'] });
    assert.deepEqual(keepUnchanged(before, later), later);
  });

  test('tell that somebody has finished, where the drawing tells nothing of it', () => {
    const drawing = drawGenerically('third-game');
    const entries = [entry({ speaker: 1, word: 'finish', lines: [] })];
    const [told] = tellLog(entries, drawing, SEATS, 0);
    assert.match(told.lines.join(' '), /Bea/);
  });

  test('speak to who looks, not of them', () => {
    const drawing = drawGenerically('third-game');
    const done = [
      entry({ word: 'finish', lines: [] }),
      entry({ lines: ['Bea draws.'], void: true }),
      entry({ kind: 'undo', count: 1 }),
    ];
    const entries = done.map((one) => ({ ...one, speaker: 1 }));
    const told = tellLog(entries, drawing, SEATS, 1).flatMap(({ lines }) => lines);
    assert.equal(told.length, 2);
    for (const line of told) assert.match(line, /^You /);
  });
});

describe('time is up', () => {
  test('for somebody here if a note says so of their seat', () => {
    const note = entry({ kind: 'note', word: 'timeout', speaker: 0 });
    assert.equal(hasTimedOut(news([note])), true);
  });

  test('for others only, if the note is of another seat', () => {
    const note = entry({ kind: 'note', word: 'timeout', speaker: 1 });
    assert.equal(hasTimedOut(news([note])), false);
  });
});
