/** Before the picture: which game, the large key that begins it, and the way for newcomers. */
import { classes, html } from '../lib.js';
import { t } from '../text.js';
import { onChecked } from '../ui/field_events.js';
import { Picture } from '../ui/picture.js';
import { needsCoach, startLesson, startQuick } from './quick_tables.js';

/** @import { Unfolded } from './front_page.js' */
/** @import { Known } from './quick_tables.js' */
/**
 * @typedef {object} Props
 * @property {Known} known the game chosen
 * @property {(act: () => Promise<unknown>) => void} attempt
 * @property {boolean} easy a first game is a simple one
 * @property {string} [resumed] the table to go on with
 * @property {Unfolded} open
 * @property {(which: Unfolded) => void} unfold
 */

/**
 * Which game the page offers.
 * @param {{ all: Known[], chosen: string, choose: (name: string) => void }} props
 */
export const GameSwitch = ({
  all,
  chosen,
  choose,
}) => html`<div class="games" role="radiogroup" aria-label=${t('game')}>
  ${all.map(
    ({
      game,
      drawing,
    }) => html`<label key=${game.name} class=${classes('game', game.name === chosen && 'chosen')}>
      <input type="radio" name="game" value=${game.name} checked=${game.name === chosen}
          onChange=${() => choose(game.name)} />
      <${drawing.Emblem} />
      <b lang="en">${drawing.title}</b>
    </label>`,
  )}
</div>`;

/** @param {Props} props */
const Play = ({ known, attempt, easy }) => html`<button type="button" class="play-key"
    data-offer="now" onClick=${() => attempt(() => startQuick(known, 'now', easy))}>
  <${Picture} name="front-play" box="0 0 24 28" />
  <b>${t('offer-now')}</b>
</button>`;

/** @param {Props} props */
const FirstTime = ({ known, attempt }) => html`<button type="button" class="ghost-key"
    data-offer="learn" title=${known.drawing.offers.learn?.line}
    onClick=${() => attempt(() => startLesson(known))}>
  <b>${t('offer-learn')}</b>
</button>`;

/** The large key; beside it the ways back to a table and for newcomers. @param {Props} props */
export const PlayNow = (props) => html`<div class="play-row">
  <${Play} ...${props} />
  ${
    props.resumed &&
    html`<a class="ghost-key resume" href=${`#/table/${props.resumed}`}><b>${t('continue')}</b></a>`
  }
  ${props.known.drawing.loadLesson && html`<${FirstTime} ...${props} />`}
</div>`;

/**
 * What the large key begins, and how that can be changed.
 * @param {Props & { setEasy: (easy: boolean) => void }} props
 */
export function PlayFacts({ known, easy, setEasy, open, unfold }) {
  const { line, facts } = known.drawing.offers.now;
  return html`
    <p class="play-facts">
      <span>${line}</span>${' '}<small>${facts}</small>${' '}
      <button type="button" class="link-key" data-options="now"
          aria-expanded=${String(open === 'now')}
          aria-label=${t('choose-options-for', { what: t('offer-now') })}
          onClick=${() => unfold('now')}>
        ${t('choose-options')}
      </button>
    </p>
    ${
      needsCoach(known) &&
      html`<label class="switch first-time">
        <input type="checkbox" data-first-time checked=${easy} onChange=${onChecked(setEasy)} />
        ${' '}
        ${t('first-time')}
      </label>`
    }
  `;
}
