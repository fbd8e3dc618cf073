/** The picture of the front page: the town at dusk, and the hospital with its lights on. */
import { html, useEffect } from '../lib.js';
import { t } from '../text.js';
import { loadDrawings } from '../ui/picture.js';
import { Face } from '../ui/portrait.js';

/** @import { Drawn } from '../lib.js' */
/** @import { FaceParts } from '../ui/faces.js' */

/** What the picture needs beside the parts that the games bring. */
export const FRONT_PARTS = ['front', 'rooms', 'workers', 'things', 'faces', 'street'];

/** Interns in the corridor. @type {{ x: number, face: FaceParts }[]} */
const RUNNERS = [
  {
    x: 160,
    face: { skin: 1, hair: 'parted', hairColour: 'blond', clothes: 'coat', cloth: 'blue' },
  },
  {
    x: 316,
    face: {
      skin: 2,
      hair: 'long',
      hairColour: 'black',
      eyes: 'sly',
      mouth: 'smirk',
      clothes: 'coat',
      cloth: 'purple',
    },
  },
  {
    x: 378,
    face: {
      skin: 3,
      hair: 'curls',
      hairColour: 'ginger',
      eyes: 'wide',
      mouth: 'grin',
      clothes: 'jumper',
      cloth: 'red',
    },
  },
  {
    x: 514,
    face: {
      skin: 6,
      hair: 'short',
      hairColour: 'grey',
      glasses: 'round',
      mouth: 'flat',
      clothes: 'coat',
      cloth: 'slate',
    },
  },
];

/** What the steps of the stair are worth. */
const STAIR = [1, 3, 5, 7, 9, 11, 14, 17, 21];

/** Windows and stars that come and go. */
const LIGHTS = [
  [452, 300],
  [184, 330],
  [72, 352],
  [512, 268],
];
const STARS = [
  [430, 40],
  [250, 74],
  [110, 30],
  [610, 28],
  [372, 118],
];

/** @param {{ x: number, face: FaceParts, place: number }} props */
const Runner = ({ x, face, place }) => html`<g transform=${`translate(${x} 166)`}>
  <g class=${`running running-${place}`}>
    <use href="#front-runner" width="56" height="60" />
    <svg x="11" y="-6" width="40" height="40" viewBox="0 0 64 64"><${Face} face=${face} /></svg>
  </g>
</g>`;

const Hospital = () => html`<g transform="translate(300 0)">
  <use href="#front-hospital" width="660" height="400" />
  <use href="#front-flag" x="560" y="12" width="36" height="22" />
  <rect class="hero-sign" x="190" y="24" width="280" height="32" rx="6" />
  <text class="sign-text" x="330" y="46">${t('hero-hospital')}</text>
  ${RUNNERS.map((one, place) => html`<${Runner} key=${one.x} ...${one} place=${place} />`)}
  <rect class="arrivals" x="34" y="324" width="96" height="16" rx="4" />
  <text class="plate-text" x="82" y="336">${t('hero-arrivals')}</text>
  ${STAIR.map(
    (points, step) => html`<text key=${points} class=${step < 4 ? 'step-text on' : 'step-text'}
        x=${317 + step * 30} y="394">
      ${points}
    </text>`,
  )}
  <rect class="hero-home" x="584" y="327" width="58" height="14" rx="3" />
  <text class="plate-text" x="613" y="338">${t('hero-home')}</text>
</g>`;

const Arrival = () => html`<g class="arriving">
  <path class="speed" d="M-6 352h-34M-2 372h-50M-6 392h-30" />
  <circle class="siren" cx="170" cy="330" r="24" />
  <use href="#front-arrival" x="0" y="322" width="260" height="96" />
  <text class="plate-text hero-number" x="199" y="388">1</text>
</g>`;

/**
 * @param {{ children: Drawn, foot: Drawn, corner: Drawn }} props what stands before the picture,
 *   below that on the street, and in the corner
 */
export function Hero({ children, foot, corner }) {
  useEffect(() => {
    loadDrawings(FRONT_PARTS).catch(() => {});
  }, []);
  return html`<section class="hero" aria-label=${t('offer-now')}>
    <svg class="hero-town" viewBox="0 0 1280 472" preserveAspectRatio="xMidYMax meet"
        aria-hidden="true">
      <use href="#front-city" width="1280" height="472" />
      ${STARS.map(
        ([x, y], place) => html`<circle key=${x} class=${`twinkle twinkle-${place}`} cx=${x}
            cy=${y} r="1.8" />`,
      )}
      ${LIGHTS.map(
        ([x, y], place) => html`<rect key=${x} class=${`light twinkle-${place}`} x=${x} y=${y}
            width="6" height="9" />`,
      )}
    </svg>
    <svg class="hero-house" viewBox="0 0 960 472" preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true">
      <use href="#front-road" x="-2260" y="396" width="1920" height="76" />
      <use href="#front-road" x="-340" y="396" width="1920" height="76" />
      <${Hospital} />
      <${Arrival} />
      <use class="person-3" href="#worker-nurse-2" x="262" y="352" width="40" height="58" />
      <use href="#tree" x="946" y="338" width="44" height="60" />
    </svg>
    <div class="hero-words">${children}</div>
    <div class="hero-foot">${foot}</div>
    <div class="hero-corner">${corner}</div>
  </section>`;
}
