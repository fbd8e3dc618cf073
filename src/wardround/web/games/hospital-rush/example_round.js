/** The example round of the rules, with tiles. */

import { ExampleRound, namesHere } from '../../learn/example.js';
import { html } from '../../lib.js';
import { House } from '../../ui/card_name.js';
import { names as printed, steps } from './example.js';
import { t } from './facts.js';
import { Star, Tile } from './pictures.js';
import { inWords } from './words.js';

/** @import { Named } from '../../learn/example.js' */
/** @import { GameFacts } from '../../wire/wire.js' */
/** @import { Need } from './types.js' */

/** @param {{ tiles: string[], look?: '' | 'open' }} props */
const Tiles = ({ tiles, look = '' }) =>
  tiles.map(
    (tile, place) => html`<${Tile} key=${look + place} tile=${tile} look=${look} size="small" />`,
  );

/**
 * @typedef {{ patient: string, prestige: number, tiles: Need[], open: Need[], treating: string }}
 *   ShownBed
 * @typedef {{ name: string, character: string, prestige: number, bucks: number, medicine: Need[],
 *   places: string[] }} ShownIntern
 */

/** A bed in words. @param {ShownBed} bed */
const tilesText = ({ tiles, open }) =>
  [
    tiles.length ? t('has', { what: inWords(tiles) }) : '',
    open.length ? t('needs', { what: inWords(open) }) : t('cured'),
  ]
    .filter(Boolean)
    .join(', ');

/** @param {{ bed: ShownBed, n: number, names: Record<string, Named> }} props */
const Bed = ({ bed, n, names }) => html`<div class="example-bed">
  <span class="example-name">
    <small>${t('bed', { n })}</small>
    <b lang=${names[bed.patient].language}>${names[bed.patient].name}</b> <${House} />
  </span>
  <span class="small-pieces">
    <${Star} n=${bed.prestige} />
    <span class="unseen">${t('worth', { n: bed.prestige })}, </span>
    <${Tiles} tiles=${bed.tiles} />
    <${Tiles} tiles=${bed.open} look="open" />
    <span class="unseen">${tilesText(bed)}</span>
  </span>
  <small>${bed.treating ? t('patient-of', { who: bed.treating }) : t('unclaimed')}</small>
</div>`;

/** @param {{ intern: ShownIntern, names: Record<string, Named> }} props */
const Intern = ({ intern, names }) => html`<div class="example-row">
  <span class="example-name">
    <b>${intern.name}</b>
    <small lang=${names[intern.character].language}>${names[intern.character].name}</small>
  </span>
  <span class="example-zone">
    <small>${t('prestige-is', { n: intern.prestige })}, ${t('bucks', { n: intern.bucks })}</small>
    <span class="small-pieces">
      <${Tiles} tiles=${intern.medicine} />
      <span class="unseen">${inWords(intern.medicine)}</span>
    </span>
  </span>
  ${intern.places.map(
    (word) => html`<span key=${word} class="example-card" lang=${names[word].language}>
      ${names[word].name}
    </span>`,
  )}
</div>`;

/**
 * @param {{ picture: { beds?: ShownBed[], interns?: ShownIntern[] }, names: Record<string, Named>
 *   }} props
 */
const Picture = ({ picture: { beds = [], interns = [] }, names }) => html`
  ${
    beds.length > 0 &&
    html`<div class="example-beds">
      ${beds.map(
        (bed, place) => html`<${Bed} key=${place} bed=${bed} n=${place + 1} names=${names} />`,
      )}
    </div>`
  }
  ${interns.map((intern) => html`<${Intern} key=${intern.name} intern=${intern} names=${names} />`)}
`;

/** @param {{ facts: GameFacts }} props */
export const Example = ({ facts }) =>
  html`<${ExampleRound} steps=${steps} names=${namesHere(printed, facts)} text=${t}
      withPictures=${(/** @type {string} */ text) => text} Picture=${Picture} />`;
