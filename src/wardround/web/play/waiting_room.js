/** Before the game: who invites to what, who sits where, and ways to sit down, start or go. */
import { findDrawing } from '../games/index.js';
import { classes, html, useEffect, useState } from '../lib.js';
import { playerName } from '../settings.js';
import { language, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { loadDrawings, Picture } from '../ui/picture.js';
import { Portrait, SHAPES } from '../ui/portrait.js';
import { fetchTable, removePerson } from '../wire/api.js';
import { Lines, Talk } from './chat.js';
import { Invitation } from './invitation.js';
import { LiveRegions } from './live_regions.js';
import { NO_BOT, PresenceBadge } from './presence.js';
import { RoomKeys } from './room_keys.js';
import { keepFocus } from './zones.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { SeatSeen, TableSeen, TableSummary } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ session: Session, table: TableSeen }} Props */

/** Whether this person decides. @param {Props} props */
export const isHost = ({ session, table }) => session.mine.includes(table.host);

/** @param {string} game */
function useDrawing(game) {
  const [drawing, setDrawing] = useState(/** @type {Drawing | null} */ (null));
  useEffect(() => {
    findDrawing(game).then(setDrawing, () => {});
    loadDrawings(['street', 'things']);
  }, [game]);
  return drawing;
}

/** Who invites to what, and how many are still missing. @param {Props & { title: string }} props */
function Heading({ session, table, title }) {
  const host = table.seats[table.host];
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const own = isHost({ session, table });
  return html`<header class="invites">
    ${host && !own && html`<${Portrait} name=${host.name} seat=${host.seat} />`}
    <div>
      <h1 tabindex="-1">
        ${
          host && !own
            ? t('invites', { who: host.name, game: title })
            : t('your-table', { game: title })
        }
      </h1>
      <p role="status" aria-live="polite">${t('missing', { n: open })}</p>
    </div>
  </header>`;
}

/** The frame of a seat that is free. @param {{ seat: number }} props */
const FreeSeat = ({
  seat,
}) => html`<svg class="portrait free" viewBox="0 0 64 64" aria-hidden="true">
  <use href=${`#frame-${SHAPES[seat % SHAPES.length]}`} />
  <path d="M32 22v20M22 32h20" />
</svg>`;

/** @param {Props} props @param {SeatSeen} one */
function roleOf({ session, table }, { seat, kind }) {
  if (kind === 'open') return t('free-seat-line');
  const roles = [
    session.mine.includes(seat) && t('you'),
    seat === table.host && t('host'),
    kind === 'bot' && t('bot'),
  ];
  return roles.filter(Boolean).join(' · ');
}

/** @param {Props & { one: SeatSeen, remove: (seat: number) => void }} props */
function Seat({ session, table, one, remove }) {
  const mine = session.mine.includes(one.seat);
  const taken = one.kind !== 'open';
  return html`<li class=${classes('waiting-seat', mine && 'mine', !taken && 'free')}
      data-kind=${one.kind}>
    ${
      taken
        ? html`<${Portrait} name=${one.name} seat=${one.seat} bot=${one.kind === 'bot'} />`
        : html`<${FreeSeat} seat=${one.seat} />`
    }
    <b>${taken ? one.name : t('free-seat')} <${PresenceBadge} one=${one} /></b>
    <span>${roleOf({ session, table }, one)}</span>
    ${
      isHost({ session, table }) &&
      taken &&
      !mine &&
      html`<button type="button" class="key quiet" data-remove=${one.seat}
          aria-label=${t('remove-whom', { who: one.name })} onClick=${() => remove(one.seat)}>
        ${t('remove')}
      </button>`
    }
  </li>`;
}

/**
 * What will be played, to be known before one sits down.
 * @param {{ found: TableSummary | null }} props
 */
function Played({ found }) {
  const lines = found
    ? [
        ...found.played,
        found.cards && t('with-own-cards'),
        t(NO_BOT.includes(found.stand_in) ? 'stays-away' : 'bot-steps-in'),
      ].filter(Boolean)
    : [];
  return html`<section class="panel played">
    <h2>${t('what-is-played')}</h2>
    <ul>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
  </section>`;
}

/** @param {string} table */
function useSummary(table) {
  const [found, setFound] = useState(/** @type {TableSummary | null} */ (null));
  const spoken = language.value;
  useEffect(() => {
    fetchTable(table).then(setFound, () => {});
  }, [table, spoken]);
  return found;
}

/** @param {Props} props */
export function WaitingRoom({ session, table }) {
  const drawing = useDrawing(table.game);
  const found = useSummary(table.table);
  const { note, setNote, attempt } = useAttempt();
  const [name, setName] = useState(playerName.peek());
  const title = drawing?.title ?? table.game;
  const facts = drawing?.offers.friends.facts ?? '';
  useEffect(() => keepFocus(''));
  const remove = (/** @type {number} */ seat) =>
    attempt(() => removePerson(table.table, session.tokens[0], seat));
  return html`<div class="waiting-room">
    <header class="waiting-top">
      <a class="brand" href="#/">wardround</a>
      <span class="waiting-name">${t('table-name', { name: table.table })}</span>
    </header>
    <main class="waiting-parts">
      <section class="waiting-seats panel">
        <${Picture} name="street" box="0 0 1248 122" kind="waiting-street" />
        <${Heading} session=${session} table=${table} title=${title} />
        <p class="waiting-facts">${facts}</p>
        <ol>
          ${table.seats.map(
            (one) => html`<${Seat} key=${one.seat} session=${session} table=${table} one=${one}
                remove=${remove} />`,
          )}
        </ol>
      </section>
      <${Played} found=${found} />
      <${Invitation} table=${table.table} title=${title} seated=${session.mine.length > 0} />
      <section class="panel waiting-chat" aria-labelledby="waiting-chat">
        <h2 id="waiting-chat">${t('chat')}</h2>
        <${Lines} session=${session} />
        <${Talk} session=${session} />
      </section>
    </main>
    <section class="waiting-keys" aria-label=${t('keys')}>
      <p role="alert" class="bad">${note}</p>
      <${RoomKeys} session=${session} table=${table} name=${name} setName=${setName}
          attempt=${attempt} setNote=${setNote} />
    </section>
    ${drawing && html`<${LiveRegions} session=${session} drawing=${drawing} />`}
  </div>`;
}
