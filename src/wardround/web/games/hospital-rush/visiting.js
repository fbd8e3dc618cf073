/** Visiting cards of the other interns: in the rail, on a phone as a strip, and whole. */
import { classes, html } from '../../lib.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { Thing } from '../../ui/thing.js';
import { cardOf, characterOf, personAt, spaceOf, t } from './facts.js';
import { Goods, labelOf, Markers, markersLeft, Skills, Stamps } from './goods.js';
import { Buck, Person, Star, Stock } from './pictures.js';
import { CardName, explain, isRed, onRed, SpaceName } from './words.js';

/** @import { Scene } from './types.js' */
/** @typedef {{ scene: Scene, seat: number }} Props */

/** The doors of somebody's own, in few words. @param {Props} props */
function OwnDoors({ scene, seat }) {
  const intern = scene.view.interns[seat];
  const spaces = characterOf(intern.character)?.facts.spaces ?? [];
  return html`<span class="own-doors">
    ${spaces.map(
      (word) =>
        html`<small key=${word}
            class=${classes(
              'own-door',
              isRed(word) && 'red',
              intern.places.includes(word) && 'used',
            )}>
          <${SpaceName} word=${word} />
          <span class="does">${t(`does-${spaceOf(word)?.facts.does}`)}</span>
          ${intern.places.includes(word) && html` <em class="unseen">${t('used')}</em>`}
        </small>`,
    )}
  </span>`;
}

/** Who it is, what they have and know. @param {Props} props */
export const VisitingCard = ({ scene, seat }) => {
  const intern = scene.view.interns[seat];
  return html`<span class="visiting-card" data-home=${seat}>
    <${Person} seat=${seat} />
    <span class="who">
      <b class="name">${personAt(seat)}</b>
      ${intern.character && html`<small><${CardName} word=${intern.character} /></small>`}
      <${Goods} intern=${intern} />
    </span>
    <${Star} n=${intern.prestige} />
    <span class="line">
      <${Skills} intern=${intern} />
      <${Stamps} intern=${intern} />
      <span class="hand-of">
        <${Markers} scene=${scene} seat=${seat} />
        <small class="left">${t('markers-left', { n: markersLeft(intern) })}</small>
      </span>
    </span>
  </span>`;
};

/** Another intern in the rail, beside their portrait and name. @param {Props} props */
export function Other({ scene, seat }) {
  const intern = scene.view.interns[seat];
  return html`<span class="other-intern" data-home=${seat}>
    <${Star} />
    ${intern.character && html`<small><${CardName} word=${intern.character} /></small>`}
    <${Goods} intern=${intern} />
    <span class="line"><${Skills} intern=${intern} /><${Stamps} intern=${intern} /></span>
    <${OwnDoors} scene=${scene} seat=${seat} />
  </span>`;
}

/** Somebody at a phone: face, prestige, bucks, how many markers on red. @param {Props} props */
function Passer({ scene, seat }) {
  const intern = scene.view.interns[seat];
  const word = `seat-${seat + 1}`;
  const red = onRed(intern);
  return html`<${Thing} play=${withoutChoices(scene.play)} word=${word}
      said=${scene.view.said.includes(word)} kind="passer" label=${labelOf(scene, seat)}>
    <span class="passer-of" data-home=${seat}>
      <${Person} seat=${seat} />
      <${Star} n=${intern.prestige} />
      <${Stock} n=${intern.bucks}><${Buck} /><//>
      ${red > 0 && html`<i class="on-red">${red}</i>`}
    </span>
  <//>`;
}

/** The others in one line, where there is no rail. @param {{ scene: Scene }} props */
export const People = ({ scene }) =>
  html`<section class="people" aria-label=${t('colleagues')} data-zone="people">
    ${scene.seats
      .filter(({ seat }) => seat !== scene.shown)
      .map(({ seat }) => html`<${Passer} key=${seat} scene=${scene} seat=${seat} />`)}
  </section>`;

/** @param {Props} props */
export function OtherInFull({ scene, seat }) {
  const intern = scene.view.interns[seat];
  return html`<div class="in-full">
    <${VisitingCard} scene=${scene} seat=${seat} />
    <ul>
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
