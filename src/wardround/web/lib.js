/** The few parts by others that the page is built on, under one roof and with types. */
import * as preact from './vendor/preact.js';
import * as hooks from './vendor/hooks.js';
import * as signals from './vendor/signals.js';
import htm from './vendor/htm.js';

/**
 * @template T
 * @typedef {{ value: T, peek: () => T }} Signal
 */

/** @type {(what: any, where: Element) => void} */
export const render = preact.render;
/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(preact.h);

/** @type {<T>(first: T) => [T, (next: T) => void]} */
export const useState = hooks.useState;
/** @type {(act: () => void | (() => void), when?: unknown[]) => void} */
export const useEffect = hooks.useEffect;
/** @type {(act: () => void | (() => void), when?: unknown[]) => void} */
export const useLayoutEffect = hooks.useLayoutEffect;
/** @type {<T>(first: T) => { current: T }} */
export const useRef = hooks.useRef;

/** @type {<T>(first: T) => Signal<T>} */
export const signal = signals.signal;
/** @type {<T>(compute: () => T) => Signal<T>} */
export const computed = signals.computed;
/** @type {(act: () => void) => () => void} */
export const effect = signals.effect;
/** @type {(act: () => void) => void} */
export const batch = signals.batch;

/**
 * Class names that apply, in one text.
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(' ');
