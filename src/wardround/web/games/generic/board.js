/** The board of any game: its view as headed lists, with the cards in it as things to choose. */
import { html } from '../../lib.js';
import { texts } from '../../text.js';
import { Thing } from '../../ui/thing.js';
import { isEmpty, treeOf } from './tree.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { Play, Scene } from '../drawing.js' */
/** @import { Branch, Scalar } from './tree.js' */

/**
 * @typedef {object} Names what words are called, and what is known of them
 * @property {(word: string) => string} name
 * @property {(word: string) => string} explain
 * @property {(word: string) => string | undefined} language
 * @property {(word: string) => boolean} isCard
 *
 * @typedef {{ play: Play, names: Names }} Drawer
 */

const t = texts('generic');

/** Headings below this are all alike. */
const DEEPEST = 6;

/** @param {{ drawer: Drawer, word: string }} props */
function Card({ drawer: { play, names }, word }) {
  const label = [names.name(word), names.explain(word)].filter(Boolean).join('. ');
  return html`<${Thing} play=${play} word=${word} kind="generic-card" label=${label}
      said=${play.chosen.includes(word)}>
    <span lang=${names.language(word)}>${names.name(word)}</span>
  <//>`;
}

/** @param {{ drawer: Drawer, value: Scalar }} props */
function Value({ drawer, value }) {
  if (value === null || value === '') return t('nothing');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  return drawer.names.isCard(value)
    ? html`<${Card} drawer=${drawer} word=${value} />`
    : drawer.names.name(value);
}

/** @param {{ drawer: Drawer, branch: Branch }} props what fits one line */
const Line = ({ drawer, branch: { title, values } }) => html`<div class="generic-line">
  <dt>${title}</dt>
  ${
    values.length
      ? values.map(
          (value, place) =>
            html`<dd key=${place}><${Value} drawer=${drawer} value=${value} /></dd>`,
        )
      : html`<dd>${t('nothing')}</dd>`
  }
</div>`;

/** @param {{ drawer: Drawer, branches: Branch[], level: number }} props @returns {Drawn} */
function Branches({ drawer, branches, level }) {
  const told = branches.filter((branch) => !isEmpty(branch));
  const lines = told.filter(({ children }) => !children.length);
  const parts = told.filter(({ children }) => children.length);
  return html`
    ${
      lines.length > 0 &&
      html`<dl>
        ${lines.map((one, place) => html`<${Line} key=${place} drawer=${drawer} branch=${one} />`)}
      </dl>`
    }
    ${
      parts.length > 0 &&
      html`<div class="generic-parts">
        ${parts.map(
          (one, place) =>
            html`<${Part} key=${place} drawer=${drawer} branch=${one} level=${level} />`,
        )}
      </div>`
    }
  `;
}

/** @param {{ drawer: Drawer, branch: Branch, level: number }} props @returns {Drawn} */
function Part({ drawer, branch: { title, children }, level }) {
  return html`<section class="generic-part">
    <${`h${Math.min(level, DEEPEST)}`}>${title}<//>
    <${Branches} drawer=${drawer} branches=${children} level=${level + 1} />
  </section>`;
}

/** @param {{ scene: Scene, names: Names }} props */
export function Tree({ scene, names }) {
  const branches = treeOf(
    scene.view,
    scene.seats.map(({ name }) => name),
    names.name,
  );
  const drawer = { play: scene.play, names };
  return html`<div class="floor generic" data-zone="board">
    <${Branches} drawer=${drawer} branches=${branches} level=${2} />
  </div>`;
}

/**
 * What one seat has, where the view tells it by seat.
 * @param {{ scene: Scene, names: Names, seat: number }} props
 */
export function SeatTree({ scene, names, seat }) {
  const players = scene.seats.map(({ name }) => name);
  const own = treeOf(scene.view, players, names.name).flatMap(({ children }) =>
    children.length === players.length ? [children[seat]] : [],
  );
  const drawer = { play: scene.play, names };
  return html`<div class="generic">
    ${own.map(
      (branch, place) => html`<${Branches} key=${place} drawer=${drawer} branches=${branch.children}
          level=${3} />`,
    )}
  </div>`;
}
