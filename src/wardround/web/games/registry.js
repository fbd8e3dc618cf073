/**
 * The games that have drawings of their own: each in the folder of its name, in the order in which
 * their style sheets apply. Any other game is drawn by `generic/`. A server answers with this list
 * and the games that were brought to it (`GameEntry.page`).
 */
export const GAMES_WITH_DRAWINGS = ['dice-hospital', 'hospital-rush'];
