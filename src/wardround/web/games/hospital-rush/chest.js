/** The chest of medicine on the wall of the corridor. */
import { classes, html } from '../../lib.js';
import { withoutChoices } from '../../ui/inert_play.js';
import { Thing } from '../../ui/thing.js';
import { constants, t } from './facts.js';
import { Tile } from './pictures.js';
import { about, COLOURS } from './words.js';

/** @import { Scene } from './types.js' */

/** @param {{ scene: Scene }} props */
export function Chest({ scene }) {
  const { view, play } = scene;
  const { medicine } = constants();
  const asks = about(view) === 'fetch' || view.question === 'pharmacy';
  const taken = about(view) === 'fetch' ? view.said : [];
  const idle = withoutChoices(play);
  return html`<section class=${classes('chest', asks && play.enabled && 'asks')}
      aria-label=${t('chest')} data-zone="chest">
    <h2>${t('chest')}</h2>
    ${COLOURS.map((colour) => {
      const out = taken.filter((word) => word === colour).length;
      const n = view.chest[colour] - out;
      return html`<${Thing} key=${colour} play=${asks ? play : idle} word=${colour}
          kind=${classes('jar', !n && 'bare')} said=${false}
          label=${t('jar', { colour, n, all: medicine[colour] })}>
        <${Tile} tile=${colour} look=${n ? '' : 'open'} />
        <b>${n}</b>
      <//>`;
    })}
  </section>`;
}
