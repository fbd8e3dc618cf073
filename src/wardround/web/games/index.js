/** Finds the drawings of a game: a folder of its own, loaded when it is needed. */

/** @import { Drawing } from './drawing.js' */
/** @import { GameFacts } from '../wire/types.js' */

/** @param {string} game @returns {Promise<Drawing>} */
export const findDrawing = async (game) => (await import(`./${game}/index.js`)).drawing;

/** Drawings that know the cards and numbers they draw. @param {GameFacts} facts */
export async function drawingOf(facts) {
  const drawing = await findDrawing(facts.game);
  drawing.learn(facts);
  return drawing;
}
