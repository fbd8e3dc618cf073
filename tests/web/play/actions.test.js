import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { drawGenerically } from '../../../src/wardround/web/games/generic/index.js';
import {
  actionOf,
  actionsOf,
  assign,
  isAssignable,
  keyOf,
  nameOf,
  pressed,
} from '../../../src/wardround/web/play/actions.js';
import { changeSettings, settings } from '../../../src/wardround/web/settings.js';

const SHORTCUT = { name: 'bag', key: 'b', word: 'bag', text: 'Bag' };
const drawing = { ...drawGenerically('third-game'), shortcuts: [SHORTCUT] };
const actions = actionsOf(drawing);

/** @param {Partial<KeyboardEvent>} given */
const press = (given) => /** @type {KeyboardEvent} */ ({ shiftKey: false, ...given });

beforeEach(() => changeSettings({ keys: {} }));

describe('a key press', () => {
  test('is known by its letter, however it is written', () => {
    assert.equal(pressed(press({ key: 'u' })), 'u');
    assert.equal(pressed(press({ key: 'U', shiftKey: true })), 'Shift+u');
    assert.equal(pressed(press({ key: 'U' })), 'u');
  });

  test('of a sign is the sign, whatever Shift is for on this keyboard', () => {
    assert.equal(pressed(press({ key: '?', shiftKey: true })), '?');
    assert.equal(pressed(press({ key: 'Home' })), 'Home');
  });

  test('that moves or chooses everywhere cannot be given to an action', () => {
    for (const key of ['Tab', 'Enter', 'Escape', ' ', 'Shift']) {
      assert.equal(isAssignable(press({ key })), false, key);
    }
    assert.equal(isAssignable(press({ key: 'x', ctrlKey: true })), false);
    assert.equal(isAssignable(press({ key: 'x' })), true);
  });
});

describe('actions', () => {
  test('are those of every table, and those of the game', () => {
    assert.equal(actionOf('u', actions), 'undo');
    assert.equal(actionOf('b', actions), 'bag');
    assert.equal(actionOf('b', actionsOf(null)), '');
  });

  test('have a name in the catalogue, or their own', () => {
    assert.equal(nameOf(SHORTCUT), 'Bag');
    for (const action of actionsOf(null)) assert.notEqual(nameOf(action), `action-${action.name}`);
  });

  test('take another key', () => {
    assign('undo', 'x', actions);
    assert.equal(actionOf('x', actions), 'undo');
    assert.equal(actionOf('u', actions), '');
  });

  test('that had the key before go without one', () => {
    assign('undo', 'l', actions);
    assert.equal(actionOf('l', actions), 'undo');
    assert.equal(settings.value.keys.log, '');
    assert.equal(keyOf({ name: 'log', key: 'l' }), '');
  });

  test('get their usual key back', () => {
    assign('undo', 'x', actions);
    assign('undo', '', actions);
    assert.equal(actionOf('u', actions), 'undo');
    assert.deepEqual(settings.value.keys, {});
  });
});
