/** A position to look at: nothing can be chosen, nothing has happened. */
import { INERT_PLAY } from '../ui/inert_play.js';

/** @import { GameView, Scene } from '../games/drawing.js' */
/** @import { Result, SeatSeen } from '../wire/wire.js' */

/**
 * @param {GameView} view
 * @param {number} shown whose things the board shows
 * @param {Pick<SeatSeen, 'seat' | 'name'>[]} seats
 * @param {Result | null} [standing]
 * @returns {Scene}
 */
export const pictureScene = (view, shown, seats, standing = null) => ({
  view,
  prospects: {},
  seat: shown,
  shown,
  seats: seats.map(({ seat, name }) => ({ seat, name, asked: false, away: false })),
  entries: [],
  standing,
  figures: {},
  play: INERT_PLAY,
});
