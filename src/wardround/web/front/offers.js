/** All else there is to do, in a quiet grid: other tables, friends, puzzles, watching. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { Picture } from '../ui/picture.js';
import { startQuick, tableOffers } from './quick_tables.js';

/** @import { Drawn } from '../lib.js' */
/** @import { How } from './new_table_form.js' */
/** @import { Props } from './play_now.js' */

const PICTURED = ['solo', 'duel', 'friends', 'screen', 'puzzles', 'watch'];

/** @param {{ name: string, title: string, line: string, facts?: string }} props */
const Told = ({ name, title, line, facts = '' }) => html`
  <${Picture} name=${`front-${PICTURED.includes(name) ? name : 'friends'}`} box="0 0 44 44"
      kind="offer-picture accent-neutral" />
  <b>${title}</b>
  <span>${line}</span>
  <small>${facts}</small>
`;

/** What a game says of an offer. @param {Props} props @param {string} name */
function offerOf({ known }, name) {
  const { title, line, facts } = known.drawing.offers[name];
  return {
    name,
    title: title ?? t(`offer-${name}`),
    line: line ?? t(`offer-${name}-line`),
    facts,
  };
}

/** A table that begins at once; alone also with options. @param {Props & { name: string }} props */
function Quick({ name, ...props }) {
  const { known, attempt, easy, open, unfold } = props;
  const go = () => attempt(() => startQuick(known, name, easy));
  const offer = html`<button type="button" class="offer" data-offer=${name} onClick=${go}>
    <${Told} ...${offerOf(props, name)} />
  </button>`;
  if (name !== 'solo') return offer;
  return html`<div class="offer-with-options">
    ${offer}
    <button type="button" class="link-key" data-options=${name}
        aria-expanded=${String(open === name)}
        aria-label=${t('choose-options-for', { what: t(`offer-${name}`) })}
        onClick=${() => unfold(name)}>
      ${t('choose-options')}
    </button>
  </div>`;
}

/** An offer that unfolds below. @param {Props & { name: 'watch' | How, told: object }} props */
const Unfolding = ({
  name,
  told,
  open,
  unfold,
}) => html`<button type="button" class="offer" data-offer=${name}
    aria-expanded=${String(open === name)} onClick=${() => unfold(name)}>
  <${Told} ...${told} />
</button>`;

/** @param {Props} props @returns {Drawn} */
export function OtherOffers(props) {
  const { drawing } = props.known;
  const friends = offerOf(props, 'friends');
  const watch = { name: 'watch', title: t('watch'), line: t('watch-line') };
  return html`<div class="offers">
    <${Unfolding} ...${props} name="friends" told=${friends} />
    ${tableOffers(drawing)
      .filter((name) => name !== 'now')
      .map((name) => html`<${Quick} key=${name} ...${props} name=${name} />`)}
    <${Unfolding} ...${props} name="screen" told=${offerOf(props, 'screen')} />
    ${
      drawing.offers.puzzles &&
      html`<a class="offer" data-offer="puzzles" href="#/puzzles">
        <${Told} ...${offerOf(props, 'puzzles')} />
      </a>`
    }
    <${Unfolding} ...${props} name="watch" told=${watch} />
  </div>`;
}
