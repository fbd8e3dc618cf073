/** What interns have, in pictures and words: bucks, medicine, skills, markers, stamps. */
import { html } from '../../lib.js';
import { cardOf, constants, personAt, t } from './facts.js';
import { Badge, Buck, Disc, Stock, Tile } from './pictures.js';
import { COLOURS, nameOf, onRed, SKILLS } from './words.js';

/** @import { Intern, Scene } from './types.js' */
/** @typedef {{ scene: Scene, seat: number }} Props */

/** How many markers somebody has still to place. @param {Intern} intern */
export const markersLeft = ({ places }) => constants().markers - places.length;

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
    ...intern.skills.map((skill) => nameOf(skill)),
    intern.exam ? t('exam-done') : '',
    t('markers-left', { n: markersLeft(intern) }),
    onRed(intern) ? t('on-red', { n: onRed(intern) }) : '',
    intern.bed ? t('treats-bed', { n: intern.bed }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Markers not yet placed. @param {Props} props */
export function Markers({ scene, seat }) {
  const { places } = scene.view.interns[seat];
  const left = Array.from({ length: constants().markers }, (_, n) => n).slice(places.length);
  return html`<span class="hand" title=${t('markers-left', { n: left.length })}>
    ${left.map((n) => html`<${Disc} key=${n} seat=${seat} piece=${`marker-${seat}-${n + 1}`} />`)}
  </span>`;
}

/** @param {{ intern: Intern }} props */
export const Skills = ({ intern }) =>
  html`<span class="skills">
    ${SKILLS.map(
      (skill) => html`<span key=${skill} title=${cardOf(skill)?.name}>
        <${Badge} skill=${skill} has=${intern.skills.includes(skill)} />
      </span>`,
    )}
  </span>`;

/** Bucks and medicine. @param {{ intern: Intern }} props */
export const Goods = ({ intern }) =>
  html`<span class="goods">
    <${Stock} n=${intern.bucks}><${Buck} /><//>
    ${COLOURS.map(
      (colour) =>
        html`<${Stock} key=${colour} n=${intern.medicine[colour]}>
          <${Tile} tile=${colour} look=${intern.medicine[colour] ? '' : 'open'} size="small" />
        <//>`,
    )}
  </span>`;

/** What an intern has done and can be punished for. @param {{ intern: Intern }} props */
export const Stamps = ({ intern }) => html`<span class="stamps">
  ${
    intern.exam > 0 &&
    html`<em title=${t('exam-done')}><span class="word">${t('exam')} </span>✓</em>`
  }
  ${onRed(intern) > 0 && html`<em class="red">${t('on-red', { n: onRed(intern) })}</em>`}
</span>`;
