/** Who is to sit where: a row for each seat, and how many there are. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { onValue } from '../ui/field_events.js';
import { Reasons } from './option_fields.js';

/** @import { GameSeen } from '../wire/wire.js' */
/** @import { SeatWanted } from './new_table.js' */
/** @typedef {{ kind: 'person' | 'open' | 'bot', name: string, bot: string }} Row */

/** @param {Row} row */
const optionOf = (row) => (row.kind === 'bot' ? row.bot : row.kind);

/** @param {Row} row @param {string} value @returns {Row} */
const changed = (row, value) =>
  value === 'person' || value === 'open'
    ? { ...row, kind: value, bot: '' }
    : { ...row, kind: 'bot', bot: value };

/** @param {Row} row @returns {SeatWanted} */
function wantedSeat({ kind, name, bot }) {
  if (kind === 'open') return { kind };
  return kind === 'bot' ? { kind, bot } : { kind, name };
}

/** Rows as the server wants them. @param {Row[]} rows */
export const wantedSeats = (rows) => rows.map(wantedSeat);

/**
 * @param {object} props
 * @param {GameSeen} props.game
 * @param {number[]} props.counts how many seats there may be
 * @param {Row[]} props.rows
 * @param {Row['kind']} props.people what a further seat is: somebody named here, left open, or a
 *   bot
 * @param {Record<string, string>} [props.refused] how many seats there cannot be now, and why
 * @param {(rows: Row[]) => void} props.set
 */
export function SeatRows({ game, counts, rows, people, refused = {}, set }) {
  const resize = (/** @type {number} */ count) =>
    set(
      Array.from(
        { length: count },
        (_, place) =>
          rows[place] ?? {
            kind: people,
            name: t('player-number', { n: place + 1 }),
            bot: people === 'bot' ? 'greedy' : '',
          },
      ),
    );
  const put = (/** @type {number} */ place, /** @type {Row} */ row) =>
    set(rows.map((one, n) => (n === place ? row : one)));
  return html`
    <label class="seat-count">
      ${t('seats-total')}
      ${' '}
      <select id="seats" value=${rows.length} aria-describedby="why-seats"
          onChange=${onValue((value) => resize(Number(value)))}>
        ${counts.map(
          (n) => html`<option key=${n} value=${n} selected=${n === rows.length}
              disabled=${String(n) in refused && n !== rows.length}>
            ${n}
          </option>`,
        )}
      </select>
    </label>
    <${Reasons} id="why-seats" refused=${refused} />
    <ol class="seat-rows">
      ${rows.map((row, place) => {
        const label = t('player-number', { n: place + 1 });
        return html`<li key=${place}>
          ${
            place === 0
              ? html`<span>${t('you')}</span>`
              : html`<select data-seat=${place} aria-label=${label} value=${optionOf(row)}
                  onChange=${onValue((value) => put(place, changed(row, value)))}>
                ${
                  people !== 'bot' &&
                  html`<option value=${people} selected=${row.kind === people}>
                    ${t(people === 'open' ? 'seat-open' : 'seat-person')}
                  </option>`
                }
                ${game.bots.map(
                  (bot) => html`<option key=${bot} value=${bot} selected=${row.bot === bot}>
                    ${t('bot-named', { bot })}
                  </option>`,
                )}
              </select>`
          }
          ${
            row.kind === 'person' &&
            html`<input data-name=${place} maxlength="24"
                aria-label=${t('name-of-seat', { n: place + 1 })} value=${row.name}
                onInput=${onValue((value) => put(place, { ...row, name: value }))} />`
          }
        </li>`;
      })}
    </ol>
  `;
}
