/** A card says what of it was never published: it is of somebody's card file, or our own invention. */
import { html } from '../lib.js';
import { t } from '../text.js';

/** @import { CardSeen } from '../wire/types.js' */
/** @import { Drawing } from './drawing.js' */

/** A card's name, with its mark. @param {CardSeen} card */
export const markedName = (card) => (card.mark ? t('marked', { name: card.name, mark: card.mark }) : card.name);

/** Whether a word is not plain from its card's name. @param {Drawing} drawing @param {string} word */
export const isTranslated = (drawing, word) => (drawing.language(word) ?? 'en') !== 'en';

/** What is our own invention and no card. */
export const House = () => html`<i class="house">${t('house-mark')}</i>`;

/** A card's name in its language, with its mark. @param {{ card: CardSeen | undefined, word: string }} props */
export const NamedCard = ({ card, word }) => html`<b><span lang=${card?.language ?? 'en'}>${card?.name ?? word}</span>${
  card?.mark && html` <i class="house">${card.mark}</i>`}</b>`;
