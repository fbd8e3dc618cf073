import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROOT = new URL('../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, ROOT), 'utf8');

test('types are those of the versions that are vendored', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const rows = read('src/wardround/web/vendor/README.md').matchAll(/\| ([@\w/-]+) \| ([\d.]+) \|/g);
  const vendored = [...rows].map(([, name, version]) => ({ name, version }));
  assert.ok(vendored.length >= 4);
  for (const { name, version } of vendored) {
    const locked = packages[`node_modules/${name}`];
    if (locked) assert.equal(locked.version, version, name);
  }
});
