/** The doors: what each brings now, who stands there, which are unfair and how risky that is. */
import { classes, html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { personAt, spaceOf, starred, t, wordsOf } from './facts.js';
import { Disc, Door, MouseHole } from './pictures.js';
import { nameOf, SpaceName, spacesOf } from './words.js';

/** @import { Scene, View } from './types.js' */

/**
 * Who stands at a door, in the order of placing.
 * @param {View} view
 * @param {string} word
 * @returns {{ seat: number, piece: string }[]}
 */
const standing = (view, word) =>
  view.order
    .filter((one) => one.space === word)
    .map(({ seat, marker }) => ({ seat, piece: `marker-${seat}-${marker}` }));

/**
 * A space as it is now.
 * @param {Scene} scene
 * @param {string} word
 */
function roomOf({ view, prospects, seat: own }, word) {
  const card = spaceOf(word);
  const { red = false, limit = 0, does = '', deals = [], character } = card?.facts ?? {};
  const there = standing(view, word);
  const shut = limit > 0 && there.length >= limit;
  const takers = there.map(({ seat }) => personAt(seat)).join(', ');
  const by = there.map(({ seat }) => (seat === own ? t('by-you') : personAt(seat))).join(', ');
  const taken = t('taken-by', { who: by });
  const seen = there.length > 1 ? t('taken') : taken;
  const prospect = prospects[word];
  const brings = prospect?.brings.text ?? '';
  return {
    ...{ card, red, limit, does, deals, there, shut, takers, prospect },
    isOwn: Boolean(character),
    told: shut ? taken : brings,
    line: shut ? seen : brings,
    lamps: does === 'night-shift' && deals.length > 1 ? deals.length : 0,
  };
}

/** @typedef {ReturnType<typeof roomOf>} RoomNow */

/** A space as a screen reader says it. @param {string} word @param {RoomNow} room */
function labelOf(word, { card, red, limit, shut, takers, prospect, told }) {
  const open = shut ? [] : [takers && t('stand-here', { who: takers }), prospect?.risk?.text];
  const many = limit ? t('at-once', { n: limit }) : t('always');
  const parts = [nameOf(word), red && t('unfair'), many, told];
  return [...parts, ...open, card?.text].filter(Boolean).join('. ');
}

/** @param {RoomNow} room */
const classesOf = ({ card, red, does, prospect, shut, isOwn }) =>
  classes(
    'rush-door',
    red && 'red',
    isOwn && 'own',
    does === 'rat-out' && 'hole',
    prospect?.idle && 'idle',
    shut && 'shut',
    card && card.facts.title !== card.name && 'titled',
  );

/** @param {{ scene: Scene, word: string }} props */
function Room({ scene, word }) {
  const { view, play } = scene;
  const room = roomOf(scene, word);
  const { red, limit, does, there, shut, isOwn, lamps, line } = room;
  return html`<${Thing} play=${play} word=${word} said=${view.said[0] === word} used=${shut}
      label=${labelOf(word, room)} kind=${classesOf(room)}>
    ${
      does === 'rat-out'
        ? html`<${MouseHole} />`
        : html`<${Door} red=${red} always=${!limit} shut=${shut} lamps=${lamps}
            taken=${there.length} />`
    }
    <span class="sign">
      <${SpaceName} word=${word} />
      ${isOwn && html`<em>${t(`does-${does}`)}</em>`}
      <small class="brings">${starred(line)}</small>
    </span>
    <span class="mat">
      ${there.map(({ seat, piece }) => html`<${Disc} key=${piece} seat=${seat} piece=${piece} />`)}
    </span>
  <//>`;
}

/** Risks that are none: nobody could punish. */
const SAFE = new Set(['risk-last', 'risk-used']);

/**
 * The risk of an unfair door, told once for all of them.
 * @param {{ scene: Scene, words: string[] }} props
 */
function Risk({ scene, words }) {
  const risk = words.map((word) => scene.prospects[word]?.risk).find(Boolean);
  if (!risk) return null;
  return html`<span class=${classes('risk', SAFE.has(risk.key) && 'safe')}>${risk.text}</span>`;
}

const PHONE_COLUMNS = 3;

/** How many rows these doors fill where it is narrow. @param {string[]} words */
const rowsFor = (words) => Math.ceil(words.length / PHONE_COLUMNS);

/** How many doors of a row are left over where it is narrow. @param {string[]} words */
const leftOver = (words) => words.length % PHONE_COLUMNS;

/**
 * How many columns there are where it is wide; and what stands above and below the heading of the
 * unfair ones where it is narrow: fair ones of one's own above, unless that takes a row more.
 * @param {ReturnType<typeof spacesOf>} doors
 */
function plotsOf({ fair, snitch, own, unfair }) {
  const shared = [...fair, ...snitch];
  const apart = { above: [...shared, ...own], below: unfair };
  const together = { above: shared, below: [...own, ...unfair] };
  const [rows, least] = [apart, together].map(
    ({ above, below }) => rowsFor(above) + rowsFor(below),
  );
  const columns = Math.max(Math.ceil(shared.length / 2), together.below.length);
  return { columns, ...(rows > least ? together : apart) };
}

/** @param {{ scene: Scene }} props */
export function Doors({ scene }) {
  const doors = spacesOf(scene.view, scene.shown, wordsOf('space'));
  const { columns, above, below } = plotsOf(doors);
  const rooms = (/** @type {string[]} */ words) =>
    words.map((word) => html`<${Room} key=${word} scene=${scene} word=${word} />`);
  const row = (/** @type {string} */ kind, /** @type {string[]} */ words) =>
    html`<div class=${`row ${kind}`} data-left=${leftOver(words)}>${rooms(words)}</div>`;
  return html`<section class="doors" aria-label=${t('doors')} data-zone="doors"
      style=${{ '--columns': columns, '--rows': rowsFor(above) }}>
    ${row('above', above)}
    <h2 class="unfair-head">
      <span>${t(doors.own.length ? 'red-unfair' : 'unfair')}</span>${' '}
      <${Risk} scene=${scene} words=${doors.unfair} />
    </h2>
    ${row('below', below)}
  </section>`;
}
