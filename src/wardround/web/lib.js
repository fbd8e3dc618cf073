/** The few parts by others that the page is built on, under one roof. */
import htm from './vendor/htm.js';
import { h } from './vendor/preact.js';

export { useEffect, useLayoutEffect, useMemo, useRef, useState } from './vendor/hooks.js';
export { render } from './vendor/preact.js';
export { batch, computed, effect, signal } from './vendor/signals.js';

/** @import { ComponentChildren } from './vendor/preact.js' */
/** @import { ReadonlySignal, Signal as WritableSignal } from './vendor/signals.js' */
/** @typedef {ComponentChildren} Drawn what a component draws */
/**
 * @template T
 * @typedef {WritableSignal<T>} Signal
 */
/**
 * @template T
 * @typedef {ReadonlySignal<T>} Computed
 */

/** Draws what a template says: `html`<b>${text}</b>``. */
export const html = htm.bind(h);

/**
 * A component that is drawn again only where it would look different, or where a signal that it
 * reads has changed (its properties are the same object then).
 * @template Props
 * @param {(props: Props) => Drawn} component
 * @param {(one: Props, other: Props) => boolean} looksSame
 * @returns {(props: Props) => Drawn}
 */
export function memo(component, looksSame) {
  /**
   * @this {{ props: Props, shouldComponentUpdate: (next: Props) => boolean }}
   * @param {Props} props
   */
  return function Memo(props) {
    this.shouldComponentUpdate = (next) => next === this.props || !looksSame(this.props, next);
    return component(props);
  };
}

/**
 * Class names that apply, in one text.
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(' ');
