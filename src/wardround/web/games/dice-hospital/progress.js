/** Where in the game we are: the round, the part of it, and how far each seat is. */
import { classes, html } from '../../lib.js';
import { constants, t } from './facts.js';
import { partTold } from './round_end.js';
import { total } from './words.js';

/** @import { Scene, View } from './types.js' */

/** @param {{ scene: Scene }} props */
export function Progress({ scene: { view, moment } }) {
  const { rounds, parts } = constants();
  const turning = parts['shift-change'].includes(view.phase);
  const asked =
    turning && view.event
      ? 'event'
      : Object.keys(parts).find((part) => parts[part].includes(view.phase));
  const here = partTold(moment, Object.keys(parts)) || asked;
  const left = view.round === rounds && parts['pick-up'] ? 'shift-change' : 'pick-up';
  const shown = Object.keys(parts).filter((part) => part !== left && !parts[part].includes('over'));
  return html`<div class="progress">
    <b class="round-short" aria-hidden="true">${view.round || '–'}<span>/${rounds}</span></b>
    <ol class="rounds"
        aria-label=${view.round ? t('round-of', { round: view.round, rounds }) : t('setup')}>
      ${Array.from(
        { length: rounds },
        (_, place) => html`<li
            class=${classes(place + 1 < view.round && 'done', place + 1 === view.round && 'now')}
            data-rounds=${rounds} aria-hidden="true">
          ${place + 1}
        </li>`,
      )}
    </ol>
    <ol class="parts">
      ${shown.map((part) => {
        const now = view.round > 0 && part === here;
        return html`<li key=${part} class=${now ? 'now' : ''} aria-current=${now ? 'step' : null}>
          ${t(`part-${part}`)}
        </li>`;
      })}
    </ol>
  </div>`;
}

/** @param {View} view @param {number} seat */
export function progressText(view, seat) {
  const h = view.hospitals[seat];
  const home = total(h.lounge);
  if (view.phase !== 'activate')
    return h.ambulance
      ? t('ambulance', { n: h.ambulance })
      : t('patients', { n: h.patients.length });
  return h.ready
    ? t('finished', { home })
    : t('placed', { n: h.used.length, all: view.crew + h.staff.length, home });
}
