import './support/catalogue.js';
import assert from 'node:assert/strict';
import { afterEach, describe, mock, test } from 'node:test';
import {
  LANGUAGES,
  language,
  listed,
  nameCards,
  nearest,
  sentenceCase,
  t,
  texts,
} from '../../src/wardround/web/text.js';
import { FluentBundle, FluentResource } from '../../src/wardround/web/vendor/fluent/index.js';
import { catalogue, speakFromFile } from './support/catalogue.js';

/** Keys of messages in a catalogue. @param {string} text */
const keysOf = (text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);

afterEach(async () => {
  mock.restoreAll();
  nameCards({});
  await speakFromFile('en');
});

describe('the catalogue', () => {
  for (const code of Object.keys(LANGUAGES)) {
    test(`of ${code} is read whole, and says all that English says`, async () => {
      const text = await catalogue(code);
      const bundle = new FluentBundle(code, { functions: { CARD: ([word]) => word } });
      assert.deepEqual(bundle.addResource(new FluentResource(text)), []);
      const missing = keysOf(await catalogue('en')).filter((key) => !bundle.hasMessage(key));
      assert.deepEqual(missing, []);
      assert.ok(keysOf(text).length > 500);
    });
  }
});

describe('the language', () => {
  test('is the first wanted one that is spoken here', () => {
    assert.equal(nearest(['', 'it-IT', 'fr-CA', 'de']), 'fr');
    assert.equal(nearest(['DE-at']), 'de');
  });

  test('is English where none is', () => {
    assert.equal(nearest(['it', 'ja-JP']), 'en');
    assert.equal(nearest([]), 'en');
  });

  test('can be changed, and is told to the browser', async () => {
    await speakFromFile('nl');
    assert.equal(t('you'), 'Jij');
    assert.equal(language.value, 'nl');
    assert.equal(document.documentElement.lang, 'nl');
  });
});

describe('a sentence', () => {
  test('is of its part of the catalogue', () => {
    assert.equal(t('total'), 'Total');
    assert.equal(texts('dice-hospital')('word-pass'), 'Pass');
  });

  test('counts', () => {
    assert.equal(t('points', { n: 1 }), '1 point');
    assert.equal(t('points', { n: 2 }), '2 points');
  });

  test('that is not there is its key, and is complained of', () => {
    const complained = mock.method(console, 'error', () => {});
    assert.equal(t('no-such-sentence'), 'no-such-sentence');
    assert.equal(complained.mock.callCount(), 1);
  });

  test('that lacks a figure is complained of', () => {
    const complained = mock.method(console, 'error', () => {});
    t('waiting-for');
    assert.equal(complained.mock.callCount(), 1);
  });

  test('speaks of cards by the names they have here', async () => {
    await speakFromFile('de');
    const say = texts('dice-hospital');
    assert.match(say('lesson-specialist'), /surgeon/);
    nameCards({ surgeon: { name: 'Feldscher' } });
    assert.match(say('lesson-specialist'), /Feldscher hilft Rot/);
  });
});

test('names are listed as the language lists them', async () => {
  assert.equal(listed(['Ada', 'Bea', 'Cem']), 'Ada, Bea, and Cem');
  await speakFromFile('de');
  assert.equal(listed(['Ada', 'Bea', 'Cem']), 'Ada, Bea und Cem');
});

test('a sentence begins with a capital', () => {
  assert.equal(sentenceCase('no such word'), 'No such word');
  assert.equal(sentenceCase(''), '');
});
