/** A card that was never printed says whose it is: of somebody's card file, or our own invention. */
import { html } from '../lib.js';
import { t } from '../text.js';

/** @import { CardSeen } from '../wire/types.js' */
/** @import { Drawing } from './drawing.js' */

/** @param {CardSeen | undefined} card */
function markOf(card) {
  if (card?.own) return t('own-card');
  return card?.house ? t('house-mark') : '';
}

/** A card's name, with its mark. @param {CardSeen} card */
export const markedName = (card) => (markOf(card) ? t('marked', { name: card.name, mark: markOf(card) }) : card.name);

/** Whether a word is not plain from its card's name. @param {Drawing} drawing @param {string} word */
export const isTranslated = (drawing, word) => (drawing.language(word) ?? 'en') !== 'en';

/** What is our own invention and no card. */
export const House = () => html`<i class="house">${t('house-mark')}</i>`;

/** A card's name in its language, with its mark. @param {{ card: CardSeen | undefined, word: string }} props */
export const NamedCard = ({ card, word }) => html`<b><span lang=${card?.language ?? 'en'}>${card?.name ?? word}</span>${
  markOf(card) && html` <i class="house">${markOf(card)}</i>`}</b>`;
