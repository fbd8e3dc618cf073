/** Finds the drawings of a game: a folder of its own, or the generic one; loaded when needed. */
import { nameCards } from '../text.js';
import { loadDrawings } from '../ui/picture.js';
import { GAMES_WITH_DRAWINGS } from './registry.js';
import { applyOnly, loadSheets } from './sheets.js';

/** @import { GameFacts } from '../wire/wire.js' */
/** @import { Drawing } from './drawing.js' */

/** @type {Map<string, Promise<Drawing>>} */
const drawings = new Map();

/** The place of a game's sheets among all. @param {string} game */
function placeOf(game) {
  const place = GAMES_WITH_DRAWINGS.indexOf(game);
  return place < 0 ? GAMES_WITH_DRAWINGS.length : place;
}

/** @param {string} game @returns {Promise<Drawing>} */
async function load(game) {
  const place = placeOf(game);
  if (!GAMES_WITH_DRAWINGS.includes(game)) {
    const { drawGenerically } = await import('./generic/index.js');
    const drawing = drawGenerically(game);
    await loadSheets('generic', drawing.styles, place);
    return drawing;
  }
  const { drawing } = await import(`./${game}/index.js`);
  await Promise.all([loadSheets(game, drawing.styles, place), loadDrawings(drawing.pictures)]);
  return drawing;
}

/** The drawings of a game, with their style sheets there. @param {string} game */
export function findDrawing(game) {
  const found = drawings.get(game) ?? load(game);
  drawings.set(game, found);
  found.catch(() => drawings.delete(game));
  return found;
}

/**
 * Begin to load the drawings of all games, so that nothing waits for their style sheets once it is
 * known which game is shown.
 */
export function prepareDrawings() {
  for (const game of GAMES_WITH_DRAWINGS) findDrawing(game).catch(() => {});
}

/** Drawings that know the cards and numbers they draw. @param {GameFacts} facts */
export async function drawingOf(facts) {
  const drawing = await findDrawing(facts.game);
  drawing.learn(facts);
  nameCards(facts.cards);
  return drawing;
}

/**
 * A page that shows one game only: names of styles of other games mean nothing there. Call what is
 * returned when it is left.
 * @param {string} game
 */
export function showOnly(game) {
  applyOnly(placeOf(game));
  return () => applyOnly(-1);
}
