/** Patients in their beds: Waiting and Treated today, sorted, equal ones touching. */
import { html } from '../../lib.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { Thing } from '../../ui/thing.js';
import { Die } from './dice.js';
import { constants, t } from './facts.js';
import { comingFates, fates, resultsOf } from './forecast.js';
import { isTreated, patientName, patientOf, pipsOf, sorted } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { Play } from '../drawing.js' */
/** @import { Scene } from './types.js' */
/** @import { Fate } from './forecast.js' */

/** Equal words side by side. @param {string[]} words @returns {string[][]} */
function piles(words) {
  /** @type {string[][]} */
  const found = [];
  for (const word of sorted(words)) {
    if (found.at(-1)?.[0] === word) found.at(-1)?.push(word);
    else found.push([word]);
  }
  return found;
}

/** @param {Fate} ghost @param {string} word @param {boolean} narrow dice lie close together */
function ghostTag(ghost, word, narrow) {
  if (ghost.fate === 'home')
    return { text: `→ ${narrow ? '⌂' : t('tag-home')}`, kind: 'ghost', spoken: t('would-go-home') };
  if (ghost.fate === 'dies')
    return { text: `✕ ${t('tag-dies')}`, kind: 'bad', spoken: t('would-die') };
  if (ghost.fate === 'leaves')
    return { text: `→ ${t('tag-leaves')}`, kind: 'ghost', spoken: t('would-leave') };
  const value = pipsOf(ghost.becomes);
  const same = value === pipsOf(word);
  return {
    text: same ? '→' : `→ ${value}`,
    kind: 'ghost',
    spoken: t('would-become', { who: patientName(ghost.becomes) }),
    becomes: same ? ghost.becomes : '',
  };
}

/**
 * Whether a fate can be seen: being treated is told by where a patient lies.
 * @param {Fate} ghost
 * @param {string} word
 */
const visible = (ghost, word) =>
  Boolean(ghost.fate) ||
  pipsOf(ghost.becomes) !== pipsOf(word) ||
  patientOf(ghost.becomes)?.shown !== patientOf(word)?.shown;

/**
 * @param {Fate | undefined} ghost
 * @param {Fate | undefined} coming
 * @param {string} zone
 * @param {string} word
 * @param {boolean} narrow
 */
function tag(ghost, coming, zone, word, narrow) {
  if (ghost && visible(ghost, word)) return ghostTag(ghost, word, narrow);
  if (zone === 'new') return { text: t('tag-new'), kind: 'new', spoken: '' };
  if (coming?.fate === 'dies')
    return { text: `✕ ${t('tag-dies')}`, kind: 'bad', spoken: t('will-die') };
  const value = coming && pipsOf(coming.becomes);
  return value ? { text: `↓${value}`, kind: 'worse', spoken: t('will-worsen', { value }) } : null;
}

/**
 * @param {object} props
 * @param {Play} props.play
 * @param {string[]} props.words equal patients
 * @param {number[]} props.picks which picks of the sentence are among them
 * @param {boolean} props.numbered whether the picks are counted
 * @param {Fate[]} props.ghosts
 * @param {Fate[]} props.coming
 * @param {'waiting' | 'treated' | 'new'} props.zone
 */
