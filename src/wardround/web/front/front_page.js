/** The front page: come back, play at once, learn, play together, find a table. */

import { findDrawing } from '../games/index.js';
import { isExperienced } from '../learn/experience.js';
import { findLesson } from '../learn/lesson.js';
import { classes, html, useEffect, useState } from '../lib.js';
import { read, write } from '../storage.js';
import { language, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { onChecked } from '../ui/field_events.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { NameField } from '../ui/name_field.js';
import { fetchFinishedTables, fetchGames, fetchLobby } from '../wire/api.js';
import { Bests } from './bests.js';
import { Continue } from './continue.js';
import { JoinByCode } from './join_by_code.js';
import { bots, me, startTable } from './new_table.js';
import { NewTableForm } from './new_table_form.js';
import { Tables } from './tables.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { GameSeen } from '../wire/types.js' */
/** @import { Wanted } from './new_table.js' */
/** @import { How } from './new_table_form.js' */

/** @typedef {{ game: GameSeen, drawing: Drawing }} Known */

/** @param {{ name: string, drawing: Drawing, go: () => void, open?: boolean }} props */
function Offer({ name, drawing, go, open }) {
  const { title, line, facts } = drawing.offers[name];
  return html`<button type="button" class=${classes('offer', name === 'now' && 'first')}
      data-offer=${name} aria-expanded=${open === undefined ? null : String(open)} onClick=${go}>
    <b>${title ?? t(`offer-${name}`)}</b>
    <span>${line ?? t(`offer-${name}-line`)}</span>
    <small>${facts}</small>
  </button>`;
}

/**
 * An offer that begins at once, and a key to choose options first.
 * @param {{ name: How, drawing: Drawing, go: () => void, open: boolean, choose: () => void }} props
 */
const QuickOffer = ({ name, drawing, go, open, choose }) => html`<div class="quick-offer">
  <${Offer} name=${name} drawing=${drawing} go=${go} />
  <button type="button" class="key quiet" data-options=${name} aria-expanded=${String(open)}
      aria-label=${t('choose-options-for', { what: t(`offer-${name}`) })} onClick=${choose}>
    ${t('choose-options')}
  </button>
</div>`;

/** Play another game at once. @param {{ known: Known, go: () => void }} props */
const OtherGame = ({
  known: { game, drawing },
  go,
}) => html`<button type="button" class="offer another" data-offer=${`now-${game.name}`}
    onClick=${go}>
  <b>${t('offer-other', { game: drawing.title })}</b>
  <span>${drawing.offers.now.line}</span>
  <small>${drawing.offers.now.facts}</small>
</button>`;

/** @param {{ known: Known, others: Known[], drawings: Record<string, Drawing> }} props */
function Offers({ known, others, drawings }) {
  const { game, drawing } = known;
  const { note, attempt } = useAttempt();
  const [easy, setEasy] = useState(!isExperienced(game.name));
  const [form, setForm] = useState(/** @type {'' | How} */ (''));
  const begin = (
    /** @type {Wanted} */ wanted,
    /** @type {'' | 'lesson' | 'coach'} */ course = '',
  ) => attempt(() => startTable(wanted, course));
  const against = (
    /** @type {Known} */ one,
    /** @type {string} */ offer,
    /** @type {boolean} */ simple,
  ) =>
    begin(
      {
        game: one.game.name,
        seats: [me(), ...bots(one.drawing.offers[offer].bots ?? 1)],
        options: simple ? one.drawing.beginnerOptions : {},
      },
      simple ? 'coach' : '',
    );
  const learn = () =>
    attempt(async () => {
      const lesson = await findLesson(game.name);
      await startTable(
        {
          game: game.name,
          seats: [me(), ...bots(lesson.bots)],
          options: lesson.options,
          seed: lesson.seed,
        },
        'lesson',
      );
    });
  const toggle = (/** @type {How} */ which) => setForm(form === which ? '' : which);
  const tables = Object.keys(drawing.offers).filter(
    (name) => drawing.offers[name].bots !== undefined,
  );
  const table = (/** @type {string} */ name) => {
    const go = () => against(known, name, easy && name !== 'solo');
    return name === 'now' || name === 'solo'
      ? html`<${QuickOffer} key=${name} name=${name} drawing=${drawing} go=${go}
          open=${form === name} choose=${() => toggle(name)} />`
      : html`<${Offer} key=${name} name=${name} drawing=${drawing} go=${go} />`;
  };
  return html`
    <p role="alert" class="bad">${note}</p>
    <div class="offers">
      <${Continue} drawings=${drawings} />
      ${tables.slice(0, 1).map(table)}
      ${others.map(
        (one) => html`<${OtherGame} key=${one.game.name} known=${one}
            go=${() => against(one, 'now', !isExperienced(one.game.name))} />`,
      )}
      ${tables.slice(1).map(table)}
      <${Offer} name="learn" drawing=${drawing} go=${learn} />
      ${
        drawing.offers.puzzles &&
        html`<${Offer} name="puzzles" drawing=${drawing}
            go=${() => {
              location.hash = '#/puzzles';
            }} />`
      }
      <${Offer} name="friends" drawing=${drawing} open=${form === 'friends'}
          go=${() => toggle('friends')} />
      <${Offer} name="screen" drawing=${drawing} open=${form === 'screen'}
          go=${() => toggle('screen')} />
      <${JoinByCode} attempt=${attempt} />
    </div>
    ${
      !isExperienced(game.name) &&
      html`<label class="switch first-time">
        <input type="checkbox" data-first-time checked=${easy} onChange=${onChecked(setEasy)} />
        ${' '}
        ${t('first-time')}
      </label>`
    }
    ${form && html`<${NewTableForm} key=${form} game=${game} how=${form} make=${begin} />`}
  `;
}

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
      <b lang="en">${known.drawing.title}</b> · <a href=${`#/rules/${name}`}>${t('rules')}</a>
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
