/** Patients in their beds: Waiting and Treated today, sorted, equal ones touching. */
import { html } from '../../lib.js';
import { Thing } from '../../play/thing.js';
import { Die } from './dice.js';
import { fates, isTreated } from './forecast.js';
import { patientName, patientOf, sorted } from './words.js';

/** @import { Play, Scene } from '../drawing.js' */
/** @import { Fate } from './forecast.js' */

export const BEDS = 12;

/** Equal words side by side. @param {string[]} words @returns {string[][]} */
export function piles(words) {
  /** @type {string[][]} */
  const found = [];
  for (const word of sorted(words)) {
    if (found.at(-1)?.[0] === word) found.at(-1)?.push(word);
    else found.push([word]);
  }
  return found;
}

/** @param {Fate | undefined} ghost @param {Fate | undefined} coming */
function tag(ghost, coming) {
  if (ghost) {
    const value = patientOf(ghost.becomes)?.value;
    const what = { home: 'home', dies: '✕ dies', '': String(value) }[ghost.fate];
    return { text: `→ ${what}`, kind: 'ghost', said: `would become ${ghost.fate || value}` };
  }
  if (coming?.fate === 'dies') return { text: '✕ dies', kind: 'bad', said: 'dies if not treated' };
  const value = coming && patientOf(coming.becomes)?.value;
  return value ? { text: `↓${value}`, kind: 'worse', said: `gets worse to ${value}` } : null;
}

/**
 * @param {object} props
 * @param {Play} props.play
 * @param {string[]} props.words equal patients
 * @param {number} props.said how many of them are chosen
 * @param {Fate[]} props.ghosts
 * @param {Fate[]} props.coming
 * @param {string} props.zone
 */
function Pile({ play, words, said, ghosts, coming, zone }) {
  return html`<span class="pile">${words.map((word, place) => {
    const mark = tag(ghosts[place], coming[place]);
    const copies = words.length > 1 ? `, ${place + 1} of ${words.length}` : '';
    const label = `${patientName(word)}, ${zone}${copies}${mark ? `, ${mark.said}` : ''}`;
    return html`<${Thing} key=${place} play=${play} word=${word} kind="patient" label=${label} said=${place < said}>
      <${Die} word=${word} />
      <span class=${`tag ${mark?.kind ?? ''}`}>${mark?.text ?? ''}</span>
    <//>`;
  })}</span>`;
}

/** @param {{ scene: Scene, seat: number }} props */
export function Patients({ scene, seat }) {
  const { view, play } = scene;
  const h = view.hospitals[seat];
  const ghosts = fates(play.ghosts, true);
  const coming = fates(play.forecast.filter((one) => one.name === 'worsen' || one.name === 'die'), false);
  const chosen = [...h.said, ...play.named];
  const still = { ...play, rings: new Set(), friends: new Set(), named: [] };
  const zone = (/** @type {string[]} */ words, /** @type {string} */ name) => piles(words).map((pile) => html`
    <${Pile} key=${pile[0]} play=${name === 'new' ? still : play} words=${pile} zone=${name}
      said=${name === 'new' ? 0 : chosen.filter((word) => word === pile[0]).length}
      ghosts=${ghosts.get(pile[0]) ?? []} coming=${coming.get(pile[0]) ?? []} />`);
  const waiting = h.patients.filter((/** @type {string} */ word) => !isTreated(word));
  const treated = h.patients.filter(isTreated);
  return html`<div class="zones" data-zone="patients">
    <section class="zone"><h3>Waiting</h3><div class="beds">${zone(waiting, 'waiting')}</div></section>
    ${h.incoming.length > 0 && html`<section class="zone arriving"><h3>Arriving</h3>
      <div class="beds">${zone(h.incoming, 'new')}</div></section>`}
    <section class="zone treated"><h3>Treated today</h3><div class="beds">${zone(treated, 'treated')}</div></section>
  </div>`;
}
