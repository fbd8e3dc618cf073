/** Every sentence of the page comes from the catalogue's file of the language that is spoken. */
import { addressOf } from './addresses.js';
import { signal } from './lib.js';
import { FluentBundle, FluentResource } from './vendor/fluent/index.js';

/** The languages there are, each by its own name. */
export const LANGUAGES = /** @type {Record<string, string>} */ ({
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  fr: 'Français',
});

/** The language that is spoken. */
export const language = signal('en');
const bundle = signal(/** @type {FluentBundle | null} */ (null));
const named = signal(/** @type {Record<string, { name: string }>} */ ({}));

/**
 * From now on sentences speak of these cards, CARD("pharmacy") by its name.
 * @param {Record<string, { name: string }>} cards
 */
export const nameCards = (cards) => {
  named.value = cards;
};

/** @param {unknown[]} words */
const CARD = ([word]) => named.value[String(word)]?.name ?? String(word);

/** The first of these that is one of ours, or English. @param {readonly string[]} wanted */
export function nearest(wanted) {
  const codes = wanted.map((one) => one.slice(0, 2).toLowerCase());
  return codes.find((one) => one in LANGUAGES) ?? 'en';
}

/** Speak another language from now on. @param {string} wanted one of LANGUAGES */
export async function speak(wanted) {
  const answer = await fetch(addressOf(`/text/${wanted}.ftl`));
  const made = new FluentBundle(wanted, { useIsolating: false, functions: { CARD } });
  made.addResource(new FluentResource(await answer.text()));
  bundle.value = made;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

/**
 * What says the sentences of one part of the catalogue, by their keys without the part's prefix.
 * @param {string} part
 * @returns {(key: string, figures?: Record<string, string | number>) => string}
 */
export const texts =
  (part) =>
  (key, figures = {}) => {
    const message = bundle.value?.getMessage(`${part}-${key}`);
    /** @type {Error[]} */
    const errors = [];
    const text = message?.value && bundle.value?.formatPattern(message.value, figures, errors);
    if (!text || errors.length) console.error(`${part}-${key}`, figures, ...errors);
    return text ?? key;
  };

/** Sentences of the page itself. */
export const t = texts('page');

/** Names in a row: "Ada, Bea and Cem". @param {string[]} names */
export const listed = (names) =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);

/** As at the beginning of a sentence. @param {string} text */
export const sentenceCase = (text) => text.charAt(0).toUpperCase() + text.slice(1);
