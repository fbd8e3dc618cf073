/** One's own card: what one has, could place, sell or learn. */
import { classes, html } from '../../lib.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { Thing } from '../../ui/thing.js';
import { cardOf, constants, personAt, t } from './facts.js';
import { labelOf, Markers, Stamps } from './goods.js';
import { Badge, Buck, Person, Star, Tile } from './pictures.js';
import { about, CardName, COLOURS, nameOf, SKILLS } from './words.js';

/** @import { Play } from '../drawing.js' */
/** @import { Happening, Medicine, Scene } from './types.js' */
/** @typedef {{ scene: Scene, seat: number }} Props */

const ABOUT_TILES = ['treat', 'sell', 'pilfer'];

/** Whether tiles of one's own are asked for. @param {Scene} scene */
function asksTiles({ view }) {
  const topic = about(view);
  if (view.question === 'treat') return true;
  if (!ABOUT_TILES.includes(topic)) return false;
  return topic !== 'pilfer' || view.said.some((word) => word.startsWith('bed-'));
}

/** How many patches could be placed at once for nothing. @param {Scene} scene */
const freePatches = ({ prospects }) => Number(prospects.patch?.brings.figures.count ?? 0);

/** All free patches in one go. @param {{ scene: Scene, play: Play<Happening> }} props */
function AllPatches({ scene, play }) {
  const n = freePatches(scene);
  const offered = play.enabled && play.choosable.has('patch') && n > 1;
  return html`<button type="button" class=${classes('thing good all', offered && 'legal')}
      disabled=${!offered} aria-label=${t('all-patches', { n })} data-all="patch"
      onClick=${() => play.chooseAll(Array(n).fill('patch'))}>
    <${Tile} tile="patch" />
    <b>${t('times', { n })}</b>
  </button>`;
}

/** What the chest holds, where it has no place of its own. @param {{ scene: Scene }} props */
function InChest({ scene }) {
  const { medicine } = constants();
  const jar = (/** @type {Medicine} */ colour) =>
    t('jar', { colour, n: scene.view.chest[colour], all: medicine[colour] });
  const counts = COLOURS.map((colour) => scene.view.chest[colour]).join(' · ');
  return html`<small class="in-chest" role="img"
      aria-label=${`${t('chest')}: ${COLOURS.map(jar).join(', ')}`}>
    ${t('chest')} ${counts}
  </small>`;
}

/** The tiles I can place or sell, each a thing. @param {Props} props */
function Tray({ scene, seat }) {
  const { view, play } = scene;
  const asks = asksTiles(scene);
  const here = asks ? play : withoutChoices(play);
  const gone = (/** @type {string} */ tile) =>
    asks ? view.said.filter((word) => word === tile).length : 0;
  const come = (/** @type {string} */ tile) =>
    about(view) === 'fetch' && view.mover === seat
      ? view.said.filter((word) => word === tile).length
      : 0;
  const price = (/** @type {string} */ tile) => scene.prospects[tile]?.brings.text ?? '';
  return html`<span class="tray" data-zone="tray" role="group" aria-label=${t('tray')}>
    <span class="patches">
      <${Thing} play=${here} word="patch" kind="good"
          label=${[t('word-patch'), price('patch')].filter(Boolean).join(', ')}>
        <${Tile} tile="patch" />
      <//>
      <${AllPatches} scene=${scene} play=${here} />
    </span>
    ${COLOURS.map((colour) => {
      const n = view.interns[seat].medicine[colour] - gone(colour) + come(colour);
      return html`<${Thing} key=${colour} play=${here} word=${colour}
          kind=${classes('good', !n && 'bare')}
          label=${[t(`count-${colour}`, { n }), price(colour)].filter(Boolean).join(', ')}>
        <${Tile} tile=${colour} look=${n ? '' : 'open'} />
        <b>${n}</b>
      <//>`;
    })}
    <${InChest} scene=${scene} />
  </span>`;
}

/** @param {string} skill @param {boolean} has */
const skillLabel = (skill, has) =>
  `${nameOf(skill)}, ${t(has ? 'learned' : 'not-learned')}. ${cardOf(skill)?.text}`;

/** The skills I have or could learn, each a thing. @param {Props} props */
function Learning({ scene, seat }) {
  const { view, play } = scene;
  const asks = about(view) === 'study';
  const here = asks ? play : withoutChoices(play);
  const intern = view.interns[seat];
  return html`<span class=${classes('learning', asks && 'asks')} data-zone="skills" role="group"
      aria-label=${t('skills')}>
    ${SKILLS.map((skill) => {
      const has = intern.skills.includes(skill);
      return html`<${Thing} key=${skill} play=${here} word=${skill}
          kind=${classes('skill', has && 'has')} label=${skillLabel(skill, has)}>
        <${Badge} skill=${skill} has=${has} />
        <small lang=${cardOf(skill)?.language}>${cardOf(skill)?.name}</small>
      <//>`;
    })}
  </span>`;
}

const MOST_COINS = 5;

/** Bucks as a stack of coins, and how many. @param {{ n: number }} props */
const Purse = ({ n }) => html`<span class=${classes('purse', !n && 'none')}>
  <span class="coins" aria-hidden="true">
    ${Array.from({ length: Math.min(n, MOST_COINS) }, (_, place) => html`<${Buck} key=${place} />`)}
    ${!n && html`<i class="no-coin"></i>`}
  </span>
  <b>${n}</b><small>${t('bucks-unit', { n })}</small>
</span>`;

/** Who I am; whom one may choose is asked in front of the doors. @param {Props} props */
function Me({ scene, seat }) {
  const intern = scene.view.interns[seat];
  const word = `seat-${seat + 1}`;
  return html`<${Thing} play=${withoutChoices(scene.play)} word=${word}
      said=${scene.view.said.includes(word)} kind="visiting me" label=${labelOf(scene, seat)}>
    <${Person} seat=${seat} />
    <span class="who">
      <b class="name">${personAt(seat)}</b>
      ${intern.character && html`<small><${CardName} word=${intern.character} /></small>`}
      <span class="line">
        <${Markers} scene=${scene} seat=${seat} />
        <${Stamps} intern=${intern} />
      </span>
    </span>
    <${Star} n=${intern.prestige} />
    <${Purse} n=${intern.bucks} />
  <//>`;
}

/** @param {Props} props */
export const OwnCard = (props) =>
  html`<section class="mine-card" aria-label=${t('mine')} data-home=${props.seat}>
    <div data-zone="markers" class="me-zone"><${Me} ...${props} /></div>
    <${Tray} ...${props} />
    <${Learning} ...${props} />
  </section>`;
