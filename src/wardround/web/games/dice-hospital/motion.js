/**
 * Motion tells what happened: dice tumble in and sort themselves, patients slide to where they lie
 * now, those discharged leave by the door, cards turn over. It never holds anybody up.
 */
import { useLayoutEffect, useRef } from '../../lib.js';
import { traceDice } from './die_moves.js';

/** @import { Scene } from './types.js' */
/** @import { Token } from './die_moves.js' */

const SLIDE = 260;
const TUMBLE = 350;
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

/**
 * Every die that lies somewhere, where it lies on the page.
 * @param {Element} root
 * @returns {Token[]}
 */
const look = (root) =>
  [...root.querySelectorAll('[data-place] svg[data-die]:not(.tiny, .ghost)')].map((node) => {
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

/** @param {Token} from @param {{ x: number, y: number, width: number }} to */
const away = (from, to) =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;

/** @param {Token} from @param {Token} to */
function slide(from, to) {
  const changed = from.word !== to.word;
  if (!changed && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2) return;
  animate(to.node, [{ transform: away(from, to) }, { transform: 'none' }], SLIDE);
  if (changed) fade(from, to);
}

/** The old pips go while the new ones are seen. @param {Token} from @param {Token} to */
function fade(from, to) {
  const shade = overlay(from);
  const there = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width})`;
  animate(
    shade,
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: there },
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

/** @param {Token} from @param {Element | null} goal */
function leave(from, goal) {
  if (!goal) return;
  const { left, top } = goal.getBoundingClientRect();
  const shade = overlay(from);
  const there = `translate(${left + scrollX - from.x}px, ${top + scrollY - from.y}px) scale(.4)`;
  animate(
    shade,
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0.2, transform: there },
    ],
    TUMBLE,
    0,
    () => shade.remove(),
  );
}

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
  const found = root.querySelector(`:is(.improvement, .event-card, .report)[data-word="${card}"]`);
  if (found) animate(found, [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], TUMBLE);
}

/**
 * @param {Element} root
 * @param {Token[]} before
 * @param {Token[]} now
 * @param {Scene} scene
 * @param {Scene['entries']} news
 */
function show(root, before, now, scene, news) {
  const happened = news.flatMap((entry) => entry.happenings);
  const told = traceDice(before, happened, scene.shown);
  const left = [...now];
  const claim = (/** @type {{ place: string, word: string }} */ one) => {
    const n = left.findIndex(({ place, word }) => place === one.place && word === one.word);
    return n < 0 ? undefined : left.splice(n, 1)[0];
  };
  for (const { from, place, word } of told.stayed) {
    const to = claim({ place, word });
    if (to) slide(from, to);
  }
  told.rolled.forEach((one, turn) => {
    const to = claim(one);
    if (to) tumble(to, root, turn);
  });
  for (const { from, goal } of told.gone) leave(from, root.querySelector(`[data-place="${goal}"]`));
  for (const { name, figures } of happened) {
    if (name === 'reveal') turnOver(root, figures.card);
    else if (name === 'event') turnOver(root, figures.event);
    else if (name === 'report') turnOver(root, figures.report);
  }
}

/**
 * What the board's element is to be given, so that what is new in the scene moves.
 * @param {Scene} scene
 */
export function useMotion(scene) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const memory = useRef({ seq: -1, shown: -1, dice: /** @type {Token[]} */ ([]) });
  useLayoutEffect(() => {
    if (!root.current) return;
    const { seq, shown, dice } = memory.current;
    const last = scene.entries.at(-1)?.seq ?? 0;
    const now = look(root.current);
    memory.current = { seq: last, shown: scene.shown, dice: now };
    const news = scene.entries.filter((entry) => entry.seq > seq && !entry.void);
    if (seq < 0 || shown !== scene.shown || !news.length || news.length > MOST_ENTRIES || still())
      return;
    show(root.current, dice, now, scene, news);
  });
  return root;
}
