/** Speaks the page's real sentences, read from the catalogue's files. */
import './browser.js';
import { readFile } from 'node:fs/promises';
import { mock } from 'node:test';
import { speak } from '../../../src/wardround/web/text.js';

const CATALOGUE = new URL('../../../src/wardround/text/page/', import.meta.url);

/** The file of a language. @param {string} language */
export const catalogue = (language) => readFile(new URL(`${language}.ftl`, CATALOGUE), 'utf8');

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
