/** What lies over the board: things of another seat, the rules, the cover of a shared screen. */

import { RulesText } from '../learn/rules.js';
import { html, useEffect, useRef } from '../lib.js';
import { t } from '../text.js';
import { INERT_PLAY } from '../ui/inert_play.js';
import { loadDrawings, Picture } from '../ui/picture.js';
import { Portrait } from '../ui/portrait.js';
import { Sheet } from '../ui/sheet.js';
import { fetchTableFacts } from '../wire/api.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { SeatSeen, TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/** @param {{ drawing: Drawing, scene: Scene, seat: number, close: () => void }} props */
export const Looking = ({
  drawing,
  scene,
  seat,
  close,
}) => html`<${Sheet} title=${scene.seats[seat].name} close=${close}>
  <p>${drawing.progressText(scene.view, seat)}</p>
  <${drawing.OtherInFull} scene=${{ ...scene, play: INERT_PLAY }} seat=${seat} />
<//>`;

/** @param {{ session: Session, table: TableSeen, part?: string, close: () => void }} props */
export const RulesSheet = ({
  session,
  table,
  part = '',
  close,
}) => html`<${Sheet} title=${t('rules')} close=${close}>
  <${RulesText} game=${table.game}
      find=${async () => ({
        facts: await fetchTableFacts(session.id),
        options: session.sight.peek()?.view.options,
      })}
      part=${part} />
<//>`;

/**
 * Nothing of the table is to be seen until the next one sits there.
 * @param {{ session: Session, one: SeatSeen }} props
 */
export function Cover({ session, one: { name: who, seat } }) {
  const key = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => key.current?.focus(), [who]);
  useEffect(() => {
    loadDrawings(['street']);
  }, []);
  return html`<main class="cover">
    <${Picture} name="street" box="0 0 1248 122" kind="cover-street" />
    <${Portrait} name=${who} seat=${seat} />
    <h1 role="status">${t('cover', { who })}</h1>
    <p>${t('cover-why', { who })}</p>
    <button type="button" class="key finish" data-key="uncover" ref=${key}
        onClick=${() => session.sharedScreen.uncover()}>
      ${t('cover-go', { who })}
    </button>
  </main>`;
}

/** Nothing can be done at this table any more. @param {{ why: string }} props */
export function Farewell({ why }) {
  useEffect(() => {
    loadDrawings(['street']);
  }, []);
  return html`<main class="cover">
    <${Picture} name="street" box="0 0 1248 122" kind="cover-street" />
    <div role="alert"><h1>${why}</h1></div>
    <a class="key finish" href="#/">${t('front-page')}</a>
  </main>`;
}

/**
 * At a shared screen: whose turn it is.
 * @param {{ session: Session, table: TableSeen, drawing: Drawing, scene: Scene }} props
 */
export function WhoseTurn({ session, table, drawing, scene }) {
  if (session.mine.length < 2 || !session.sight.value?.asked) return null;
  const { seat, name } = table.seats[session.seat.value];
  return html`<p class="whose-turn" role="status">
    <${Portrait} name=${name} seat=${seat} face=${drawing.face(scene.view, seat)} />
    <span class="long">${t('turn-of', { who: name })}</span>
    <b class="short" aria-hidden="true">${name}</b>
  </p>`;
}
