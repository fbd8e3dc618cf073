/** The rules of a game as a page of its own. */
import { html } from '../lib.js';
import { t } from '../text.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { fetchGameFacts } from '../wire/api.js';
import { findRules, RulesText } from './rules.js';

/** The cards of a game in all its ways. @param {string} name */
async function allFacts(name) {
  const { options, variants } = await findRules(name);
  const [facts, ...others] = await Promise.all(
    [options, ...Object.values(variants)].map((one) => fetchGameFacts(name, one)),
  );
  return {
    facts,
    variants: Object.fromEntries(Object.keys(variants).map((variant, n) => [variant, others[n]])),
  };
}

/** @param {{ name: string, part: string }} props */
export const RulesPage = ({ name: game, part }) => html`<main class="page rules-page">
  <header class="page-head">
    <a class="brand" href="#/" lang="en">wardround</a>
    <h1>${t('rules')}</h1>
    <${LanguageSwitch} />
  </header>
  <${RulesText} game=${game} find=${() => allFacts(game)} part=${part} />
  <p><a href="#/">${t('front-page')}</a></p>
</main>`;
