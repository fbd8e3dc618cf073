/** The order strip: every seat with its points and how far it is. */
import { classes, html } from '../lib.js';
import { t } from '../text.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { Session } from '../play/session.js' */

export const SHAPES = ['circle', 'square', 'diamond', 'shield', 'hexagon'];

/**
 * At a shared screen everybody goes by name.
 * @param {{ drawing: Drawing, scene: Scene, look: (seat: number) => void, session?: Session }}
 *   props
 */
export function SeatStrip({ drawing, scene, look, session }) {
  const alone = (session?.mine.length ?? 1) < 2;
  return html`<ul class="strip">
    ${scene.seats.map((one) => {
      const { seat, name, asked, away } = one;
      const score = scene.standing?.scores[seat];
      const standing = `${drawing.progressText(scene.view, seat)}${away ? ` · ${t('away')}` : ''}`;
      const title = `${standing} · ${t('as-if-over')} ${drawing.scoreNote(scene.view)}`;
      return html`<li key=${seat}>
        <button type="button"
            class=${classes('seat', asked && 'asked', seat === scene.seat && 'me')}
            onClick=${() => look(seat)} title=${title}
            aria-label=${`${name}, ${score}, ${standing}`}>
          <i class=${`disc ${SHAPES[seat % SHAPES.length]}`} aria-hidden="true">
            ${name.charAt(0)}
          </i>
          <span class="name">${alone && seat === scene.seat ? t('you') : name}</span>
          ${' '}
          <b>${score}</b>
          ${' '}
          <${drawing.Badge} view=${scene.view} seat=${seat} />
        </button>
      </li>`;
    })}
  </ul>`;
}
