/**
 * Which patient lies in which bed. They are sorted once, when those of an ambulance are admitted;
 * from then on everybody keeps their bed, and a bed that is left stays empty.
 */
import { standing } from './round_history.js';
import { COLOURS, patientOf, sorted } from './words.js';

/** @import { Happening, Scene } from './types.js' */
/** @typedef {'' | 'home' | 'lost' | 'left'} Leaving why a bed is empty since this round */
/** @typedef {{ word: string, left: Leaving }} Bed `word` is empty where nobody lies */
/**
 * One patient since the last sorting. `now` is empty for one who has left; `was` is what lay there
 * at first; `touched` is when it changed first.
 * @typedef {{ now: string, was: string, left: Leaving, late: boolean, touched: number }} Lain
 */

/** What is followed by a new sorting. */
const SORTS = new Set(['admit', 'settle']);
/** The end of a round: who left before has left for good. */
const ROUND_ENDS = 'recall';
/** @type {Record<string, Leaving>} */
const LEAVES = { discharge: 'home', die: 'lost', transfer: 'left', 'pick-up': 'left' };

/** @param {Lain[]} lain @param {string} word */
const find = (lain, word) => lain.find((one) => one.was === word);

/** What a hospital's patients went through since they were sorted. @param {Scene} scene */
function sinceSorted({ entries }, /** @type {number} */ seat) {
  /** @type {Happening[]} */
  const found = [];
  for (const { happenings } of [...standing(entries)].reverse()) {
    const own = happenings.filter((one) => one.seat === seat);
    const last = own.findLastIndex((one) => SORTS.has(one.name));
    found.unshift(...own.slice(last + 1));
    if (last >= 0) break;
  }
  return found;
}

/**
 * Take one happening back.
 * @param {Lain[]} lain
 * @param {Happening} happening
 * @param {{ ended: boolean, time: number }} when
 */
function takeBack(lain, { name, figures }, { ended, time }) {
  const patient = 'patient' in figures ? figures.patient : '';
  if (name in LEAVES) {
    const left = ended ? '' : LEAVES[name];
    lain.push({ now: '', was: patient, left, late: false, touched: time });
    return;
  }
  const one = find(lain, 'becomes' in figures ? figures.becomes : patient);
  if (!one) return;
  if (name === 'welcome') one.late = true;
  if ('becomes' in figures) Object.assign(one, { was: patient, touched: time });
}

/** @param {Lain} one */
function rank({ was }) {
  const patient = patientOf(was);
  return patient
    ? COLOURS.indexOf(patient.shown) * 100 + patient.value * 10 + COLOURS.indexOf(patient.own)
    : Number.MAX_SAFE_INTEGER;
}

/**
 * The beds of a hospital from left to right, as many as there are.
 * @param {string[]} patients who lies there now
 * @param {Happening[]} happened since they were sorted, to this hospital
 * @param {number} beds
 * @returns {Bed[]}
 */
export function layBeds(patients, happened, beds) {
  /** @type {Lain[]} */
  const lain = sorted(patients).map((word) => ({
    now: word,
    was: word,
    left: '',
    late: false,
    touched: Number.MAX_SAFE_INTEGER,
  }));
  let ended = false;
  for (let time = happened.length - 1; time >= 0; time -= 1) {
    if (happened[time].name === ROUND_ENDS) ended = true;
    takeBack(lain, happened[time], { ended, time });
  }
  const order = lain.sort((a, b) => rank(a) - rank(b) || a.touched - b.touched);
  const found = order.filter((one) => !one.late).map(({ now, left }) => ({ word: now, left }));
  return fillBeds(
    found,
    order.filter((one) => one.late).map((one) => one.now),
    beds,
  );
}

/**
 * So many beds, and those who come later in the free ones.
 * @param {Bed[]} found
 * @param {string[]} late
 * @param {number} beds
 */
export function fillBeds(found, late, beds) {
  const lying = found.filter(({ word }) => word).length;
  // More left than there are beds to keep empty for them: the first of these are forgotten.
  let spare = Math.max(0, found.length - Math.max(beds, lying));
  const kept = found.filter(({ word }) => {
    if (word || !spare) return true;
    spare -= 1;
    return false;
  });
  while (kept.length < beds) kept.push({ word: '', left: '' });
  for (const word of late) {
    const free = kept.findIndex((bed) => !bed.word && !bed.left);
    const place = free < 0 ? kept.findIndex((bed) => !bed.word) : free;
    if (place >= 0) kept[place] = { word, left: '' };
  }
  return kept;
}

/**
 * The beds of a seat in a scene.
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} beds
 */
export const bedsOf = (scene, seat, beds) =>
  layBeds(scene.view.hospitals[seat].patients, sinceSorted(scene, seat), beds);
