/** A table: connects, and shows the waiting room, the board or the end. */

import { drawingOf, showOnly } from '../games/index.js';
import { Coach } from '../learn/coach.js';
import { classes, effect, html, useEffect, useLayoutEffect, useRef, useState } from '../lib.js';
import { locale } from '../locale.js';
import { PuzzleEnd } from '../puzzles/puzzle_end.js';
import { PuzzleGoal } from '../puzzles/puzzle_goal.js';
import { t } from '../text.js';
import { INERT_PLAY } from '../ui/inert_play.js';
import { SeatStrip } from '../ui/seat_strip.js';
import { Waiting } from '../ui/waiting.js';
import { fetchTableFacts } from '../wire/api.js';
import { callWhenAsked } from './attention.js';
import { Banner } from './banner.js';
import { Chat, ChatBubble } from './chat.js';
import { CommandLine } from './command_line.js';
import { End } from './end.js';
import { InfoCard } from './info_card.js';
import { Keybar } from './keybar.js';
import { listenToKeys } from './keyboard.js';
import { KeysSheet } from './keys_sheet.js';
import { LiveRegions } from './live_regions.js';
import { Log } from './log_panel.js';
import { Menu } from './menu.js';
import { Missed } from './recap.js';
import { Session } from './session.js';
import { Cover, Farewell, Looking, RulesSheet } from './sheets.js';
import { Others, Points } from './side.js';
import { WaitingRoom } from './waiting_room.js';
import { all, keepFocus, tidyZones } from './zones.js';

/** @import { Drawing, Play, Scene } from '../games/drawing.js' */
/** @import { SeatPayload, TableSeen } from '../wire/wire.js' */

/** Parts of the rail, which are sheets on a phone. A question closes them: they would hide it. */
const BESIDE = ['others', 'rail', 'log'];
/** What lies over the whole table, to be read. */
const OVER_ALL = /^(menu|keys|rules)/;

/** @param {Session} session @returns {Play} */
function playOf(session) {
  const { pointer, selection, info } = session;
  return {
    choosable: session.ready.value ? selection.choosable.value : INERT_PLAY.choosable,
    chosen: selection.chosen.value,
    pointed: pointer.shown.value,
    preview: pointer.preview.value,
    compatible: pointer.compatible.value,
    hinted: session.hints.words.value,
    enabled: session.ready.value,
    choose: (word, isChosen) => selection.choose(word, isChosen),
    chooseAll: (words) => selection.chooseAll(words),
    point: (word, thing) => {
      pointer.at(word);
      if (thing) info.leave(thing);
    },
    unpoint: (word) => pointer.clear(word),
    showInfo: (word, thing) => info.open(word, thing),
  };
}

/**
 * @param {Session} session
 * @param {TableSeen} table
 * @param {SeatPayload} sight
 * @param {(sheet: string) => void} open
 * @returns {Scene}
 */
const sceneOf = (session, table, { view, prospects, seat, reason }, open) => ({
  view,
  prospects,
  seat,
  shown: Math.max(0, seat),
  shared: session.mine.length > 1,
  seats: table.seats,
  standing: table.standing,
  entries: session.entries.value,
  figures: (session.ready.value && reason?.figures) || {},
  play: playOf(session),
  moment: session.moments.shown.value,
  open,
});

/** What concerns the whole tab while a table is shown. @param {Session} session */
function attend(session) {
  const unwatch = callWhenAsked(session);
  const unspeak = effect(() => {
    session.setLocale(locale.value);
  });
  const seen = () => session.visibilityChanged();
  document.addEventListener('visibilitychange', seen);
  return () => {
    unwatch();
    unspeak();
    document.removeEventListener('visibilitychange', seen);
    session.close();
  };
}

/** @param {{ name: string }} props */
export function TablePage({ name: id }) {
  const [session, setSession] = useState(/** @type {Session | null} */ (null));
  useEffect(() => {
    const made = new Session(id, async (table) => drawingOf(await fetchTableFacts(table)));
    setSession(made);
    return attend(made);
  }, [id]);
  return session ? html`<${Shown} session=${session} />` : null;
}

/** @param {{ session: Session }} props */
function Shown({ session }) {
  const table = session.table.value;
  const drawn = session.drawing.value;
  const sight = session.sight.value;
  if (session.connection.value === 'ended') return html`<${Farewell} why=${session.ended.value} />`;
  if (table?.problem) return html`<${Farewell} why=${table.problem.text} />`;
  if (table?.status === 'waiting')
    return html`<${WaitingRoom} session=${session} table=${table} />`;
  if (!table || !drawn || !sight) return html`<${Waiting} />`;
  if (session.sharedScreen.covered.value)
    return html`<${Cover} session=${session} one=${table.seats[session.seat.value]} />`;
  return html`<${Playing} session=${session} table=${table} drawing=${drawn} sight=${sight} />`;
}

/**
 * What changes with every click is marked without drawing the table anew.
 * @param {Session} session
 * @param {{ current: HTMLElement | null }} root
 */
