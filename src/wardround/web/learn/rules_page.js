/** The rules of a game as a page of its own. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { LanguageSwitch } from '../front/language_switch.js';
import { gameFacts, games } from '../wire/api.js';
import { RulesText } from './rules.js';

/** The cards of a game with its standard options. @param {string} name */
async function standardFacts(name) {
  const game = (await games()).games.find((one) => one.name === name);
  return gameFacts(name, { seats: String(game?.seat_counts[0]) });
}

/** @param {{ name: string, part: string }} props */
export const RulesPage = ({ name: game, part }) => html`<main class="page rules-page">
  <header class="page-head"><a class="brand" href="#/" lang="en">wardround</a><h1>${t('rules')}</h1><${LanguageSwitch} /></header>
  <${RulesText} game=${game} find=${() => standardFacts(game)} part=${part} />
  <p><a href="#/">${t('front-page')}</a></p>
</main>`;
