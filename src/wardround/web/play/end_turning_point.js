/** The turning point: the round from which on the winner was ahead, and the lead by round. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { PointsChart, roundsInWords, summedUp } from './points_chart.js';

/** @import { PointsByRound } from '../games/drawing.js' */
/** @import { Result } from '../wire/wire.js' */
/** @import { Ended } from './end.js' */

/**
 * The round after which the winner was ahead of all others for good; null if that was never so, as
 * where the final count decided, or if nobody won alone.
 * @param {PointsByRound} byRound
 * @param {Result} result
 */
export function turningPoint({ rounds, points }, { ranks }) {
  const winner = ranks.indexOf(1);
  if (!rounds.length || ranks.length < 2 || ranks.indexOf(1, winner + 1) >= 0) return null;
  const sums = points.map((own) => summedUp(own).slice(1));
  const isAhead = (/** @type {number} */ at) =>
    sums.every((own, seat) => seat === winner || sums[winner][at] > own[at]);
  const behind = rounds.findLastIndex((_, at) => !isAhead(at));
  if (behind === rounds.length - 1) return null;
  const place = behind + 1;
  return { round: rounds[place], place, winner, gained: points[winner][place] };
}

/** @param {Ended} ended */
export function TurningPoint({ drawing, result, names, own, byRound, table }) {
  const { rounds, points } = byRound;
  if (!rounds.length) return null;
  const turn = turningPoint(byRound, result);
  const mine = turn && own.length === 1 && own[0] === turn.winner;
  const figures = turn && {
    who: names[turn.winner],
    round: turn.round,
    scored: drawing.scoreText(turn.gained),
  };
  const lines = points.map(summedUp);
  const marks = turn ? [{ place: turn.place + 1, seat: turn.winner, text: '★', now: true }] : [];
  return html`<section class="panel turning-point">
    ${
      figures &&
      html`
        <h2 class="headline">${t('turning-point', figures)}</h2>
        <p>${t(mine ? 'turning-point-mine' : 'turning-point-line', figures)}</p>
        <a class="key quiet" data-key="turning-point"
            href=${`#/replay/${table.table}/round-${turn.round}`}>
          ${t('see-it')}
        </a>
      `
    }
    <${PointsChart} title=${t('points-after', { score: drawing.scoreName })}
        labels=${['', ...rounds.map(String)]} lines=${lines} names=${names}
        marks=${marks} spoken=${roundsInWords(points, names)} />
  </section>`;
}
