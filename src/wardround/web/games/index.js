/** Finds the drawings of a game: a folder of its own, or the generic one; loaded when needed. */
import { nameCards } from '../text.js';
import { GAMES_WITH_DRAWINGS } from './registry.js';
import { loadSheets } from './sheets.js';

/** @import { GameFacts } from '../wire/wire.js' */
/** @import { Drawing } from './drawing.js' */

/** @type {Map<string, Promise<Drawing>>} */
const drawings = new Map();

/** @param {string} game @returns {Promise<Drawing>} */
async function load(game) {
  const place = GAMES_WITH_DRAWINGS.indexOf(game);
  if (place < 0) {
    const { drawGenerically } = await import('./generic/index.js');
    const drawing = drawGenerically(game);
    await loadSheets('generic', drawing.styles, GAMES_WITH_DRAWINGS.length);
    return drawing;
  }
  const { drawing } = await import(`./${game}/index.js`);
  await loadSheets(game, drawing.styles, place);
  return drawing;
}

/** The drawings of a game, with their style sheets there. @param {string} game */
export function findDrawing(game) {
  const found = drawings.get(game) ?? load(game);
  drawings.set(game, found);
  found.catch(() => drawings.delete(game));
  return found;
}

/** Drawings that know the cards and numbers they draw. @param {GameFacts} facts */
export async function drawingOf(facts) {
  const drawing = await findDrawing(facts.game);
  drawing.learn(facts);
  nameCards(facts.cards);
  return drawing;
}
