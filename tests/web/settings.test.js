import './support/browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changeSettings,
  playerName,
  setPlayerName,
  settings,
} from '../../src/wardround/web/settings.js';
import { read } from '../../src/wardround/web/storage.js';

test('somebody without a name is a guest', () => {
  assert.match(playerName.value, /^Guest \w+$/);
});

test('a name is trimmed, cut at 24 letters, and stored', () => {
  setPlayerName(`  ${'Ada'.repeat(20)}  `);
  assert.equal(playerName.value, 'Ada'.repeat(8));
  assert.equal(read('name', ''), 'Ada'.repeat(8));
});

test('an empty name makes a guest again', () => {
  setPlayerName('Ada');
  setPlayerName('   ');
  assert.match(playerName.value, /^Guest \w+$/);
});

test('a changed setting is stored, and others stay as they are', () => {
  changeSettings({ pace: 'quick' });
  assert.equal(settings.value.pace, 'quick');
  assert.equal(settings.value.letters, true);
  assert.equal(read('settings', settings.value).pace, 'quick');
});
