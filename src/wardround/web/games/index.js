/** Finds the drawings of a game: a folder of its own, loaded when it is needed. */
import { games } from '../wire/api.js';
import { t } from '../text.js';

/** @param {string} name */
export async function findDrawing(name) {
  const list = await games();
  const game = list.games.find((one) => one.name === name);
  if (!game) throw new Error(t('unknown-page'));
  const { drawing } = await import(`./${game.name}/index.js`);
  return { drawing, game };
}
