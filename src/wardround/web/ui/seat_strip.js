/** The order strip: every seat with its points and how far it is. */
import { classes, html } from '../lib.js';
import { PresenceBadge } from '../play/presence.js';
import { t } from '../text.js';
import { Portrait } from './portrait.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { Session } from '../play/session.js' */

/**
 * At a shared screen everybody goes by name.
 * @param {{ drawing: Drawing, scene: Scene, look: (seat: number) => void, session?: Session }}
 *   props
 */
export function SeatStrip({ drawing, scene, look, session }) {
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
          <${Portrait} name=${name} seat=${seat} face=${drawing.face(scene.view, seat)} />
          <span class="name">${seat === scene.seat && !scene.shared ? t('you') : name}</span>
          ${' '}
          <b>${score}</b>
          ${
            session?.table.value &&
            !session.mine.includes(seat) &&
            html`<${PresenceBadge} one=${session.table.value.seats[seat]} absent />`
          }
          ${' '}
          <${drawing.Badge} view=${scene.view} seat=${seat} />
        </button>
      </li>`;
    })}
  </ul>`;
}
