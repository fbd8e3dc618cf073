import './support/browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Sentences } from '../../src/wardround/web/ui/fitting.js';

test('what a game tells can be left out line by line, also where a line begins with a die', () => {
  const lines = ['Bea takes ambulance 3.', 'g3 leaves with ambulance 2.', 'r4 leaves too.'];
  assert.equal(Sentences({ lines }).length, 3);
  assert.equal(Sentences({ text: 'Take 2. Heal 1. e.g. this one' }).length, 2);
});
