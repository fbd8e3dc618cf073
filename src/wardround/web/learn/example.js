/** An example round: each step with its heading, its sentence, and the table after it. */
import { html } from '../lib.js';

/** @import { Drawn } from '../lib.js' */
/** @import { GameFacts } from '../wire/wire.js' */
/** @typedef {{ key: string, part: string, picture: object }} Step */

/** @typedef {{ name: string, language: string }} Named */

/**
 * The cards in an example: as they are called here, or as printed where this table has none of
 * them.
 * @param {Record<string, string>} printed
 * @param {GameFacts} facts
 * @returns {Record<string, Named>}
 */
export function namesHere(printed, { cards }) {
  const here = (/** @type {string} */ word) =>
    cards[word] && !cards[word].own ? cards[word] : { name: printed[word], language: 'en' };
  return Object.fromEntries(Object.keys(printed).map((word) => [word, here(word)]));
}

/** @param {Record<string, Named>} cards */
const figures = (cards) =>
  Object.fromEntries(Object.entries(cards).map(([word, { name }]) => [word, name]));

/**
 * @param {object} props
 * @param {Step[]} props.steps
 * @param {Record<string, Named>} props.names
 * @param {(key: string, figures?: Record<string, string>) => string} props.text
 * @param {(text: string) => Drawn} props.withPictures
 * @param {(props: { picture: object, names: Record<string, Named> }) => Drawn} props.Picture
 */
export const ExampleRound = ({ steps, names, text, withPictures, Picture }) =>
  html`<div class="example">
    ${steps.map(
      ({ key, part, picture }) => html`<div key=${key} class="example-step" data-step=${key}>
        <p>
          ${part && html`<b class="example-part">${text(part)}</b>`}
          ${withPictures(text(key, figures(names)))}
        </p>
        ${
          Object.keys(picture).length > 0 &&
          html`<div class="example-picture"><${Picture} picture=${picture} names=${names} /></div>`
        }
      </div>`,
    )}
  </div>`;
