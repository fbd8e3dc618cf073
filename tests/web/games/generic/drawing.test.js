import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawGenerically } from '../../../../src/wardround/web/games/generic/index.js';
import { entry } from '../../support/messages.js';

const CARD = {
  name: 'Chirurgin',
  language: 'de',
  kind: 'specialist',
  text: 'Heals two.',
  house: [],
  own: false,
  mark: '',
  source: '',
  facts: {},
};

/** A game of one card. */
function drawn() {
  const drawing = drawGenerically('third-game');
  drawing.learn({ game: 'third-game', cards: { surgeon: CARD }, constants: {}, silent: [] });
  return drawing;
}

describe('a game without drawings of its own', () => {
  test('calls cards by their names, and other words as they are', () => {
    const drawing = drawn();
    assert.equal(drawing.name('surgeon'), 'Chirurgin');
    assert.equal(drawing.language('surgeon'), 'de');
    assert.equal(drawing.explain('surgeon'), 'Heals two.');
    assert.equal(drawing.name('night-shift'), 'Night shift');
    assert.equal(drawing.explain('night-shift'), '');
  });

  test('has a thing on the board for every card in sight, and for no other word', () => {
    const view = { options: {}, display: ['surgeon', 'lamp'], phase: 'take' };
    assert.deepEqual([...drawn().wordsOnBoard(view, 0)], ['surgeon']);
  });

  test('tells all lines of the log', () => {
    assert.deepEqual(drawn().logLines(entry({ lines: ['One.', 'Two.'] })), ['One.', 'Two.']);
  });

  test('reads headings with rounds, and any other', () => {
    const { readHeading } = drawn();
    assert.deepEqual(readHeading('round 2 shift-change'), {
      round: 'Round 2',
      part: 'Shift change',
    });
    assert.deepEqual(readHeading('setup'), { round: 'Setup', part: '' });
  });

  test('counts points, and tells what decided', () => {
    const drawing = drawn();
    assert.equal(drawing.scoreText(1), '1 point');
    assert.equal(drawing.decidedBy('fewest-patients'), 'Decided by: Fewest patients.');
    assert.equal(drawing.decidedBy(''), '');
  });

  test('has keys for the words that end and refuse in every game', () => {
    const { keys } = drawn();
    assert.deepEqual(
      Object.entries(keys).map(([word, { kind, text }]) => [word, kind, text]),
      [
        ['finish', 'finish', 'Finish'],
        ['done', 'decline', 'That is all'],
        ['skip', 'decline', 'No, thanks'],
        ['pass', 'pass', 'Pass'],
      ],
    );
  });
});
