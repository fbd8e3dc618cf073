/** What can be done to the patient chosen last: one picture each, at its bed. */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { BlankDie, Die } from './dice.js';
import { t } from './facts.js';
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

/** Which of these pictures belong here, if any. @param {Scene} scene @param {Hospital} h */
function shown(scene, h) {
  const { play, view } = scene;
  const patient = [...h.said, ...play.chosen].findLast((word) => patientOf(word));
  if (!patient) return null;
  if (h.said[0] === 'bag') return html`<${BagUses} scene=${scene} patient=${patient} />`;
  // At the pick-up a colour is a space.
  const recolours =
    view.phase !== 'pick-up' && COLOURS.some((colour) => play.choosable.has(colour));
  return recolours && html`<${Colours} scene=${scene} patient=${patient} line=${t('show-line')} />`;
}

/**
 * A bubble at the bed of the patient chosen last.
 * @param {{ scene: Scene, seat: number, bed: number }} props
 */
export function Uses({ scene, seat, bed }) {
  const found = seat === scene.seat && bed >= 0 && shown(scene, scene.view.hospitals[seat]);
  return found
    ? html`<div class="uses" data-zone="uses" style=${`--at: ${bed}`}>${found}</div>`
    : null;
}
