/** Which scenes are shown of what happened, and what of it is held because it hurts a seat. */
import '../../support/catalogue.js';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lossesSince } from '../../../../src/wardround/web/games/hospital-rush/losses.js';
import { beatsShown, momentOf } from '../../../../src/wardround/web/games/hospital-rush/moments.js';

/**
 * @import { Happening, Scene, View }
 *   from '../../../../src/wardround/web/games/hospital-rush/types.js'
 */

/** @param {...(string | null)} patients @returns {View} */
const lying = (...patients) =>
  /** @type {View} */ ({ beds: patients.map((patient) => ({ patient, treating: 0 })) });

/** @param {string} name @param {number} seat @param {object} figures @returns {Happening} */
const happens = (name, seat, figures) => /** @type {Happening} */ ({ name, seat, figures });

const CURES = [
  happens('cure', 2, { bed: 3, patient: 'plum' }),
  happens('score', 2, { source: 'cured', prestige: 2 }),
  happens('cure', 0, { bed: 2, patient: 'ivy' }),
  happens('score', 0, { source: 'cured', prestige: 3 }),
  happens('score', 1, { source: 'character', prestige: 1 }),
];

describe('the end of a round', () => {
  test('sends cured patients home one by one, each with its star', () => {
    const moment = momentOf(CURES, lying(null, 'ivy', 'plum', null));
    assert.equal(moment?.beats.length, 2);
    const scene = /** @type {Scene} */ ({ moment: { moment, beat: 1 } });
    const [first, second] = beatsShown(scene);
    assert.deepEqual([first.patient, first.seat, first.prestige], ['plum', 2, 2]);
    assert.deepEqual([second.patient, second.seat, second.prestige], ['ivy', 0, 3]);
    assert.deepEqual(first.scores, { 2: 2 });
    assert.deepEqual(second.scores, { 0: 3, 1: 1, 2: 2 });
  });

  test('is no scene if somebody only leaves uncured', () => {
    const left = happens('dismiss', -1, { bed: 4, patient: 'otto' });
    assert.equal(momentOf([left], lying('otto')), null);
    const both = momentOf([...CURES, left], lying('otto', 'ivy', 'plum'));
    assert.equal(both?.beats.length, 3);
  });

  test('tells that the game is over after the last of them', () => {
    const moment = momentOf(
      [...CURES, happens('end', -1, { ended: 'prestige' })],
      lying('ivy', 'plum'),
    );
    const scene = /** @type {Scene} */ ({ moment: { moment, beat: 2 } });
    assert.deepEqual(
      beatsShown(scene).map(({ kind }) => kind),
      ['cure', 'cure', 'end'],
    );
  });
});

/** @param {number} seq @param {number} speaker @param {...Happening} happenings */
const said = (seq, speaker, ...happenings) => ({ seq, speaker, void: false, happenings });

describe('what was done to a seat', () => {
  const { beds } = lying('plum', 'ivy');

  test('is told with who did it, the same things together', () => {
    const entries = [
      said(1, 1, happens('steal', 1, { thing: 'buck', whom: 1 })),
      said(2, 1, happens('steal', 1, { thing: 'buck', whom: 1 })),
      said(3, 1, happens('steal', 1, { thing: 'buck', whom: 3 })),
      said(4, 2, happens('fined', 0, { times: 2, bucks: 1 })),
    ];
    assert.deepEqual(lossesSince(entries, 0, 0, beds), [
      { by: 1, kind: 'steal', thing: 'buck', n: 2 },
      { by: 2, kind: 'fined', thing: 'mouse', n: 2 },
    ]);
  });

  test('is prestige where there was nothing to pay with, but not what one chose to lose', () => {
    const lost = happens('score', 0, { prestige: -1 });
    const entries = [
      said(1, 1, lost),
      said(2, 0, lost),
      said(3, 1, happens('score', 1, { prestige: -1 })),
    ];
    assert.deepEqual(lossesSince(entries, 0, 0, beds), [
      { by: 1, kind: 'unpaid', thing: 'prestige', n: 1 },
    ]);
  });

  test('is forgotten once seen, and if it was taken back', () => {
    const robbed = said(5, 1, happens('steal', 1, { thing: 'green', whom: 1 }));
    assert.deepEqual(lossesSince([robbed], 5, 0, beds), []);
    assert.deepEqual(lossesSince([{ ...robbed, void: true }], 0, 0, beds), []);
  });

  test('is a patient of theirs, or medicine off it, too', () => {
    const entries = [
      said(1, 1, happens('pilfer', 1, { bed: 2, medicine: 'orange' })),
      said(2, 1, happens('discard', 1, { bed: 1, patient: 'plum' })),
      said(3, 1, happens('ousted', 0, { bed: 2, whom: 2 })),
    ];
    assert.deepEqual(
      lossesSince(entries, 0, 0, beds).map(({ kind, thing, by }) => [kind, thing, by]),
      [
        ['pilfer', 'orange', 1],
        ['discard', 'plum', 1],
        ['ousted', 'ivy', 1],
      ],
    );
    assert.deepEqual(lossesSince(entries.slice(0, 2), 0, 1, beds), []);
  });

  test('that cannot be paid for is the doing of who told, whoever answered meanwhile', () => {
    const entries = [
      said(1, 2, happens('fined', 1, { times: 1 }), happens('fined', 0, { times: 2 })),
      said(2, 1, happens('score', 0, { source: 'punished', prestige: -1 })),
      said(3, 1, happens('score', 0, { source: 'punished', prestige: -1 })),
    ];
    assert.deepEqual(lossesSince(entries, 0, 0, beds), [
      { by: 2, kind: 'unpaid', thing: 'prestige', n: 2 },
    ]);
  });
});
