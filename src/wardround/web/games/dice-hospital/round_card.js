/**
 * What the round that has just ended brought everybody, side by side; and the event that begins the
 * next.
 */
import { html, useEffect, useState } from '../../lib.js';
import { Announced } from './event.js';
import { t } from './facts.js';
import { Candle, Door } from './pictures.js';
import { lastEvent, lastRound } from './round_history.js';
import { seatName } from './words.js';

/** @import { Scene } from './types.js' */
/** @import { Told } from './round_history.js' */

/** @param {{ scene: Scene, round: number, told: Told[] }} props */
const Brought = ({ scene, round, told }) => html`
  <h2>${t('round-over', { round })}</h2>
  <ol>
    ${scene.seats.map(({ seat: one }) => {
      const { home, points, lost } = told[one];
      return html`<li key=${one} class=${one === scene.seat ? 'me' : ''}>
        <b class="name">${seatName(scene, one)}</b>
        <span><${Door} />${t('home', { home })}</span>
        <span class="points">${t('points-gained', { points })}</span>
        ${lost > 0 && html`<span class="bad"><${Candle} />${t('lost', { n: lost })}</span>`}
      </li>`;
    })}
  </ol>
`;

/** @param {{ scene: Scene }} props */
export function RoundCard({ scene }) {
  const { entries, seats, seat, view } = scene;
  const [closed, close] = useState('');
  const round = lastRound(entries, seats.length, seat);
  const event = lastEvent(entries, seat);
  const brought = round && !round.past ? round : null;
  const turned = event && !event.past && event.word === view.event ? event.word : '';
  const name = `${brought?.round ?? ''} ${turned}`;
  const open = seat >= 0 && Boolean(brought || turned) && name !== closed;
  useEffect(() => {
    if (!open) return undefined;
    const leave = () => close(name);
    const listening = new AbortController();
    const options = { once: true, signal: listening.signal };
    document.addEventListener('keydown', leave, options);
    document.addEventListener('pointerdown', leave, options);
    return () => listening.abort();
  }, [open, name]);
  if (!open) return null;
  return html`<section class="round-card" role="status" aria-label=${t('announcement')}>
    ${brought && html`<${Brought} scene=${scene} round=${brought.round} told=${brought.seats} />`}
    ${turned && html`<${Announced} word=${turned} />`}
    <p class="closes">${t('round-card-closes')}</p>
  </section>`;
}
