/** What the round that has just ended brought everybody, side by side. */
import { html, useEffect, useState } from '../../lib.js';
import { t } from './facts.js';
import { Candle, Door } from './figures.js';
import { lastRound } from './rounds.js';

/** @import { Scene } from '../drawing.js' */

/** @param {{ scene: Scene }} props */
export function RoundCard({ scene }) {
  const { entries, seats, seat } = scene;
  const found = lastRound(entries, seats.length, seat);
  const [closed, close] = useState(0);
  const open = Boolean(found && !found.past && seat >= 0 && found.round !== closed);
  const round = found?.round ?? 0;
  useEffect(() => {
    if (!open) return undefined;
    const leave = () => close(round);
    const events = ['keydown', 'pointerdown'];
    events.forEach((name) => document.addEventListener(name, leave, { once: true }));
    return () => events.forEach((name) => document.removeEventListener(name, leave));
  }, [open, round]);
  if (!found || !open) return null;
  return html`<section class="round-card" role="status" aria-label=${t('round-over', { round })}>
    <h2>${t('round-over', { round })}</h2>
    <ol>${seats.map(({ seat: one, name }) => {
      const { home, points, lost } = found.seats[one];
      return html`<li key=${one} class=${one === seat ? 'me' : ''}><b class="name">${one === seat ? t('you') : name}</b>
        <span><${Door} />${t('home', { home })}</span><span class="points">${t('points-gained', { points })}</span>
        <span class=${lost ? 'bad' : ''}>${lost > 0 && html`<${Candle} />`}${t('lost', { n: lost })}</span></li>`;
    })}</ol>
    <p>${t('round-card-closes')}</p>
  </section>`;
}
