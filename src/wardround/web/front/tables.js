/** Lists of tables: those to join or watch, and games that are over. */
import { html, useEffect, useState } from '../lib.js';
import { language, listed, t } from '../text.js';
import { fetchFinishedTables, fetchLobby } from '../wire/api.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { TableSummary } from '../wire/wire.js' */

/** @param {TableSummary} table */
function standing(table) {
  const open = table.seats.filter((one) => one.kind === 'open').length;
  if (open)
    return { line: t('open-seats', { n: open }), key: t('join'), href: `#/table/${table.table}` };
  if (table.status === 'over')
    return { line: '', key: t('replay'), href: `#/replay/${table.table}/0` };
  return { line: t('under-way'), key: t('watch'), href: `#/table/${table.table}` };
}

/** @param {{ table: TableSummary, game?: string }} props */
function Row({ table, game }) {
  const { line, key, href } = standing(table);
  const names = table.seats.filter((one) => one.kind !== 'open').map((one) => one.name);
  const who = listed(names);
  const played = [...table.played, table.cards && t('with-own-cards')].filter(Boolean).join(' ');
  return html`<li>
    <span>
      <b>${who}</b> ${line} <small><span lang="en">${game}</span>${played && `. ${played}`}</small>
    </span>
    <a class="key quiet" href=${href} aria-label=${`${key}: ${who}`}>${key}</a>
  </li>`;
}

/**
 * @param {{ title: string, titles: Record<string, string>, fetchList: () =>
 *   Promise<TableSummary[]>, empty: string }} props
 */
function Tables({ title, titles, fetchList, empty }) {
  const [tables, setTables] = useState(/** @type {TableSummary[]} */ ([]));
  const spoken = language.value;
  useEffect(() => {
    fetchList().then(setTables, () => {});
  }, [spoken]);
  if (!tables.length && !empty) return null;
  return html`<section class="panel">
    <h2>${title}</h2>
    ${
      tables.length
        ? html`<ul class="tables">
          ${tables.map(
            (table) =>
              html`<${Row} key=${table.table} table=${table} game=${titles[table.game]} />`,
          )}
        </ul>`
        : html`<p>${empty}</p>`
    }
  </section>`;
}

/** Public tables and finished games. @param {{ drawings: Record<string, Drawing> }} props */
export function Watch({ drawings }) {
  const titles = Object.fromEntries(
    Object.entries(drawings).map(([game, { title }]) => [game, title]),
  );
  return html`
    <${Tables} title=${t('public-tables')} titles=${titles} fetchList=${fetchLobby}
        empty=${t('no-tables')} />
    <${Tables} title=${t('finished-games')} titles=${titles} fetchList=${fetchFinishedTables}
        empty="" />
  `;
}
