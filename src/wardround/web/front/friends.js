/** Making a table for friends: seats and options, each option explained. */
import { html, useState } from '../lib.js';
import { t } from '../text.js';

/** @import { GameSeen } from '../wire/types.js' */

/** @param {{ game: GameSeen, make: (wanted: object) => void }} props */
export function Friends({ game, make }) {
  const most = Math.max(...game.seat_counts);
  const [seats, setSeats] = useState(Math.min(3, most));
  const [open, setOpen] = useState(false);
  const chosen = Object.fromEntries(game.options.map((one) => [one.name, one.default]));
  const [options, setOptions] = useState(chosen);
  const offered = game.options.filter((one) => one.name !== 'seats');
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const others = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }));
    const { seats: _count, ...rest } = options;
    make({ others, options: rest, public: open });
  };
  return html`<form class="friends-form" onSubmit=${submit}>
    <label>${t('seats-total')} <select value=${seats} onChange=${(/** @type {any} */ e) => setSeats(Number(e.target.value))}>
      ${game.seat_counts.map((n) => html`<option value=${n}>${n}</option>`)}</select></label>
    ${offered.map((one) => html`<fieldset key=${one.name}><legend>${one.text}</legend>
      ${one.values.map(({ value, text }) => html`<label><input type="radio" name=${one.name} value=${value}
        checked=${options[one.name] === value} onChange=${() => setOptions({ ...options, [one.name]: value })} /> ${text}</label>`)}
    </fieldset>`)}
    <label><input type="checkbox" checked=${open} onChange=${(/** @type {any} */ e) => setOpen(e.target.checked)} /> ${t('public-table')}</label>
    <button class="key finish" data-key="make">${t('make-table')}</button>
  </form>`;
}
