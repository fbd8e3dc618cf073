/** Prestige as a thermometer, everybody on it. */
import { classes, html } from '../../lib.js';
import { constants, personAt, t } from './facts.js';
import { Disc } from './pictures.js';

/** @import { Scene } from './types.js' */

/** Where somebody's prestige came from, in words. @param {Scene} scene @param {number} seat */
function sourcesOf({ view }, seat) {
  const { points, prestige } = view.interns[seat];
  const parts = Object.entries(points)
    .filter(([, n]) => n)
    .map(([source, n]) => `${t(`source-${source}`)} ${n}`);
  return `${personAt(seat)} ${prestige}${parts.length ? `: ${parts.join(', ')}` : ''}`;
}

/** What the thing pointed at would change, by seat. @param {Scene} scene @param {number} seat */
const change = ({ play }, seat) =>
  play.preview
    .filter((one) => one.name === 'score')
    .filter((one) => one.seat === seat)
    .reduce((n, one) => n + one.figures.prestige, 0);

/** @param {{ scene: Scene }} props */
export function Thermometer({ scene }) {
  const { lowest, highest, goal } = constants();
  const { interns } = scene.view;
  const marks = Array.from({ length: highest - lowest + 1 }, (_, place) => highest - place);
  const at = (/** @type {number} */ n) =>
    scene.seats.filter(({ seat }) => Math.min(highest, interns[seat].prestige) === n);
  const ghosts = (/** @type {number} */ n) =>
    scene.seats.filter(
      ({ seat }) => change(scene, seat) && interns[seat].prestige + change(scene, seat) === n,
    );
  const spoken = scene.seats.map(({ seat }) => sourcesOf(scene, seat)).join('; ');
  return html`<section class="thermometer" data-zone="thermometer" aria-label=${t('prestige')}>
    <button type="button" class="stop scale"
        aria-label=${`${t('prestige')}: ${spoken}. ${t('goal', { n: goal })}`}>
      ${marks.map(
        (n) => html`<span key=${n}
            class=${classes('degree', n === goal && 'goal', n < 0 && 'below', n === 0 && 'zero')}>
          <i class="figure-of">${n}</i>
          <span class="there">
            ${at(n).map(
              ({ seat }) => html`<span key=${seat} title=${sourcesOf(scene, seat)}>
                <${Disc} seat=${seat} piece=${`prestige-${seat}`} kind="small" />
              </span>`,
            )}
            ${ghosts(n).map(
              ({ seat }) => html`<${Disc} key=${`g${seat}`} seat=${seat} kind="small ghost" />`,
            )}
          </span>
        </span>`,
      )}
    </button>
  </section>`;
}
