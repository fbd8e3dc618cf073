/**
 * Making a table: against bots or alone, for friends with their own screens, or all at this one.
 */
import { html, useEffect, useRef, useState } from '../lib.js';
import { playerName } from '../settings.js';
import { t } from '../text.js';
import { onChecked } from '../ui/field_events.js';
import { OptionFields } from './option_fields.js';
import { nearestCount } from './seat_counts.js';
import { SeatRows, wantedSeats } from './seat_rows.js';
import { useTableOptions } from './table_options.js';

/** @import { GameSeen } from '../wire/wire.js' */
/** @import { Row } from './seat_rows.js' */
/** @import { Wanted } from './new_table.js' */
/** @typedef {'now' | 'solo' | 'friends' | 'screen'} How */

/** How many seats each begins with, and who takes them. */
const FIRST = /** @type {Record<How, { count: number, least: number, people: Row['kind'] }>} */ ({
  now: { count: 3, least: 1, people: 'bot' },
  solo: { count: 1, least: 1, people: 'bot' },
  friends: { count: 3, least: 2, people: 'open' },
  screen: { count: 2, least: 2, people: 'person' },
});

/** @param {number} count @param {Row['kind']} people @returns {Row[]} */
const firstRows = (count, people) =>
  Array.from({ length: count }, (_, place) =>
    place
      ? {
          kind: people,
          name: t('player-number', { n: place + 1 }),
          bot: people === 'bot' ? 'greedy' : '',
        }
      : { kind: 'person', name: playerName.peek(), bot: '' },
  );

/**
 * @param {object} props
 * @param {GameSeen} props.game
 * @param {How} props.how
 * @param {Record<string, string>} [props.first] options that are chosen from the beginning
 * @param {(wanted: Wanted) => void} props.make
 */
export function NewTableForm({ game, how, first = {}, make }) {
  const { count, least, people } = FIRST[how];
  const counts = game.seat_counts.filter((n) => n >= least);
  const [rows, setRows] = useState(firstRows(nearestCount(counts, count), people));
  const [open, setOpen] = useState(false);
  const choice = useTableOptions(game, rows.length, first);
  const form = useRef(/** @type {HTMLElement | null} */ (null));
  const go = (/** @type {string} */ place) =>
    /** @type {HTMLElement | null | undefined} */ (form.current?.querySelector(place))?.focus();
  useEffect(() => go('h2'), []);
  const { problem, answer, chosen, cards } = choice;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (problem) go('[role=alert]');
    else if (answer?.mistakes.length) go('[data-cards=status]');
    else make({ game: game.name, seats: wantedSeats(rows), options: chosen, public: open, cards });
  };
  return html`<form class="panel together" data-form=${how} ref=${form} onSubmit=${submit}>
    <h2 tabindex="-1">${t(`offer-${how}`)}</h2>
    ${how === 'screen' && html`<p>${t('screen-help')}</p>`}
    <${SeatRows} game=${game} counts=${counts} rows=${rows} people=${people}
        refused=${choice.refused.seats} set=${setRows} />
    <${OptionFields} game=${game} choice=${choice} open=${how === 'now' || how === 'solo'} />
    ${
      how === 'friends' &&
      html`<label class="switch">
        <input type="checkbox" checked=${open} onChange=${onChecked(setOpen)} />
        ${' '}
        ${t('public-table')}
      </label>`
    }
    <p role="alert" class="bad" tabindex="-1">${problem}</p>
    <button class="key finish" data-key="make">
      ${t(how === 'friends' ? 'make-table' : 'begin')}
    </button>
  </form>`;
}
