/** The example round of the rules, with dice. */

import { ExampleRound, namesHere } from '../../learn/example.js';
import { html } from '../../lib.js';
import { BlankDie, Die, withPictures } from './dice.js';
import { names as printed, steps } from './example.js';
import { t } from './facts.js';
import { FirstPlayer } from './pictures.js';
import { patientName } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { Named } from '../../learn/example.js' */
/** @import { GameFacts } from '../../wire/wire.js' */
/** @import { Colour } from './types.js' */
/** @import { Hospital } from './types.js' */

/** @param {{ words: string[] }} props */
const Dice = ({ words }) =>
  html`<span class="small-pieces">
    ${words.map(
      (word, place) => html`<span key=${place}>
        <${Die} word=${word} size="small" />
        <span class="unseen">${patientName(word)} </span>
      </span>`,
    )}
  </span>`;

/** Dice with what they are. @param {{ label: string, children?: Drawn }} props */
const Zone = ({ label, children }) =>
  html`<span class="example-zone"><small>${label}</small>${children}</span>`;

/**
 * @typedef {{ name: string, first: boolean, waiting: string[], treated: string[], home: Colour[],
 *   bags: number }} Home
 * @typedef {{ display?: string[], ambulances?: string[][], hospitals?: Home[] }} Table
 */

const ZONES = /** @type {const} */ (['waiting', 'treated']);

/** @param {{ home: Home }} props */
const Hospital = ({ home }) => html`<div class="example-row">
  <span class="example-name">
    <span>
      <b>${home.name}</b>
      ${home.first && html` <${FirstPlayer} /><span class="unseen">${t('first-player')}</span>`}
    </span>
    <small>${t('bags', { n: home.bags })}</small>
  </span>
  ${ZONES.filter((zone) => home[zone].length).map(
    (zone) =>
      html`<${Zone} key=${zone} label=${t(`is-${zone}`)}><${Dice} words=${home[zone]} /><//>`,
  )}
  ${
    home.home.length > 0 &&
    html`<${Zone} label=${t('tag-home')}>
      <span class="small-pieces">
        ${home.home.map(
          (colour, place) => html`<${BlankDie} key=${place} colour=${colour} size="small" />`,
        )}
      </span>
    <//>`
  }
</div>`;

/** @param {{ picture: Table, names: Record<string, Named> }} props */
const Picture = ({ picture: { display = [], ambulances = [], hospitals = [] }, names }) => html`
  ${
    display.length > 0 &&
    html`<div class="example-row">
      ${display.map(
        (word) => html`<span key=${word} class="example-card" lang=${names[word].language}>
          ${names[word].name}
        </span>`,
      )}
    </div>`
  }
  ${
    ambulances.length > 0 &&
    html`<div class="example-row">
      ${ambulances.map(
        (dice, place) => html`<${Zone} key=${place} label=${t('ambulance', { n: place + 1 })}>
          <${Dice} words=${dice} />
        <//>`,
      )}
    </div>`
  }
  ${hospitals.map((home) => html`<${Hospital} key=${home.name} home=${home} />`)}
`;

/** @param {{ facts: GameFacts }} props */
export const Example = ({ facts }) =>
  html`<${ExampleRound} steps=${steps} names=${namesHere(printed, facts)} text=${t}
      withPictures=${withPictures} Picture=${Picture} />`;
