/** Tables that begin with one click: against bots, alone, or guided. */
import { isExperienced } from '../learn/experience.js';
import { bots, me, scripted, startTable } from './new_table.js';
import { nearestCount } from './seat_counts.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { GameSeen } from '../wire/wire.js' */
/** @import { Wanted } from './new_table.js' */
/** @typedef {{ game: GameSeen, drawing: Drawing }} Known */

/** Whether a first game is played with a coach: if there is one, and nobody played here before. */
export const needsCoach = (/** @type {Known} */ { game, drawing }) =>
  Boolean(drawing.loadLesson) && !isExperienced(game.name);

/** Offers of a game that are tables against so many bots. @param {Drawing} drawing */
export const tableOffers = ({ offers }) =>
  Object.keys(offers).filter((name) => offers[name].bots !== undefined);

/**
 * A table of one person against bots.
 * @param {Known} known
 * @param {string} offer
 * @param {boolean} simple with options for a first game
 * @returns {Wanted}
 */
function againstBots({ game, drawing }, offer, simple) {
  const seats = nearestCount(game.seat_counts, 1 + (drawing.offers[offer].bots ?? 1));
  return {
    game: game.name,
    seats: [me(), ...bots(seats - 1)],
    options: simple ? drawing.beginnerOptions : {},
  };
}

/**
 * Begins a game against bots; a first one with a coach, if that is wanted.
 * @param {Known} known
 * @param {string} offer
 * @param {boolean} easy
 */
export function startQuick(known, offer, easy) {
  const simple = easy && offer !== 'solo';
  return startTable(againstBots(known, offer, simple), simple ? 'coach' : '');
}

/** Begins the guided first game. @param {Known} known */
export async function startLesson({ game, drawing }) {
  const lesson = await drawing.loadLesson?.();
  if (!lesson) return;
  const seats = [me(), ...lesson.bots.map(scripted)];
  const { options, seed } = lesson;
  await startTable({ game: game.name, seats, options, seed }, 'lesson');
}
