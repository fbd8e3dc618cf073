/** A card that was never printed says whose it is: of somebody's card file, or our own invention. */
import { html } from '../lib.js';
import { t } from '../text.js';

/** @import { CardSeen } from '../wire/types.js' */

/** @param {CardSeen | undefined} card */
function markOf(card) {
  if (card?.own) return t('own-card');
  return card?.house ? t('house-mark') : '';
}

/** A card's name, with its mark. @param {CardSeen} card */
export const markedName = (card) => (markOf(card) ? t('marked', { name: card.name, mark: markOf(card) }) : card.name);

/** What is our own invention and no card. */
export const House = () => html`<i class="house">${t('house-mark')}</i>`;

/** A card's name, marked as English, with its mark. @param {{ card: CardSeen | undefined, word: string }} props */
export const NamedCard = ({ card, word }) => html`<b><span lang="en">${card?.name ?? word}</span>${
  markOf(card) && html` <i class="house">${markOf(card)}</i>`}</b>`;
