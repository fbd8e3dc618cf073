/**
 * Text that keeps to a box of fixed size: it grows smaller in steps, then says fewer sentences.
 * Nothing ends in the middle. What is left out stays there for screen readers, and a click on the
 * text shows all of it.
 */
import { html, useLayoutEffect, useRef } from '../lib.js';

/** @import { Drawn } from '../lib.js' */

/** The last of the sizes that style sheets know by `data-fit`; 0 is the largest. */
const SMALLEST = 3;
/** Heights are fractions of a pixel. */
const ROUNDING = 0.5;
const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})/u;

/**
 * A text as sentences that can be left out one by one. Lines that a game tells are such sentences
 * themselves: some of them begin with the short word of a die.
 * @param {{ text?: string, lines?: string[], draw?: (text: string) => Drawn }} props
 */
export const Sentences = ({ text = '', lines = text.split(SENTENCE_END), draw = (one) => one }) =>
  lines.map((one, n) => html`<span key=${n} class="sentence">${draw(one)} </span>`);

/** What is left of its box above and below a text, in pixels. @param {HTMLElement} text */
function spaceLeft(text) {
  const begin = text.firstElementChild?.getBoundingClientRect().top ?? 0;
  const end = text.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return (text.parentElement?.clientHeight ?? 0) - (end - begin);
}

/** @param {HTMLElement} text */
const fits = (text) =>
  spaceLeft(text) >= Number.parseFloat(getComputedStyle(text).paddingTop) - ROUNDING;

/** @param {HTMLElement} text */
export function fit(text) {
  const sentences = /** @type {HTMLElement[]} */ ([...text.querySelectorAll('.sentence')]);
  for (const one of sentences) delete one.dataset.unsaid;
  delete text.dataset.whole;
  let size = 0;
  text.dataset.fit = '0';
  while (!fits(text) && size < SMALLEST) text.dataset.fit = String(++size);
  while (sentences.length && !fits(text))
    /** @type {HTMLElement} */ (sentences.pop()).dataset.unsaid = '';
}

/** @param {HTMLElement} text */
function showWhole(text) {
  if (text.querySelector('[data-unsaid]')) text.toggleAttribute('data-whole');
}

/** What changes when other things are in a box. @param {HTMLElement} text */
const contents = (text) => `${text.querySelectorAll('*').length} ${text.textContent}`;

/** A box whose text is made to fit, whenever it or the room for it changes. */
export function useFitting() {
  const text = useRef(/** @type {HTMLElement | null} */ (null));
  const said = useRef('');
  const refit = () => {
    const { current } = text;
    const now = current ? contents(current) : '';
    if (current && now !== said.current) fit(current);
    said.current = now;
  };
  useLayoutEffect(refit);
  useLayoutEffect(() => {
    const { current } = text;
    if (!current?.parentElement) return undefined;
    const seen = new ResizeObserver(() => fit(current));
    seen.observe(current.parentElement);
    // What is in it may be drawn anew without the box.
    const changed = new MutationObserver(refit);
    changed.observe(current, { childList: true, characterData: true, subtree: true });
    const open = () => showWhole(current);
    current.addEventListener('click', open);
    return () => {
      seen.disconnect();
      changed.disconnect();
      current.removeEventListener('click', open);
    };
  }, []);
  return text;
}

/**
 * What is asked or told in a banner: a title, and a second line.
 * @param {{ title: Drawn, id?: string, live?: 'polite', children: Drawn }} props
 */
export function Asked({ title, id, live, children }) {
  const text = useFitting();
  return html`<div class="asked" ref=${text} aria-live=${live}>
    <h1 id=${id} tabindex="-1">${title}</h1>
    ${children}
  </div>`;
}
