/** Starts the page and shows what the address names. */
import { html, render, signal } from './lib.js';
import { t } from './text.js';
import { FrontPage, moveHere } from './front/front_page.js';
import { TablePage } from './play/table_page.js';
import { ReplayPage } from './replay/replay_page.js';

const address = signal(location.hash);
addEventListener('hashchange', () => { address.value = location.hash; });

/** @param {{ code: string }} props */
function Moving({ code }) {
  moveHere(code).catch(() => { location.hash = '#/'; });
  return html`<main class="page"><p role="status">${t('loading')}</p></main>`;
}

function Shown() {
  const [, kind = '', name = '', step = '0'] = address.value.split('/');
  if (kind === 'table' && name) return html`<${TablePage} key=${name} id=${name} />`;
  if (kind === 'replay' && name) return html`<${ReplayPage} key=${name} id=${name} step=${Number(step) || 0} />`;
  if (kind === 'move' && name) return html`<${Moving} code=${name} />`;
  return html`<${FrontPage} />`;
}

const App = () => html`<${Shown} /><footer class="notice"><p>${t('notice')}</p></footer>`;

render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById('app')));
