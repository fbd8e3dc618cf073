/** The cards, numbers and people of the game that is drawn, and the sentences of its drawings. */
import { signal } from '../../lib.js';
import { texts } from '../../text.js';

/** @import { CardSeen, GameFacts } from '../../wire/types.js' */
/** @import { Scene } from '../drawing.js' */

const facts = signal(/** @type {GameFacts | null} */ (null));
/** What is on the board now: words such as `bed-2` and `seat-3` are called by what is there. */
const here = { view: /** @type {any} */ (null), names: /** @type {string[]} */ ([]) };

/** From now on these cards are drawn. @param {GameFacts} learned */
export const learn = (learned) => { facts.value = learned; };

/** This is on the board now. @param {Scene} scene */
export function meet({ view, seats }) {
  here.view = view;
  here.names = seats.map(({ name }) => name);
}

/** @param {string} word @returns {CardSeen | undefined} */
export const cardOf = (word) => facts.value?.cards[word];

/** All cards of a kind, in order. @param {string} kind @returns {string[]} their words */
export const wordsOf = (kind) => Object.entries(facts.value?.cards ?? {}).filter(([, card]) => card.kind === kind).map(([word]) => word);

/** The numbers of the board. */
export const constants = () => facts.value?.constants ?? {};

/** The card of the patient in a bed. @param {number} bed @returns {CardSeen | undefined} */
export const patientIn = (bed) => cardOf(here.view?.beds[bed - 1]?.patient ?? '');

/** The card of a seat's character. @param {number} seat @returns {CardSeen | undefined} */
export const characterOf = (seat) => cardOf(here.view?.interns[seat]?.character ?? '');

/** Whether somebody is being punished: then a buck is paid, and prestige lost. */
export const punishing = () => here.view?.question === 'punishment';

/** @param {number} seat counted from 0 */
export const personAt = (seat) => here.names[seat] ?? t('seat', { n: seat + 1 });

/** Sentences of these drawings. */
export const t = texts('hospital-rush');
