/** Being robbed or told on: a picture of what was taken by whom, held until it is seen. */
import { html, useEffect, useRef, useState } from '../../lib.js';
import { personAt, t } from './facts.js';
import { lossesSince } from './losses.js';
import { Badge, Buck, MouseHole, PatientFace, Person, Star, Tile } from './pictures.js';
import { isTile, nameOf, SKILLS } from './words.js';

/** @import { Loss } from './losses.js' */
/** @import { Scene } from './types.js' */

/** What was taken. @param {{ thing: string }} props */
function Taken({ thing }) {
  if (thing === 'buck') return html`<${Buck} />`;
  if (thing === 'prestige') return html`<${Star} />`;
  if (isTile(thing)) return html`<${Tile} tile=${thing} />`;
  if (SKILLS.includes(thing)) return html`<${Badge} skill=${thing} has=${true} />`;
  return thing === 'mouse' ? html`<${MouseHole} />` : html`<${PatientFace} word=${thing} />`;
}

/** What was taken, in words. @param {Loss} loss */
function taken({ thing, n }) {
  if (thing === 'buck') return t('bucks', { n });
  return isTile(thing) ? t(`count-${thing}`, { n }) : nameOf(thing);
}

/** @param {Loss} loss */
const told = (loss) =>
  t(`loss-${loss.kind}`, { who: personAt(loss.by), what: taken(loss), n: loss.n });

const ACTS = ['click', 'keydown'];

/**
 * Calls this when somebody does anything while it holds.
 * @param {boolean} held
 * @param {() => void} act
 */
function useActs(held, act) {
  useEffect(() => {
    if (!held) return undefined;
    for (const one of ACTS) document.addEventListener(one, act, true);
    return () => {
      for (const one of ACTS) document.removeEventListener(one, act, true);
    };
  }, [held]);
}

/**
 * What hurt this seat and was not yet seen, and what says that it was. Whoever does something with
 * it in sight and says a word by that has seen it; what is said by itself does not count.
 * @param {Scene} scene
 * @returns {[Loss[], () => void]}
 */
export function useLosses({ seat, view, entries }) {
  const last = entries.at(-1)?.seq ?? 0;
  const [since, setSince] = useState(last);
  const before = useRef({ seat, beds: view.beds, last });
  const acted = useRef(Number.POSITIVE_INFINITY);
  const own = entries.findLast(({ speaker }) => speaker === seat)?.seq ?? 0;
  const from = own > acted.current ? Math.max(since, own) : since;
  const losses = seat < 0 ? [] : lossesSince(entries, from, seat, before.current.beds);
  const held = losses.length > 0;
  useActs(held, () => {
    acted.current = before.current.last;
  });
  useEffect(() => {
    if (!held || before.current.seat !== seat) before.current = { seat, beds: view.beds, last };
    before.current.last = last;
    if (from > since) setSince(from);
    if (!held) acted.current = Number.POSITIVE_INFINITY;
  });
  return [losses, () => setSince(last)];
}

/**
 * It lies over one's own goods: while those are to be chosen from, it is not there.
 * @param {{ losses: Loss[], choosable: ReadonlySet<string>, close: () => void }} props
 */
export function LossCard({ losses, choosable, close }) {
  if (!losses.length || [...choosable].some(isTile)) return null;
  return html`<section class="loss-card" role="alert" aria-label=${t('happened-to-you')}>
    <ul>
      ${losses.map(
        (loss) => html`<li key=${`${loss.by}${loss.kind}${loss.thing}`} class=${loss.kind}>
          <${Person} seat=${loss.by} /><${Taken} thing=${loss.thing} />
          <span>${told(loss)}</span>
        </li>`,
      )}
    </ul>
    <button type="button" class="key" data-key="seen" onClick=${close}>${t('seen')}</button>
  </section>`;
}