const marked = (session, root) =>
  effect(() => {
    const busy = session.busy.value;
    const asked = session.ready.value && !busy && !session.selection.loading.value;
    if (root.current)
      Object.assign(root.current.dataset, { busy: String(busy), asked: String(asked) });
  });

/**
 * Names for the style of the whole table. A style that looks for them in it with `:has` is
 * computed for every element anew whenever anything changes.
 * @param {boolean} over
 * @param {string} sheet
 * @param {number} looking
 */
const kindOf = (over, sheet, looking) =>
  classes('table', over && 'ended', (looking >= 0 || OVER_ALL.test(sheet)) && 'reading');

/** What gives the focus back to what has it now, if that is still there to be seen. */
function returnFocus() {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  return () => {
    if (before?.isConnected && before.checkVisibility()) before.focus({ preventScroll: true });
  };
}

/** @param {{ session: Session, table: TableSeen, drawing: Drawing, sight: SeatPayload }} props */
function Playing({ session, table, drawing, sight }) {
  const [sheet, setSheet] = useState('');
  const [looking, setLooking] = useState(-1);
  const [board, setBoard] = useState(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const scene = sceneOf(session, table, sight, setSheet);
  const look = (/** @type {number} */ seat) => setLooking(seat === scene.seat ? -1 : seat);
  const closeAll = () => {
    const open = sheet || looking >= 0;
    setSheet('');
    setLooking(-1);
    return Boolean(open);
  };
  useEffect(() => {
    tidyZones();
    keepFocus(`${table.seq}`);
  });
  useEffect(() =>
    listenToKeys(session, {
      open: (name) => {
        setSheet(name);
        all(document, `#${name} [tabindex]`)[0]?.focus();
      },
      close: closeAll,
    }),
  );
  useEffect(() => marked(session, root), []);
  useLayoutEffect(() => showOnly(table.game), [table.game]);
  const { asked } = sight;
  useEffect(() => {
    if (asked && drawing.asksRail(sight)) setSheet('rail');
    else if (asked && BESIDE.includes(sheet)) setSheet('');
  }, [asked, sight.prompt]);
  const props = { session, drawing, scene, table, play: scene.play, look };
  const beside = BESIDE.includes(sheet);
  useEffect(() => (beside ? returnFocus() : undefined), [beside]);
  const over = table.status === 'over' && !board && !table.puzzle;
  return html`<div class=${kindOf(over, sheet, looking)} ref=${root}
      data-stamp=${`${table.seq} ${session.selection.chosen.value.join(' ')}`}
      data-seats=${table.seats.length}
      data-status=${table.status}>
    <header class="top">
      <a class="brand" href="#/">wardround</a>
      <${drawing.Progress} scene=${scene} />
      <${SeatStrip} ...${props} />
      <button type="button" class="key quiet tab-menu" aria-label=${t('menu')}
          onClick=${() => setSheet(sheet === 'menu' ? '' : 'menu')}>
        <span class="name">${t('menu')}</span>
      </button>
    </header>
    <main class=${classes('play', over && 'over')}>
      ${
        over
          ? html`<${End} ...${props} look=${() => setBoard(true)} />`
          : html`
            <${Coach} ...${props} />
            <${PuzzleGoal} table=${table} />
            <${Banner} ...${props} />
            ${
              sheet === 'command' &&
              html`<${CommandLine} session=${session} drawing=${drawing} close=${closeAll} />`
            }
            <div class="board"><${drawing.Board} ...${scene} /></div>
            <${PuzzleEnd} ...${props} />
          `
      }
    </main>
    <aside class=${classes('side', beside && `open-${sheet}`)} aria-label=${t('beside')}>
      ${
        beside &&
        html`<button type="button" class="key quiet closer" onClick=${closeAll}>
          ${t('close')}
        </button>`
      }
      <${Others} ...${props} />
      ${drawing.Rail && html`<div class="rail-part"><${drawing.Rail} scene=${scene} /></div>`}
      <${Log} ...${props} whole=${sheet === 'log'} open=${setSheet} />
      <div class="drawers">
        <${Points} ...${props} />
        <${Chat} session=${session} />
      </div>
    </aside>
    ${!over && html`<${Missed} ...${props} />`}
    <${ChatBubble} session=${session} open=${setSheet} />
    ${drawing.Foot && !over && html`<div class="foot"><${drawing.Foot} scene=${scene} /></div>`}
    ${!over && html`<${Keybar} ...${props} open=${setSheet} />`}
    ${looking >= 0 && html`<${Looking} ...${props} seat=${looking} close=${closeAll} />`}
    ${sheet === 'menu' && html`<${Menu} session=${session} close=${closeAll} open=${setSheet} />`}
    ${
      sheet.startsWith('rules') &&
      html`<${RulesSheet} session=${session} table=${table} part=${sheet.slice('rules/'.length)}
          close=${closeAll} />`
    }
    ${sheet === 'keys' && html`<${KeysSheet} drawing=${drawing} close=${closeAll} />`}
    <${InfoCard} ...${props} open=${setSheet} />
    <${LiveRegions} session=${session} drawing=${drawing} />
  </div>`;
}
