/**
 * Starts the page and shows what the address names. Each kind of page is loaded when it is needed.
 */

import { moveSeatHere } from './front/join_by_code.js';
import { prepareDrawings } from './games/index.js';
import { html, render, signal, useEffect, useState } from './lib.js';
import { settings } from './settings.js';
import { nearest, speak, t } from './text.js';
import { loadDrawings } from './ui/picture.js';
import { Waiting } from './ui/waiting.js';
import { fetchHealth, server } from './wire/api.js';

/** @import { Drawn } from './lib.js' */
/** @typedef {(props: { name: string, part: string }) => Drawn} Page */

const PAGES = /** @type {Record<string, () => Promise<Page>>} */ ({
  '': async () => (await import('./front/front_page.js')).FrontPage,
  table: async () => (await import('./play/table_page.js')).TablePage,
  replay: async () => (await import('./replay/replay_page.js')).ReplayPage,
  review: async () => (await import('./replay/review.js')).ReviewPage,
  rules: async () => (await import('./learn/rules_page.js')).RulesPage,
  puzzles: async () => (await import('./puzzles/puzzles_page.js')).PuzzlesPage,
  move: async () => Moving,
});

/** Pages whose address may end there. */
const WITHOUT_NAME = ['puzzles'];

/** Milliseconds until a server that did not answer is asked again. */
const ASK_AGAIN = 3000;

const address = signal(location.hash);
addEventListener('hashchange', () => {
  address.value = location.hash;
});

/** @param {{ text: string }} props */
const Notice = ({ text }) => html`<main class="page">
  <h1 class="unseen">wardround</h1>
  <p role="status">${text}</p>
  <p><a href="#/">${t('front-page')}</a></p>
</main>`;

/** The page was started without a server. It goes on by itself as soon as there is one. */
function Unreachable() {
  useEffect(() => {
    const ask = () => fetchHealth().catch(() => {});
    const asking = setInterval(ask, ASK_AGAIN);
    addEventListener('online', ask);
    return () => {
      clearInterval(asking);
      removeEventListener('online', ask);
    };
  }, []);
  return html`<main class="page unreachable">
    <h1>${t('unreachable')}</h1>
    <p role="status">${t('unreachable-line')}</p>
  </main>`;
}

/** @param {{ name: string }} props */
function Moving({ name }) {
  useEffect(() => {
    moveSeatHere(name).catch(() => {
      location.hash = '#/';
    });
  }, [name]);
  return html`<${Waiting} />`;
}

/** @param {{ kind: string, name: string, part: string }} props */
function Loaded({ kind, name, part }) {
  const [Page, setPage] = useState(/** @type {Page | null} */ (null));
  useEffect(() => {
    PAGES[kind]().then((found) => setPage(() => found));
  }, [kind]);
  return Page ? html`<${Page} key=${name} name=${name} part=${part} />` : html`<${Waiting} />`;
}

function Shown() {
  if (server.value === 'silent') return html`<${Unreachable} />`;
  const [, kind = '', name = '', part = ''] = address.value.split('/');
  const known =
    kind === '' ? !name : Object.hasOwn(PAGES, kind) && (name || WITHOUT_NAME.includes(kind));
  return known
    ? html`<${Loaded} key=${kind} kind=${kind} name=${name} part=${part} />`
    : html`<${Notice} text=${t('unknown-page')} />`;
}

const App = () => html`<${Shown} /><footer class="notice"><p>${t('notice')}</p></footer>`;

prepareDrawings();
await speak(nearest([settings.value.language, ...navigator.languages]));
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById('app')));
// After the first picture has asked for what it needs.
loadDrawings(['faces', 'things']);
// Where there is none, as over plain HTTP in a network, the page needs the server to start.
navigator.serviceWorker?.register('/service_worker.js').catch(() => {});
