/** What the front page offers of a game: to play at once, to learn, to play together. */
import { isExperienced } from '../learn/experience.js';
import { classes, html, useState } from '../lib.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { onChecked } from '../ui/field_events.js';
import { Continue } from './continue.js';
import { JoinByCode } from './join_by_code.js';
import { bots, me, startTable } from './new_table.js';
import { NewTableForm } from './new_table_form.js';
import { nearestCount } from './seat_counts.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { GameSeen } from '../wire/wire.js' */
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
function OtherGame({ known: { game, drawing }, go }) {
  const { line, facts } = drawing.offers.now;
  return html`<button type="button" class="offer another" data-offer=${`now-${game.name}`}
      onClick=${go}>
    <b>${t('offer-other', { game: drawing.title })}</b>
    <span>${line}</span>
    <small>${facts}</small>
  </button>`;
}

/** Whether a first game is played with a coach: if there is one, and nobody played here before. */
const needsCoach = (/** @type {Known} */ { game, drawing }) =>
  Boolean(drawing.loadLesson) && !isExperienced(game.name);

/**
 * A table of one person against bots.
 * @param {Known} known
 * @param {string} offer
 * @param {boolean} simple with options for a first game
 * @returns {Wanted}
 */
function againstBots({ game, drawing }, offer, simple) {
  const seats = nearestCount(game.seat_counts, 1 + (drawing.offers[offer].bots ?? 1));
  return {
    game: game.name,
    seats: [me(), ...bots(seats - 1)],
    options: simple ? drawing.beginnerOptions : {},
  };
}

/** Begins the guided first game. @param {Known} known */
async function startLesson({ game, drawing }) {
  const lesson = await drawing.loadLesson?.();
  if (!lesson) return;
  const seats = [me(), ...bots(lesson.bots)];
  const { options, seed } = lesson;
  await startTable({ game: game.name, seats, options, seed }, 'lesson');
}

/** @param {{ known: Known, others: Known[], drawings: Record<string, Drawing> }} props */
export function Offers({ known, others, drawings }) {
  const { game, drawing } = known;
  const { note, attempt } = useAttempt();
  const [easy, setEasy] = useState(needsCoach(known));
  const [form, setForm] = useState(/** @type {'' | How} */ (''));
  const begin = (/** @type {Wanted} */ wanted) => attempt(() => startTable(wanted));
  const play = (
    /** @type {Known} */ one,
    /** @type {string} */ offer,
    /** @type {boolean} */ simple,
  ) => attempt(() => startTable(againstBots(one, offer, simple), simple ? 'coach' : ''));
  const toggle = (/** @type {How} */ which) => setForm(form === which ? '' : which);
  const toPuzzles = () => {
    location.hash = '#/puzzles';
  };
  const tables = Object.keys(drawing.offers).filter(
    (name) => drawing.offers[name].bots !== undefined,
  );
  const table = (/** @type {string} */ name) => {
    const go = () => play(known, name, easy && name !== 'solo');
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
            go=${() => play(one, 'now', needsCoach(one))} />`,
      )}
      ${tables.slice(1).map(table)}
      ${
        drawing.loadLesson &&
        html`<${Offer} name="learn" drawing=${drawing}
            go=${() => attempt(() => startLesson(known))} />`
      }
      ${
        drawing.offers.puzzles &&
        html`<${Offer} name="puzzles" drawing=${drawing} go=${toPuzzles} />`
      }
      <${Offer} name="friends" drawing=${drawing} open=${form === 'friends'}
          go=${() => toggle('friends')} />
      <${Offer} name="screen" drawing=${drawing} open=${form === 'screen'}
          go=${() => toggle('screen')} />
      <${JoinByCode} attempt=${attempt} />
    </div>
    ${
      needsCoach(known) &&
      html`<label class="switch first-time">
        <input type="checkbox" data-first-time checked=${easy} onChange=${onChecked(setEasy)} />
        ${' '}
        ${t('first-time')}
      </label>`
    }
    ${form && html`<${NewTableForm} key=${form} game=${game} how=${form} make=${begin} />`}
  `;
}
