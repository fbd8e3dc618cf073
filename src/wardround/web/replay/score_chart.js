/** The points after every round of a replay, with the moments of its review. */
import { html } from '../lib.js';
import { PointsChart, roundsInWords } from '../play/points_chart.js';
import { t } from '../text.js';
import { roomy, wide } from '../ui/wide.js';
import { stretches } from './steps.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { Step } from '../wire/wire.js' */
/** @import { Moment } from './faults.js' */

/** Above a board, and above a narrower one. */
const BAND = { wide: 820, high: 172 };
const NARROW_BAND = { wide: 580, high: 196 };

/** The shape of the graph; on a phone its usual one. */
function shapeHere() {
  if (!wide.value) return undefined;
  return roomy.value ? BAND : NARROW_BAND;
}

/**
 * Points at the end of each round.
 * @param {Step[]} steps
 * @param {Drawing} drawing
 */
export function scoresByRound(steps, drawing) {
  const rounds = stretches(steps, ({ heading }) => drawing.readHeading(heading).round);
  const ends = rounds.map((_, n) => (rounds[n + 1]?.place ?? steps.length) - 1);
  return { rounds, scores: ends.map((place) => steps[place].standing?.scores ?? []) };
}

/**
 * @param {{ steps: Step[], drawing: Drawing, names: string[], place: number, moments: Moment[] }}
 *   props
 */
export function ScoreChart({ steps, drawing, names, place, moments }) {
  const { rounds, scores } = scoresByRound(steps, drawing);
  if (rounds.length < 2 || scores.some((one) => one.length !== names.length)) return null;
  const lines = names.map((_, seat) => scores.map((one) => one[seat]));
  const roundAt = (/** @type {number} */ step) => rounds.findLastIndex((one) => one.place <= step);
  const marks = moments
    .map(({ verdict, step }, rank) => ({
      step,
      place: roundAt(step),
      seat: verdict.seat,
      text: String(rank + 1),
      now: step === place,
    }))
    .sort((a, b) => b.step - a.step);
  const labels = rounds.map(({ name }) => /\d+/.exec(name)?.[0] ?? '');
  return html`<${PointsChart} title=${t('points-after', { score: drawing.scoreName })}
      labels=${labels} lines=${lines} names=${names} marks=${marks}
      shape=${shapeHere()}
      spoken=${roundsInWords(lines, names)} />`;
}
