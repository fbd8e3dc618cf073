/** Visiting cards of the interns: what they have, know and have placed. */
import { classes, html } from '../../lib.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { Thing } from '../../ui/thing.js';
import { cardOf, characterOf, constants, personAt, t } from './facts.js';
import { Badge, Buck, Disc, Star, Stock, Tile } from './pictures.js';
import {
  about,
  CardName,
  COLOURS,
  explain,
  isRed,
  nameOf,
  onRed,
  SKILLS,
  SpaceName,
} from './words.js';

/** @import { Intern, Scene } from './types.js' */
/** @typedef {{ scene: Scene, seat: number }} Props */

/** @param {Intern} intern @returns {string[]} */
const medicines = (intern) =>
  COLOURS.flatMap((colour) => Array(intern.medicine[colour]).fill(colour));

/** All about an intern, as a screen reader says it. @param {Scene} scene @param {number} seat */
export function labelOf({ view }, seat) {
  const intern = view.interns[seat];
  return [
    personAt(seat),
    intern.character ? nameOf(intern.character) : '',
    t('prestige-is', { n: intern.prestige }),
    t('bucks', { n: intern.bucks }),
    ...COLOURS.filter((colour) => intern.medicine[colour]).map((colour) =>
      t(`count-${colour}`, { n: intern.medicine[colour] }),
    ),
    ...intern.skills.map(nameOf),
    intern.exam ? t('exam-done') : '',
    t('markers-left', { n: constants().markers - intern.places.length }),
    onRed(intern) ? t('on-red', { n: onRed(intern) }) : '',
    intern.bed ? t('treats-bed', { n: intern.bed }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Markers not yet placed. @param {Props} props */
const Markers = ({ scene, seat }) =>
  html`<span class="hand"
      title=${t('markers-left', {
        n: constants().markers - scene.view.interns[seat].places.length,
      })}>
    ${Array.from({ length: constants().markers }, (_, n) => n)
      .slice(scene.view.interns[seat].places.length)
      .map(
        (n) =>
          html`<${Disc} key=${n} seat=${seat} piece=${`marker-${seat}-${n + 1}`} kind="small" />`,
      )}
  </span>`;

/** @param {{ intern: Intern }} props */
const Skills = ({ intern }) =>
  html`<span class="skills">
    ${SKILLS.map(
      (skill) => html`<span key=${skill} title=${cardOf(skill)?.name}>
        <${Badge} skill=${skill} has=${intern.skills.includes(skill)} />
      </span>`,
    )}
  </span>`;

/** Bucks and medicine. @param {{ intern: Intern }} props */
const Goods = ({ intern }) =>
  html`<span class="goods">
    <${Stock} n=${intern.bucks}><${Buck} /><//>
    ${COLOURS.map(
      (colour) =>
        html`<${Stock} key=${colour} n=${intern.medicine[colour]}>
          <${Tile} tile=${colour} size="small" />
        <//>`,
    )}
  </span>`;

/** What an intern has done and can be punished for. @param {{ intern: Intern }} props */
const Stamps = ({ intern }) => html`<span class="stamps">
  ${intern.exam > 0 && html`<em>${t('exam-done')}</em>`}
  ${onRed(intern) > 0 && html`<em class="red">${t('on-red', { n: onRed(intern) })}</em>`}
</span>`;

/** Somebody else's card on the board. @param {Props} props */
export function Card({ scene, seat }) {
  const intern = scene.view.interns[seat];
  const word = `seat-${seat + 1}`;
  return html`<${Thing} play=${scene.play} word=${word} said=${scene.view.said.includes(word)}
      kind="visiting" label=${labelOf(scene, seat)}>
    <span class="who">
      <${Disc} seat=${seat} />
      <span>
        <b>${personAt(seat)}</b>
        ${
          intern.character &&
          html`<small lang=${cardOf(intern.character)?.language}>
            ${cardOf(intern.character)?.name}
          </small>`
        }
      </span>
      <${Star} n=${intern.prestige} />
    </span>
    <${Goods} intern=${intern} />
    <span class="line">
      <${Skills} intern=${intern} />
      <${Markers} scene=${scene} seat=${seat} />
    </span>
    <${Stamps} intern=${intern} />
  <//>`;
}

