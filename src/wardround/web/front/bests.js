/** Personal bests: this browser keeps tokens of solo games, the server tells points and places. */
import { classes, html, useEffect, useState } from '../lib.js';
import { read, storedSeats, write } from '../storage.js';
import { language, t } from '../text.js';
import { fetchBests } from '../wire/api.js';

/** @import { Best, BestList } from '../wire/wire.js' */

const MOST_ASKED = 100;
const KEPT = 10;
const SHOWN = 5;

/**
 * Asks for all lists, and keeps what is worth it: the first of each.
 * @returns {Promise<BestList[]>}
 */
async function findBests() {
  const known = [...read('solo', []), ...storedSeats().map((one) => one.token)];
  const tokens = [...new Set(known)].slice(0, MOST_ASKED);
  const lists = tokens.length ? await fetchBests(tokens) : [];
  write(
    'solo',
    lists.flatMap(({ games }) => games.slice(0, KEPT).map((one) => one.token)),
  );
  return lists;
}

/** The lists, also in another language. */
function useBests() {
  const [lists, setLists] = useState(/** @type {BestList[]} */ ([]));
  const spoken = language.value;
  useEffect(() => {
    findBests().then(setLists, () => {});
  }, [spoken]);
  return lists;
}

/** @param {number} seconds */
const dateOf = (seconds) =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(seconds * 1000);

/** What was played, in words. @param {{ list: BestList }} props */
const Played = ({ list }) =>
  html`${list.played.join(' ')}${list.cards && ` ${t('with-own-cards')}`}`;

/** @param {{ one: Best, now: boolean }} props */
const Row = ({
  one,
  now,
}) => html`<li class=${classes(now && 'now')} aria-current=${now ? 'true' : null}>
  <b>${t('rank', { n: one.place })}</b>
  ${' '}
  <b>${t('points', { n: one.points })}</b>
  ${' '}
  <span>${dateOf(one.ended)}</span>
  ${
    now
      ? html`<span>${t('this-game')}</span>`
      : html`<a href=${`#/replay/${one.table}/0`}
          aria-label=${t('best-replay', { n: one.points, date: dateOf(one.ended) })}>
        ${t('replay')}
      </a>`
  }
</li>`;

/**
 * The first of a list, and one more wherever it is.
 * @param {{ list: BestList, table?: string }} props
 */
const Rows = ({ list, table = '' }) =>
  html`<ol class="bests">
    ${list.games
      .filter((one, place) => place < SHOWN || one.table === table)
      .map((one) => html`<${Row} key=${one.table} one=${one} now=${one.table === table} />`)}
  </ol>`;

/** On the front page: every list of a game. @param {{ game: string }} props */
export function Bests({ game }) {
  const lists = useBests().filter((list) => list.game === game);
  if (!lists.length) return null;
  return html`<section class="panel personal-bests">
    <h2>${t('bests')}</h2>
    ${lists.map(
      (list, place) => html`<div key=${place}>
        <h3><${Played} list=${list} /></h3>
        <${Rows} list=${list} />
      </div>`,
    )}
  </section>`;
}

/**
 * At the end of a solo game: where it stands among those played with the same options.
 * @param {{ table: string }} props
 */
export function PlaceAmongBests({ table }) {
  const list = useBests().find(({ games }) => games.some((one) => one.table === table));
  if (!list) return null;
  const { place } = /** @type {Best} */ (list.games.find((one) => one.table === table));
  const n = list.games.length;
  const alone = place === 1 && list.games.filter((one) => one.place === 1).length === 1;
  return html`<section class="personal-bests">
    <h2>${t('bests')}</h2>
    <p role="status">
      ${n > 1 && alone ? t('best-new') : t('best-place', { place, n })} <${Played} list=${list} />
    </p>
    <${Rows} list=${list} table=${table} />
  </section>`;
}
