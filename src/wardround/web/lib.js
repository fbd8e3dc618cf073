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
 * Class names that apply, in one text.
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(' ');
