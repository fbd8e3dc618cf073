/**
 * Motion tells what happened: patients slide along the corridor, markers walk to their doors,
 * prestige climbs. Every piece has a name; wherever it lies next, it goes there from where it lay.
 */
import { useLayoutEffect, useRef } from '../../lib.js';
import { flightsFor, fly, starFlight } from './flights.js';
import { beatsShown } from './moments.js';

/** @import { Scene } from './types.js' */

const SLIDE = 320;
const FADE = 200;
const EASE = 'cubic-bezier(.2,.8,.3,1)';

/** @type {Set<Animation>} */
const running = new Set();
document.addEventListener('wardround-skip', () => {
  for (const one of running) one.finish();
});

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Can be skipped while it runs. @param {Animation | null} one */
function track(one) {
  if (!one) return;
  running.add(one);
  const end = () => running.delete(one);
  one.finished.then(end, end);
}

/** @param {Element} what @param {Keyframe[]} frames @param {number} duration */
const animate = (what, frames, duration) => track(what.animate(frames, { duration, easing: EASE }));

/** What walks from place to place; tokens of prestige climb by themselves. */
const PIECES = '[data-piece]:not(.standing [data-piece])';

/** Where every piece lies on the page, or will lie once it has arrived. @param {Element} root */
const look = (root) =>
  new Map(
    [...root.querySelectorAll(PIECES)].map((node) => {
      const { left, top } = node.getBoundingClientRect();
      const { m41, m42 } = new DOMMatrix(getComputedStyle(node).transform);
      return [
        /** @type {HTMLElement} */ (node).dataset.piece ?? '',
        { node, x: left + scrollX - m41, y: top + scrollY - m42 },
      ];
    }),
  );

/** @param {ReturnType<typeof look>} before @param {ReturnType<typeof look>} now */
function show(before, now) {
  for (const [piece, to] of now) {
    const from = before.get(piece);
    if (!from)
      animate(
        to.node,
        [
          { opacity: 0, transform: 'translateX(-16px)' },
          { opacity: 1, transform: 'none' },
        ],
        FADE,
      );
    else if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 2) {
      animate(
        to.node,
        [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }],
        SLIDE,
      );
    }
  }
}

/** What was taken or told since, flying. @param {Scene} scene @param {number} since */
function showFlights(scene, since) {
  const fresh = scene.entries.filter(({ seq, void: taken }) => seq > since && !taken);
  const happenings = fresh.flatMap((entry) => entry.happenings);
  for (const flight of flightsFor(happenings, scene)) track(fly(flight));
}

/** The star of whoever goes home in this beat of a scene. @param {Scene} scene */
function useStars(scene) {
  const beat = beatsShown(scene).at(-1);
  const patient = beat?.kind === 'cure' ? beat.patient : '';
  useLayoutEffect(() => {
    if (beat && patient && !still()) track(fly(starFlight(patient, beat.seat)));
  }, [patient]);
}

/**
 * What the board's element is to be given, so that what is new in the scene moves.
 * @param {Scene} scene
 */
export function useMotion(scene) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const memory = useRef({
    seq: -1,
    shown: -1,
    pieces: /** @type {ReturnType<typeof look>} */ (new Map()),
  });
  useLayoutEffect(() => {
    if (!root.current) return;
    const { seq, shown, pieces } = memory.current;
    const last = scene.entries.at(-1)?.seq ?? 0;
    const now = look(root.current);
    memory.current = { seq: last, shown: scene.shown, pieces: now };
    if (seq < 0 || shown !== scene.shown || last <= seq || still()) return;
    show(pieces, now);
    showFlights(scene, seq);
  });
  useStars(scene);
  return root;
}
