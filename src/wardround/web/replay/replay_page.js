/** A finished game, sentence by sentence, through anybody's eyes. The address names the step. */

import { bots, me, startTable } from '../front/new_table.js';
import { drawingOf } from '../games/index.js';
import { html, useEffect, useState } from '../lib.js';
import { locale } from '../locale.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { onValue } from '../ui/field_events.js';
import { INERT_PLAY } from '../ui/inert_play.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { SeatStrip } from '../ui/seat_strip.js';
import { fetchReplay, fetchTable, fetchTableFacts } from '../wire/api.js';
import { Controls } from './controls.js';
import { nextSpeaker, within, wordsUpTo } from './steps.js';

/** @import { Drawn } from '../lib.js' */
/** @import { Drawing } from '../games/drawing.js' */
/** @import { Step, TableSummary } from '../wire/wire.js' */
/** @typedef {{ steps: Step[], table: TableSummary, drawing: Drawing }} Found */

const EVERYBODY = -1;

/** @param {string} id @param {number} eyes @returns {Promise<Found>} */
async function find(id, eyes) {
  const [game, table, facts] = await Promise.all([
    fetchReplay(id, eyes),
    fetchTable(id),
    fetchTableFacts(id),
  ]);
  return { steps: game.steps, table, drawing: await drawingOf(facts) };
}

/**
 * @param {object} props
 * @param {string} props.name the table
 * @param {string} props.part the step
 * @param {string} [props.address] the kind of page this is
 * @param {(props: any) => Drawn} [props.Beside] what else is shown above the board
 * @param {boolean} [props.decisions] boards are as they were before the words, until that is
 *   changed
 */
export function ReplayPage({ name: id, part, address = 'replay', Beside, decisions = false }) {
  const { note, attempt } = useAttempt();
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [eyes, setEyes] = useState(EVERYBODY);
  const [before, setBefore] = useState(decisions);
  const spoken = locale.value;
  useEffect(() => {
    attempt(async () => setFound(await find(id, eyes)));
  }, [id, eyes, spoken]);
  if (!found) {
    return html`<main class="page">
      <h1 class="unseen">${t('replay')}</h1>
      <p role="status">${note || t('loading')}</p>
      <a href="#/">${t('front-page')}</a>
    </main>`;
  }
  const total = found.steps.length;
  const place = within(Number(part) || 0, total);
  const go = (/** @type {number} */ to) =>
    location.replace(`#/${address}/${id}/${within(to, total)}`);
  const beside =
    Beside &&
    html`<${Beside} table=${id} steps=${found.steps} place=${place} go=${go}
        drawing=${found.drawing} before=${before} setBefore=${setBefore}
        names=${found.table.seats.map(({ name }) => name)} />`;
  return html`<${Shown} found=${found} place=${place} before=${before} eyes=${eyes}
      setEyes=${setEyes} go=${go} beside=${beside} />`;
}

/**
 * Whose board is shown: the one whose eyes these are, or whoever spoke last.
 * @param {Step[]} steps
 * @param {number} place
 * @param {number} eyes
 */
function boardShown(steps, place, eyes) {
  if (eyes >= 0) return eyes;
  const spoke = steps
    .slice(0, place + 1)
    .reverse()
    .find(({ speaker }) => speaker >= 0);
  return spoke?.speaker ?? 0;
}

/**
 * What was said up to here, for drawings that tell of it.
 * @param {Step[]} steps
 * @param {number} place
 */
const entriesOf = (steps, place) =>
  steps.slice(0, place + 1).map(({ step, speaker, happenings }) => ({
    seq: step + 1,
    speaker,
    happenings,
    void: false,
  }));

/** @param {{ found: Found, place: number, eyes: number }} props */
function PlayOn({ found, place, eyes }) {
  const { note, attempt } = useAttempt();
  const { steps, table } = found;
  const seat = eyes >= 0 ? eyes : nextSpeaker(steps, place);
  const go = () =>
    attempt(() =>
      startTable({
        game: table.game,
        seats: table.seats.map((one) => (one.seat === seat ? me() : bots(1)[0])),
        options: Object.fromEntries(
          Object.entries(table.options).filter(([name]) => name !== 'seats'),
        ),
        journal_of: table.table,
        entries: wordsUpTo(steps, place),
      }),
    );
  return html`
    <button type="button" class="key quiet" data-key="play-on"
        title=${t('play-on-line', { who: table.seats[seat].name })}
        disabled=${place >= steps.length - 1} onClick=${go}>
      ${t('play-on')}
    </button>
    <span role="alert">${note}</span>
  `;
}

/**
 * @param {{ seats: { seat: number, name: string }[], eyes: number, setEyes: (eyes: number) => void
 *   }} props
 */
const Eyes = ({ seats, eyes, setEyes }) => html`<label class="eyes">
  ${t('eyes')}
  ${' '}
  <select data-eyes value=${eyes} onChange=${onValue((value) => setEyes(Number(value)))}>
    <option value=${EVERYBODY} selected=${eyes === EVERYBODY}>${t('eyes-all')}</option>
    ${seats.map(
      ({ seat, name }) => html`<option key=${seat} value=${seat} selected=${seat === eyes}>
        ${name}
      </option>`,
    )}
  </select>
</label>`;

/**
 * @param {{ found: Found, place: number, before: boolean, eyes: number, setEyes: (eyes: number) =>
 *   void, go: (to: number) => void, beside: Drawn }} props
 */
function Shown({ found, place, before, eyes, setEyes, go, beside }) {
  const { drawing, steps, table } = found;
  const step = steps[place];
  const seats = table.seats.map((one) => ({
    ...one,
    asked: one.seat === step.speaker,
    away: false,
  }));
  const drawn = Math.max(0, before ? place - 1 : place);
  const { view, standing } = steps[drawn];
  const scene = {
    view,
    prospects: {},
    seat: EVERYBODY,
    shown: boardShown(steps, place, eyes),
    seats,
    standing,
    entries: entriesOf(steps, drawn),
    figures: {},
    play: INERT_PLAY,
  };
  const who = seats[step.speaker]?.name ?? t('chance');
  const round = (/** @type {Step} */ one) => drawing.readHeading(one.heading).round;
  const heading = [...new Set(Object.values(drawing.readHeading(step.heading)))].join(', ');
  return html`<div class="table replay" data-step=${place}>
    <header class="top">
      <a class="brand" href="#/" lang="en">wardround</a>
      <${drawing.Progress} scene=${scene} />
      <${SeatStrip} drawing=${drawing} scene=${scene} look=${setEyes} />
    </header>
    <main class="play">
      <div class="banner-place">
        <div class="banner idle">
          <div aria-live="polite">
            <h1>${who}</h1>
            <p>${drawing.withPictures(step.lines.join(' '))}</p>
          </div>
        </div>
      </div>
      ${beside}
      <div class="board"><${drawing.Board} ...${scene} /></div>
    </main>
    <${Controls} steps=${steps} place=${place} go=${go} round=${round} heading=${heading}>
      <${Eyes} seats=${seats} eyes=${eyes} setEyes=${setEyes} />
      <${PlayOn} found=${found} place=${place} eyes=${eyes} />
      <a class="key quiet" data-key="journal" href=${`/api/tables/${table.table}/journal`}
          download=${`${table.table}.journal`}>
        ${t('journal')}
      </a>
      <${LanguageSwitch} />
    <//>
  </div>`;
}
