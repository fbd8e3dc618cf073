/** The front page: one picture, one large key to play; come back, a puzzle, and all else below. */

import { findDrawing } from '../games/index.js';
import { html, useEffect, useState } from '../lib.js';
import { playerName, setPlayerName } from '../settings.js';
import { read, write } from '../storage.js';
import { language, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { NameField } from '../ui/name_field.js';
import { Waiting } from '../ui/waiting.js';
import { fetchGames } from '../wire/api.js';
import { Bests } from './bests.js';
import { Continue, fetchHeld } from './continue.js';
import { DailyPuzzle } from './daily_puzzle.js';
import { Hero } from './hero.js';
import { JoinByCode } from './join_by_code.js';
import { startTable } from './new_table.js';
import { NewTableForm } from './new_table_form.js';
import { OtherOffers } from './offers.js';
import { GameSwitch, PlayFacts, PlayNow } from './play_now.js';
import { needsCoach } from './quick_tables.js';
import { Watch } from './tables.js';

/** @import { Holding } from './continue.js' */
/** @import { How } from './new_table_form.js' */
/** @import { Known } from './quick_tables.js' */
/** @typedef {'' | 'watch' | How} Unfolded what is open below the offers */

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
  const [held, setHeld] = useState(/** @type {Holding[]} */ ([]));
  const [chosen, setChosen] = useState(read('game', ''));
  const spoken = language.value;
  useEffect(() => {
    attempt(async () => {
      const [games, tables] = await Promise.all([allGames(), fetchHeld()]);
      setHeld(tables);
      setAll(games);
    });
  }, [spoken]);
  if (!all.length) return html`<${Waiting} note=${note} />`;
  const known = all.find(({ game }) => game.name === chosen) ?? all[0];
  const choose = (/** @type {string} */ wanted) => {
    write('game', wanted);
    setChosen(wanted);
  };
  return html`<${Front} key=${known.game.name} all=${all} known=${known} choose=${choose}
      held=${held} />`;
}

/** @param {{ known: Known }} props */
const Corner = ({ known: { game, drawing } }) => html`
  <${LanguageSwitch} />
  ${
    drawing.loadRules &&
    html`<a class="key quiet" href=${`#/rules/${game.name}`} data-key="rules">${t('rules')}</a>`
  }
  <${NameField} name=${playerName.value} rename=${setPlayerName} />
`;

/**
 * @param {{ all: Known[], known: Known, choose: (name: string) => void, held: Holding[] }} props
 */
function Front({ all, known, choose, held }) {
  const { game, drawing } = known;
  const { note, attempt } = useAttempt();
  const [easy, setEasy] = useState(needsCoach(known));
  const [open, setOpen] = useState(/** @type {Unfolded} */ (''));
  const unfold = (/** @type {Unfolded} */ which) => setOpen(open === which ? '' : which);
  const resumed = held.find(({ table }) => table.status !== 'over')?.table.table;
  const props = { known, attempt, easy, open, unfold, resumed };
  const drawings = Object.fromEntries(all.map((one) => [one.game.name, one.drawing]));
  return html`<main class="front">
    <${Hero} corner=${html`<${Corner} known=${known} />`}
        foot=${html`<${PlayFacts} ...${props} setEasy=${setEasy} />`}>
      <h1 lang="en">wardround</h1>
      <p class="tagline">${t('tagline')} <span>${t('tagline-free')}</span></p>
      <${GameSwitch} all=${all} chosen=${game.name} choose=${choose} />
      <${PlayNow} ...${props} />
    <//>
    <div class="front-body">
      <p role="alert" class="bad">${note}</p>
      <div class="front-cards">
        <${Continue} held=${held} drawings=${drawings} />
        ${drawing.offers.puzzles && html`<${DailyPuzzle} drawing=${drawing} attempt=${attempt} />`}
        <${JoinByCode} attempt=${attempt} />
      </div>
      <${OtherOffers} ...${props} />
      ${
        open &&
        open !== 'watch' &&
        html`<${NewTableForm} key=${open} game=${game} how=${open}
            first=${open === 'friends' ? drawing.friendsOptions : {}}
            make=${(/** @type {any} */ wanted) => attempt(() => startTable(wanted))} />`
      }
      ${open === 'watch' && html`<${Watch} drawings=${drawings} />`}
      <${Bests} game=${game.name} />
    </div>
  </main>`;
}