/** The tiles I can place or sell, each a thing. @param {Props} props */
function Tray({ scene, seat }) {
  const { view, play } = scene;
  const asks = ['treat', 'sell', 'pilfer'].includes(about(view)) || view.question === 'treat';
  const here =
    asks && (view.said.some((word) => word.startsWith('bed-')) || about(view) !== 'pilfer')
      ? play
      : withoutChoices(play);
  const gone = (/** @type {string} */ tile) =>
    asks ? view.said.filter((word) => word === tile).length : 0;
  return html`<span class="tray" data-zone="tray" role="group" aria-label=${t('tray')}>
    <${Thing} play=${here} word="patch" kind="token" label=${t('word-patch')}>
      <${Tile} tile="patch" />
    <//>
    ${COLOURS.map((colour) => {
      const n = view.interns[seat].medicine[colour] - gone(colour);
      return html`<${Thing} key=${colour} play=${here} word=${colour}
          kind=${classes('token', !n && 'bare')} label=${t(`count-${colour}`, { n })}>
        <${Tile} tile=${colour} look=${n ? '' : 'open'} />
        <b>${n}</b>
      <//>`;
    })}
  </span>`;
}

/** @param {string} skill @param {boolean} has */
const skillLabel = (skill, has) =>
  `${nameOf(skill)}, ${t(has ? 'learned' : 'not-learned')}. ${cardOf(skill)?.text}`;

/** The skills I have or could learn, each a thing. @param {Props} props */
function Learning({ scene, seat }) {
  const { view, play } = scene;
  const here = about(view) === 'study' ? play : withoutChoices(play);
  const intern = view.interns[seat];
  return html`<span class="learning" data-zone="skills" role="group" aria-label=${t('skills')}>
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

/** My own card, larger. @param {Props} props */
export function Mine({ scene, seat }) {
  const intern = scene.view.interns[seat];
  const word = `seat-${seat + 1}`;
  return html`<section class="mine-card" aria-label=${t('mine')}>
    <div data-zone="markers" class="me-zone">
      <${Thing} play=${scene.play} word=${word} said=${scene.view.said.includes(word)}
          kind="visiting me" label=${labelOf(scene, seat)}>
        <span class="who">
          <${Disc} seat=${seat} />
          <span>
            <b>${personAt(seat)}</b>
            ${intern.character && html`<small><${CardName} word=${intern.character} /></small>`}
          </span>
        </span>
        <span class="line">
          <${Stock} n=${intern.bucks}><${Buck} /><//>
          <${Star} n=${intern.prestige} />
          <${Markers} scene=${scene} seat=${seat} />
        </span>
        <${Stamps} intern=${intern} />
      <//>
    </div>
    <${Tray} scene=${scene} seat=${seat} />
    <${Learning} scene=${scene} seat=${seat} />
  </section>`;
}

/** Everybody but the one whose board this is. @param {{ scene: Scene }} props */
export const People = ({ scene }) =>
  html`<section class="people" aria-label=${t('colleagues')} data-zone="people">
    ${scene.seats
      .filter(({ seat }) => seat !== scene.shown)
      .map(({ seat }) => html`<${Card} key=${seat} scene=${scene} seat=${seat} />`)}
  </section>`;

/** One's own doors, in words. @param {Props} props */
export function Other({ scene, seat }) {
  const intern = scene.view.interns[seat];
  const spaces = characterOf(intern.character)?.facts.spaces ?? [];
  return html`<span class="own-doors">
    ${intern.character && html`<small><${CardName} word=${intern.character} /></small>`}
    ${spaces.map(
      (word) =>
        html`<small key=${word}
            class=${classes(
              'own-door',
              isRed(word) && 'red',
              intern.places.includes(word) && 'used',
            )}>
          <${SpaceName} word=${word} />
          : ${cardOf(word)?.text}
          ${intern.places.includes(word) && html` <em>${t('used')}</em>`}
        </small>`,
    )}
  </span>`;
}

/** @param {Props} props */
export function OtherInFull({ scene, seat }) {
  const intern = scene.view.interns[seat];
  return html`<div class="in-full">
    <${Card} scene=${scene} seat=${seat} />
    <ul>
      ${medicines(intern).length === 0 && html`<li>${t('no-medicine')}</li>`}
      ${intern.skills.map(
        (skill) => html`<li key=${skill}>
          <b lang=${cardOf(skill)?.language}>${cardOf(skill)?.name}</b>
          : ${cardOf(skill)?.text}
        </li>`,
      )}
      ${(characterOf(intern.character)?.facts.spaces ?? []).map(
        (word) => html`<li key=${word}><${SpaceName} word=${word} />: ${explain(word)}</li>`,
      )}
    </ul>
  </div>`;
}
