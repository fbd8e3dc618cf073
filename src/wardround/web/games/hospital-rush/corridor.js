/** The corridor: patients in four beds on their way to the exit. */
import { classes, html } from '../../lib.js';
import { markedName } from '../../ui/card_name.js';
import { Thing } from '../../ui/thing.js';
import { constants, meet, patientOf, personAt, seatName, t } from './facts.js';
import { beatsShown } from './moments.js';
import { Disc, Exit, PatientFace, Star, Tile } from './pictures.js';
import { CardName, inWords, TILES } from './words.js';

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
  return html`<span class="bed-needs">
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
    <span>→ ${constants().right_prestige}</span>
    ${bed.right > 0 && html`<em>${t('ready')}</em>`}
  </span>`;
}

/** @param {Scene} scene @param {Bed} bed */
const isMine = (scene, bed) => bed.treating === scene.seat && scene.seat >= 0;

/** How long a patient can stay at most. @param {number} n */
const staying = (n) =>
  n === constants().beds ? t('leaves') : t('at-most', { n: constants().beds - n + 1 });

/** Whose patient it is. @param {{ scene: Scene, bed: Bed }} props */
const Whose = ({ scene, bed }) => html`<span class="whose">
  ${
    bed.treating < 0
      ? html`<span class="free-hook" aria-hidden="true"></span><small>${t('unclaimed')}</small>`
      : html`
        <${Disc} key=${bed.treating} seat=${bed.treating}
            piece=${`patient-of-${bed.treating}`} />
        <small>${seatName(scene, bed.treating)}</small>
      `
  }
  ${
    bed.beside >= 0 &&
    html`<span class="stool" title=${t('beside', { who: personAt(bed.beside) })}>
      <${Disc} seat=${bed.beside} piece=${`patient-of-${bed.beside}`} />
    </span>`
  }
</span>`;

/**
 * How long a patient in this bed stays at most, longer and shorter.
 * @param {number} n
 * @param {boolean} last
 */
function stays(n, last) {
  if (last) return [t('leaves'), t('leaves-short')];
  const rounds = constants().beds - n + 1;
  return [t('at-most-short', { n: rounds }), `≤ ${rounds}`];
}

/** How long it stays, or that it goes home. @param {{ bed: Bed, n: number }} props */
function Stay({ bed, n }) {
  const last = n === constants().beds;
  const home = bed.cured > 0 && bed.treating >= 0;
  const [long, short] = home ? [t('home'), t('home-short')] : stays(n, last);
  return html`<small class=${classes('stay', home ? 'home' : last && 'last')}>
    <span class="long">${long}</span>
    <span class="short">${short}</span>
  </small>`;
}

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

/** So many tiles lie in one row and leave room for words. */
const ONE_ROW = 5;

/** It stays with what is counted. */
const NUMBER = /(\d) /g;

/** What is written on the blanket. @param {{ bed: Bed }} props */
function Words({ bed }) {
  const { right = [], needs = [] } = patientOf(bed.patient)?.facts ?? {};
  if (!bed.left.length) return html`<span class="words">${t('complete')}</span>`;
  if (right.length) return html`<${Right} bed=${bed} />`;
  if (needs.length > ONE_ROW) return null;
  const what = inWords(bed.left).replace(NUMBER, '$1\u00a0');
  return html`<span class="words">${t('needs', { what })}</span>`;
}

/**
 * What a scene does with a patient: sits up and goes home, leaves, or is gone.
 * @param {BedProps} props
 */
function leaving({ scene, bed }) {
  const beats = beatsShown(scene);
  const place = beats.findIndex(({ patient }) => patient === bed.patient);
  if (place < 0) return '';
  return place < beats.length - 1 ? 'gone' : beats[place].kind;
}

/** Somebody in bed: face, blanket with tiles, name and star. @param {BedProps} props */
const Patient = (props) => html`<span class=${classes('lying', leaving(props))}
    data-piece=${props.bed.patient} style=${{ '--bed': props.n }}>
  <${PatientFace} word=${props.bed.patient} well=${leaving(props) === 'cure'} />
  <span class="blanket"><${Needs} ...${props} /><${Words} bed=${props.bed} /></span>
  <span class="bed-name"><${CardName} word=${props.bed.patient} /></span>
  <${Star} n=${props.bed.prestige} />
</span>`;

/** A bed with somebody in it: both move on together. @param {BedProps} props */
const Occupied = (props) => html`
  <span class="bed-frame" data-piece=${`bed-of-${props.bed.patient}`}>
    <span class="bedstead"></span><span class="pillow"></span>
  </span>
  <${Patient} ...${props} />
`;

const Bare = () => html`<span class="bedstead"></span><span class="blanket bare"></span>`;

/** @param {BedProps} props */
function Bed(props) {
  const { scene, bed, n } = props;
  const word = `bed-${n}`;
  const kind = classes(
    'rush-bed',
    !bed.patient && 'empty',
    bed.cured > 0 && 'cured',
    isMine(scene, bed) && 'mine',
  );
  return html`<${Thing} play=${scene.play} word=${word} kind=${kind}
      said=${scene.view.said.includes(word)}
      label=${bed.patient ? labelOf(props) : `${t('bed', { n })}, ${t('empty')}`}>
    ${bed.patient ? html`<${Occupied} key=${bed.patient} ...${props} />` : html`<${Bare} />`}
    <i class="number">${n}</i>
    <span class="bed-foot">
      ${
        bed.patient
          ? html`<${Whose} scene=${scene} bed=${bed} />`
          : html`<small>${t('empty')}</small>`
      }
      <${Stay} bed=${bed} n=${n} />
    </span>
  <//>`;
}

/** What a scene tells, in one line. @param {{ scene: Scene }} props */
function Caption({ scene }) {
  const beat = beatsShown(scene).at(-1);
  if (!beat) return null;
  const { kind, seat, prestige } = beat;
  const patient = patientOf(beat.patient)?.name ?? '';
  const who = seat < 0 ? '' : personAt(seat);
  const yours = kind === 'cure' && seat === scene.seat && !scene.shared;
  return html`<p class=${`caption ${kind}`}>
    ${seat >= 0 && html`<${Disc} seat=${seat} />`}
    <span>${t(`scene-${kind}${yours ? '-you' : ''}`, { patient, who, n: prestige })}</span>
  </p>`;
}

/** @param {{ scene: Scene }} props */
export const Corridor = ({ scene }) => html`<section class="corridor" aria-label=${t('corridor')}>
  <div class="beds-row" data-zone="beds">
    ${scene.view.beds.map(
      (bed, place) => html`<${Bed} key=${place} scene=${scene} bed=${bed} n=${place + 1} />`,
    )}
  </div>
  <p class="way-out" aria-hidden="true"><b>${t('exit')}</b><${Exit} /></p>
  <i class="way" aria-hidden="true"></i>
  <${Caption} scene=${scene} />
</section>`;

/** The corridor at a glance: who lies in it, and whose patients they are. */
export function Miniature(/** @type {{ scene: Scene }} */ { scene }) {
  meet(scene);
  return html`<span class="corridor-miniature" aria-hidden="true">
    ${scene.view.beds.map(
      (bed, place) => html`<span key=${place}
          class=${classes('mini-bed', isMine(scene, bed) && 'mine')}>
        ${bed.patient && html`<${PatientFace} word=${bed.patient} /><${Star} n=${bed.prestige} />`}
        ${bed.treating >= 0 && html`<${Disc} seat=${bed.treating} />`}
      </span>`,
    )}
  </span>`;
}
