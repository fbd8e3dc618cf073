/**
 * The little of a browser that the page's scripts need where they draw nothing. Import it first.
 */
import { mock } from 'node:test';

class MemoryStorage {
  #items = new Map();

  /** @param {string} key */
  getItem(key) {
    return this.#items.get(key) ?? null;
  }

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    this.#items.set(key, value);
  }

  clear() {
    this.#items.clear();
  }
}

const page = new EventTarget();
const media = Object.assign(new EventTarget(), { matches: false });
const root = { lang: '', classList: { add: () => {}, contains: () => false } };

/** What a test may change of the browser. */
export const browser = {
  page,
  storage: new MemoryStorage(),
  /** Whether somebody asked for less motion. */
  calmDown: (/** @type {boolean} */ calm) => {
    media.matches = calm;
  },
  /** Whether the tab is out of sight. */
  hide: (/** @type {boolean} */ hidden) => {
    Object.assign(document, { hidden });
  },
};

const fakes = {
  localStorage: browser.storage,
  location: { origin: 'http://table.test', hash: '' },
  document: Object.assign(new EventTarget(), {
    hidden: false,
    activeElement: null,
    documentElement: root,
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
  }),
  matchMedia: () => media,
  /** Everything is drawn at once. */
  requestAnimationFrame: (/** @type {() => void} */ act) => {
    act();
    return 0;
  },
  cancelAnimationFrame: () => {},
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
};

for (const [name, value] of Object.entries(fakes)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Time stands still until `mock.timers.tick`. */
export const stopTime = () => mock.timers.enable({ apis: ['setTimeout', 'Date'] });

/** Lets everything that was promised and is already known come true. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
