/** The ward: twelve beds with patients in them, each with its blanket for a label. */
import { classes, html } from '../../lib.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { Picture } from '../../ui/picture.js';
import { Thing } from '../../ui/thing.js';
import { bedsOf, fillBeds } from './beds.js';
import { labels } from './blanket.js';
import { Die } from './dice.js';
import { constants, t } from './facts.js';
import { Uses } from './uses.js';
import { isTreated, patientName, patientOf, sorted } from './words.js';

/** @import { Scene } from './types.js' */
/** @import { Bed } from './beds.js' */
/** @import { Label } from './blanket.js' */
/** @typedef {'waiting' | 'treated' | 'new' | 'shade'} Lying */
/**
 * One bed as it is drawn. Of equal patients it holds the one `at` this place among so many.
 * @typedef {object} Drawing
 * @property {string} word empty where nobody lies
 * @property {Bed['left']} left
 * @property {Lying} lying
 * @property {number} at
 * @property {number} equal
 * @property {number} pick the place among those chosen for the sentence; 0 if not chosen
 * @property {Label | null} label
 */

/** How many patients the open sentence wants; 0 if none yet. @param {Scene['figures']} figures */
const wanted = ({ picked, left }) =>
  left === undefined || picked === undefined ? 0 : Number(picked) + Number(left);

/** The dice of the ambulance pointed at, as they would lie here. @param {Scene} scene */
function shadesOf({ view, play }, /** @type {number} */ seat) {
  const taken = play.preview.filter((one) => one.name === 'take');
  const take = taken.find((one) => one.seat === seat);
  return take ? sorted(view.ambulances[take.figures.ambulance - 1]) : [];
}

/** @param {string} word @param {Set<number>} fresh @param {number} n @param {number} shades */
function lyingIn(word, fresh, n, shades) {
  if (fresh.has(n)) return shades ? 'shade' : 'new';
  return isTreated(word) ? 'treated' : 'waiting';
}

/**
 * Who lies where: the patients in their beds, and those who arrive in free ones.
 * @param {Scene} scene
 * @param {number} seat
 */
