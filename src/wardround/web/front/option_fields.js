/** The options of a game, each explained in words. */
import { html } from '../lib.js';

/** @import { GameSeen } from '../wire/types.js' */

/** What a game is played with unless somebody chooses. @param {GameSeen} game @returns {Record<string, string>} */
export const standard = (game) => Object.fromEntries(
  game.options.filter((one) => one.name !== 'seats').map((one) => [one.name, one.default]),
);

/** @param {{ game: GameSeen, chosen: Record<string, string>, set: (chosen: Record<string, string>) => void }} props */
export const OptionFields = ({ game, chosen, set }) => game.options.filter((one) => one.name in chosen).map((one) => html`
  <fieldset key=${one.name}><legend>${one.text}</legend>
    ${one.values.map(({ value, text }) => html`<label key=${value}><input type="radio" name=${one.name} value=${value}
      checked=${chosen[one.name] === value} onChange=${() => set({ ...chosen, [one.name]: value })} /> ${text}</label>`)}
  </fieldset>`);
