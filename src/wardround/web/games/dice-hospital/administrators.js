/** The faces of the administrators. One of a card file has the face of its name. */
import { html } from '../../lib.js';
import { faceOf } from '../../ui/faces.js';
import { Face } from '../../ui/portrait.js';
import { cardOf } from './facts.js';

/** @import { FaceParts } from '../../ui/faces.js' */

/**
 * Clothes in the colour that the administrator asks for or spares.
 * @type {Record<string, FaceParts>}
 */
const FACES = {
  'admin-1': {
    skin: 3,
    hair: 'bob',
    hairColour: 'black',
    eyes: 'smile',
    mouth: 'grin',
    clothes: 'coat',
    cloth: 'red',
  },
  'admin-2': {
    skin: 5,
    hair: 'curls',
    hairColour: 'ginger',
    mouth: 'smile',
    clothes: 'coat',
    cloth: 'yellow',
  },
  'admin-3': {
    skin: 2,
    hair: 'bun',
    hairColour: 'black',
    eyes: 'smile',
    mouth: 'smirk',
    clothes: 'coat',
    cloth: 'green',
    glasses: 'round',
  },
  'admin-4': {
    skin: 6,
    hair: 'scarf',
    hairColour: 'plum',
    eyes: 'wide',
    mouth: 'smile',
    clothes: 'coat',
    cloth: 'violet',
  },
  'admin-5': {
    skin: 1,
    hair: 'long',
    hairColour: 'white',
    eyes: 'smile',
    mouth: 'smile',
    clothes: 'jumper',
    cloth: 'red',
    glasses: 'square',
  },
  'admin-6': {
    skin: 4,
    hair: 'long',
    hairColour: 'blond',
    eyes: 'sleepy',
    mouth: 'smile',
    clothes: 'jumper',
    cloth: 'yellow',
  },
  'admin-7': {
    skin: 2,
    hair: 'bob',
    hairColour: 'grey',
    eyes: 'dot',
    mouth: 'flat',
    clothes: 'jumper',
    cloth: 'green',
    extras: ['blush'],
  },
  'admin-8': {
    skin: 1,
    hair: 'quiff',
    hairColour: 'brown',
    eyes: 'sly',
    mouth: 'smirk',
    clothes: 'coat',
    cloth: 'blue',
    beard: 'tash',
    extras: ['bow'],
  },
};

/** An administrator in a round frame. @param {{ word: string }} props */
export const AdministratorFace = ({ word }) =>
  html`<svg class="portrait administrator-face" viewBox="0 0 64 64" aria-hidden="true">
    <use class="ground" href="#frame-circle" />
    <g clip-path="url(#clip-circle)">
      <${Face} face=${FACES[word] ?? faceOf(cardOf(word)?.name ?? word)} />
    </g>
    <use class="frame" href="#frame-circle" />
  </svg>`;
