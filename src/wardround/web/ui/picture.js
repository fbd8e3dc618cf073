/** Drawings: parts in `drawings/*.svg`, put into the document once and used by name. */
import { addressOf } from '../addresses.js';
import { classes, html } from '../lib.js';

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** Where the parts stand in the document: without size, not hidden, or clips would not work. */
function store() {
  const found = document.getElementById('drawings');
  if (found) return found;
  const made = document.createElement('div');
  made.id = 'drawings';
  made.ariaHidden = 'true';
  document.body.append(made);
  return made;
}

/** @param {string} name */
async function load(name) {
  const response = await fetch(addressOf(`/drawings/${name}.svg`));
  if (!response.ok) throw new Error(`/drawings/${name}.svg`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  store().append(document.importNode(parsed.documentElement, true));
}

/**
 * Loads files of parts, each once. What is drawn before they are there appears when they come.
 * @param {string[]} names of files in `drawings/`, without their ending
 */
export async function loadDrawings(names) {
  for (const name of names) {
    if (loading.has(name)) continue;
    const coming = load(name);
    loading.set(name, coming);
    coming.catch(() => loading.delete(name));
  }
  await Promise.all(names.map((name) => loading.get(name)));
}

/**
 * One part, for the eyes only: the thing it belongs to speaks.
 * @param {object} props
 * @param {string} props.name of the part, as in `drawings/*.svg`
 * @param {string} [props.box] its size there: `0 0 128 62`
 * @param {string} [props.kind] further class names
 * @param {boolean} [props.carried] whether it is what is dragged of its thing
 */
export const Picture = ({ name, box = '0 0 24 24', kind = '', carried = false }) =>
  html`<svg class=${classes('picture', kind)} viewBox=${box} data-carried=${carried || null}
      aria-hidden="true">
    <use href=${`#${name}`} />
  </svg>`;
