/** Staff, blood bags, and the way home with its stair of points. */
import { html } from '../../lib.js';
import { Thing } from '../../play/thing.js';
import { constants, t } from './facts.js';
import { BlankDie, Die } from './dice.js';
import { Bag, Door, Nurse, Specialist } from './figures.js';
import { worth } from './forecast.js';
import { CardName, COLOURS, labelOf, marks, total } from './words.js';

/** @import { Scene } from '../drawing.js' */
/** @import { Colour } from './words.js' */

const STEPS_SHOWN = 8;

/** @param {{ scene: Scene, seat: number }} props */
function Nurses({ scene, seat }) {
  const { play, view } = scene;
  const h = view.hospitals[seat];
  const said = [...h.said, ...play.named].includes('nurse');
  const all = constants().nurses;
  return html`<${Thing} play=${play} word="nurse" kind="worker" used=${!h.nurses} said=${said}
    label=${t('nurses-free', { free: h.nurses, n: all })}>
    <span class="team">${Array.from({ length: all }, (_, n) => html`<${Nurse} key=${n} out=${n >= h.nurses} />`)}</span>
    <small>${t('nurses', { n: h.nurses })}</small><//>`;
}

/** @param {{ scene: Scene, seat: number }} props */
export function Staff({ scene, seat }) {
  const { view, play } = scene;
  const h = view.hospitals[seat];
  const placed = marks(h.staff, h.placed);
  const chosen = [...h.said, ...play.named];
  const said = marks(h.staff, chosen);
  return html`<div class="staff" data-zone="staff">
    <${Nurses} scene=${scene} seat=${seat} />
    ${h.staff.map((/** @type {string} */ word, /** @type {number} */ place) => html`<${Thing}
      key=${`${word}${place}`} play=${play} word=${word} said=${said[place]} used=${placed[place]}
      kind=${h.pending === word ? 'worker pending' : 'worker'}
      label=${`${labelOf(word)}${placed[place] ? ` ${t('is-out')}` : ''}`}>
      <${Specialist} word=${word} />
      <small><${CardName} word=${word} />${h.pending === word ? html` <em>${t('effect-now')}</em>` : placed[place] && html` <em>${t('out')}</em>`}</small><//>`)}
    <${Thing} play=${play} word="bag" kind="worker" used=${!h.bags} said=${chosen.includes('bag')}
      label=${t('bags', { n: h.bags })}>
      <${Bag} /><small>${t('bags', { n: h.bags })}</small><//>
    <${Lounge} lounge=${h.lounge} />
  </div>`;
}

/** Who went home today, and what that is worth. @param {{ lounge: Record<Colour, number> }} props */
function Lounge({ lounge }) {
  const home = total(lounge);
  return html`<div class="lounge" role="img" aria-label=${t('stair', { home, points: worth(home), more: worth(home + 1) - worth(home) })}>
    <span class="exit" data-place="door"><${Door} />
      <span class="gone">${COLOURS.flatMap((colour) => Array.from({ length: lounge[colour] }, (_, n) => html`
        <${BlankDie} key=${`${colour}${n}`} colour=${colour} size="tiny" />`))}</span>
      <small>${t('home', { home })}</small></span>
    <${Stair} home=${home} />
  </div>`;
}

/** @param {{ home: number }} props */
function Stair({ home }) {
  const steps = Array.from({ length: Math.max(STEPS_SHOWN, home + 2) }, (_, n) => worth(n + 1));
  return html`<svg class="stair" viewBox=${`0 0 ${steps.length * 22} 52`} aria-hidden="true">${steps.map((points, n) => html`
    <g class=${n < home ? 'step reached' : n === home ? 'step next' : 'step'}>
      <path d=${`M${n * 22} 52V${34 - n * 3.5}A3 3 0 0 1 ${n * 22 + 3} ${31 - n * 3.5}H${n * 22 + 21}V52Z`} />
      <text x=${n * 22 + 11} y=${45 - n * 3}>${points}</text>
    </g>`)}</svg>`;
}

/** What a bag can do to the patient that gets it: one picture each. @param {{ scene: Scene, seat: number }} props */
export function BagUses({ scene, seat }) {
  const { play, view } = scene;
  const [first, patient] = view.hospitals[seat].said;
  if (first !== 'bag' || !patient) return null;
  const colours = COLOURS.filter((colour) => play.rings.has(colour));
  return html`<div class="uses" data-zone="uses">
    <${Thing} play=${play} word="heal" kind="card use" label=${t('bag-heal')}>
      <span class="sketch"><${Die} word=${patient} /><i>+1</i></span><b>${t('bag-heal')}</b><small>${t('bag-heal-line')}</small><//>
    ${colours.map((colour) => html`<${Thing} key=${colour} play=${play} word=${colour} kind="card use" label=${t('bag-show', { colour })}>
      <span class="sketch"><${Die} word=${patient} /><i>→</i><${BlankDie} colour=${colour} /></span>
      <b>${t('bag-show', { colour })}</b><small>${t('bag-show-line')}</small><//>`)}
  </div>`;
}
