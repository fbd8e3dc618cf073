/** What others took from a seat, or told of it: held until it is seen. */

/** @import { Happening, Scene, View } from './types.js' */
/**
 * Somebody took something: a buck, a medicine, a skill, a patient; or told on the seat, which
 * costs prestige at once if it cannot pay.
 * @typedef {{ by: number, thing: string, n: number,
 *   kind: 'steal' | 'pilfer' | 'poach' | 'ousted' | 'discard' | 'fined' | 'unpaid' }} Loss
 */

/**
 * What somebody who told on this seat did to it; what it chose to lose itself is no news.
 * @param {Happening} happening
 * @param {number} seat
 * @param {number} speaker who spoke last: of what is lost at once, not always who told
 * @returns {Loss | null}
 */
function punishmentOf({ name, seat: whom, figures }, seat, speaker) {
  if (whom !== seat || speaker === seat) return null;
  if (name === 'fined') return { by: speaker, kind: 'fined', thing: 'mouse', n: figures.times };
  if (name === 'score' && figures.prestige < 0)
    return { by: speaker, kind: 'unpaid', thing: 'prestige', n: -figures.prestige };
  return null;
}

/**
 * The one that a loss is told with: the same again; of prestige lost for want of bucks, that
 * somebody told on the seat.
 * @param {Loss[]} found
 * @param {Loss} loss
 */
const told = (found, { by, kind, thing }) =>
  found.find((one) => one.by === by && one.kind === kind && one.thing === thing) ??
  (kind === 'unpaid' ? found.findLast((one) => ['fined', kind].includes(one.kind)) : undefined);

/** Tell a loss with those found. @param {Loss[]} found @param {Loss} loss */
function add(found, loss) {
  const same = told(found, loss);
  if (!same) found.push(loss);
  else if (same.kind === loss.kind) same.n += loss.n;
  else Object.assign(same, { ...loss, by: same.by });
}

/**
 * How a happening hurts this seat; `beds` as they were before.
 * @param {Happening} happening
 * @param {number} seat
 * @param {View['beds']} beds
 * @returns {Loss | null}
 */
function lossOf({ name, seat: by, figures }, seat, beds) {
  if (name === 'ousted' && by === seat)
    return {
      by: figures.whom - 1,
      kind: 'ousted',
      thing: beds[figures.bed - 1]?.patient ?? '',
      n: 1,
    };
  if (by === seat) return null;
  if (name === 'steal' && figures.whom === seat + 1)
    return { by, kind: 'steal', thing: figures.thing, n: 1 };
  if (name === 'poach' && figures.whom === seat + 1)
    return { by, kind: 'poach', thing: figures.skill, n: 1 };
  if (name === 'pilfer' && beds[figures.bed - 1]?.treating === seat)
    return { by, kind: 'pilfer', thing: figures.medicine, n: 1 };
  if (name === 'discard' && beds[figures.bed - 1]?.treating === seat)
    return { by, kind: 'discard', thing: figures.patient, n: 1 };
  return null;
}

/**
 * What happened to a seat since an entry, the same things together.
 * @param {Scene['entries']} entries
 * @param {number} since
 * @param {number} seat
 * @param {View['beds']} beds
 * @returns {Loss[]}
 */
export function lossesSince(entries, since, seat, beds) {
  /** @type {Loss[]} */
  const found = [];
  for (const { seq, speaker, void: taken, happenings } of entries) {
    if (seq <= since || taken) continue;
    for (const happening of happenings) {
      const loss = punishmentOf(happening, seat, speaker) ?? lossOf(happening, seat, beds);
      if (loss) add(found, loss);
    }
  }
  return found;
}
