/** Matron Mo, who teaches. */
import { html } from '../lib.js';
import { Face } from '../ui/portrait.js';

const FACE = {
  skin: 4,
  hair: 'bun',
  hairColour: 'black',
  eyes: 'smile',
  mouth: 'grin',
  clothes: 'scrubs',
  cloth: 'teal',
  extras: ['cap'],
};

/** For the eyes only: what she says stands beside her. */
export const Matron = () => html`<svg class="matron" viewBox="0 0 148 176" aria-hidden="true">
  <defs><clipPath id="matron-head"><path d="M0 -10H64V56.5H0Z" /></clipPath></defs>
  <ellipse class="ground" cx="74" cy="170" rx="58" ry="6" />
  <path class="tunic" d="M16 172c0-34 14-52 40-56h36c26 4 40 22 40 56Z" />
  <path class="collar" d="M54 116l20 26 20-26" />
  <path class="tube" d="M48 120q-4 30 16 32M100 120q4 30-16 32" />
  <circle class="bell" cx="84" cy="154" r="6" />
  <path class="sleeve-edge" d="M118 128q22-6 22-30" />
  <path class="sleeve" d="M118 128q22-6 22-30" />
  <g class="person-4">
    <path class="hand" d="M140 98q0-9 1-15" />
    <path class="finger" d="M141 82l2-18" />
  </g>
  <svg x="4" y="-12" width="139.5" height="139.5" viewBox="0 0 64 64">
    <g clip-path="url(#matron-head)"><${Face} face=${FACE} /></g>
  </svg>
</svg>`;
