/** A long press explains; a thing dragged onto another names both. Every drag has a click path. */

/** @import { Play } from '../games/drawing.js' */

const HELD = 500;
const FAR = 8;

/** What kind of pointer was used last. */
export const last = { pointer: 'mouse' };
addEventListener(
  'pointerdown',
  (event) => {
    last.pointer = event.pointerType;
  },
  true,
);

/** Where the mouse was moved to. A board that changes under it enters things, too. */
const place = { x: Number.NaN, y: Number.NaN };
addEventListener(
  'pointermove',
  ({ clientX, clientY }) => Object.assign(place, { x: clientX, y: clientY }),
  true,
);

/**
 * Whether the pointer came to a thing, and not the thing to a resting mouse.
 * @param {PointerEvent} event
 */
export const hasCome = ({ pointerType, clientX, clientY }) =>
  pointerType !== 'mouse' || clientX !== place.x || clientY !== place.y;

/** The click that ends a long press or a drag is not one. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}

/**
 * Listen until the pointer is let go.
 * @param {(event: PointerEvent) => void} moves
 * @param {(event: PointerEvent) => void} ends
 */
function follow(moves, ends) {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (/** @type {PointerEvent} */ event) => {
    listening.abort();
    ends(event);
  };
  addEventListener('pointermove', moves, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

/** @param {PointerEvent} from @param {PointerEvent} to */
const isFar = (from, to) => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > FAR;

/** @param {PointerEvent} event @param {Play} play @param {string} word @param {Element} thing */
function holdLong(event, play, word, thing) {
  let held = false;
  const timer = setTimeout(() => {
    held = true;
    play.showInfo(word, thing);
  }, HELD);
  follow(
    (moved) => {
      if (isFar(event, moved)) clearTimeout(timer);
    },
    () => {
      clearTimeout(timer);
      if (held) swallowClick();
    },
  );
}

/** @param {PointerEvent} event @returns {HTMLElement | null} */
const thingUnder = ({ clientX, clientY }) =>
  document.elementFromPoint(clientX, clientY)?.closest('.thing[data-word]') ?? null;

/** What is carried along: the part of a thing that says so, or all of it. */
const partOf = (/** @type {Element} */ thing) => thing.querySelector('[data-carried]') ?? thing;

/** @param {Element} part */
function copyOf(part) {
  const copy = /** @type {HTMLElement} */ (part.cloneNode(true));
  const { width, height } = part.getBoundingClientRect();
  copy.classList.add('dragged');
  copy.setAttribute('aria-hidden', 'true');
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  document.body.append(copy);
  return copy;
}

/** @param {PointerEvent} event @param {Play} play @param {string} word @param {Element} thing */
function drag(event, play, word, thing) {
  /** @type {HTMLElement | null} */
  let copy = null;
  const part = partOf(thing);
  follow(
    (moved) => {
      if (!copy && !isFar(event, moved)) return;
      copy ??= copyOf(part);
      part.setAttribute('data-dragged', '');
      copy.style.left = `${moved.clientX}px`;
      copy.style.top = `${moved.clientY}px`;
    },
    (ended) => {
      if (!copy) return;
      copy.remove();
      part.removeAttribute('data-dragged');
      swallowClick();
      const target = ended.type === 'pointerup' ? thingUnder(ended) : null;
      if (target && target !== thing) play.chooseAll([word, target.dataset.word ?? '']);
    },
  );
}

/** @param {PointerEvent} event @param {Play} play @param {string} word */
export function grab(event, play, word) {
  const thing = /** @type {Element} */ (event.currentTarget);
  if (event.pointerType === 'touch') holdLong(event, play, word, thing);
  else if (play.enabled && event.button === 0) drag(event, play, word, thing);
}
