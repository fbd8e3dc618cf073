/** The cards and numbers of the game that is drawn, and the sentences of its drawings. */
import { signal } from '../../lib.js';
import { texts } from '../../text.js';
import { withStars } from '../../ui/card_name.js';

/** @import { GameFacts } from '../../wire/wire.js' */
/** @import { Card, Constants, Department, Report, Specialist } from './types.js' */

/** @typedef {Omit<GameFacts, 'cards'> & { cards: Record<string, Card> }} Facts */

const facts = signal(/** @type {Facts | null} */ (null));

/** From now on these cards are drawn. @param {GameFacts} learned */
export const learn = (learned) => {
  facts.value = /** @type {Facts} */ (learned);
};

/** A sentence with stars for the marks of its cards. @param {string} text */
export const starred = (text) => withStars(text, facts.value?.cards ?? {});

/** @param {string} word @returns {Card | undefined} */
export const cardOf = (word) => facts.value?.cards[word];

/** @param {string} word @returns {Department | undefined} */
export function departmentOf(word) {
  const card = cardOf(word);
  return card?.kind === 'department' ? card : undefined;
}

/** @param {string} word @returns {Specialist | undefined} */
export function specialistOf(word) {
  const card = cardOf(word);
  return card?.kind === 'specialist' ? card : undefined;
}

/** @param {string} word @returns {Report | undefined} */
export function reportOf(word) {
  const card = cardOf(word);
  return card?.kind === 'report' ? card : undefined;
}

/** The happenings that have no line in the log. */
export const silent = () => facts.value?.silent ?? [];

/** The numbers of the board; none before they are learned. */
export const constants = () => /** @type {Constants} */ (facts.value?.constants ?? {});

/** Sentences of these drawings. */
export const t = texts('dice-hospital');
