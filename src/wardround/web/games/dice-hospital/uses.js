/**
 * What the next word of a sentence can be where it is no thing of the hospital: one picture each.
 */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { BlankDie, Die } from './dice.js';
import { t } from './facts.js';
import { Door, Worker } from './pictures.js';
import { COLOURS, patientOf } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { Play } from '../drawing.js' */
/** @import { Hospital, Scene } from './types.js' */

/**
 * @param {object} props
 * @param {Play} props.play
 * @param {string} props.word
 * @param {string} props.name
 * @param {string} props.line
 * @param {Drawn} [props.children] the picture
 */
const Use = ({
  play,
  word,
  name,
  line,
  children,
}) => html`<${Thing} play=${play} word=${word} kind="card use" label=${`${name}. ${line}`}>
  <span class="sketch">${children}</span>
  <b>${name}</b>
  <small>${line}</small>
<//>`;

/**
 * Colours that the patient chosen last may show.
 * @param {{ scene: Scene, patient: string, line: string }} props
 */
const Colours = ({ scene: { play }, patient, line }) =>
  COLOURS.filter((colour) => play.choosable.has(colour)).map(
    (colour) => html`<${Use} key=${colour} play=${play} word=${colour}
        name=${t('bag-show', { colour })} line=${line}>
      <${Die} word=${patient} />
      <i>→</i>
      <${BlankDie} colour=${colour} />
    <//>`,
  );

/**
 * What a bag can do to the patient that gets it.
 * @param {{ scene: Scene, patient: string }} props
 */
const BagUses = ({ scene, patient }) => html`
  <${Use} play=${scene.play} word="heal" name=${t('bag-heal', { steps: scene.figures.steps ?? 1 })}
      line=${t('bag-heal-line')}>
    <${Die} word=${patient} />
    <i>+${scene.figures.steps ?? 1}</i>
  <//>
  <${Colours} scene=${scene} patient=${patient} line=${t('bag-show-line')} />
`;

/** A patient more or one less. @param {{ play: Play }} props */
const Admissions = ({ play }) => html`
  ${
    play.choosable.has('draw') &&
    html`<${Use} play=${play} word="draw" name=${t('word-draw')} line=${t('admissions-draw-line')}>
      <i>?</i>
      <i>→</i>
      <${Door} />
    <//>`
  }
  ${
    play.choosable.has('return') &&
    html`<${Use} play=${play} word="return" name=${t('admissions-return')}
        line=${t('admissions-return-line')}>
      <${Door} />
      <i>→</i>
    <//>`
  }
`;

/** An effect that needs no patient. @param {{ scene: Scene, worker: string }} props */
const Gain = ({
  scene: {
    play,
    figures: { bags = 0, points = 0, fatalities = 0 },
  },
  worker,
}) => html`<${Use} play=${play} word="use" name=${t('word-use')}
    line=${t('use-line', { bags, points, fatalities })}>
  <${Worker} word=${worker} />
<//>`;

/** Which of these pictures belong here, if any. @param {Scene} scene @param {Hospital} h */
function shown(scene, h) {
  const { play } = scene;
  const [first] = h.said;
  const patient = [...h.said, ...play.chosen].findLast((word) => patientOf(word));
  if (first === 'bag') return patient && html`<${BagUses} scene=${scene} patient=${patient} />`;
  if (h.admissions && !h.said.length) return html`<${Admissions} play=${play} />`;
  if (play.choosable.has('use')) return html`<${Gain} scene=${scene} worker=${h.pending} />`;
  const recolours = patient && COLOURS.some((colour) => play.choosable.has(colour));
  return recolours && html`<${Colours} scene=${scene} patient=${patient} line=${t('show-line')} />`;
}

/** @param {{ scene: Scene, seat: number }} props */
export function Uses({ scene, seat }) {
  const found = seat === scene.seat && shown(scene, scene.view.hospitals[seat]);
  return found ? html`<div class="uses" data-zone="uses">${found}</div>` : null;
}
