/** The faces of characters and patients. A card of one's own has the face of its name. */

import { PATIENT_FACES } from './patient_faces.js';

/** @import { FaceParts } from '../../ui/faces.js' */

/** @type {Record<string, FaceParts>} */
export const CAST = {
  marina: {
    skin: 2,
    hair: 'long',
    hairColour: 'black',
    eyes: 'sly',
    mouth: 'smirk',
    clothes: 'coat',
    cloth: 'purple',
  },
  theo: {
    skin: 1,
    hair: 'parted',
    hairColour: 'blond',
    mouth: 'smirk',
    clothes: 'coat',
    cloth: 'blue',
    extras: ['bow'],
  },
  kurt: {
    skin: 6,
    hair: 'short',
    hairColour: 'grey',
    eyes: 'sly',
    mouth: 'flat',
    clothes: 'coat',
    cloth: 'slate',
    glasses: 'round',
    beard: 'tash',
  },
  freddie: {
    skin: 3,
    hair: 'curls',
    hairColour: 'ginger',
    eyes: 'wide',
    mouth: 'grin',
    clothes: 'jumper',
    cloth: 'red',
  },
  vanessa: {
    skin: 4,
    hair: 'bob',
    hairColour: 'plum',
    eyes: 'sleepy',
    mouth: 'flat',
    clothes: 'coat',
    cloth: 'green',
    glasses: 'square',
  },
  olga: {
    skin: 1,
    hair: 'bun',
    hairColour: 'blond',
    mouth: 'smile',
    clothes: 'scrubs',
    cloth: 'pink',
    extras: ['blush'],
  },
  felix: {
    skin: 5,
    hair: 'tuft',
    hairColour: 'black',
    eyes: 'wide',
    mouth: 'oh',
    clothes: 'jumper',
    cloth: 'brown',
    glasses: 'round',
  },
  ...PATIENT_FACES,
};
