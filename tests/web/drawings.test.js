/** The parts of drawings: every name is there once, and every reference leads to one. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CAST } from '../../src/wardround/web/games/hospital-rush/cast.js';
import { faceOf } from '../../src/wardround/web/ui/faces.js';
import { initialsOf } from '../../src/wardround/web/ui/portrait.js';

/** @import { FaceParts } from '../../src/wardround/web/ui/faces.js' */

const FOLDER = new URL('../../src/wardround/web/drawings/', import.meta.url);
const text = readdirSync(FOLDER)
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .join('\n');
const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);

test('every part has a name of its own', () => {
  assert.deepEqual(
    ids.filter((id, place) => ids.indexOf(id) !== place),
    [],
  );
});

test('every reference inside the parts leads somewhere', () => {
  const referred = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  assert.deepEqual(
    referred.filter((id) => !ids.includes(id)),
    [],
  );
});

test('every room has a thing by which a card shows it, whole and inside the room', () => {
  const rooms = [...text.matchAll(/<symbol id="(room-[^"]+)" viewBox="0 0 128 62"([^>]*)>/g)];
  assert.ok(rooms.length > 20);
  for (const [, id, rest] of rooms) {
    const [, detail = ''] = /data-detail="([^"]+)"/.exec(rest) ?? [];
    const [x, y, width, height] = detail.split(' ').map(Number);
    assert.ok(x >= 0 && y >= 0 && width > 0 && height > 0, id);
    assert.ok(x + width <= 128 && y + height <= 62, id);
  }
});

/** @param {FaceParts} face */
function partsOf({ hair, eyes, mouth, clothes, glasses, beard, extras = [] }) {
  const parts = { hair, eyes, mouth, clothes, glasses, beard };
  const named = Object.entries(parts).filter(([, name]) => name);
  return [
    ...named.map(([kind, name]) => `${kind}-${name}`),
    ...extras.map((one) => `extra-${one}`),
  ];
}

test('every face is made of parts that are there', () => {
  const names = Array.from({ length: 300 }, (_, n) => faceOf(`Guest ${n}`));
  for (const face of [...Object.values(CAST), ...names]) {
    assert.deepEqual(
      partsOf(face).filter((part) => !ids.includes(part)),
      [],
    );
  }
});

test('a name has the same face everywhere, and other names have other faces', () => {
  assert.deepEqual(faceOf(' ada'), faceOf('Ada'));
  const faces = ['Ada', 'Bea', 'Cem', 'Dora', 'Emil'].map((name) => JSON.stringify(faceOf(name)));
  assert.equal(new Set(faces).size, faces.length);
});

test('no two players at a table have the same letter', () => {
  assert.deepEqual(initialsOf(['Anna', 'Ada', 'Änne', 'A', '♥']), ['A', 'D', 'Ä', '4', '5']);
});

test('guests and numbered players have the letter that tells them apart', () => {
  assert.deepEqual(initialsOf(['Guest Lupin', 'Guest Ash', 'Guest Fern']), ['G', 'A', 'F']);
  assert.deepEqual(initialsOf(['Ada', 'Player 2', 'Player 3']), ['A', 'P', '3']);
});
