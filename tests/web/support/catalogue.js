/** Speaks the page's real sentences, read from the catalogue's files. */
import './browser.js';
import { readFile } from 'node:fs/promises';
import { mock } from 'node:test';
import { speak } from '../../../src/wardround/web/text.js';

const TEXT = new URL('../../../src/wardround/text/', import.meta.url);
const FOLDERS = ['page', 'dice_hospital/page', 'hospital_rush/page'];

/**
 * What the server sends for a language: the page's own sentences and those of each game.
 * @param {string} language
 */
export async function catalogue(language) {
  const files = FOLDERS.map((folder) => new URL(`${folder}/${language}.ftl`, TEXT));
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

/** Speak this language from now on. @param {string} language */
export async function speakFromFile(language) {
  const asked = mock.method(globalThis, 'fetch', async (/** @type {string} */ path) => {
    const [, name = ''] = /^\/text\/(\w+)\.ftl$/.exec(path) ?? [];
    return { text: () => catalogue(name) };
  });
  await speak(language);
  asked.mock.restore();
}

await speakFromFile('en');