function layAll(scene, seat) {
  const h = scene.view.hospitals[seat];
  const beds = bedsOf(scene, seat, constants().beds);
  const shades = shadesOf(scene, seat);
  const arriving = shades.length ? shades : sorted(h.incoming);
  const filled = fillBeds(beds, arriving, constants().beds);
  const fresh = new Set(filled.flatMap(({ word }, n) => (word && !beds[n]?.word ? [n] : [])));
  return filled.map((bed, n) => ({
    ...bed,
    lying: /** @type {Lying} */ (lyingIn(bed.word, fresh, n, shades.length)),
  }));
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @returns {Drawing[]}
 */
function drawn(scene, seat) {
  const h = scene.view.hospitals[seat];
  const labelOf = labels(scene, seat === scene.seat);
  const picks = [...h.said, ...scene.play.chosen].filter((word) => patientOf(word));
  const lain = layAll(scene, seat);
  const isOld = (/** @type {Lying} */ lying) => lying === 'waiting' || lying === 'treated';
  return lain.map(({ word, left, lying }, n) => {
    const alike = lain.map((one) => one.word === word && isOld(one.lying) === isOld(lying));
    const at = alike.slice(0, n).filter(Boolean).length;
    const mine = picks.flatMap((one, place) => (one === word ? [place + 1] : []));
    const old = Boolean(word) && isOld(lying);
    return {
      word,
      left,
      lying,
      at,
      equal: alike.filter(Boolean).length,
      pick: old ? (mine[at] ?? 0) : 0,
      label: old ? labelOf(word, at, Boolean(mine[at])) : null,
    };
  });
}

/** @param {Drawing} bed */
function coverOf({ lying, label }) {
  if (label?.kind.includes('bad')) return 'dies';
  return lying === 'treated' ? 'treated' : 'wait';
}

/** A part of a bed. @param {{ name: string, kind: string }} props */
const Part = ({ name, kind }) => html`<${Picture} name=${name} box="0 0 74 106" kind=${kind} />`;

/** @param {Drawing} bed */
function spokenOf({ word, lying, at, equal, label }) {
  const state = lying === 'treated' || lying === 'waiting' ? lying : 'arriving';
  const copies = equal > 1 ? t('copies', { place: at + 1, total: equal }) : '';
  return [patientName(word), t(`is-${state}`), copies, label?.spoken].filter(Boolean).join(', ');
}

/** The longer a label, the smaller it is written. @param {string} text */
const sized = (text) => classes('tag', text.length > 5 && 'long', text.length > 8 && 'longer');

/** The blanket's label. @param {{ bed: Drawing }} props */
function Blanket({ bed: { label, lying } }) {
  if (label)
    return html`<span class=${`${sized(label.text)} ${label.kind}`}>
      ${label.text}
      ${label.becomes && html`<${Die} word=${label.becomes} size="tiny" />`}
    </span>`;
  if (lying === 'treated') return html`<span class="tag done" aria-hidden="true">✓</span>`;
  const fresh = t('tag-new');
  return lying === 'waiting' ? null : html`<span class=${`${sized(fresh)} new`}>${fresh}</span>`;
}

/** A bed with nobody in it. @param {{ left: Bed['left'] }} props */
function Empty({ left }) {
  const label = t(left ? `bed-${left}` : 'bed-free');
  return html`<span class="patient nobody">
    <${Part} name="bed" kind="frame" />
    <${Part} name="blanket-empty" kind="bedding" />
    <span class=${sized(label)}>${label}</span>
  </span>`;
}

/** @param {{ bed: Drawing, numbered: boolean }} props */
const Lies = ({ bed, numbered }) => html`
  <${Part} name="bed" kind="frame" />
  <${Die} word=${bed.word} ghost=${bed.lying === 'shade'} carried />
  <${Part} name=${`blanket-${coverOf(bed)}`} kind="bedding" />
  <${Blanket} bed=${bed} />
  ${numbered && bed.pick > 0 && html`<span class="pick" aria-hidden="true">${bed.pick}</span>`}
`;

/** @param {{ scene: Scene, bed: Drawing, numbered: boolean }} props */
function Occupied({ scene, bed, numbered }) {
  if (bed.lying === 'shade')
    return html`<span class="patient shade">
      <${Lies} bed=${bed} numbered=${false} />
    </span>`;
  const play = bed.lying === 'new' ? withoutChoices(scene.play) : scene.play;
  return html`<${Thing} play=${play} word=${bed.word} kind="patient" said=${bed.pick > 0}
      label=${spokenOf(bed)}>
    <${Lies} bed=${bed} numbered=${numbered} />
  <//>`;
}

/**
 * Those for whom there is no bed.
 * @param {{ scene: Scene, seat: number, beds: Drawing[] }} props
 */
function Waits({ scene, seat, beds }) {
  const inBed = beds.filter(({ lying }) => lying === 'new').length;
  const left = sorted(scene.view.hospitals[seat].incoming).slice(inBed);
  if (!left.length || beds.some(({ lying }) => lying === 'shade')) return null;
  return html`<p class="at-the-door arriving" data-place="incoming">
    <span>${t('at-the-door')}</span>
    ${left.map(
      (word, n) => html`<${Thing} key=${n} play=${withoutChoices(scene.play)} word=${word}
          kind="patient loose" label=${`${patientName(word)}, ${t('is-arriving')}`}>
        <${Die} word=${word} />
        <span class="unseen">${t('tag-new')}</span>
      <//>`,
    )}
  </p>`;
}

/** @param {{ scene: Scene, seat: number }} props */
export function Ward({ scene, seat }) {
  const h = scene.view.hospitals[seat];
  const beds = drawn(scene, seat);
  const of = seat === scene.seat ? wanted(scene.figures) : 0;
  const chosen = beds.filter(({ pick }) => pick > 0).length;
  const asked = beds.findIndex(
    ({ pick }) => pick > 0 && pick === Math.max(...beds.map((one) => one.pick)),
  );
  return html`<div class="ward" data-zone="patients">
    ${of > 1 && h.said.length > 0 && html`<p class="picked">${t('picked', { n: chosen, of })}</p>`}
    ${beds.map(
      (bed, n) => html`<div key=${n} class=${classes('bed', bed.word ? bed.lying : 'empty')}
          data-bed=${n} data-place=${bed.lying === 'new' ? 'incoming' : 'patients'}>
        ${
          bed.word
            ? html`<${Occupied} scene=${scene} bed=${bed} numbered=${of > 1} />`
            : html`<${Empty} left=${bed.left} />`
        }
      </div>`,
    )}
    <${Uses} scene=${scene} seat=${seat} bed=${asked} />
    <${Waits} scene=${scene} seat=${seat} beds=${beds} />
  </div>`;
}
