/** The cards and numbers of the game that is drawn, and the sentences of its drawings. */
import { signal } from '../../lib.js';
import { texts } from '../../text.js';

/** @import { CardSeen, GameFacts } from '../../wire/types.js' */

const facts = signal(/** @type {GameFacts | null} */ (null));

/** From now on these cards are drawn. @param {GameFacts} learned */
export const learn = (learned) => { facts.value = learned; };

/** @param {string} word @returns {CardSeen | undefined} */
export const cardOf = (word) => facts.value?.cards[word];

/** The numbers of the board. */
export const constants = () => facts.value?.constants ?? {};

/** Sentences of these drawings. */
export const t = texts('dice-hospital');
