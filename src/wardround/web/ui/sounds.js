/**
 * Short sounds, made here: no files. Off until somebody switches them on; none is longer than 600
 * milliseconds.
 */
import { settings } from '../settings.js';

/**
 * A tone glides from one pitch to another; noise is filtered at the first pitch. Times in seconds.
 * @typedef {object} Part
 * @property {'sine' | 'triangle' | 'square' | 'noise'} form
 * @property {number} from in hertz
 * @property {number} [to]
 * @property {number} at
 * @property {number} lasts
 * @property {number} [loud] 1 if not given
 */
/** @typedef {keyof typeof SOUNDS} SoundName */

const LOUDNESS = { off: 0, quiet: 0.05, on: 0.2 };
const MOST_AT_ONCE = 4;
/** Between sounds of one moment, in seconds. */
const APART = 0.13;

/**
 * @param {number[]} pitches
 * @param {number} apart
 * @param {number} lasts
 * @returns {Part[]}
 */
const notes = (pitches, apart, lasts) =>
  pitches.map((from, place) => ({ form: 'sine', from, at: place * apart, lasts }));

/** @param {number} from @param {number} at @param {number} lasts @returns {Part} */
const knock = (from, at, lasts) => ({ form: 'noise', from, at, lasts });

export const SOUNDS = {
  /** Something rolls over wood. */
  roll: [knock(1400, 0, 0.05), knock(1000, 0.07, 0.05), knock(1700, 0.12, 0.04)],
  /** A heavy door. */
  door: [knock(300, 0, 0.12), knock(180, 0.1, 0.14)],
  step: [knock(500, 0, 0.06)],
  /** Somebody feels better. */
  heal: notes([784, 1047], 0.07, 0.22),
  /** Somebody goes home. */
  home: notes([988, 1319, 1568], 0.08, 0.3),
  /** One low note. */
  loss: /** @type {Part[]} */ ([{ form: 'triangle', from: 147, to: 131, at: 0, lasts: 0.55 }]),
  stair: notes([523, 587, 659, 784], 0.09, 0.18),
  /** A card turned over, a stamp. */
  paper: [knock(2600, 0, 0.09), knock(700, 0.1, 0.05)],
  coin: notes([1760, 2349], 0.05, 0.14),
  squeak: /** @type {Part[]} */ ([
    { form: 'sine', from: 1900, to: 2700, at: 0, lasts: 0.09, loud: 0.5 },
    { form: 'sine', from: 2300, to: 1700, at: 0.11, lasts: 0.1, loud: 0.5 },
  ]),
  star: notes([1047, 1319, 1568, 2093], 0.06, 0.25),
  siren: /** @type {Part[]} */ ([
    { form: 'triangle', from: 660, to: 880, at: 0, lasts: 0.25 },
    { form: 'triangle', from: 880, to: 660, at: 0.25, lasts: 0.3 },
  ]),
  /** You are asked. */
  turn: notes([660, 880], 0.16, 0.3),
};

/** @type {AudioContext | null} */
let audio = null;

/** Browsers let a page sound only after it was touched. */
function allowSound() {
  if (settings.peek().sound !== 'off') audio ??= new AudioContext();
}
addEventListener('pointerdown', allowSound);
addEventListener('keydown', allowSound);

/** @param {AudioContext} on @param {number} lasts */
function noise(on, lasts) {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * lasts), on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(on, { buffer });
}

/** @param {AudioContext} on @param {Part} part @param {number} start */
function sourceOf(on, { form, from, to = from, lasts }, start) {
  if (form === 'noise') {
    const source = noise(on, lasts);
    const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: from, Q: 1.4 });
    source.connect(filter);
    return { source, end: /** @type {AudioNode} */ (filter) };
  }
  const source = new OscillatorNode(on, { type: form, frequency: from });
  source.frequency.linearRampToValueAtTime(to, start + lasts);
  return { source, end: /** @type {AudioNode} */ (source) };
}

/** @param {AudioContext} on @param {Part} part @param {number} begin @param {number} loudness */
function sound(on, part, begin, loudness) {
  const start = begin + part.at;
  const gain = loudness * (part.loud ?? 1);
  const volume = new GainNode(on, { gain });
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + part.lasts);
  const { source, end } = sourceOf(on, part, start);
  end.connect(volume).connect(on.destination);
  source.start(start);
  source.stop(start + part.lasts);
}

/**
 * Lets these sound one after the other, each once; nothing where sounds are off.
 * @param {(SoundName | undefined)[]} names
 */
export function play(names) {
  const loudness = LOUDNESS[settings.peek().sound];
  if (!audio || !loudness || document.hidden) return;
  const on = audio;
  const once = [...new Set(names)].filter((name) => name !== undefined).slice(0, MOST_AT_ONCE);
  once.forEach((name, place) => {
    for (const part of SOUNDS[name]) sound(on, part, on.currentTime + place * APART, loudness);
  });
}

/** As the setting says, also while the page is not looked at: somebody is called. */
export function callBySound() {
  const loudness = LOUDNESS[settings.peek().sound];
  if (!audio || !loudness) return;
  for (const part of SOUNDS.turn) sound(audio, part, audio.currentTime, loudness);
}
