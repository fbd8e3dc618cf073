/** The end of a round as a scene: cured patients go home one by one and bring their stars. */
import { t } from './facts.js';

/** @import { Moment } from '../drawing.js' */
/** @import { Happening, Scene, View } from './types.js' */
/**
 * One beat: a patient goes home, for whom and how much; or leaves uncured; or the game is over.
 * `scores`: what everybody has gained by its end, by seat.
 * @typedef {{ kind: 'cure' | 'leave' | 'end', patient: string, seat: number, prestige: number,
 *   scores: Record<number, number> }} Beat
 */

const NAME = 'home';
const TIMES = { cure: 1300, leave: 800, end: 1500 };

/**
 * What is acted out of a happening; a score belongs to the beat before it.
 * @param {Happening} happening
 * @returns {Omit<Beat, 'scores'> | null}
 */
function beatOf({ name, seat, figures }) {
  if (name === 'cure') return { kind: 'cure', patient: figures.patient, seat, prestige: 0 };
  if (name === 'dismiss') return { kind: 'leave', patient: figures.patient, seat, prestige: 0 };
  return name === 'end' ? { kind: 'end', patient: '', seat: -1, prestige: 0 } : null;
}

/** The beats of what happened. @param {Happening[]} happenings @returns {Beat[]} */
function beatsOf(happenings) {
  /** @type {Beat[]} */
  const beats = [];
  /** @type {Record<number, number>} */
  const scores = {};
  for (const happening of happenings) {
    const beat = beatOf(happening);
    if (beat) beats.push({ ...beat, scores: { ...scores } });
    if (happening.name !== 'score') continue;
    const { seat, figures } = happening;
    scores[seat] = (scores[seat] ?? 0) + figures.prestige;
    const last = beats.at(-1);
    if (!last) continue;
    last.scores = { ...scores };
    if (last.seat === seat) last.prestige += figures.prestige;
  }
  return beats;
}

/**
 * A scene where somebody goes home or the game ends; that a patient leaves uncured is part of it.
 * @param {Happening[]} happenings
 * @param {View} view before it
 * @returns {Moment | null}
 */
export function momentOf(happenings, view) {
  const lies = (/** @type {string} */ patient) => view.beds.some((bed) => bed.patient === patient);
  const beats = beatsOf(happenings).filter(({ kind, patient }) => kind === 'end' || lies(patient));
  if (!beats.some(({ kind }) => kind !== 'leave')) return null;
  const title = t('scene-title', { round: view.round });
  return { name: NAME, title, beats: beats.map(({ kind }) => TIMES[kind]), data: beats };
}

/**
 * The beats of the scene that is shown, up to the one of now; none if none is.
 * @param {Scene} scene
 * @returns {Beat[]}
 */
export function beatsShown({ moment }) {
  if (moment?.moment.name !== NAME) return [];
  return /** @type {Beat[]} */ (moment.moment.data).slice(0, moment.beat + 1);
}
