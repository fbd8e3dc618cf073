/** What stands on a page until there is more to show. It appears only after a while. */
import { html } from '../lib.js';
import { t } from '../text.js';

/** @param {{ note?: string }} props what went wrong, if something did */
export const Waiting = ({ note = '' }) => html`<main class="page loading">
  <h1 lang="en">wardround</h1>
  <p role="status">${note || t('loading')}</p>
  ${note && html`<p><a href="#/">${t('front-page')}</a></p>`}
</main>`;
