/**
 * Motion tells what happened: dice tumble in and sort themselves, patients pass through the room
 * they are treated in, those discharged climb the stair, cards turn over. It never holds anybody
 * up.
 */
import { useLayoutEffect, useRef } from '../../lib.js';
import { traceDice } from './die_moves.js';

/** @import { Scene } from './types.js' */
/** @import { Token } from './die_moves.js' */

const SLIDE = 260;
const TUMBLE = 350;
/** To a room and back to bed, or on to the stair. */
const THROUGH = 600;
const WALK = 240;
const STAGGER = 14;
const MOST_ENTRIES = 90;
const EASE = 'cubic-bezier(.2,.8,.3,1)';

/** @type {Set<Animation>} */
const running = new Set();
document.addEventListener('wardround-skip', () => {
  for (const one of running) one.finish();
});

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * @param {Element} what
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} [delay]
 * @param {() => void} [after]
 */
function animate(what, frames, duration, delay = 0, after = () => {}) {
  const one = what.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
  running.add(one);
  const end = () => {
    running.delete(one);
    after();
  };
  one.finished.then(end, end);
}

/** Dice in their places; not those that only tell of something. */
const LYING = ':is(.board, .foot) [data-place] svg[data-die]:not(.tiny, .ghost)';

/**
 * Every die that lies somewhere, where it lies on the page.
 * @param {Element} root
 * @returns {Token[]}
 */
const look = (root) =>
  [...root.querySelectorAll(LYING)].map((node) => {
    const { left, top, width } = node.getBoundingClientRect();
    return {
      node,
      place: /** @type {HTMLElement} */ (node.closest('[data-place]')).dataset.place ?? '',
      word: /** @type {SVGElement} */ (node).dataset.die ?? '',
      x: left + scrollX,
      y: top + scrollY,
      width,
    };
  });

/** @typedef {{ x: number, y: number, width: number }} Spot */

/** @param {Spot} from @param {Spot} to */
const away = (from, to) =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;

/**
 * Where a die would stand in the middle of something.
 * @param {Element} what
 * @param {number} width
 */
function spotIn(what, width) {
  const { left, top, width: wide, height: high } = what.getBoundingClientRect();
  return { x: left + scrollX + (wide - width) / 2, y: top + scrollY + (high - width) / 2, width };
}

/** A room of the hospital that is shown. @param {Element} root @param {string} room */
const roomOf = (root, room) =>
  room ? root.querySelector(`.board .plot .department[data-word="${room}"]`) : null;

/** @param {Token} from @param {Token} to @param {Element | null} room */
function slide(from, to, room) {
  const changed = from.word !== to.word;
  if (changed && room) passThrough(from, to, spotIn(room, from.width * 0.6));
  if (changed && room) return;
  if (!changed && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2) return;
  animate(to.node, [{ transform: away(from, to) }, { transform: 'none' }], SLIDE);
  if (changed) fade(from, to);
}

/**
 * As it was to the room, as it is back to bed.
 * @param {Token} from
 * @param {Token} to
 * @param {Spot} by
 */
function passThrough(from, to, by) {
  carry(from, [by], THROUGH / 2);
  animate(
    to.node,
    [
      { opacity: 0, transform: away(by, to) },
      { opacity: 0, transform: away(by, to), offset: 0.49 },
      { opacity: 1, transform: away(by, to), offset: 0.5 },
      { opacity: 1, transform: 'none' },
    ],
    THROUGH,
  );
}

/** A copy of a die from spot to spot; then it is gone. @param {Token} from */
function carry(from, /** @type {Spot[]} */ spots, /** @type {number} */ duration) {
  const shade = overlay(from);
  const frames = [from, ...spots].map((spot) => ({ transform: away(spot, from) }));
  animate(shade, frames, duration, 0, () => shade.remove());
}

/** The old pips go while the new ones are seen. @param {Token} from @param {Token} to */
function fade(from, to) {
  const shade = overlay(from);
  animate(
    shade,
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: away(to, from) },
    ],
    SLIDE,
    0,
    () => shade.remove(),
  );
}

