import '../support/catalogue.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInvitation } from '../../../src/wardround/web/front/join_by_code.js';

const HERE = 'https://here.example';

test('a link of this server leads to its place, however much of it was copied', () => {
  for (const text of [`${HERE}/#/table/ab-c`, '/#/table/ab-c', '#/table/ab-c'])
    assert.deepEqual(readInvitation(text, HERE), { place: 'table/ab-c' });
});

test('a link of another server is told by its host', () => {
  const found = readInvitation('http://elsewhere.example:81/#/table/ab', HERE);
  assert.deepEqual(found, { host: 'elsewhere.example:81' });
});

test('what is no link is a code, and a link to nowhere is none', () => {
  assert.deepEqual(readInvitation('K7Q2', HERE), { code: 'K7Q2' });
  assert.deepEqual(readInvitation(`${HERE}/#/nothing`, HERE), { lost: true });
});
