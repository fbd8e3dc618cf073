/** The rules of a game as a page of its own. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { LanguageSwitch } from '../front/language_switch.js';
import { gameFacts } from '../wire/api.js';
import { findRules, RulesText } from './rules.js';

/** The cards of a game as its rules want them shown. @param {string} name */
const standardFacts = async (name) => gameFacts(name, (await findRules(name)).options);

/** @param {{ name: string, part: string }} props */
export const RulesPage = ({ name: game, part }) => html`<main class="page rules-page">
  <header class="page-head"><a class="brand" href="#/" lang="en">wardround</a><h1>${t('rules')}</h1><${LanguageSwitch} /></header>
  <${RulesText} game=${game} find=${() => standardFacts(game)} part=${part} />
  <p><a href="#/">${t('front-page')}</a></p>
</main>`;
