/** A finished game, sentence by sentence, through anybody's eyes. The address names the step. */

import { pictureScene } from '../front/picture_scene.js';
import { drawingOf, showOnly } from '../games/index.js';
import { classes, html, useEffect, useLayoutEffect, useState } from '../lib.js';
import { locale } from '../locale.js';
import { t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { onValue } from '../ui/field_events.js';
import { Asked, Sentences } from '../ui/fitting.js';
import { INERT_PLAY } from '../ui/inert_play.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { SeatStrip } from '../ui/seat_strip.js';
import { Waiting } from '../ui/waiting.js';
import { fetchReplay, fetchTable, fetchTableFacts } from '../wire/api.js';
import { Controls } from './controls.js';
import { decidedIn, inWords } from './moment_card.js';
import { PlayOn } from './play_on.js';
import { RoundSteps } from './round_steps.js';
import { stepNamed, within } from './steps.js';

/** @import { Drawn } from '../lib.js' */
/** @import { Drawing } from '../games/drawing.js' */
/** @import { Step, TableSummary } from '../wire/wire.js' */
/** @typedef {{ steps: Step[], table: TableSummary, drawing: Drawing }} Found */
/**
 * A replay and where it is. `before`: the board is as it was before the words.
 * @typedef {Found & { place: number, go: (to: number) => void, names: string[], eyes: number,
 *   before: boolean, setBefore: (before: boolean) => void }} Replayed
 */

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
 * @param {string} props.part the step, or a round as in `round-6`
 * @param {string} [props.address] the kind of page this is
 * @param {(replayed: Replayed) => Drawn} [props.beside] what is shown beside the board, instead of
 *   the sentences of the round
 * @param {(replayed: Replayed) => Drawn} [props.above] what is shown above the board
 * @param {(replayed: Replayed) => string[]} [props.betterAt] words that were better at a step
 * @param {boolean} [props.decisions] boards are as they were before the words, until that is
 *   changed
 */
export function ReplayPage({ name: id, part, address = 'replay', decisions = false, ...more }) {
  const { note, attempt } = useAttempt();
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [eyes, setEyes] = useState(EVERYBODY);
  const [before, setBefore] = useState(decisions);
  const spoken = locale.value;
  useEffect(() => {
    attempt(async () => setFound(await find(id, eyes)));
  }, [id, eyes, spoken]);
  if (!found) return html`<${Waiting} note=${note} />`;
  const total = found.steps.length;
  const place = within(stepNamed(found.steps, part), total);
  const go = (/** @type {number} */ to) =>
    location.replace(`#/${address}/${id}/${within(to, total)}`);
  const names = found.table.seats.map(({ name }) => name);
  const replayed = { ...found, place, go, names, eyes, before, setBefore };
  return html`<${Shown} replayed=${replayed} setEyes=${setEyes} beside=${more.beside?.(replayed)}
      above=${more.above?.(replayed)} better=${more.betterAt?.(replayed) ?? []} />`;
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

/**
 * The board of a step. Before a decision what was chosen is marked, and what was better.
 * @param {Replayed} replayed
 * @param {string[]} better
 */
function sceneOf({ steps, place, eyes, before, table }, better) {
  const drawn = Math.max(0, before ? place - 1 : place);
  const { view, standing } = steps[drawn];
  const marked = before && better.length > 0;
  return {
    ...pictureScene(view, boardShown(steps, place, eyes), table.seats, standing),
    seat: EVERYBODY,
    entries: entriesOf(steps, drawn),
    play: marked
      ? { ...INERT_PLAY, enabled: true, compatible: new Set(steps[place].words), chosen: better }
      : INERT_PLAY,
  };
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
 * @param {{ replayed: Replayed, setEyes: (eyes: number) => void, beside?: Drawn, above?: Drawn,
 *   better: string[] }} props
 */
function Shown({ replayed, setEyes, beside, above, better }) {
  const { drawing, steps, table, place, go, eyes, before } = replayed;
  useLayoutEffect(() => showOnly(table.game), [table.game]);
  const step = steps[place];
  const scene = sceneOf(replayed, better);
  const seats = scene.seats.map((one) => ({ ...one, asked: one.seat === step.speaker }));
  const who = seats[step.speaker]?.name ?? t('chance');
  const words = [inWords(step.words, drawing, decidedIn(steps, place))];
  const round = (/** @type {Step} */ one) => drawing.readHeading(one.heading).round;
  const heading = [...new Set(Object.values(drawing.readHeading(step.heading)))].join(', ');
  const faceOf = (/** @type {number} */ seat) => drawing.face(scene.view, seat);
  const other = beside ? 'replay' : 'review';
  const playOn = html`<${PlayOn} steps=${steps} table=${table} place=${place} before=${before}
      eyes=${eyes} main=${Boolean(beside)} />`;
  const kind = classes('table', 'replay', Boolean(beside) && 'reviewed');
  return html`<div class=${kind} data-step=${place} data-seats=${table.seats.length}>
    <header class="top">
      <a class="brand" href="#/" lang="en">wardround</a>
      <${drawing.Progress} scene=${scene} />
      <${SeatStrip} drawing=${drawing} scene=${{ ...scene, seats }} look=${setEyes} />
    </header>
    <main class="play">
      ${above}
      <div class="banner-place">
        <div class="banner idle">
          <${Asked} live="polite" title=${who}>
            <p class="explain">
              <${Sentences} lines=${step.lines.length ? step.lines : words}
                  draw=${drawing.withPictures} />
            </p>
          <//>
        </div>
      </div>
      <div class="board"><${drawing.Board} ...${scene} /></div>
    </main>
    <aside class="side" aria-label=${t(beside ? 'review' : 'log')}>
      ${beside ?? html`<${RoundSteps} ...${replayed} faceOf=${faceOf} round=${round} />`}
    </aside>
    ${drawing.Foot && !beside && html`<div class="foot"><${drawing.Foot} scene=${scene} /></div>`}
    <${Controls} steps=${steps} place=${place} go=${go} round=${round} heading=${heading}
        main=${playOn}>
      <${Eyes} seats=${seats} eyes=${eyes} setEyes=${setEyes} />
      <a class="key quiet" data-key=${other} href=${`#/${other}/${table.table}/${place}`}>
        ${t(other)}
      </a>
      <a class="key quiet" data-key="journal" href=${`/api/tables/${table.table}/journal`}
          download=${`${table.table}.journal`}>
        ${t('journal')}
      </a>
      <${LanguageSwitch} />
    <//>
  </div>`;
}
