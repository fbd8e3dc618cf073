/** The front page: come back, play at once, learn, play together, find a table. */

import { findDrawing } from '../games/index.js';
import { classes, html, useEffect, useState } from '../lib.js';
import { read, write } from '../storage.js';
import { language, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { NameField } from '../ui/name_field.js';
import { fetchFinishedTables, fetchGames, fetchLobby } from '../wire/api.js';
import { Bests } from './bests.js';
import { Offers } from './offers.js';
import { Tables } from './tables.js';

/** @import { Known } from './offers.js' */

/**
 * Which game the offers are of.
 * @param {{ all: Known[], chosen: string, choose: (name: string) => void }} props
 */
const GameSwitch = ({
  all,
  chosen,
  choose,
}) => html`<div class="games" role="radiogroup" aria-label=${t('game')}>
  ${all.map(
    ({
      game,
      drawing,
    }) => html`<label key=${game.name} class=${classes('game', game.name === chosen && 'chosen')}>
      <input type="radio" name="game" value=${game.name} checked=${game.name === chosen}
          onChange=${() => choose(game.name)} />
      <b lang="en">${drawing.title}</b>
      <${drawing.Emblem} />
    </label>`,
  )}
</div>`;

/** Every game that can be drawn. @returns {Promise<Known[]>} */
async function allGames() {
  const { games: found } = await fetchGames();
  return Promise.all(
    found.map(async (game) => {
      return { game, drawing: await findDrawing(game.name) };
    }),
  );
}

export function FrontPage() {
  const { note, attempt } = useAttempt();
  const [all, setAll] = useState(/** @type {Known[]} */ ([]));
  const [chosen, setChosen] = useState(read('game', ''));
  const spoken = language.value;
  useEffect(() => {
    attempt(async () => setAll(await allGames()));
  }, [spoken]);
  if (!all.length)
    return html`<main class="page"><p role="status">${note || t('loading')}</p></main>`;
  const known = all.find(({ game }) => game.name === chosen) ?? all[0];
  const choose = (/** @type {string} */ wanted) => {
    write('game', wanted);
    setChosen(wanted);
  };
  const titles = Object.fromEntries(all.map(({ game, drawing }) => [game.name, drawing.title]));
  const drawings = Object.fromEntries(all.map(({ game, drawing }) => [game.name, drawing]));
  const { name } = known.game;
  return html`<main class="page front">
    <header><h1><span lang="en">wardround</span></h1><${NameField} /><${LanguageSwitch} /></header>
    <${GameSwitch} all=${all} chosen=${name} choose=${choose} />
    <p class="subtitle">
      <b lang="en">${known.drawing.title}</b>
      ${known.drawing.loadRules && html` · <a href=${`#/rules/${name}`}>${t('rules')}</a>`}
    </p>
    <${Offers} key=${name} known=${known} others=${all.filter((one) => one !== known)}
        drawings=${drawings} />
    <${Bests} game=${name} />
    <${Tables} title=${t('public-tables')} titles=${titles} fetchList=${fetchLobby}
        empty=${t('no-tables')} />
    <${Tables} title=${t('finished-games')} titles=${titles} fetchList=${fetchFinishedTables}
        empty="" />
  </main>`;
}
