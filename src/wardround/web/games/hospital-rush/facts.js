/** The cards, numbers and people of the game that is drawn, and the sentences of its drawings. */
import { signal } from '../../lib.js';
import { t as common, texts } from '../../text.js';
import { withStars } from '../../ui/card_name.js';
import { faceOf } from '../../ui/faces.js';
import { initialsOf } from '../../ui/portrait.js';
import { CAST } from './cast.js';

/** @import { GameFacts } from '../../wire/wire.js' */
/** @import { Card, Character, Constants, Patient, Scene, Space, View } from './types.js' */

/** @typedef {Omit<GameFacts, 'cards'> & { cards: Record<string, Card> }} Facts */

const facts = signal(/** @type {Facts | null} */ (null));
/** What is on the board now: words such as `bed-2` and `seat-3` are called by what is there. */
const here = {
  view: /** @type {View | null} */ (null),
  names: /** @type {string[]} */ ([]),
  letters: /** @type {string[]} */ ([]),
};

/** From now on these cards are drawn. @param {GameFacts} learned */
export const learn = (learned) => {
  facts.value = /** @type {Facts} */ (learned);
};

/** This is on the board now. @param {Scene} scene */
export function meet({ view, seats }) {
  here.view = view;
  here.names = seats.map(({ name }) => name);
  here.letters = initialsOf(here.names);
}

/** A sentence with stars for the marks of its cards. @param {string} text */
export const starred = (text) => withStars(text, facts.value?.cards ?? {});

/** @param {string} word @returns {Card | undefined} */
export const cardOf = (word) => facts.value?.cards[word];

/** @param {string} word @returns {Space | undefined} */
export function spaceOf(word) {
  const card = cardOf(word);
  return card?.kind === 'space' ? card : undefined;
}

/** All cards of a kind, in order. @param {string} kind @returns {string[]} their words */
export const wordsOf = (kind) =>
  Object.entries(facts.value?.cards ?? {})
    .filter(([, card]) => card.kind === kind)
    .map(([word]) => word);

/** The happenings that have no line in the log. */
export const silent = () => facts.value?.silent ?? [];

/** The numbers of the board; none before they are learned. */
export const constants = () => /** @type {Constants} */ (facts.value?.constants ?? {});

/** @param {string | null} word @returns {Patient | undefined} */
export function patientOf(word) {
  const card = cardOf(word ?? '');
  return card?.kind === 'patient' ? card : undefined;
}

/**
 * The card of the patient in a bed.
 * @param {number} bed
 * @param {View | null} [view] the position meant; without it, the one on the board
 */
export const patientIn = (bed, view = here.view) => patientOf(view?.beds[bed - 1]?.patient ?? null);

/** @param {string | null | undefined} word @returns {Character | undefined} */
export function characterOf(word) {
  const card = cardOf(word ?? '');
  return card?.kind === 'character' ? card : undefined;
}

/** The card of a seat's character. @param {number} seat */
export const characterAt = (seat) => characterOf(here.view?.interns[seat]?.character);

/**
 * Whether somebody is being punished: then a buck is paid, and prestige lost.
 * @param {View | null} [view] the position meant; without it, the one on the board
 */
export const punishing = (view = here.view) => view?.question === 'punishment';

/** @param {number} seat counted from 0 */
export const personAt = (seat) => here.names[seat] ?? t('seat', { n: seat + 1 });

/**
 * What a seat is called where only its owner looks: who is shown is you.
 * @param {Scene} scene
 * @param {number} seat
 */
export const seatName = ({ seat: own, shared }, seat) =>
  seat === own && !shared ? common('you') : personAt(seat);

/** The letter on a seat's token; no two are alike. @param {number} seat */
export const letterAt = (seat) => here.letters[seat] ?? String(seat + 1);

/**
 * The face of a patient or character; one of a card file has that of its name.
 * @param {string} word
 */
export const faceFor = (word) => CAST[word] ?? faceOf(cardOf(word)?.name ?? word);

/**
 * The face of whoever sits there: that of their character.
 * @param {View} view
 * @param {number} seat
 */
export function faceIn(view, seat) {
  const character = view.interns[seat]?.character;
  return character ? faceFor(character) : undefined;
}

/** The same, of the view on the board. @param {number} seat */
export const faceAt = (seat) => here.view && faceIn(here.view, seat);

/** Sentences of these drawings. */
export const t = texts('hospital-rush');
