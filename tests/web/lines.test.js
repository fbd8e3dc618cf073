import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../../src/wardround/web/', import.meta.url));
const GAMES = /dice-hospital|hospital-rush|\bdice\b|ambulance|intern\b/i;
const LONGEST = 100;

/** Our own files of these sorts. @param {RegExp} sort */
const files = (sort) =>
  readdirSync(WEB, { recursive: true })
    .map(String)
    .filter((path) => sort.test(path) && !path.startsWith('vendor'));

/** Lines with where they stand. @param {string} path */
const linesOf = (path) =>
  readFileSync(WEB + path, 'utf8')
    .split('\n')
    .map((line, n) => ({ where: `${path}:${n + 1}`, line }));

test('no line is longer than 100 columns: the formatter does not break templates', () => {
  const long = files(/\.(js|d\.ts|css)$/)
    .flatMap(linesOf)
    .filter(({ line }) => line.length > LONGEST);
  assert.deepEqual(long, []);
});

test('no game is known outside of its folder, but for the list of those with drawings', () => {
  const shared = files(/\.(js|d\.ts|css)$/).filter(
    (path) => !/^games\/(dice-hospital|hospital-rush|registry\.js)/.test(path),
  );
  const told = shared.flatMap(linesOf).filter(({ line }) => GAMES.test(line));
  assert.deepEqual(told, []);
});