/** A copy of a die where it lay, above everything and touched by nothing. @param {Token} from */
function overlay(from) {
  const shade = /** @type {SVGElement} */ (from.node.cloneNode(true));
  shade.removeAttribute('data-die');
  shade.classList.add('leaving');
  Object.assign(shade.style, {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.width}px`,
  });
  document.body.append(shade);
  return shade;
}

/**
 * Who leaves goes to where it is counted, through the room it was healed in.
 * @param {Token} from
 * @param {Element | null} goal
 * @param {Element | null} room
 */
function leave(from, goal, room) {
  if (!goal) return;
  const by = room ? [spotIn(room, from.width * 0.6)] : [];
  carry(from, [...by, spotIn(goal, from.width * 0.4)], room ? THROUGH : TUMBLE);
}

/** Steps of the stair that those who went home stand on now, the last ones first. */
const stepsOf = (/** @type {Element} */ root) =>
  [...root.querySelectorAll('.board .step.reached')].reverse();

/** @param {Token} to @param {Element} root @param {number} turn */
function tumble(to, root, turn) {
  const from = root.getBoundingClientRect();
  const x = from.left + scrollX + from.width / 2 - to.x;
  const y = from.top + scrollY - 20 - to.y;
  animate(
    to.node,
    [
      {
        transform: `translate(${x}px, ${y}px) rotate(${turn % 2 ? 540 : -540}deg) scale(.6)`,
        opacity: 0,
      },
      { opacity: 1, offset: 0.2 },
      { transform: 'none' },
    ],
    TUMBLE,
    turn * STAGGER,
  );
}

/** @param {Element} root @param {string} card */
function turnOver(root, card) {
  const found = root.querySelector(
    `:is(.improvement, .event-card, .report, .plot .department)[data-word="${card}"]`,
  );
  if (found) animate(found, [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], TUMBLE);
}

/** Whoever was just sent walks into the room. @param {Element} root @param {string} department */
function walkIn(root, department) {
  const figure = roomOf(root, department)?.querySelector('.inside .figure');
  if (!figure) return;
  const frames = [
    { transform: 'translateX(60%)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  animate(figure, frames, WALK);
}

/** Cards that are turned over, by what happened to them. */
const TURNED = /** @type {Record<string, string>} */ ({
  reveal: 'card',
  build: 'card',
  event: 'event',
  report: 'report',
});

/**
 * What cards and workers do.
 * @param {Element} root
 * @param {Scene['entries'][number]['happenings']} happened
 * @param {number} shown
 */
function showCards(root, happened, shown) {
  for (const { name, seat, figures } of happened) {
    const own = seat < 0 || seat === shown;
    const card = /** @type {Record<string, string>} */ (figures)[TURNED[name]];
    if (card && (own || name !== 'build')) turnOver(root, card);
    if (name === 'place' && own) walkIn(root, figures.department);
  }
}

/**
 * @param {Element} root
 * @param {Token[]} before
 * @param {Token[]} now
 * @param {Scene} scene
 * @param {Scene['entries']} news
 * @param {boolean} seen whether a scene has shown what became of those who were there
 */
function show(root, before, now, scene, news, seen) {
  const happened = news.flatMap((entry) => entry.happenings);
  const told = traceDice(before, happened, scene.shown);
  const left = [...now];
  const claim = (/** @type {{ place: string, word: string }} */ one) => {
    const n = left.findIndex(({ place, word }) => place === one.place && word === one.word);
    return n < 0 ? undefined : left.splice(n, 1)[0];
  };
  for (const { from, place, word, room } of told.stayed) {
    const to = claim({ place, word });
    if (to && !(seen && from.word !== to.word)) slide(from, to, roomOf(root, room));
  }
  told.rolled.forEach((one, turn) => {
    const to = claim(one);
    if (to) tumble(to, root, turn);
  });
  const steps = stepsOf(root);
  for (const { from, goal, room } of seen ? [] : told.gone.reverse()) {
    const step = goal === 'home' ? steps.shift() : null;
    leave(from, step ?? root.querySelector(`[data-place="${goal}"]`), roomOf(root, room));
  }
  showCards(root, happened, scene.shown);
}

/**
 * What the board's element is to be given, so that what is new in the scene moves.
 * @param {Scene} scene
 */
export function useMotion(scene) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const memory = useRef({ seq: -1, shown: -1, told: -1, dice: /** @type {Token[]} */ ([]) });
  useLayoutEffect(() => {
    if (!root.current) return;
    const { seq, shown, dice } = memory.current;
    const last = scene.entries.at(-1)?.seq ?? 0;
    const told = scene.moment ? last : memory.current.told;
    const page = root.current.closest('.table') ?? root.current;
    const now = look(page);
    memory.current = { seq: last, shown: scene.shown, told, dice: now };
    const news = scene.entries.filter((entry) => entry.seq > seq && !entry.void);
    if (seq < 0 || shown !== scene.shown || !news.length || news.length > MOST_ENTRIES || still())
      return;
    show(page, dice, now, scene, news, told === seq);
  });
  return root;
}
