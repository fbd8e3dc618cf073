/**
 * A card says what of it was never published: it is of somebody's card file, or our own invention.
 */
import { html } from '../lib.js';
import { t } from '../text.js';

/** @import { CardSeen } from '../wire/wire.js' */
/** @import { Drawing } from '../games/drawing.js' */

/** A card's name, with its mark. @param {CardSeen} card */
export const markedName = (card) =>
  card.mark ? t('marked', { name: card.name, mark: card.mark }) : card.name;

/**
 * Whether a word is not plain from its card's name.
 * @param {Drawing} drawing
 * @param {string} word
 */
export const isTranslated = (drawing, word) => (drawing.language(word) ?? 'en') !== 'en';

/**
 * A sentence with stars for the marks of its cards: boards have no room for more.
 * @param {string} text
 * @param {Record<string, CardSeen>} cards
 */
export function withStars(text, cards) {
  if (!text.includes('(')) return text;
  const marks = new Set(Object.values(cards).map(({ mark }) => mark));
  return [...marks].reduce(
    (told, mark) => told.replaceAll(t('marked', { name: '', mark }), '*'),
    text,
  );
}

/** What is our own invention and no card. */
export const House = () => html`<i class="house" title=${t('house-mark')}>${t('house-mark')}</i>`;

/**
 * What a card does, and where that was published if not in the rulebooks.
 * @param {CardSeen | undefined} card
 */
export const explained = (card) =>
  card?.source ? t('marked', { name: card.text, mark: card.source }) : (card?.text ?? '');

/**
 * A name in the language of its card, with the mark.
 * @param {{ card: CardSeen | undefined, name: string }} props
 */
export const NamedCard = ({ card, name }) =>
  html`<b>
    <span lang=${card?.language ?? 'en'}>${name}</span>
    ${card?.mark && html`<i class="house" title=${card.mark}> ${card.mark}</i>`}
  </b>`;
