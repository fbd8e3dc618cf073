/** The doors: what each brings now, who stands there, which are unfair and how risky that is. */
import { classes, html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { personAt, spaceOf, t, wordsOf } from './facts.js';
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
 * Places of a door that pays by the order of arrival: lit ones are free.
 * @param {{ pays: number[], taken: number }} props
 */
const Lamps = ({ pays, taken }) =>
  html`<span class="lamps" aria-hidden="true">
    ${pays.map(
      (n, place) => html`<i key=${place}
          class=${classes(place < taken && 'out', place === taken && 'next')}>
        ${n}
      </i>`,
    )}
  </span>`;

/**
 * A space as it is now.
 * @param {Scene} scene
 * @param {string} word
 */
function roomOf({ view, prospects }, word) {
  const card = spaceOf(word);
  const { red = false, limit = 0, does = '', deals = [], character } = card?.facts ?? {};
  const there = standing(view, word);
  const shut = limit > 0 && there.length >= limit;
  const takers = there.map(({ seat }) => personAt(seat)).join(', ');
  const prospect = prospects[word];
  const brings = prospect?.brings.text ?? '';
  return {
    ...{ card, red, limit, does, deals, there, shut, takers, prospect },
    isOwn: Boolean(character),
    line: shut ? t('taken-by', { who: takers }) : brings,
    isLit: does === 'night-shift' && deals.length > 1,
  };
}

/** @typedef {ReturnType<typeof roomOf>} RoomNow */

/** A space as a screen reader says it. @param {string} word @param {RoomNow} room */
function labelOf(word, { card, red, limit, shut, takers, prospect, line }) {
  const open = shut ? [] : [takers && t('stand-here', { who: takers }), prospect?.risk?.text];
  const parts = [nameOf(word), red && t('unfair'), t(limit ? 'once' : 'always'), line];
  return [...parts, ...open, card?.text].filter(Boolean).join('. ');
}

/** @param {RoomNow} room */
const classesOf = ({ card, red, does, prospect, shut }) =>
  classes(
    'rush-door',
    red && 'red',
    does === 'rat-out' && 'hole',
    prospect?.idle && 'idle',
    shut && 'shut',
    card && card.facts.title !== card.name && 'titled',
  );

/** @param {{ scene: Scene, word: string }} props */
function Room({ scene, word }) {
  const { view, play } = scene;
  const room = roomOf(scene, word);
  const { red, limit, does, deals, there, shut, isOwn, isLit, line } = room;
  return html`<${Thing} play=${play} word=${word} said=${view.said[0] === word} used=${shut}
      label=${labelOf(word, room)} kind=${classesOf(room)}>
    ${
      does === 'rat-out'
        ? html`<${MouseHole} home=${!shut} />`
        : html`<${Door} red=${red} always=${!limit} shut=${shut} />`
    }
    <span class="sign">
      <${SpaceName} word=${word} />
      ${isOwn && html`<em>${t(`does-${does}`)}</em>`}
      ${isLit && html`<${Lamps} pays=${deals} taken=${there.length} />`}
    </span>
    <small class="brings">${line}</small>
    <span class="mat">
      ${there.map(
        ({ seat, piece }) =>
          html`<${Disc} key=${piece} seat=${seat} piece=${piece} kind="small" />`,
      )}
    </span>
  <//>`;
}

/**
 * The risk of an unfair door, told once for all of them.
 * @param {{ scene: Scene, words: string[] }} props
 */
function Risk({ scene, words }) {
  const risk = words.map((word) => scene.prospects[word]?.risk?.text).find(Boolean);
  return risk ? html`<span class="risk">${risk}</span>` : null;
}

/** @param {{ scene: Scene }} props */
export function Doors({ scene }) {
  const { fair, apart, unfair } = spacesOf(scene.view, scene.shown, wordsOf('space'));
  const rooms = (/** @type {string[]} */ words) =>
    words.map((word) => html`<${Room} key=${word} scene=${scene} word=${word} />`);
  return html`<section class="doors" aria-label=${t('doors')} data-zone="doors">
    <div class="row fair">${rooms(fair)}</div>
    <h2 class="unfair-head">
      <span>${t('unfair')}</span> <${Risk} scene=${scene} words=${unfair} />
    </h2>
    <div class="row unfair">${rooms([...apart, ...unfair])}</div>
  </section>`;
}
