/** Finds the drawings of a game: a folder of its own, loaded when it is needed. */

/** @import { Drawing } from './drawing.js' */
/** @import { GameFacts, GameSeen } from '../wire/types.js' */

/** @param {string} game @returns {Promise<Drawing>} */
export const findDrawing = async (game) => (await import(`./${game}/index.js`)).drawing;

/** A game as far as it can be drawn. @param {GameSeen} game @param {Drawing} drawing @returns {GameSeen} */
export const drawable = (game, drawing) => ({
  ...game,
  seat_counts: game.seat_counts.filter((count) => drawing.seats.includes(count)),
  options: game.options.filter((one) => drawing.options.includes(one.name)),
});

/** Drawings that know the cards and numbers they draw. @param {GameFacts} facts */
export async function drawingOf(facts) {
  const drawing = await findDrawing(facts.game);
  drawing.learn(facts);
  return drawing;
}
