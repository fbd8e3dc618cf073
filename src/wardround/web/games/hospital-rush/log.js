/** What of the log is worth telling, how headings read, and points by round. */
import { linesExcept } from '../log_lines.js';
import { silent, t } from './facts.js';

/** @import { EntrySeen } from '../../wire/wire.js' */
/** @import { Happening } from './types.js' */

const HEADING = /^round (\d+) (.+)$/;
const ON_THE_BOARD = new Set(['admit', 'fined']);

/** Lines that say the same one after the other as one, with how often. @param {string[]} lines */
function gathered(lines) {
  /** @type {{ line: string, n: number }[]} */
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.line === line) last.n += 1;
    else found.push({ line, n: 1 });
  }
  return found.map(({ line, n }) => (n > 1 ? `${line.replace(/\.$/, '')} (×${n}).` : line));
}

/** Log lines, without those that only say what the board shows. @param {EntrySeen} entry */
export const logLines = (entry) => gathered(linesExcept(entry, silent(), ON_THE_BOARD));

/** The round and the part of it that a heading names. @param {string} heading */
export function readHeading(heading) {
  const [, n = '', part = ''] = HEADING.exec(heading) ?? [];
  if (!n) return { round: t('setup'), part: t('setup') };
  return { round: t('heading-round', { n: Number(n) }), part: t(`heading-${part}`) };
}

/**
 * Prestige of each seat by round, from all that happened.
 * @param {Happening[]} happened
 * @param {number} seats
 */
export function pointsByRound(happened, seats) {
  /** @type {number[][]} */
  const points = Array.from({ length: seats }, () => []);
  let round = 0;
  for (const { name, seat, figures } of happened) {
    if (name === 'phase') round = figures.round || round;
    if (name === 'score') points[seat][round] = (points[seat][round] ?? 0) + figures.prestige;
  }
  const rounds = Array.from({ length: round }, (_, place) => place + 1);
  return { rounds, points: points.map((own) => rounds.map((n) => own[n] ?? 0)) };
}
