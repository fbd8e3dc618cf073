/** What happened, as pictures for the log. */
import { html } from '../../lib.js';
import { Picture } from '../../ui/picture.js';
import { BlankDie, Die } from './dice.js';
import { specialistOf, t } from './facts.js';
import { FirstPlayer } from './pictures.js';
import { nameOf } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { LogRow } from '../drawing.js' */
/** @import { Colour, Happening } from './types.js' */
/** @typedef {Record<string, string | number>} Figures */

const FOR_AMBULANCES = ['draw', 'load'];
const ARROW = html`<span aria-hidden="true">→</span>`;

/** @param {string | number} word */
const die = (word) => html`<${Die} word=${String(word)} />`;

/** @param {string | number} word */
function worker(word) {
  const name = specialistOf(String(word)) ? word : 'nurse';
  return html`<${Picture} name=${`worker-${name}`} box="0 0 40 58" />`;
}

const bag = html`<${Picture} name="bag" box="0 0 32 44" />`;

/** What is drawn of a patient: who is only marked as treated looks the same. */
const lookOf = (/** @type {string | number} */ word) => String(word).replace(/[tm]$/, '');

/** @param {Figures} figures */
const changed = ({ patient, becomes }) =>
  lookOf(patient) !== lookOf(becomes) && html`${die(patient)} ${ARROW} ${die(becomes)}`;

/** @param {string | number} word */
const card = (word) => html`<b>${nameOf(String(word))}</b>`;

/** What one happening looks like; those without a picture say nothing new. */
const DRAWN = /** @type {Record<string, (figures: Figures) => Drawn>} */ ({
  first: () => html`<${FirstPlayer} /> ${t('first-player')}`,
  take: ({ ambulance }) => nameOf(`ambulance-${ambulance}`),
  admit: ({ patient }) => die(patient),
  welcome: ({ patient }) => html`+ ${die(patient)}`,
  draw: ({ colour }) => html`<${BlankDie} colour=${/** @type {Colour} */ (colour)} />`,
  settle: ({ patient }) => die(patient),
  'send-back': ({ patient }) => html`${die(patient)} ${ARROW} ${t('log-bag')}`,
  gain: () => html`+ ${bag}`,
  spend: () => bag,
  build: ({ card: word, hired }) =>
    hired ? html`+ ${worker(word)} ${card(word)}` : html`+ ${card(word)}`,
  'give-back': ({ card: word }) => html`− ${card(word)}`,
  place: ({ worker: word, department }) => html`${worker(word)} ${ARROW} ${card(department)}`,
  heal: changed,
  treat: changed,
  change: changed,
  recolour: changed,
  discharge: ({ patient }) =>
    html`${die(patient)} ${ARROW} <span class="gain">${t('log-home')}</span>`,
  die: ({ patient }) => html`${die(patient)} <span class="loss">${t('log-lost')}</span>`,
  spare: ({ patient }) => html`${die(patient)} ${t('log-spared')}`,
  event: ({ event }) => card(event),
  fulfil: ({ report }) => html`${card(report)} <span class="gain">✓</span>`,
});

/**
 * An ambulance with the dice that were loaded into it.
 * @param {string | number} ambulance
 * @param {ReturnType<typeof die>[]} dice
 */
const loaded = (ambulance, dice) => [
  html`<span>${nameOf(`ambulance-${ambulance}`)}:</span>`,
  ...dice,
];

/**
 * Points, how many got worse, the cards turned up and what each ambulance was loaded with are told
 * once for all that happened together.
 */
class Row {
  constructor() {
    /** @type {Drawn[]} */
    this.parts = [];
    /** @type {Map<string | number, ReturnType<typeof die>[]>} */
    this.loads = new Map();
    this.worse = 0;
    this.points = 0;
    /** @type {Drawn[]} */
    this.turned = [];
  }

  /** @param {string} name @param {Figures} figures */
  add(name, figures) {
    if (name === 'worsen') this.worse += 1;
    else if (name === 'score') this.points += Number(figures.points);
    else if (name === 'load') {
      const { ambulance, patient } = figures;
      this.loads.set(ambulance, [...(this.loads.get(ambulance) ?? []), die(patient)]);
    } else if (name === 'reveal')
      this.turned.push(this.turned.length ? ', ' : ' ', card(figures.card));
    else {
      const drawn = DRAWN[name]?.(figures);
      if (drawn) this.parts.push(drawn);
    }
  }

  /** Every part is a thing of its own, so that there is room between them. */
  get drawn() {
    const parts = this.parts.map((one) =>
      typeof one === 'string' ? html`<span>${one}</span>` : one,
    );
    for (const [ambulance, dice] of this.loads) parts.push(...loaded(ambulance, dice));
    if (this.turned.length) parts.push(html`<span>${t('log-turned')}${this.turned}</span>`);
    if (this.points) {
      const { points } = this;
      const shown = points > 0 ? `+${points}` : `−${-points}`;
      const kind = points > 0 ? 'gain' : 'loss';
      parts.push(html`<span class=${kind}>${t('log-points', { points, shown })}</span>`);
    }
    if (this.worse) parts.push(html`<span>${t('log-worse', { n: this.worse })}</span>`);
    return parts;
  }
}

/** Healed in several steps, a patient is shown as it was and as it is. @param {Happening[]} all */
function joined(all) {
  /** @type {{ name: string, seat: number, figures: Figures }[]} */
  const found = [];
  for (const { name, seat, figures } of all) {
    const last = found.at(-1);
    const same = last?.name === 'heal' && name === 'heal' && last.seat === seat;
    if (same && 'patient' in figures && last.figures.becomes === figures.patient) {
      last.figures = { ...last.figures, ...('becomes' in figures && { becomes: figures.becomes }) };
    } else found.push({ name, seat, figures });
  }
  return found;
}

/**
 * @param {Happening[]} happenings
 * @param {number} [speaker] whose words these are; below 0 if chance's
 * @returns {LogRow[]}
 */
export function logRows(happenings, speaker = -1) {
  /** @type {Map<number, Row>} */
  const rows = new Map();
  for (const { name, seat, figures } of joined(happenings)) {
    const whose = name === 'load' ? speaker : seat;
    // What nobody draws or loads is for the ambulances: they show it.
    if (FOR_AMBULANCES.includes(name) && whose < 0) continue;
    const row = rows.get(whose) ?? new Row();
    rows.set(whose, row);
    row.add(name, figures);
  }
  return [...rows]
    .map(([seat, { drawn }]) => ({ seat, drawn }))
    .filter(({ drawn }) => drawn.length > 0);
}

/**
 * The dice that go into the ambulance that is asked about; what is left over goes into the next.
 * @param {Happening[]} happenings
 */
function load(happenings) {
  const loads = happenings.flatMap((one) => (one.name === 'load' ? [one.figures] : []));
  const { ambulance } = loads[0] ?? {};
  const dice = loads
    .filter((one) => one.ambulance === ambulance)
    .map(({ patient }) => die(patient));
  return dice.length ? loaded(ambulance, dice) : null;
}

/**
 * What one's own words would do: nobody needs to be named then. None if others are concerned.
 * @param {Happening[]} happenings
 * @param {number} seat
 */
export function previewOf(happenings, seat) {
  const dice = load(happenings);
  if (dice) return dice;
  const rows = logRows(happenings);
  return rows.length === 1 && rows[0].seat === seat ? rows[0].drawn : null;
}
