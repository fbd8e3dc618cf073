/** A card beside a thing that tells all about it: on hover, long press or a key. */
import { html, signal, useEffect, useRef } from '../lib.js';
import { sentenceCase, t } from '../text.js';
import { isTranslated } from '../games/marks.js';
import { RulesKey, useRules } from '../learn/rules.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { TableSeen } from '../wire/types.js' */
/** @import { Session } from './session.js' */

const HOVERED = 700;
const LEFT = 300;
const GAP = 10;

export class Info {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.shown = signal(/** @type {{ word: string, thing: Element } | null} */ (null));
    this.why = signal('');
    /** The word of the card that is asked for, or shown. */
    this.opening = '';
    /** Asked for by a key or a long press: then it does not go with the pointer. */
    this.pinned = false;
  }

  /** @param {string} word @param {Element} thing */
  hover(word, thing) {
    if (this.pinned) this.unpin(thing);
    else this.await(word, thing);
  }

  /** @param {string} word @param {Element} thing */
  await(word, thing) {
    this.stay();
    if (!this.session.drawn.peek()?.explain(word)) return;
    this.timer = setTimeout(() => this.open(word, thing), HOVERED);
  }

  /** The focus has gone elsewhere. @param {Element} thing */
  unpin(thing) {
    if (thing === document.activeElement && thing !== this.shown.peek()?.thing) this.close();
  }

  /** @param {string} word @param {Element} thing */
  pin(word, thing) {
    this.pinned = true;
    this.open(word, thing);
  }

  /** The pointer has left the thing or the card; from one to the other it takes a moment. */
  leave() {
    if (this.pinned) return;
    this.stay();
    this.timer = setTimeout(() => this.close(), LEFT);
  }

  stay() {
    clearTimeout(this.timer);
  }

  /** Shown whole at once: what moves under a pointer cannot be clicked. @param {string} word @param {Element} thing */
  async open(word, thing) {
    this.stay();
    this.opening = word;
    const answer = await this.session.ask('why', { word });
    if (this.opening !== word) return;
    this.why.value = sentenceCase(answer?.reason?.text ?? '');
    this.shown.value = { word, thing };
  }

  /** Whether there was a card to close. */
  close() {
    this.stay();
    this.opening = '';
    this.pinned = false;
    const open = Boolean(this.shown.peek());
    if (open) this.shown.value = null;
    return open;
  }
}

/** Beside the thing, where there is room, and never on it. @param {HTMLElement} card @param {Element} thing */
function place(card, thing) {
  const at = thing.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = card;
  const below = at.bottom + GAP + high <= innerHeight;
  const top = below ? at.bottom + GAP : Math.max(GAP, at.top - GAP - high);
  card.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - wide - GAP))}px`;
  card.style.top = `${top}px`;
}

/** @param {{ session: Session, drawing: Drawing, table: TableSeen, open: (sheet: string) => void }} props */
export function InfoCard({ session, drawing, table, open }) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const { info, saying } = session;
  const rules = useRules(table.game);
  const shown = info.shown.value;
  useEffect(() => { if (shown && card.current) place(card.current, shown.thing); });
  useEffect(() => {
    const outside = (/** @type {Event} */ event) => {
      if (!(/** @type {Element} */ (event.target).closest('.info-card'))) info.close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  if (!shown) return null;
  const { word } = shown;
  const sight = session.sight.value;
  const arming = sight && drawing.arming(sight.view, sight.seat, word);
  /** The sheet gives the focus back to the thing, not to this card, which is gone then. @param {string} part */
  const look = (part) => {
    /** @type {HTMLElement} */ (shown.thing).focus();
    info.close();
    open(`rules/${part}`);
  };
  return html`<div class="info-card" role="tooltip" ref=${card}
    onPointerEnter=${() => info.stay()} onPointerLeave=${() => info.leave()}>
    <b lang=${drawing.language(word)}>${drawing.name(word)}</b>${isTranslated(drawing, word) && html` <code lang="en">${word}</code>`}
    <p>${drawing.inline(drawing.explain(word))}</p>
    ${info.why.value && html`<p class="why">${drawing.inline(info.why.value)}</p>`}
    <${RulesKey} rules=${rules} kind=${drawing.kind(word)} open=${look} />
    ${arming && html`<button type="button" class="key quiet" data-key="arm" aria-pressed=${String(saying.armed.value.has(word))}
      onClick=${() => saying.arm(word)}>${arming}</button>`}
    ${arming && saying.armed.value.has(word) && html`<p>${t('armed')}</p>`}
  </div>`;
}
