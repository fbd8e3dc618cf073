/** Prestige as a thermometer: everybody's token, and where it will stand after this round. */
import { classes, html } from '../../lib.js';
import { constants, personAt, t } from './facts.js';
import { beatsShown } from './moments.js';
import { Disc } from './pictures.js';

/** @import { Scene } from './types.js' */
/** @typedef {{ seat: number, at: number, from: number, ghost: boolean }} Mark */

/** Where somebody's prestige came from, in words. @param {Scene} scene @param {number} seat */
function sourcesOf({ view }, seat) {
  const { points, prestige } = view.interns[seat];
  const parts = Object.entries(points)
    .filter(([, n]) => n)
    .map(([source, n]) => `${t(`source-${source}`)} ${n}`);
  const after = view.foreseen.interns[seat].prestige;
  return [
    `${personAt(seat)} ${prestige}${parts.length ? `: ${parts.join(', ')}` : ''}`,
    after === prestige ? '' : t('after-is', { n: after }),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * What the thing pointed at would change at once, by seat.
 * @param {Scene} scene
 * @param {number} seat
 */
const change = ({ play }, seat) =>
  play.preview
    .filter((one) => one.name === 'score')
    .filter((one) => one.seat === seat)
    .reduce((n, one) => n + one.figures.prestige, 0);

/**
 * What the door pointed at could bring oneself after the round.
 * @param {Scene} scene
 * @param {number} seat
 */
function hoped({ play, prospects, seat: own }, seat) {
  const figures = seat === own && play.pointed ? prospects[play.pointed]?.brings.figures : null;
  return Number(figures?.after ?? Number.NEGATIVE_INFINITY);
}

/** Where a seat will stand after this round. @param {Scene} scene @param {number} seat */
function future(scene, seat) {
  const { lowest, highest } = constants();
  const after = scene.view.foreseen.interns[seat].prestige + change(scene, seat);
  return Math.max(lowest, Math.min(highest, Math.max(after, hoped(scene, seat))));
}

/** Tokens, and ghosts of those that will move. @param {Scene} scene @returns {Mark[]} */
function marksOf(scene) {
  const gained = beatsShown(scene).at(-1)?.scores ?? {};
  const now = scene.seats.map(({ seat }) => {
    const at = scene.view.interns[seat].prestige + (gained[seat] ?? 0);
    return { seat, at, from: at, ghost: false };
  });
  const later = now.map((mark) => ({ ...mark, at: future(scene, mark.seat), ghost: true }));
  return [...now, ...later.filter(({ at, from }) => at > from || (at < from && !scene.moment))];
}

/**
 * Where one of so many stands at its degree: in a row, or in two if they are many.
 * @param {number} place
 * @param {number} of
 */
function slot(place, of) {
  const across = of > 2 ? 3 : 2;
  const along = of === 1 ? 1 : Math.ceil(of / 2);
  return {
    ...{ '--column': place % across, '--row': Math.floor(place / across) },
    ...{ '--rows': Math.ceil(of / across) },
    ...{ '--x': place % along, '--y': Math.floor(place / along), '--across': along },
    ...{ '--down': Math.ceil(of / along), '--place': place, '--of': of },
  };
}

/** @param {{ scene: Scene, mark: Mark, marks: Mark[] }} props */
function Standing({ scene, mark, marks }) {
  const { seat, at, from, ghost } = mark;
  const { lowest } = constants();
  const here = marks.filter((one) => one.at === at);
  const place = slot(here.indexOf(mark), here.length);
  const [low, high] = [Math.min(at, from) - lowest, Math.max(at, from) - lowest];
  const kind = classes('standing', `of-${here.length}`, `seat-${seat + 1}`);
  return html`
    ${
      ghost &&
      html`<i class=${classes('rise', `of-${here.length}`, `seat-${seat + 1}`)}
          style=${{ '--low': low, '--high': high, ...place }}></i>`
    }
    <span class=${kind} data-at=${at} title=${sourcesOf(scene, seat)}
        style=${{ '--n': at - lowest, ...place }}>
      <${Disc} seat=${seat} ghost=${ghost} piece=${ghost ? undefined : `prestige-${seat}`} />
    </span>
  `;
}

/** @param {{ scene: Scene }} props */
export function Thermometer({ scene }) {
  const { lowest, highest, goal } = constants();
  const degrees = Array.from({ length: highest - lowest + 1 }, (_, place) => lowest + place);
  const marks = marksOf(scene);
  const top = Math.max(...scene.view.interns.map(({ prestige }) => prestige));
  const spoken = scene.seats.map(({ seat }) => sourcesOf(scene, seat)).join('; ');
  return html`<section class="thermometer" data-zone="thermometer" aria-label=${t('prestige')}
      style=${{ '--steps': highest - lowest, '--top': top - lowest }}>
    <button type="button" class="stop scale"
        aria-label=${`${t('prestige')}: ${spoken}. ${t('goal', { n: goal })}`}>
      <span class="tube"><i class="mercury"></i></span>
      ${degrees.map(
        (n) => html`<i key=${n} class=${classes('degree', n === goal && 'target')}
            style=${{ '--n': n - lowest }}>
          ${n}
        </i>`,
      )}
      <i class="goal-line" style=${{ '--n': goal - lowest - 0.5 }}></i>
      ${marks.map(
        (mark) => html`<${Standing} key=${`${mark.seat}${mark.ghost}`} scene=${scene} mark=${mark}
            marks=${marks} />`,
      )}
    </button>
  </section>`;
}
