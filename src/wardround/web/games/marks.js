/** A card says what of it was never published: it is of somebody's card file, or our own invention. */
import { html } from '../lib.js';
import { t } from '../text.js';

/** @import { CardSeen } from '../wire/types.js' */

/** A card's name, with its mark. @param {CardSeen} card */
export const markedName = (card) => (card.mark ? t('marked', { name: card.name, mark: card.mark }) : card.name);

/** What is our own invention and no card. */
export const House = () => html`<i class="house">${t('house-mark')}</i>`;

/** A card's name, marked as English, with its mark. @param {{ card: CardSeen | undefined, word: string }} props */
export const NamedCard = ({ card, word }) => html`<b><span lang="en">${card?.name ?? word}</span>${
  card?.mark && html` <i class="house">${card.mark}</i>`}</b>`;
