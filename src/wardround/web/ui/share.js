/** Passing a text or an address on. Each answers with what is to be told then. */
import { t } from '../text.js';

/**
 * Into the clipboard; where there is none, as on plain http, it is shown to be copied by hand.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return t('copied');
  } catch {
    return t('copy-yourself', { text });
  }
}

/** By the device's own way of sharing, if it has one. @param {string} url @param {string} [text] */
export async function share(url, text = '') {
  if (!('share' in navigator)) return copy(`${text} ${url}`.trim());
  try {
    await navigator.share(text ? { text, url } : { url });
  } catch (error) {
    if (/** @type {Error} */ (error).name !== 'AbortError') return copy(`${text} ${url}`.trim());
  }
  return '';
}
