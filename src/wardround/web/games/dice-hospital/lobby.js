/** The lobby: staff on their hooks, blood bags, and the way home with its stair of points. */
import { classes, html } from '../../lib.js';
import { Picture } from '../../ui/picture.js';
import { Thing } from '../../ui/thing.js';
import { Die } from './dice.js';
import { constants, specialistOf, t } from './facts.js';
import { Worker } from './pictures.js';
import { staffPlaces } from './places.js';
import { homeToday, today } from './round_history.js';
import { CardName, COLOURS, labelOf, marks, total } from './words.js';

/** @import { Colour, Scene } from './types.js' */

const HOOKS = 8;
const BAGS = 3;
const STEPS = 12;

/** A place for somebody who is at work. */
const Out = () => html`<span class="hook out" aria-hidden="true"></span>`;

/** @param {{ scene: Scene, seat: number }} props */
function Nurses({ scene, seat }) {
  const { play, view } = scene;
  const h = view.hospitals[seat];
  const said = [...h.said, ...play.chosen].includes('nurse');
  const out = h.nurses > 0 && h.said.includes('nurse') ? 1 : 0;
  return html`<${Thing} play=${play} word="nurse" kind="worker nurses" used=${!h.nurses}
      said=${said} label=${t('nurses-free', { free: h.nurses, n: view.crew })}>
    ${Array.from({ length: view.crew }, (_, n) =>
      n < h.nurses - out
        ? html`<${Worker} key=${n} word="nurse" n=${n} />`
        : html`<${Out} key=${n} />`,
    )}
  <//>`;
}

/**
 * One specialist on a hook.
 * @param {{ scene: Scene, word: string, pending: boolean, placed: boolean, said: boolean,
 *   named: boolean }} props
 */
function Hired({ scene, word, pending, placed, said, named }) {
  const label = [labelOf(word), named && t('is-named'), placed && t('is-out')];
  return html`<${Thing} play=${scene.play} word=${word} said=${said} used=${placed}
      kind=${classes('worker', pending && 'pending', named && 'named')}
      label=${label.filter(Boolean).join(' ')}>
    ${placed && !pending ? html`<${Out} />` : html`<${Worker} word=${word} />`}
    <small class="unseen">
      <${CardName} word=${word} />
      ${named && html` <em>${t('named')}</em>`}
      ${pending && html` <em>${t('effect-now')}</em>`}
    </small>
  <//>`;
}

/** The specialist that what is pointed at would hire. @param {Scene} scene @param {number} seat */
function planned({ play }, seat) {
  const built = play.preview.filter((one) => one.name === 'build');
  const card = built.find((one) => one.seat === seat)?.figures.card ?? '';
  return specialistOf(card) ? card : '';
}

/** @param {{ scene: Scene, seat: number }} props */
function Staff({ scene, seat }) {
  const { view, play } = scene;
  const h = view.hospitals[seat];
  const hooks = staffPlaces(scene, seat);
  const placed = marks(hooks, h.placed);
  const said = marks(hooks, [...h.said, ...play.chosen]);
  const named = marks(hooks, h.named ? [h.named] : []);
  const plan = planned(scene, seat);
  const hole = hooks.indexOf('');
  const next = hole < 0 ? hooks.length : hole;
  const free = h.nurses + h.staff.length - h.placed.length;
  const count = t('staff-free', { free, n: view.crew + h.staff.length });
  return html`<div class="staff" data-zone="staff">
    <p class="sign">${t('staff')} <span>${count}</span></p>
    <${Nurses} scene=${scene} seat=${seat} />
    ${Array.from({ length: Math.max(HOOKS, hooks.length) }, (_, n) => {
      const word = hooks[n];
      if (word)
        return html`<${Hired} key=${n} scene=${scene} word=${word} placed=${placed[n]}
            said=${said[n]} named=${named[n]} pending=${h.pending === word} />`;
      return html`<span key=${n} class=${classes('hook', plan && n === next && 'plan')}
          aria-hidden="true">
        ${plan && n === next && html`<${Worker} word=${plan} />`}
      </span>`;
    })}
  </div>`;
}

/** @param {{ scene: Scene, seat: number }} props */
function Blood({ scene: { view, play }, seat }) {
  const h = view.hospitals[seat];
  const said = [...h.said, ...play.chosen].includes('bag');
  return html`<div class="blood" data-zone="bags">
    <${Thing} play=${play} word="bag" kind="worker bags" used=${!h.bags} said=${said}
        label=${t('bags', { n: h.bags })}>
      <span class="sign">${t('blood')}</span>
      <span class="hung">
        ${Array.from(
          { length: BAGS },
          (_, n) => html`<${Picture} key=${n} name=${n < h.bags ? 'bag' : 'bag-empty'}
              carried=${n < h.bags} box="0 0 32 44" />`,
        )}
      </span>
      <b class=${classes('count', h.bags > BAGS && 'many')}>${h.bags}</b>
    <//>
  </div>`;
}

/** The colours of those who went home, in order as far as it was told. */
function coloursHome(/** @type {Scene} */ scene, /** @type {number} */ seat) {
  const { lounge } = scene.view.hospitals[seat];
  const told = homeToday(today(scene.entries, seat));
  const right = COLOURS.every(
    (colour) => told.filter((one) => one === colour).length === lounge[colour],
  );
  return right
    ? told
    : COLOURS.flatMap((colour) => Array.from({ length: lounge[colour] }, () => colour));
}

/**
 * A step of the stair, with who stands on it.
 * @param {{ n: number, at: number, points: number, home: number, colour?: Colour }} props
 */
const Step = ({ n, at, points, home, colour }) => html`<li
    class=${classes('step', n <= home && 'reached', n === home + 1 && 'next', n < home && 'past')}
    data-step=${n} style=${`--n: ${at}`}>
  ${colour && html`<${Die} word=${`${colour.charAt(0)}6`} size="small" />`}
  <b>${points}</b>
</li>`;

/** Who went home today, and what that is worth. @param {{ scene: Scene, seat: number }} props */
function Home({ scene, seat }) {
  const home = total(scene.view.hospitals[seat].lounge);
  const { home: worth } = constants();
  const points = worth[home];
  const more = worth[home + 1] - points;
  const colours = coloursHome(scene, seat);
  const first = Math.max(1, home + 2 - STEPS);
  return html`<div class="way-home" role="img"
      aria-label=${t('stair', { home, points, more })}>
    <p class="sign">${t('home-today', { home, points, more })}</p>
    <ol class="stair" aria-hidden="true">
      ${Array.from({ length: STEPS }, (_, at) => {
        const n = first + at;
        return html`<${Step} key=${n} n=${n} at=${at} points=${worth[n]} home=${home}
            colour=${colours[n - 1]} />`;
      })}
    </ol>
    <span class="exit" data-place="home" aria-hidden="true">
      <em>${t('exit')}</em>
      <${Picture} name="door-home" box="0 0 40 60" />
    </span>
  </div>`;
}

/** With more specialists a narrow screen gives them room of the stair. */
const FEW = 4;

/** @param {{ scene: Scene, seat: number }} props */
export const Lobby = ({ scene, seat }) => html`<div
    class=${classes('lobby', staffPlaces(scene, seat).length > FEW && 'crowded')}>
  <${Staff} scene=${scene} seat=${seat} />
  <${Blood} scene=${scene} seat=${seat} />
  <${Home} scene=${scene} seat=${seat} />
</div>`;
