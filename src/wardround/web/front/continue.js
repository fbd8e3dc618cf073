/** The tables this browser holds seats of: the first with a picture of how it stands. */
import { drawingOf } from '../games/index.js';
import { html, useEffect, useState } from '../lib.js';
import { storedSeats } from '../storage.js';
import { language, listed, t } from '../text.js';
import { Portrait } from '../ui/portrait.js';
import { fetchHeldSeats, fetchPosition, fetchTableFacts } from '../wire/api.js';
import { pictureScene } from './picture_scene.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { FaceParts } from '../ui/faces.js' */
/** @import { PositionSeen, TableSummary } from '../wire/wire.js' */
/** @typedef {{ table: TableSummary, mine: number[], token: string }} Holding */

const SHOWN = 3;

/**
 * Each table once, with the seats held here.
 * @param {{ table: TableSummary, seat: number, token: string }[]} found
 * @returns {Holding[]}
 */
function byTable(found) {
  /** @type {Map<string, Holding>} */
  const tables = new Map();
  for (const { table, seat, token } of found) {
    const known = tables.get(table.table);
    if (known) known.mine.push(seat);
    else tables.set(table.table, { table, mine: [seat], token });
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

/** @param {TableSummary} table */
const hasBegun = (table) => table.status !== 'waiting';

/** @param {Holding} holding */
const isMyTurn = ({ table, mine }) => mine.some((seat) => table.seats[seat]?.asked);

/**
 * How a table stands, drawn with its own cards; null where that cannot be told.
 * @param {Holding} holding
 */
function usePosition({ table, token }) {
  const [found, setFound] = useState(
    /** @type {{ position: PositionSeen, drawing: Drawing } | null} */ (null),
  );
  const spoken = language.value;
  useEffect(() => {
    const ask = async () => {
      const position = await fetchPosition(table.table, token);
      setFound({ position, drawing: await drawingOf(await fetchTableFacts(table.table)) });
    };
    if (hasBegun(table)) ask().catch(() => {});
  }, [table.table, table.seq, spoken]);
  return found;
}

/**
 * @param {{ table: TableSummary, scores?: number[], faceOf: (seat: number) => FaceParts | undefined
 *   }} props
 */
const Standing = ({ table, scores, faceOf }) => html`<span class="held-scores">
  ${table.seats.map(
    ({ seat, name }) => html`<span key=${seat}>
      <${Portrait} name=${name} seat=${seat} face=${faceOf(seat)} />
      <b class="unseen">${name}</b>
      <b>${scores?.[seat]}</b>
    </span>`,
  )}
</span>`;

/** @param {{ holding: Holding, drawing: Drawing }} props */
function Large({ holding, drawing }) {
  const found = usePosition(holding);
  const { table, mine } = holding;
  const scene = found && pictureScene(found.position.view, mine[0], table.seats);
  const faceOf = (/** @type {number} */ seat) => found?.drawing.face(found.position.view, seat);
  return html`<a class="offer continue" href=${`#/table/${table.table}`}>
    ${
      hasBegun(table) &&
      html`<span class="position-picture" aria-hidden="true">
        ${scene && html`<${found.drawing.Miniature} scene=${scene} seat=${mine[0]} />`}
      </span>`
    }
    <b class="title">${t('continue')}</b>
    <span class="line">${lineOf(holding, drawing)}</span>
    ${isMyTurn(holding) && html`<span class="turn">● ${t('your-turn')}</span>`}
    <${Standing} table=${table} scores=${found?.position.standing?.scores} faceOf=${faceOf} />
    <span class="key finish" aria-hidden="true">${t('go-on')}</span>
  </a>`;
}

/** @param {{ holding: Holding, drawing: Drawing }} props */
const Small = ({ holding, drawing }) => html`<a class="offer continue-more"
    href=${`#/table/${holding.table.table}`}>
  <b>${lineOf(holding, drawing)}</b>
  ${isMyTurn(holding) && html`<span class="turn">● ${t('your-turn')}</span>`}
</a>`;

/**
 * The tables to come back to, the first one first: those that go on, or else the last one.
 * @returns {Promise<Holding[]>}
 */
export async function fetchHeld() {
  const tokens = storedSeats().map((one) => one.token);
  const seats = tokens.length ? await fetchHeldSeats(tokens).catch(() => []) : [];
  const found = byTable(seats).filter(({ table }) => !table.puzzle);
  const going = found.filter(({ table }) => table.status !== 'over');
  return going.length ? going.slice(0, SHOWN) : found.slice(0, 1);
}

/** @param {{ held: Holding[], drawings: Record<string, Drawing> }} props by the names of games */
export function Continue({ held, drawings }) {
  const [first, ...more] = held.filter(({ table }) => table.game in drawings);
  if (!first) return null;
  const drawingFor = (/** @type {Holding} */ { table }) => drawings[table.game];
  return html`
    <${Large} key=${first.table.table} holding=${first} drawing=${drawingFor(first)} />
    ${more.map(
      (holding) => html`<${Small} key=${holding.table.table} holding=${holding}
          drawing=${drawingFor(holding)} />`,
    )}
  `;
}
