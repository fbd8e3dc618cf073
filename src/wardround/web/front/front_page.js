/** The front page: come back, play at once, play with friends, find a table. */
import { html, useEffect, useState } from '../lib.js';
import { listed, t } from '../text.js';
import { games, held, history, lobby, makeTable, redeem } from '../wire/api.js';
import { keepSeats, keptSeats, name } from '../wire/keeping.js';
import { findDrawing } from '../games/index.js';
import { Friends } from './friends.js';
import { NameField } from './name_field.js';

/** @import { TableSummary } from '../wire/types.js' */

const BOT = { kind: 'bot', name: 'greedy' };

/** @param {string} game @param {{ others: object[], options: object, public?: boolean }} wanted */
async function start(game, { others, options, public: open = false }) {
  const seats = [{ kind: 'person', name: name.value }, ...others];
  const made = await makeTable({ game, seats, options, public: open });
  keepSeats(...made.seats);
  location.hash = `#/table/${made.table}`;
}

/** @param {TableSummary} table @param {number} seat */
function heldLine(table, seat) {
  if (table.status === 'waiting') return t('continue-waiting');
  if (table.status === 'over') return t('continue-over');
  return t('continue-against', { who: listed(table.seats.filter((one) => one.seat !== seat).map((one) => one.name)) });
}

function Continue() {
  const [found, setFound] = useState(/** @type {Awaited<ReturnType<typeof held>>} */ ([]));
  useEffect(() => {
    const tokens = keptSeats().map((one) => one.token);
    if (tokens.length) held(tokens).then(setFound, () => {});
  }, []);
  const going = found.filter(({ table }) => table.status !== 'over');
  const shown = (going.length ? going : found).slice(0, 3);
  return shown.map(({ table, seat }) => html`<a key=${table.table} class="offer continue" href=${`#/table/${table.table}`}>
    <b>${heldLine(table, seat)}</b>
    ${table.seats[seat]?.asked && html`<span>● ${t('your-turn')}</span>`}
  </a>`);
}

/** @param {{ attempt: (act: () => Promise<any>) => void }} props */
function Enter({ attempt }) {
  const enter = (/** @type {any} */ event) => {
    event.preventDefault();
    const text = new FormData(event.target).get('code')?.toString().trim() ?? '';
    const link = /#\/(table|move|replay)\/([\w-]+.*)$/.exec(text);
    if (link) location.hash = `#/${link[1]}/${link[2]}`;
    else if (text) attempt(() => moveHere(text));
  };
  return html`<form class="offer enter" onSubmit=${enter}><b>${t('join-code')}</b><span>${t('join-code-help')}</span>
    <span class="line"><input name="code" aria-label=${t('join-code')} /><button class="key quiet">${t('enter')}</button></span></form>`;
}

/** @param {string} code */
export async function moveHere(code) {
  const seated = await redeem(code);
  keepSeats(seated);
  location.hash = `#/table/${seated.table}`;
}

/** @param {{ title: string, fetchList: () => Promise<TableSummary[]>, empty: string }} props */
function Tables({ title, fetchList, empty }) {
  const [tables, setTables] = useState(/** @type {TableSummary[]} */ ([]));
  useEffect(() => { fetchList().then(setTables, () => {}); }, []);
  if (!tables.length && !empty) return null;
  return html`<section class="panel"><h2>${title}</h2>
    ${tables.length ? html`<ul class="tables">${tables.map((table) => {
      const open = table.seats.filter((one) => one.kind === 'open').length;
      const over = table.status === 'over';
      const names = table.seats.filter((one) => one.kind !== 'open').map((one) => one.name);
      return html`<li key=${table.table}><span>${listed(names)} · ${open ? t('open-seats', { n: open }) : over ? '' : t('under-way')}</span>
        <a class="key quiet" href=${over ? `#/replay/${table.table}/0` : `#/table/${table.table}`}>${t(open ? 'join' : over ? 'replay' : 'watch')}</a></li>`;
    })}</ul>` : html`<p>${empty}</p>`}
  </section>`;
}

export function FrontPage() {
  const [note, setNote] = useState('');
  const [friends, setFriends] = useState(false);
  const [found, setFound] = useState(/** @type {Awaited<ReturnType<typeof findDrawing>> | null} */ (null));
  const attempt = async (/** @type {() => Promise<any>} */ act) => {
    try {
      setNote('');
      await act();
    } catch (error) {
      setNote(/** @type {Error} */ (error).message);
    }
  };
  useEffect(() => {
    attempt(async () => setFound(await findDrawing((await games()).games[0].name)));
  }, []);
  if (!found) return html`<main class="page"><p role="status">${note || t('loading')}</p></main>`;
  const { drawing, game } = found;
  const play = (/** @type {number} */ bots) => attempt(
    () => start(game.name, { others: Array.from({ length: bots }, () => BOT), options: drawing.beginner }),
  );
  return html`<main class="page front">
    <header><h1>wardround</h1><${drawing.Emblem} />
      <${NameField} /></header>
    <p role="alert" class="bad">${note}</p>
    <div class="offers">
      <${Continue} />
      <button type="button" class="offer first" data-offer="now" onClick=${() => play(2)}><b>${t('play-now')}</b><span>${t('play-now-line')}</span></button>
      <button type="button" class="offer" data-offer="duel" onClick=${() => play(1)}><b>${t('play-duel')}</b><span>${t('play-duel-line')}</span></button>
      <button type="button" class="offer" data-offer="friends" aria-expanded=${String(friends)} onClick=${() => setFriends(!friends)}><b>${t('play-friends')}</b><span>${t('play-friends-line')}</span></button>
      <${Enter} attempt=${attempt} />
    </div>
    ${friends && html`<section class="panel"><${Friends} game=${game} make=${(/** @type {any} */ wanted) => attempt(() => start(game.name, wanted))} /></section>`}
    <${Tables} title=${t('public-tables')} fetchList=${lobby} empty=${t('no-tables')} />
    <${Tables} title=${t('finished-games')} fetchList=${history} empty="" />
  </main>`;
}
