/** A thing that has a word: legal (open amber ring), said (teal ring with a tick) or quiet. */
import { html, classes } from '../lib.js';
import { t } from '../text.js';
import { settings } from '../settings.js';
import { grab, last } from './gestures.js';

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
 * @param {object} props
 * @param {Play} props.play
 * @param {string} props.word
 * @param {string} props.label what a screen reader says
 * @param {boolean} [props.said]
 * @param {boolean} [props.used]
 * @param {string} [props.kind] further class names
 * @param {any} [props.children]
 */
export function Thing({ play, word, label, said = false, used = false, kind = '', children }) {
  const isChosen = play.chosen.includes(word) && said;
  const legal = play.enabled && !said && play.choosable.has(word);
  const friend = play.enabled && !legal && !said && play.compatible.has(word);
  const [next] = play.hinted;
  const hinted = play.enabled && !said && play.hinted.has(word) && (legal || word !== next);
  return html`<button
    type="button"
    class=${classes('thing', kind, hinted && 'hinted', hinted && !legal && 'later', legal && 'legal', said && 'said', friend && 'friend', used && 'used')}
    data-word=${word}
    aria-label=${label}
    aria-description=${hinted ? t('hinted') : legal ? t('can-be-said') : null}
    aria-pressed=${said ? 'true' : null}
    onClick=${() => press(play, word, isChosen)}
    onPointerDown=${(/** @type {PointerEvent} */ event) => grab(event, play, word)}
    onPointerEnter=${(/** @type {PointerEvent} */ event) => play.point(word, event.pointerType === 'mouse' ? /** @type {Element} */ (event.currentTarget) : null)}
    onPointerLeave=${() => play.unpoint(word)}
    onContextMenu=${(/** @type {Event} */ event) => last.pointer === 'touch' && event.preventDefault()}
    onFocus=${() => play.point(word, null)}
    onBlur=${() => play.unpoint(word)}
  >${children}${said && html`<span class="tick" aria-hidden="true">✓</span>`}</button>`;
}
