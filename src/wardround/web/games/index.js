/** Finds the drawings of a game: a folder of its own, loaded when it is needed. */
import { nameCards } from '../text.js';

/** @import { Drawing } from './drawing.js' */
/** @import { GameFacts } from '../wire/types.js' */

/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** A style sheet, once. @param {string} href */
function styled(href) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => fail(new Error(href));
  });
  document.head.append(link);
  return loaded;
}

/** @param {string} game @returns {Promise<Drawing>} */
export async function findDrawing(game) {
  const { drawing } = await import(`./${game}/index.js`);
  for (const name of drawing.styles) {
    const href = `/games/${game}/${name}`;
    if (!sheets.has(href)) sheets.set(href, styled(href));
    await sheets.get(href);
  }
  return drawing;
}

/** Drawings that know the cards and numbers they draw. @param {GameFacts} facts */
export async function drawingOf(facts) {
  const drawing = await findDrawing(facts.game);
  drawing.learn(facts);
  nameCards(facts.cards);
  return drawing;
}
