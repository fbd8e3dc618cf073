/** A table: connects, and shows the waiting room, the board or the end. */
import { html, classes, effect, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { findDrawing } from '../games/index.js';
import { Banner } from './banner.js';
import { CommandLine } from './command_line.js';
import { End } from './end.js';
import { IDLE } from './idle.js';
import { Keybar } from './keybar.js';
import { listenToKeys, tidyZones } from './keyboard.js';
import { Live } from './live.js';
import { Session } from './session.js';
import { Cover, Looking, Menu, Missed, Sheet } from './sheets.js';
import { Chat, Log, Others, Points } from './side.js';
import { Strip } from './strip.js';
import { WaitingRoom } from './waiting.js';

/** @import { Play, Scene } from '../games/drawing.js' */

/** @param {Session} session @returns {Play} */
function playOf(session) {
  const { pointer } = session;
  return {
    rings: session.ready.value ? session.rings.value : IDLE.rings,
    named: session.named.value,
    ghosts: pointer.ghosts.value,
    friends: pointer.friends.value,
    forecast: session.forecast.value,
    live: session.ready.value,
    choose: (word, isNamed) => session.choose(word, isNamed),
    point: (word) => pointer.at(word),
    unpoint: (word) => pointer.clear(word),
  };
}

/** The tab's title tells whether this person is asked. @param {Session} session */
const titled = (session) => effect(() => {
  document.title = session.sight.value?.asked ? t('title-turn') : t('title');
});

/** @param {{ id: string }} props */
export function TablePage({ id }) {
  const [session, setSession] = useState(/** @type {Session | null} */ (null));
  useEffect(() => {
    const made = new Session(id, findDrawing);
    setSession(made);
    const untitle = titled(made);
    return () => { untitle(); made.socket.close(); document.title = t('title'); };
  }, [id]);
  return session ? html`<${Shown} session=${session} />` : null;
}

/** @param {{ session: Session }} props */
function Shown({ session }) {
  const table = session.table.value;
  const drawn = session.drawn.value;
  if (session.connection.value === 'ended') {
    return html`<main class="page"><p role="alert">${session.ended.value}</p><a href="#/">${t('front-page')}</a></main>`;
  }
  if (table?.problem) {
    return html`<main class="page"><p role="alert">${table.problem.text}</p><a href="#/">${t('front-page')}</a></main>`;
  }
  if (table?.status === 'waiting') return html`<${WaitingRoom} session=${session} table=${table} />`;
  if (!table || !drawn) return html`<main class="page"><p role="status">${t('loading')}</p></main>`;
  if (session.covered.value) return html`<${Cover} session=${session} who=${table.seats[session.seat.value].name} />`;
  return html`<${Playing} session=${session} table=${table} ...${drawn} />`;
}

/** @param {any} props */
function Playing({ session, table, drawing, game }) {
  const [sheet, setSheet] = useState('');
  const [looking, setLooking] = useState(-1);
  const [again, setAgain] = useState(0);
  const [board, setBoard] = useState(false);
  const { view } = session.sight.value;
  /** @type {Scene} */
  const scene = { view, seat: session.seat.value, shown: Math.max(0, session.seat.value), seats: table.seats, names: game.names, play: playOf(session) };
  const look = (/** @type {number} */ seat) => setLooking(seat === scene.seat ? -1 : seat);
  const closeAll = () => {
    const open = sheet || looking >= 0;
    setSheet('');
    setLooking(-1);
    return Boolean(open);
  };
  useEffect(() => tidyZones());
  useEffect(() => listenToKeys(session, {
    command: () => setSheet('command'),
    sheet: (name) => { setSheet(name); document.querySelector(`#${name}`)?.scrollIntoView({ block: 'nearest' }); },
    close: closeAll,
    again: () => setAgain(again + 1),
  }));
  const props = { session, drawing, game, scene, table, play: scene.play, look };
  const beside = sheet === 'others' || sheet === 'log';
  const over = table.status === 'over' && !board;
  return html`<div class="table" data-stamp=${`${table.seq} ${session.named.value.join(' ')}`} data-asked=${String(session.ready.value && !session.busy.value)} data-status=${table.status}>
    <header class="top">
      <a class="brand" href="#/">wardround</a>
      <${drawing.Progress} view=${view} />
      <${Strip} ...${props} />
      <nav class="tabs">${['log', 'menu'].map((name) => html`<button key=${name} type="button"
        class=${`key quiet tab-${name}`} onClick=${() => setSheet(sheet === name ? '' : name)}>${t(name === 'log' ? 'log-short' : name)}</button>`)}</nav>
    </header>
    <main class="play">
      ${over ? html`<${End} ...${props} look=${() => setBoard(true)} />` : html`
        <${Banner} ...${props} /><${Missed} ...${props} />
        <div class="board"><${drawing.Board} ...${scene} /></div>`}
    </main>
    <aside class=${classes('side', beside && `open-${sheet}`)}>
      ${beside && html`<button type="button" class="key quiet closer" onClick=${closeAll}>${t('close')}</button>`}
      <${Others} ...${props} /><${Log} ...${props} /><${Points} ...${props} /><${Chat} session=${session} />
    </aside>
    ${!over && html`<${Keybar} ...${props} />`}
    ${looking >= 0 && html`<${Looking} ...${props} seat=${looking} close=${closeAll} />`}
    ${sheet === 'menu' && html`<${Menu} session=${session} close=${closeAll} />`}
    ${sheet === 'command' && html`<${Sheet} title=${t('command-title')} close=${closeAll}><${CommandLine} session=${session} close=${closeAll} /><//>`}
    <${Live} session=${session} drawing=${drawing} again=${again} />
  </div>`;
}
