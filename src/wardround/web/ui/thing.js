/** A thing that has a word: legal (open amber ring), said (teal ring with a tick) or quiet. */
import { classes, html } from '../lib.js';
import { settings } from '../settings.js';
import { t } from '../text.js';
import { grab, hasCome, last } from './gestures.js';

/** @import { Drawn } from '../lib.js' */
/** @import { Play } from '../games/drawing.js' */

let tapped = '';

/**
 * On touch the first tap shows, the second says, unless a setting makes it one.
 * @param {Play} play
 * @param {string} word
 * @param {boolean} isChosen
 */
function press(play, word, isChosen) {
  const looks = last.pointer === 'touch' && settings.peek().twoTaps && tapped !== word;
  tapped = looks ? word : '';
  if (looks && play.choosable.has(word)) play.point(word);
  else play.choose(word, isChosen);
}

/**
 * What a thing shows of the moment. Of words that were advised, the next one is marked only where
 * it can be chosen.
 * @param {Play} play
 * @param {string} word
 * @param {boolean} said
 */
function marksOf({ enabled, choosable, compatible, hinted }, word, said) {
  if (!enabled || said) return { legal: false, friend: false, advised: false };
  const [next] = hinted;
  const legal = choosable.has(word);
  return {
    legal,
    friend: !legal && compatible.has(word),
    advised: hinted.has(word) && (legal || word !== next),
  };
}

/** @param {ReturnType<typeof marksOf>} marks */
function describe({ legal, advised }) {
  if (advised) return t('hinted');
  return legal ? t('can-be-said') : null;
}

/** The thing that a mouse points at; null by any other pointer. @param {PointerEvent} event */
const thingByMouse = ({ pointerType, currentTarget }) =>
  pointerType === 'mouse' ? /** @type {Element} */ (currentTarget) : null;

/**
 * A long press or the other button explains a thing: no menu then.
 * @param {Event} event
 * @param {Play} play
 * @param {string} word
 */
function explain(event, play, word) {
  event.preventDefault();
  if (last.pointer !== 'touch') play.showInfo(word, /** @type {Element} */ (event.currentTarget));
}

/**
 * @param {object} props
 * @param {Play} props.play
 * @param {string} props.word
 * @param {string} props.label what a screen reader says
 * @param {boolean} [props.said]
 * @param {boolean} [props.used]
 * @param {string} [props.kind] further class names
 * @param {Drawn} [props.children]
 */
export function Thing({ play, word, label, said = false, used = false, kind = '', children }) {
  const marks = marksOf(play, word, said);
  const { legal, friend, advised } = marks;
  const names = classes(
    'thing',
    kind,
    advised && 'hinted',
    advised && !legal && 'later',
    legal && 'legal',
    said && 'said',
    friend && 'friend',
    used && 'used',
  );
  const isChosen = play.chosen.includes(word) && said;
  const point = (/** @type {PointerEvent} */ event) => play.point(word, thingByMouse(event));
  return html`<button type="button" class=${names} data-word=${word} aria-label=${label}
      aria-description=${describe(marks)} aria-pressed=${said ? 'true' : null}
      onClick=${() => press(play, word, isChosen)}
      onPointerDown=${(/** @type {PointerEvent} */ event) => grab(event, play, word)}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => hasCome(event) && point(event)}
      onPointerMove=${(/** @type {PointerEvent} */ event) => thingByMouse(event) && point(event)}
      onPointerLeave=${() => play.unpoint(word)}
      onContextMenu=${(/** @type {Event} */ event) => explain(event, play, word)}
      onFocus=${() => play.point(word, null)}
      onBlur=${() => play.unpoint(word)}>
    ${children}
    ${said && html`<span class="tick" aria-hidden="true">✓</span>`}
  </button>`;
}
