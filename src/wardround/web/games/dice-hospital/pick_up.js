/** Last round pick-up: the other side of the ambulances, with their spaces. */
import { html } from '../../lib.js';
import { House } from '../../ui/card_name.js';
import { Thing } from '../../ui/thing.js';
import { BlankDie, Die } from './dice.js';
import { constants, t } from './facts.js';
import { standing } from './round_history.js';
import { isColour, nameOf, patientName } from './words.js';

/** @import { Scene } from './types.js' */
/** @typedef {{ word: string, free: boolean, seat: number, patient: string }} Space */

/** What fits a space. @param {{ word: string, size?: string }} props */
const Sign = ({ word, size = '' }) =>
  isColour(word)
    ? html`<${BlankDie} colour=${word} size=${`${size} ghost`} />`
    : html`<span class="slot" aria-hidden="true">${word.slice(-1)}</span>`;

/** Who was put where, in order. @param {Scene['entries']} entries */
const placedOn = (entries) =>
  standing(entries)
    .flatMap((entry) => entry.happenings)
    .filter((one) => one.name === 'pick-up')
    .map(({ seat, figures }) => ({ seat, patient: figures.patient, space: figures.space }));

/**
 * Every ambulance with its spaces; of equal ones the first are taken first.
 * @param {Scene} scene
 * @returns {Space[][]}
 */
function spacesOf({ view, entries }) {
  const placed = placedOn(entries);
  const taken = /** @type {Record<string, number>} */ ({});
  for (const word of constants().backs.flat()) taken[word] = (taken[word] ?? 0) + 1;
  for (const [word, free] of Object.entries(view.spaces)) taken[word] -= Number(free);
  return constants().backs.map((spaces) =>
    spaces.map((word) => {
      const free = taken[word] <= 0;
      if (!free) taken[word] -= 1;
      const n = free ? -1 : placed.findIndex((one) => one.space === word);
      const { seat = -1, patient = '' } = n < 0 ? {} : placed.splice(n, 1)[0];
      return { word, free, seat, patient };
    }),
  );
}

/** @param {{ scene: Scene, space: Space }} props */
function SpaceThing({ scene, space: { word, free, seat, patient } }) {
  const who = scene.seats[seat]?.name ?? '';
  const said = [...(scene.view.hospitals[scene.seat]?.said ?? []), ...scene.play.chosen].includes(
    word,
  );
  const label = free
    ? t('space-for', { what: nameOf(word) })
    : t('space-taken', { what: nameOf(word), who, patient: patientName(patient) });
  return html`<${Thing}
      play=${free ? scene.play : { ...scene.play, choosable: new Set(), compatible: new Set() }}
      word=${word} kind="space" used=${!free} said=${free && said} label=${label}>
    <span data-place=${`space-${word}`}>
      ${patient ? html`<${Die} word=${patient} />` : html`<${Sign} word=${word} />`}
    </span>
    <small>${free ? '' : who}</small>
  <//>`;
}

/** @param {{ scene: Scene }} props */
export const Backs = ({ scene }) => html`<div class="backs">
  ${spacesOf(scene).map(
    (spaces, place) => html`<div key=${place} class="back-row" role="group"
        aria-label=${t('ambulance', { n: place + 1 })}>
      <b class="number" aria-hidden="true">${place + 1}</b>
      ${spaces.map((space, n) => html`<${SpaceThing} key=${n} scene=${scene} space=${space} />`)}
    </div>`,
  )}
  <${House} />
</div>`;

/** What will be picked up after the last round, in one line. */
export const ComingBacks = () =>
  constants().backs.length > 0 &&
  html`<p class="coming">
    ${t('pick-up-coming')}
    ${' '}
    ${constants()
      .backs.flat()
      .map(
        (word, n) =>
          html`<span key=${n} class="coming-space">
            <${Sign} word=${word} size="tiny" />
            <span class="unseen">${nameOf(word)} </span>
          </span>`,
      )}
  </p>`;
