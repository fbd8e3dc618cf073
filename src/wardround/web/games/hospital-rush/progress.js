/**
 * Where in the game we are: the round, who placed and who is still to place, who begins the next
 * one.
 */
import { classes, html } from '../../lib.js';
import { cardOf, meet, personAt, t } from './facts.js';
import { Disc } from './pictures.js';
import { isRed } from './words.js';

/** @import { Marker, Scene } from './types.js' */

/** A marker of the round, placed or to come. @param {{ one: Marker, next: boolean }} props */
function Placed({ one, next }) {
  const where = one.space ? cardOf(one.space)?.name : '';
  const label = where
    ? t('placed-at', { who: personAt(one.seat), where })
    : t('to-place', { who: personAt(one.seat) });
  return html`<li
      class=${classes(
        one.space ? 'done' : 'to-come',
        one.marker > 1 && 'second',
        next && 'next',
        isRed(one.space) && 'red',
      )}
      title=${label}>
    <${Disc} seat=${one.seat} ghost=${!one.space} />
    <span class="unseen">${label}</span>
  </li>`;
}

/** @param {{ scene: Scene }} props */
export function Progress({ scene }) {
  meet(scene);
  const { view } = scene;
  const next = view.order.findIndex((one) => !one.space);
  const known = view.began >= 0;
  return html`<div class="progress rush-progress">
    <b class="round-now">${view.round ? t('heading-round', { n: view.round }) : t('setup')}</b>
    ${
      known &&
      html`
        <ol class="order" data-seats=${view.interns.length} aria-label=${t('order')}>
          ${view.order.map(
            (one, place) => html`<${Placed} key=${place} one=${one} next=${place === next} />`,
          )}
        </ol>
        <span class="starters">
          <span>${t('began', { who: personAt(view.began) })}</span>
          ${' '}
          <span class=${classes('clock-in', view.first !== view.began && 'changed')}
              data-piece="starter">
            ${t('next-starts', { who: personAt(view.first) })}
          </span>
        </span>
      `
    }
  </div>`;
}
