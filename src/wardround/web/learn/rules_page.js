/** The rules of a game as a page of its own. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { findDrawing } from '../games/index.js';
import { LanguageSwitch } from '../front/language_switch.js';
import { gameFacts } from '../wire/api.js';
import { RulesText } from './rules.js';

/** The cards of a game with its standard options. @param {string} name */
const standardFacts = async (name) => gameFacts(name, { seats: String((await findDrawing(name)).seats[0]) });

/** @param {{ name: string, part: string }} props */
export const RulesPage = ({ name: game, part }) => html`<main class="page rules-page">
  <header class="page-head"><a class="brand" href="#/" lang="en">wardround</a><h1>${t('rules')}</h1><${LanguageSwitch} /></header>
  <${RulesText} game=${game} find=${() => standardFacts(game)} part=${part} />
  <p><a href="#/">${t('front-page')}</a></p>
</main>`;
