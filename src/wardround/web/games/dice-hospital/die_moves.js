/** Traces dice through what happened: where each of those seen before lies now. */

/** @import { Happening } from './types.js' */
/**
 * @typedef {{ node: Element, place: string, word: string, x: number, y: number, width: number }}
 *   Token
 */
/**
 * `room` is the department it was treated in, empty if none.
 * @typedef {{ from: Token | null, place: string, word: string, room: string }} Die
 */

/** From where dice that leave go where. */
const GOALS = /** @type {Record<string, [string, string]>} */ ({
  discharge: ['patients', 'home'],
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
    this.dice = before.map((from) => ({ from, place: from.place, word: from.word, room: '' }));
    /** @type {{ from: Token, goal: string, room: string }[]} */
    this.gone = [];
    /** Where patients are treated now; what a blood bag does happens in a bed. */
    this.room = '';
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
    const room = goal === 'home' ? this.room : '';
    if (one?.from) this.gone.push({ from: one.from, goal, room });
    if (one) this.dice.splice(this.dice.indexOf(one), 1);
  }

  /** @param {string} name @param {string} word @param {string} becomes */
  treat(name, word, becomes) {
    const room = name === 'change' || name === 'worsen' ? {} : { room: this.room };
    this.change('patients', word, { word: becomes, ...room });
  }

  /** @param {Happening} happened */
  apply({ name, figures }) {
    const word = 'patient' in figures ? figures.patient : '';
    if (name === 'place') this.room = figures.department;
    else if (name === 'spend' || name === 'ready') this.room = '';
    else if (name in ROLLED) this.dice.push({ from: null, place: ROLLED[name], word, room: '' });
    else if (name === 'load')
      this.change('intake', word, { place: `ambulance-${figures.ambulance}` });
    else if (name === 'take') this.moveAll(`ambulance-${figures.ambulance}`, 'incoming');
    else if (name in PLACED) this.change(PLACED[name][0], word, { place: PLACED[name][1] });
    else if ('becomes' in figures) this.treat(name, word, figures.becomes);
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
    stayed: dice.flatMap(({ from, ...now }) => (from ? [{ from, ...now }] : [])),
    rolled: dice.filter(({ from }) => !from).map(({ place, word }) => ({ place, word })),
    gone,
  };
}