function Pile({ play, words, picks, numbered, ghosts, coming, zone }) {
  return html`<span class="pile">
    ${words.map((word, place) => {
      const mark = tag(ghosts[place], coming[place], zone, word, words.length > 1);
      const copies = words.length > 1 ? t('copies', { place: place + 1, total: words.length }) : '';
      const label = [
        patientName(word),
        t(`is-${zone === 'new' ? 'arriving' : zone}`),
        copies,
        mark?.spoken,
      ]
        .filter(Boolean)
        .join(', ');
      return html`<${Thing} key=${place} play=${play} word=${word} kind="patient" label=${label}
          said=${place < picks.length}>
        <${Die} word=${word} />
        <span class=${`tag ${mark?.kind ?? ''}`}>
          ${mark?.text ?? ''}
          ${
            mark &&
            'becomes' in mark &&
            mark.becomes &&
            html`<${Die} word=${mark.becomes} size="tiny" />`
          }
        </span>
        ${
          numbered &&
          place < picks.length &&
          html`<span class="pick" aria-hidden="true">${picks[place]}</span>`
        }
      <//>`;
    })}
  </span>`;
}

/**
 * How many patients the open sentence wants; 0 if it wants none yet.
 * @param {Scene['figures']} figures
 */
const wanted = ({ picked, left }) =>
  left === undefined || picked === undefined ? 0 : Number(picked) + Number(left);

/**
 * The dice of the ambulance pointed at, as they would lie here.
 * @param {Scene} scene
 * @param {number} seat
 */
function guests({ view, play }, seat) {
  const taken = play.preview.filter((one) => one.name === 'take');
  const take = taken.find((one) => one.seat === seat);
  return take ? view.ambulances[take.figures.ambulance - 1] : [];
}

/** Beds that nobody lies in. @param {{ free: number }} props */
const Free = ({ free }) =>
  free > 0 &&
  html`<span class="free" aria-hidden="true">
    ${Array.from({ length: free }, (_, n) => html`<span key=${n} class="bed"></span>`)}
  </span>`;

/** @param {{ name: 'waiting' | 'treated' | 'arriving', note?: string, children?: Drawn }} props */
const Zone = ({ name, note = '', children }) => html`<section class=${`zone ${name}`}>
  <h3>
    <span class="long">${t(`zone-${name}`)}</span>
    <span class="short">${t(`is-${name}`)}</span>
    ${note && html` <span class="note">${note}</span>`}
  </h3>
  <div class="beds" data-place=${name === 'arriving' ? 'incoming' : 'patients'}>${children}</div>
</section>`;

/** @param {{ scene: Scene, seat: number }} props */
export function Patients({ scene, seat }) {
  const { view, play } = scene;
  const h = view.hospitals[seat];
  const own = seat === scene.seat;
  const previewed = fates(play.preview);
  const ghosts = previewed.size || !own ? previewed : resultsOf(scene.prospects[play.pointed]);
  const coming = own ? comingFates(scene) : new Map();
  const chosen = [...h.said, ...play.chosen].filter((word) => patientOf(word));
  const still = withoutChoices(play);
  const of = own ? wanted(scene.figures) : 0;
  const lain = (/** @type {string[]} */ words, /** @type {'waiting' | 'treated' | 'new'} */ zone) =>
    piles(words).map(
      (pile) => html`<${Pile} key=${pile[0]} play=${zone === 'new' ? still : play} words=${pile}
          zone=${zone} numbered=${of > 1}
          picks=${
            zone === 'new' ? [] : chosen.flatMap((word, n) => (word === pile[0] ? [n + 1] : []))
          }
          ghosts=${ghosts.get(pile[0]) ?? []} coming=${coming.get(pile[0]) ?? []} />`,
    );
  const waiting = h.patients.filter((word) => !isTreated(word));
  const treated = h.patients.filter(isTreated);
  const shades = guests(scene, seat);
  const free = constants().beds - h.patients.length - h.incoming.length;
  return html`<div class="zones" data-zone="patients">
    <${Zone} name="waiting"
        note=${of > 1 && h.said.length > 0 ? t('picked', { n: chosen.length, of }) : ''}>
      ${lain(waiting, 'waiting')}
      ${
        shades.length > 0 &&
        html`<span class="pile shades">
          ${sorted(shades).map(
            (word, n) => html`<span key=${n} class="patient shade">
              <${Die} word=${word} ghost />
              <span class="tag new">${t('tag-new')}</span>
            </span>`,
          )}
        </span>`
      }
      <${Free} free=${free - shades.length} />
    <//>
    ${h.incoming.length > 0 && html`<${Zone} name="arriving">${lain(h.incoming, 'new')}<//>`}
    ${
      (treated.length > 0 || view.phase === 'activate') &&
      html`<${Zone} name="treated">${lain(treated, 'treated')}<//>`
    }
  </div>`;
}
