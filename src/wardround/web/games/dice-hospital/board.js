/** The board: the hospital of one seat. What all share is in the street and in the rail. */
import { html } from '../../lib.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { wide } from '../../ui/wide.js';
import { diceByLoad } from './boundary.js';
import { Hospital } from './hospital.js';
import { useMotion } from './motion.js';
import { ASKS_CITY, ASKS_HOSPITAL } from './questions.js';
import { RoundCard } from './round_card.js';
import { RoundEnd } from './round_end.js';
import { Stage } from './stage.js';

/** @import { Scene } from './types.js' */

/** The scene with things that answer only if it is for them to be chosen: words can be equal. */
function awake(/** @type {Scene} */ scene, /** @type {string[]} */ phases) {
  if (phases.includes(scene.view.phase)) return scene;
  const play = withoutChoices(scene.play);
  return { ...scene, play };
}

/** The dice that are asked for together. @param {Scene} scene */
function groupOf({ view, seat, prospects }) {
  if (view.phase === 'overflow') return view.hospitals[seat]?.patients ?? [];
  return view.phase === 'arrange' ? diceByLoad(view, prospects).asked : [];
}

/**
 * Dice that are asked for as a group can all be chosen, in whatever order they will be said.
 * @param {Scene} scene
 */
export function grouped(scene) {
  const { view, seat, play } = scene;
  const own = view.hospitals[seat];
  const group = groupOf(scene);
  if (
    !group.length ||
    !play.enabled ||
    !play.choosable.size ||
    own?.said.length ||
    play.chosen.length
  )
    return scene;
  return { ...scene, play: { ...play, choosable: new Set([...play.choosable, ...group]) } };
}

/** @param {Scene} shown */
export function Board(shown) {
  const floor = useMotion(shown);
  const scene = grouped(shown);
  return html`<div class="floor" ref=${floor}>
    <${Hospital} scene=${awake(scene, ASKS_HOSPITAL)} seat=${scene.shown}
        mine=${scene.shown === scene.seat}>
      ${!wide.value && html`<${Stage} scene=${awake(scene, [...ASKS_CITY, 'report'])} />`}
    <//>
    <${RoundCard} scene=${scene} />
    <${RoundEnd} scene=${scene} />
  </div>`;
}
