/** Follows dice through what happened: where each of those seen before lies now. */

/** @import { Happened } from '../../wire/types.js' */
/** @typedef {{ node: Element, place: string, word: string, x: number, y: number, width: number }} Token */
/** @typedef {{ from: Token | null, place: string, word: string }} Die */

const CHANGES = new Set(['heal', 'recolour', 'change', 'worsen', 'treat']);
/** Where dice that leave go, and from where. @type {Record<string, (figures: any) => { from: string, goal: string }>} */
const GOALS = {
  discharge: () => ({ from: 'patients', goal: 'door' }),
  die: () => ({ from: 'patients', goal: 'mortuary' }),
  transfer: () => ({ from: 'patients', goal: 'bag' }),
  'send-back': () => ({ from: 'intake', goal: 'bag' }),
  'pick-up': ({ space }) => ({ from: 'patients', goal: `space-${space}` }),
};
/** Where dice come from the bag to. */
const ROLLED = /** @type {Record<string, string>} */ ({ roll: 'intake', arrive: 'incoming', welcome: 'patients' });
/** From where to where dice move. */
const PLACED = /** @type {Record<string, [string, string]>} */ ({ bring: ['intake', 'incoming'], admit: ['incoming', 'patients'] });

/**
 * @param {Token[]} before
 * @param {Happened[]} happened
 * @param {number} shown whose dice are followed; what others do is not
 */
export function follow(before, happened, shown) {
  /** @type {Die[]} */
  const dice = before.map((from) => ({ from, place: from.place, word: from.word }));
  /** @type {{ from: Token, goal: string }[]} */
  const gone = [];
  const find = (/** @type {string} */ place, /** @type {string} */ word) => dice.find((one) => one.place === place && one.word === word);
  const move = (/** @type {Die | undefined} */ one, /** @type {Partial<Die>} */ what) => { if (one) Object.assign(one, what); };
  for (const { name, seat, figures } of happened) {
    if (seat >= 0 && seat !== shown) continue;
    if (name in ROLLED) dice.push({ from: null, place: ROLLED[name], word: figures.patient });
    else if (name === 'load') move(find('intake', figures.patient), { place: `ambulance-${figures.ambulance}` });
    else if (name === 'take') dice.filter((one) => one.place === `ambulance-${figures.ambulance}`).forEach((one) => move(one, { place: 'incoming' }));
    else if (name in PLACED) move(find(PLACED[name][0], figures.patient), { place: PLACED[name][1] });
    else if (CHANGES.has(name)) move(find('patients', figures.patient), { word: figures.becomes });
    else if (name in GOALS) {
      const { from, goal } = GOALS[name](figures);
      const one = find(from, figures.patient);
      if (one?.from) gone.push({ from: one.from, goal });
      if (one) dice.splice(dice.indexOf(one), 1);
    }
  }
  return {
    stayed: dice.flatMap(({ from, place, word }) => (from ? [{ from, place, word }] : [])),
    rolled: dice.filter(({ from }) => !from).map(({ place, word }) => ({ place, word })),
    gone,
  };
}
