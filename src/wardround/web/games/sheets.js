/**
 * Style sheets of games. Those of several games may be there at once, as on the front page: they
 * stand in one order, whichever came first, so that it does not matter which was loaded first. At a
 * table only those of its game apply.
 */
import { addressOf } from '../addresses.js';

/** @type {Map<string, Promise<unknown>>} */
const loading = new Map();

/** Puts a sheet before those of later games. @param {HTMLLinkElement} link @param {number} place */
function insert(link, place) {
  link.dataset.place = String(place);
  const others = [...document.head.querySelectorAll('link[data-place]')];
  const isLater = (/** @type {Element} */ one) =>
    Number(/** @type {HTMLElement} */ (one).dataset.place) > place;
  document.head.insertBefore(link, others.find(isLater) ?? null);
}

/** The place of the game whose sheets alone apply; -1 for all. */
let alone = -1;

/** @param {HTMLLinkElement} link */
function apply(link) {
  link.disabled = alone >= 0 && Number(link.dataset.place) !== alone;
}

/** @param {string} href @param {number} place */
function loadSheet(href, place) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = addressOf(href);
  const loaded = new Promise((resolve, reject) => {
    link.onload = () => {
      apply(link);
      resolve(undefined);
    };
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      reject(new Error(href));
    };
  });
  insert(link, place);
  return loaded;
}

/**
 * Loads the sheets of a folder, each once. Done when all are there: nothing is drawn without them.
 * @param {string} folder
 * @param {string[]} names in the order in which they apply
 * @param {number} place of the game among all
 */
export async function loadSheets(folder, names, place) {
  const hrefs = names.map((name) => `/games/${folder}/${name}`);
  for (const href of hrefs) {
    if (!loading.has(href)) loading.set(href, loadSheet(href, place));
  }
  await Promise.all(hrefs.map((href) => loading.get(href)));
}

/**
 * From now on only the sheets of this game apply.
 * @param {number} place of the game among all; -1 for those of all games
 */
export function applyOnly(place) {
  alone = place;
  for (const link of document.head.querySelectorAll('link[data-place]')) {
    apply(/** @type {HTMLLinkElement} */ (link));
  }
}
