/** Cards of one's own: a file or pasted text, and every mistake in it at once. */
import { html } from '../lib.js';
import { listed, t } from '../text.js';
import { onValue } from '../ui/field_events.js';

/** @import { CardMistake } from '../wire/wire.js' */
/** @import { TableOptions } from './table_options.js' */

/** More than any server takes: what a huge file begins with is enough to be refused for. */
const MOST = 500_000;

/** @param {CardMistake} mistake */
const mistakeLine = ({ line, card, field, text }) =>
  t('card-mistake', { line, card: card || 'none', field: field || 'none', text });

/** @param {TableOptions} choice */
function summary({ cards, checked, answer }) {
  if (!cards.trim() || !answer || cards !== checked) return '';
  if (answer.mistakes.length) return t('card-mistakes', { n: answer.mistakes.length });
  const n = answer.cards.length;
  return n ? t('cards-in-play', { n, names: listed(answer.cards) }) : t('cards-idle');
}

/** @param {{ choice: TableOptions, example: string }} props */
export function CardFile({ choice, example }) {
  const { cards, answer, setCards } = choice;
  const load = async (/** @type {Event} */ event) => {
    const [file] = /** @type {HTMLInputElement} */ (event.currentTarget).files ?? [];
    if (file) setCards(await file.slice(0, MOST).text());
  };
  const mistakes = answer?.mistakes ?? [];
  return html`<details class="own-cards" data-fold="cards">
    <summary><b>${t('own-cards')}</b></summary>
    <p>${t('own-cards-help')}</p>
    <label>
      ${t('own-cards-file')}
      ${' '}
      <input type="file" data-cards="file" accept=".toml,text/plain" onChange=${load} />
    </label>
    ${
      !cards &&
      html`<button type="button" class="key quiet" data-cards="example"
          onClick=${() => setCards(example)}>
        ${t('own-cards-example')}
      </button>`
    }
    <label class="stacked">
      ${t('own-cards-text')}
      ${' '}
      <textarea data-cards="text" rows="6" spellcheck=${false} autocomplete="off" value=${cards}
          onInput=${onValue(setCards)}></textarea>
    </label>
    <p role="status" data-cards="status" tabindex="-1" class=${mistakes.length ? 'bad' : ''}>
      ${summary(choice)}
    </p>
    ${
      mistakes.length > 0 &&
      html`<ol class="mistakes">
        ${mistakes.map((one, place) => html`<li key=${place}>${mistakeLine(one)}</li>`)}
      </ol>`
    }
  </details>`;
}
