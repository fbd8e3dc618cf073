/** The rules of a game as a page of its own. */
import { findDrawing } from '../games/index.js';
import { html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { fetchGameFacts, fetchGames } from '../wire/api.js';
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

/** The games that have rules to read, by name and title. */
async function findTitles() {
  const { games } = await fetchGames();
  const all = await Promise.all(
    games.map(async ({ name }) => ({ name, drawing: await findDrawing(name) })),
  );
  return all
    .filter(({ drawing }) => drawing.loadRules)
    .map(({ name, drawing }) => ({ name, title: drawing.title }));
}

/** Which game is read about; a click away from the others. @param {{ game: string }} props */
function Games({ game }) {
  const [all, setAll] = useState(/** @type {{ name: string, title: string }[]} */ ([]));
  useEffect(() => {
    findTitles().then(setAll, () => {});
  }, []);
  return html`<ul class="rules-games">
    ${all.map(
      ({ name, title }) => html`<li key=${name}>
        <a class="key quiet" href=${`#/rules/${name}`} lang="en"
            aria-current=${name === game ? 'page' : null}>
          ${title}
        </a>
      </li>`,
    )}
  </ul>`;
}

/** @param {{ name: string, part: string }} props */
export const RulesPage = ({ name: game, part }) => html`<main class="rules-page">
  <header class="page-top">
    <a class="brand" href="#/" lang="en">wardround</a>
    <h1>${t('rules')}</h1>
    <${Games} game=${game} />
    <${LanguageSwitch} />
  </header>
  <${RulesText} game=${game} find=${() => allFacts(game)} part=${part} />
</main>`;
