/** Making a table for several people: friends with their own screens, or all at this one. */
import { html, useState } from '../lib.js';
import { t } from '../text.js';
import { name } from '../wire/keeping.js';
import { OptionFields, standard } from './option_fields.js';
import { SeatRows, wantedSeats } from './seat_rows.js';

/** @import { GameSeen } from '../wire/types.js' */
/** @import { Row } from './seat_rows.js' */
/** @import { Wanted } from './starting.js' */

const FRIENDS = 3;
const AT_ONE_SCREEN = 2;

/** @param {number} count @param {'person' | 'open'} people @returns {Row[]} */
const firstRows = (count, people) => Array.from({ length: count }, (_, place) => (place
  ? { kind: people, name: t('player-number', { n: place + 1 }), bot: '' }
  : { kind: 'person', name: name.peek(), bot: '' }));

/**
 * @param {object} props
 * @param {GameSeen} props.game
 * @param {'friends' | 'screen'} props.how
 * @param {(wanted: Wanted) => void} props.make
 */
export function Together({ game, how, make }) {
  const people = how === 'friends' ? 'open' : 'person';
  const usual = how === 'friends' ? FRIENDS : AT_ONE_SCREEN;
  const count = game.seat_counts.find((one) => one >= usual) ?? Math.max(...game.seat_counts);
  const [rows, setRows] = useState(firstRows(count, people));
  const [chosen, setChosen] = useState(standard(game));
  const [open, setOpen] = useState(false);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    make({ game: game.name, seats: wantedSeats(rows), options: chosen, public: open });
  };
  return html`<form class="panel together" data-form=${how} onSubmit=${submit}>
    <h2>${t(how === 'friends' ? 'offer-friends' : 'offer-screen')}</h2>
    ${how === 'screen' && html`<p>${t('screen-help')}</p>`}
    <${SeatRows} game=${game} rows=${rows} people=${people} set=${setRows} />
    <${OptionFields} game=${game} chosen=${chosen} set=${setChosen} />
    ${how === 'friends' && html`<label class="switch"><input type="checkbox" checked=${open}
      onChange=${(/** @type {any} */ event) => setOpen(event.target.checked)} /> ${t('public-table')}</label>`}
    <button class="key finish" data-key="make">${t(how === 'friends' ? 'make-table' : 'begin')}</button>
  </form>`;
}
