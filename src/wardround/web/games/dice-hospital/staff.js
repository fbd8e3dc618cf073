/** Staff, blood bags, and the way home with its stair of points. */
import { classes, html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { BlankDie } from './dice.js';
import { constants, t } from './facts.js';
import { Bag, Door, Nurse, Specialist } from './pictures.js';
import { CardName, COLOURS, labelOf, marks, total } from './words.js';

/** @import { Colour, Scene } from './types.js' */

const STEPS_SHOWN = 8;

/** @param {{ scene: Scene, seat: number }} props */
function Nurses({ scene, seat }) {
  const { play, view } = scene;
  const h = view.hospitals[seat];
  const said = [...h.said, ...play.chosen].includes('nurse');
  return html`<${Thing} play=${play} word="nurse" kind="worker" used=${!h.nurses} said=${said}
      label=${t('nurses-free', { free: h.nurses, n: view.crew })}>
    <span class="team">
      ${Array.from(
        { length: view.crew },
        (_, n) => html`<${Nurse} key=${n} out=${n >= h.nurses} />`,
      )}
    </span>
    <small>${t('nurses', { n: h.nurses })}</small>
  <//>`;
}

/** @param {{ scene: Scene, seat: number }} props */
export function Staff({ scene, seat }) {
  const { view, play } = scene;
  const h = view.hospitals[seat];
  const placed = marks(h.staff, h.placed);
  const chosen = [...h.said, ...play.chosen];
  const said = marks(h.staff, chosen);
  const named = marks(h.staff, h.named ? [h.named] : []);
  return html`<div class="staff" data-zone="staff">
    <${Nurses} scene=${scene} seat=${seat} />
    ${h.staff.map(
      (word, place) => html`<${Thing} key=${`${word}${place}`} play=${play} word=${word}
          said=${said[place]} used=${placed[place]}
          kind=${h.pending === word ? 'worker pending' : 'worker'}
          label=${[labelOf(word), named[place] && t('is-named'), placed[place] && t('is-out')]
            .filter(Boolean)
            .join(' ')}>
        <${Specialist} word=${word} />
        <small>
          <${CardName} word=${word} />
          ${named[place] && html` <em class="named">${t('named')}</em>`}
          ${
            h.pending === word
              ? html` <em>${t('effect-now')}</em>`
              : placed[place] && html` <em>${t('out')}</em>`
          }
        </small>
      <//>`,
    )}
    <${Thing} play=${play} word="bag" kind="worker" used=${!h.bags} said=${chosen.includes('bag')}
        label=${t('bags', { n: h.bags })}>
      <${Bag} />
      <small>${t('bags', { n: h.bags })}</small>
    <//>
    <${Lounge} lounge=${h.lounge} />
  </div>`;
}

/**
 * Who went home today, and what that is worth.
 * @param {{ lounge: Record<Colour, number> }} props
 */
function Lounge({ lounge }) {
  const home = total(lounge);
  const { [home]: points, [home + 1]: next } = constants().home;
  return html`<div class="lounge" role="img"
      aria-label=${t('stair', { home, points, more: next - points })}>
    <span class="exit" data-place="door">
      <${Door} />
      <span class="gone">
        ${COLOURS.flatMap((colour) =>
          Array.from(
            { length: lounge[colour] },
            (_, n) => html`<${BlankDie} key=${`${colour}${n}`} colour=${colour} size="tiny" />`,
          ),
        )}
      </span>
      <small>${t('home', { home })}</small>
    </span>
    <${Stair} home=${home} />
  </div>`;
}

/** A step of the stair: a block with a round corner. @param {number} x @param {number} top */
const stepPath = (x, top) => `M${x} 52V${top}A3 3 0 0 1 ${x + 3} ${top - 3}H${x + 21}V52Z`;

/** @param {{ home: number }} props */
function Stair({ home }) {
  const steps = constants().home.slice(1, 1 + Math.max(STEPS_SHOWN, home + 2));
  return html`<svg class="stair" viewBox=${`0 0 ${steps.length * 22} 52`} aria-hidden="true">
    ${steps.map(
      (points, n) => html`<g class=${classes('step', n < home && 'reached', n === home && 'next')}>
        <path d=${stepPath(n * 22, 34 - n * 3.5)} />
        <text x=${n * 22 + 11} y=${45 - n * 3}>${points}</text>
      </g>`,
    )}
  </svg>`;
}
