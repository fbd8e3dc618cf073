/** The corridor: four beds on their way to the exit, and the chest of medicine. */
import { classes, html } from '../../lib.js';
import { markedName } from '../../ui/card_name.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { Thing } from '../../ui/thing.js';
import { constants, patientOf, personAt, t } from './facts.js';
import { Disc, Exit, Star, Tile } from './pictures.js';
import { about, CardName, COLOURS, inWords, TILES } from './words.js';

/** @import { Bed, Scene } from './types.js' */
/** @typedef {{ scene: Scene, bed: Bed, n: number }} BedProps */

/** The tiles that lie on a patient, in order. @param {Bed} bed @returns {string[]} */
const lying = (bed) => TILES.flatMap((tile) => Array(bed.tiles[tile]).fill(tile));

/** @param {string | number} figure words with spaces between them */
const wordsIn = (figure) => String(figure).split(' ').filter(Boolean);

/**
 * What an open door could bring here now, and what would then still be open.
 * @param {BedProps} props
 * @returns {{ tiles: string[], open: string[] }}
 */
function hoped({ scene, bed, n }) {
  const { needs = '', missing = '' } =
    scene.play.enabled && !scene.view.said.length
      ? (scene.prospects[`bed-${n}`]?.brings.figures ?? {})
      : {};
  return needs ? { tiles: wordsIn(needs), open: wordsIn(missing) } : { tiles: [], open: bed.left };
}

/**
 * Needs as outlined tiles, placed ones filled, named ones ticked, possible ones as ghosts.
 * @param {BedProps} props
 */
function Needs(props) {
  const { bed } = props;
  const { tiles, open } = bed.named.length ? { tiles: bed.named, open: bed.left } : hoped(props);
  const look = bed.named.length ? 'said' : 'ghost';
  return html`<span class="needs">
    ${lying(bed).map((tile, place) => html`<${Tile} key=${`t${place}`} tile=${tile} />`)}
    ${tiles.map((tile, place) => html`<${Tile} key=${`n${place}`} tile=${tile} look=${look} />`)}
    ${open.map((need, place) => html`<${Tile} key=${`o${place}`} tile=${need} look="open" />`)}
  </span>`;
}

/** The right-hand option, a folded corner. @param {{ bed: Bed }} props */
function Right({ bed }) {
  const needs = patientOf(bed.patient)?.facts.right ?? [];
  if (!needs.length) return null;
  const met = needs.length - bed.right_open.length;
  return html`<span class=${classes('right', bed.right > 0 && 'ready')}>
    ${needs.map(
      (need, place) => html`<${Tile} key=${place} tile=${need} size="small"
          look=${place < met ? '' : 'open'} />`,
    )}
    <span>→ ${constants().right_prestige}${bed.right ? ` ${t('ready')}` : ''}</span>
  </span>`;
}

/** How long a patient can stay at most. @param {number} n */
const staying = (n) =>
  n === constants().beds ? t('leaves') : t('at-most', { n: constants().beds - n + 1 });

/** Whose patient it is. @param {{ bed: Bed }} props */
const Whose = ({ bed }) => html`<span class="whose">
  ${
    bed.treating < 0
      ? html`<span class="hook" aria-hidden="true"></span><small>${t('unclaimed')}</small>`
      : html`
        <${Disc} seat=${bed.treating} piece=${`patient-of-${bed.treating}`} kind="small" />
        <small>${personAt(bed.treating)}</small>
      `
  }
  ${
    bed.beside >= 0 &&
    html`<span class="stool" title=${t('beside', { who: personAt(bed.beside) })}>
      <${Disc} seat=${bed.beside} piece=${`patient-of-${bed.beside}`} kind="small" />
    </span>`
  }
</span>`;

/** A bed as a screen reader says it. @param {BedProps} props */
function labelOf({ scene, bed, n }) {
  const card = patientOf(bed.patient);
  const lies = lying(bed);
  return [
    t('bed', { n }),
    card && markedName(card),
    t('worth', { n: bed.prestige }),
    lies.length ? t('has', { what: inWords(lies) }) : '',
    bed.cured ? t('cured') : t('needs', { what: inWords(bed.open) }),
    bed.right ? t('right-ready') : '',
    bed.treating < 0 ? t('unclaimed') : t('patient-of', { who: personAt(bed.treating) }),
    bed.beside < 0 ? '' : t('beside', { who: personAt(bed.beside) }),
    staying(n),
    scene.prospects[`bed-${n}`]?.brings.text,
  ]
    .filter(Boolean)
    .join(', ');
}

/** @param {BedProps} props */
function Bed(props) {
  const { scene, bed, n } = props;
  const word = `bed-${n}`;
  const last = n === constants().beds;
  const foot = html`<small class=${classes('stay', last && 'last')}>
    <span class="long">${staying(n)}</span>
    <span class="short">${last ? t('leaves-short') : `≤ ${constants().beds - n + 1}`}</span>
  </small>`;
  if (!bed.patient) {
    return html`<${Thing} play=${scene.play} word=${word} kind="rush-bed empty"
        label=${`${t('bed', { n })}, ${t('empty')}`}>
      <span class="number">${n}</span>
      <small>${t('empty')}</small>
      ${foot}
    <//>`;
  }
  return html`<${Thing} play=${scene.play} word=${word} said=${scene.view.said.includes(word)}
      label=${labelOf(props)}
      kind=${classes('rush-bed', bed.cured > 0 && 'cured', bed.treating === scene.shown && 'mine')}>
    <span class="sheet-of" data-piece=${bed.patient}>
      <span class="head">
        <span class="number">${n}</span>
        <${CardName} word=${bed.patient} />
        <${Star} n=${bed.prestige} />
      </span>
      <${Needs} ...${props} />
      <span class="words">
        ${bed.cured ? t('goes-home') : t('needs', { what: inWords(bed.open) })}
      </span>
      <${Right} bed=${bed} />
    </span>
    <span class="foot"><${Whose} bed=${bed} />${foot}</span>
  <//>`;
}

/** @param {{ scene: Scene }} props */
export function Chest({ scene }) {
  const { view, play } = scene;
  const { medicine } = constants();
  const asks = about(view) === 'fetch' || view.question === 'pharmacy';
  const taken = about(view) === 'fetch' ? view.said : [];
  const idle = withoutChoices(play);
  return html`<section class="chest" aria-label=${t('chest')} data-zone="chest">
    <h2>${t('chest')}</h2>
    ${COLOURS.map((colour) => {
      const out = taken.filter((word) => word === colour).length;
      const n = view.chest[colour] - out;
      return html`<${Thing} key=${colour} play=${asks ? play : idle} word=${colour}
          kind=${classes('jar', !n && 'bare')} said=${false}
          label=${t('jar', { colour, n, all: medicine[colour] })}>
        <${Tile} tile=${colour} look=${n ? '' : 'open'} />
        <span class="jar-count">
          <b>${n}</b>
          <small>${n ? t('of', { n: medicine[colour] }) : t('jar-empty')}</small>
        </span>
      <//>`;
    })}
  </section>`;
}

/** @param {{ scene: Scene }} props */
export const Corridor = ({ scene }) => html`<section class="corridor" aria-label=${t('corridor')}>
  <div class="beds-row" data-zone="beds">
    ${scene.view.beds.map(
      (bed, place) => html`<${Bed} key=${place} scene=${scene} bed=${bed} n=${place + 1} />`,
    )}
  </div>
  <p class="floor-strip" aria-hidden="true"><span>${t('slides')}</span><${Exit} /></p>
</section>`;
