/**
 * The options of a game, each explained in words, folded away; what does not go together says why.
 */
import { classes, html } from '../lib.js';
import { t } from '../text.js';
import { CardFile } from './card_file.js';

/** @import { GameSeen } from '../wire/wire.js' */
/** @import { TableOptions } from './table_options.js' */

/** The reasons, each once. @param {{ id: string, refused?: Record<string, string> }} props */
export const Reasons = ({ id, refused = {} }) =>
  html`<div id=${id} class="reasons">
    ${[...new Set(Object.values(refused))].map(
      (why) => html`<p key=${why} class="reason">${why}</p>`,
    )}
  </div>`;

/**
 * @param {object} props
 * @param {string} props.name
 * @param {string} props.text
 * @param {{ value: string, text: string }[]} props.values
 * @param {string} props.chosen
 * @param {Record<string, string>} [props.refused] values that cannot be chosen now, and why
 * @param {(value: string) => void} props.set
 */
const Field = ({
  name,
  text,
  values,
  chosen,
  refused = {},
  set,
}) => html`<fieldset aria-describedby=${`why-${name}`}>
  <legend>${text}</legend>
  ${values.map(
    (one) => html`<label key=${one.value} class=${classes(one.value in refused && 'refused')}>
      <input type="radio" name=${name} value=${one.value} checked=${chosen === one.value}
          disabled=${one.value in refused && chosen !== one.value}
          onChange=${() => set(one.value)} />
      ${' '}
      ${one.text}
    </label>`,
  )}
  <${Reasons} id=${`why-${name}`} refused=${refused} />
</fieldset>`;

/**
 * Which set is played if nothing else was chosen.
 * @param {GameSeen} game
 * @param {TableOptions} choice
 */
const setOf = (game, { chosen }) =>
  chosen.set ?? (game.sets.some(({ value }) => value === 'standard') ? 'standard' : '');

/** @param {{ game: GameSeen, choice: TableOptions, open: boolean }} props */
export const OptionFields = ({
  game,
  choice,
  open,
}) => html`<details class="options" data-fold="options" open=${open}>
  <summary>
    <b>${t('options')}:</b>
    ${' '}
    <span>${choice.answer && (choice.answer.played.join(' ') || t('options-usual'))}</span>
  </summary>
  ${
    game.sets.length > 0 &&
    html`<${Field} name="set" text=${t('option-sets')} values=${game.sets}
        chosen=${setOf(game, choice)} set=${choice.startFrom} />`
  }
  <div class="option-fields">
    ${game.options.map(
      (one) => html`<${Field} key=${one.name} ...${one} chosen=${choice.shown[one.name]}
          refused=${choice.refused[one.name]}
          set=${(/** @type {string} */ value) => choice.choose(one.name, value)} />`,
    )}
  </div>
  ${game.card_example && html`<${CardFile} choice=${choice} example=${game.card_example} />`}
</details>`;
