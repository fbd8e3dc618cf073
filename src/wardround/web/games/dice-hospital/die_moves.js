/** Traces dice through what happened: where each of those seen before lies now. */

/** @import { Happening } from './types.js' */
/**
 * @typedef {{ node: Element, place: string, word: string, x: number, y: number, width: number }}
 *   Token
 */
/** @typedef {{ from: Token | null, place: string, word: string }} Die */

/** From where dice that leave go where. */
const GOALS = /** @type {Record<string, [string, string]>} */ ({
  discharge: ['patients', 'door'],
  die: ['patients', 'mortuary'],
  transfer: ['patients', 'bag'],
  'send-back': ['intake', 'bag'],
});
/** Where dice come from the bag to. */
const ROLLED = /** @type {Record<string, string>} */ ({
  roll: 'intake',
  arrive: 'incoming',
  welcome: 'patients',
});
/** From where to where dice move. */
const PLACED = /** @type {Record<string, [string, string]>} */ ({
  bring: ['intake', 'incoming'],
  admit: ['incoming', 'patients'],
});

/** The dice that were seen before, as what happened moves them. */
class Dice {
  /** @param {Token[]} before */
  constructor(before) {
    /** @type {Die[]} */
    this.dice = before.map((from) => ({ from, place: from.place, word: from.word }));
    /** @type {{ from: Token, goal: string }[]} */
    this.gone = [];
  }

  /** @param {string} place @param {string} word */
  find(place, word) {
    return this.dice.find((one) => one.place === place && one.word === word);
  }

  /** @param {string} from @param {string} word @param {Partial<Die>} changed */
  change(from, word, changed) {
    const one = this.find(from, word);
    if (one) Object.assign(one, changed);
  }

  /** All dice of one place go to another. @param {string} from @param {string} place */
  moveAll(from, place) {
    for (const one of this.dice) if (one.place === from) one.place = place;
  }

  /** @param {string} from @param {string} word @param {string} goal */
  remove(from, word, goal) {
    const one = this.find(from, word);
    if (one?.from) this.gone.push({ from: one.from, goal });
    if (one) this.dice.splice(this.dice.indexOf(one), 1);
  }

  /** @param {Happening} happened */
  apply({ name, figures }) {
    const word = 'patient' in figures ? figures.patient : '';
    if (name in ROLLED) this.dice.push({ from: null, place: ROLLED[name], word });
    else if (name === 'load')
      this.change('intake', word, { place: `ambulance-${figures.ambulance}` });
    else if (name === 'take') this.moveAll(`ambulance-${figures.ambulance}`, 'incoming');
    else if (name in PLACED) this.change(PLACED[name][0], word, { place: PLACED[name][1] });
    else if ('becomes' in figures) this.change('patients', word, { word: figures.becomes });
    else if (name === 'pick-up') this.remove('patients', word, `space-${figures.space}`);
    else if (name in GOALS) this.remove(GOALS[name][0], word, GOALS[name][1]);
  }
}

/**
 * Which dice stayed on the board, which are new on it, and where the others went.
 * @param {Token[]} before
 * @param {Happening[]} happened
 * @param {number} shown whose dice are traced; what others do is not
 */
export function traceDice(before, happened, shown) {
  const traced = new Dice(before);
  for (const one of happened) if (one.seat < 0 || one.seat === shown) traced.apply(one);
  const { dice, gone } = traced;
  return {
    stayed: dice.flatMap(({ from, place, word }) => (from ? [{ from, place, word }] : [])),
    rolled: dice.filter(({ from }) => !from).map(({ place, word }) => ({ place, word })),
    gone,
  };
}
