/** The tables this browser holds seats of, on top of the front page. */
import { html, useEffect, useState } from '../lib.js';
import { storedSeats } from '../storage.js';
import { listed, t } from '../text.js';
import { fetchHeldSeats } from '../wire/api.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { TableSummary } from '../wire/wire.js' */
/** @typedef {{ table: TableSummary, mine: number[] }} Holding */

const SHOWN = 3;

/**
 * Each table once, with the seats held here.
 * @param {{ table: TableSummary, seat: number }[]} found
 * @returns {Holding[]}
 */
function byTable(found) {
  /** @type {Map<string, Holding>} */
  const tables = new Map();
  for (const { table, seat } of found) {
    const known = tables.get(table.table);
    if (known) known.mine.push(seat);
    else tables.set(table.table, { table, mine: [seat] });
  }
  return [...tables.values()];
}

/** @param {Holding} holding @param {Drawing} drawing */
function lineOf({ table, mine }, drawing) {
  if (table.status === 'waiting') return t('continue-waiting');
  if (table.status === 'over') return t('continue-over');
  const others = table.seats.filter((one) => !mine.includes(one.seat));
  const who = listed((others.length ? others : table.seats).map((one) => one.name));
  const { round } = drawing.readHeading(table.heading);
  if (table.seats.length === 1) return t('continue-solo', { round });
  return others.length
    ? t('continue-against', { round, who })
    : t('continue-together', { round, who });
}

/** @param {{ drawings: Record<string, Drawing> }} props by the names of their games */
export function Continue({ drawings }) {
  const [found, setFound] = useState(/** @type {Holding[]} */ ([]));
  useEffect(() => {
    const tokens = storedSeats().map((one) => one.token);
    if (tokens.length)
      fetchHeldSeats(tokens).then(
        (some) =>
          setFound(byTable(some).filter(({ table }) => table.game in drawings && !table.puzzle)),
        () => {},
      );
  }, []);
  const going = found.filter(({ table }) => table.status !== 'over');
  const shown = going.length ? going.slice(0, SHOWN) : found.slice(0, 1);
  return shown.map(
    (holding) => html`<a key=${holding.table.table} class="offer continue"
        href=${`#/table/${holding.table.table}`}>
      <b>${lineOf(holding, drawings[holding.table.game])}</b>
      ${
        holding.mine.some((seat) => holding.table.seats[seat]?.asked) &&
        html`<span>● ${t('your-turn')}</span>`
      }
    </a>`,
  );
}
