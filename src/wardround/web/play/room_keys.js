/** The keys of the waiting room: the host's have their place for everybody, quiet for guests. */
import { html } from '../lib.js';
import { setPlayerName } from '../settings.js';
import { forgetSeats, read, storeSeats } from '../storage.js';
import { t } from '../text.js';
import { NameField } from '../ui/name_field.js';
import { closeTable, fillSeats, leaveTable, takeSeat } from '../wire/api.js';

/** @import { Refused } from '../wire/api.js' */
/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/**
 * @typedef {object} Props
 * @property {Session} session
 * @property {TableSeen} table
 * @property {string} name what this person would be called
 * @property {(name: string) => void} setName
 * @property {(act: () => Promise<unknown>) => Promise<void>} attempt
 */

/** Where somebody goes who sits here no longer. @param {string} table */
function forget(table) {
  forgetSeats((kept) => kept.table === table);
  location.hash = '#/';
}

/** @param {Props} props */
function HostKeys({ session, table, attempt }) {
  const [token] = session.tokens;
  const host = table.seats[table.host];
  const own = session.mine.includes(table.host);
  const open = table.seats.filter(({ kind }) => kind === 'open');
  const close = () => attempt(() => closeTable(table.table, token).then(() => forget(table.table)));
  return html`<div class="host-keys">
    ${!own && host && html`<span>${t('host-decides', { who: host.name })}</span>`}
    <button type="button" class="key quiet" data-key="fill-one" disabled=${!own || !open.length}
        onClick=${() => attempt(() => fillSeats(table.table, token, open[0].seat))}>
      ${t('fill-one')}
    </button>
    <button type="button" class="key quiet" data-key="close-table" disabled=${!own}
        onClick=${close}>
      ${t('close-table')}
    </button>
    <button type="button" class="key quiet" data-key="fill" disabled=${!own}
        onClick=${() => attempt(() => fillSeats(table.table, token))}>
      ${t('start-with-bots', { n: open.length })}
    </button>
  </div>`;
}

/**
 * A name that somebody has is proposed anew; a guest who chose none is not asked about it.
 * @param {Props} props
 */
function SitDown({ session, table, name, setName, attempt }) {
  const sit = () =>
    attempt(async () => {
      const seated = await takeSeat(table.table, name.trim()).catch((error) => {
        const { code, figures } = /** @type {Refused} */ (error);
        if (code !== 'name-taken') throw error;
        setName(String(figures.proposal));
        if (read('name', '')) throw error;
        return takeSeat(table.table, String(figures.proposal));
      });
      storeSeats(seated);
      session.reopen();
    });
  const rename = (/** @type {string} */ wanted) => {
    setPlayerName(wanted);
    setName(wanted);
  };
  return html`<div class="own-keys">
    <${NameField} name=${name} rename=${rename} />
    <button type="button" class="key finish" data-key="sit" onClick=${sit}>
      ${t('take-seat')}
    </button>
  </div>`;
}

/** @param {Props} props */
export function RoomKeys(props) {
  const { session, table, attempt } = props;
  const [token] = session.tokens;
  const leave = () => attempt(() => leaveTable(table.table, token).then(() => forget(table.table)));
  return html`
    <${HostKeys} ...${props} />
    ${
      token
        ? html`<div class="own-keys">
            <button type="button" class="key quiet" data-key="leave" onClick=${leave}>
              ${t('leave')}
            </button>
          </div>`
        : html`<${SitDown} ...${props} />`
    }
  `;
}
