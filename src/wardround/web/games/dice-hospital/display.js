/** Improvements on display, in two groups, and the two piles they come from. */
import { html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { Need } from './departments.js';
import { cardOf, t } from './facts.js';
import { CardBack, Specialist } from './pictures.js';
import { CardName, inShort, labelOf, nameOf, tint } from './words.js';

/** @import { Scene } from './types.js' */
/** @typedef {'department' | 'specialist'} Kind */

/** @param {{ scene: Scene, word: string }} props */
function Improvement({ scene, word }) {
  const { view, seat, play } = scene;
  const own = view.hospitals[seat];
  const hires = cardOf(word)?.kind === 'specialist';
  const copies = own ? [...own.departments, ...own.staff].filter((one) => one === word).length : 0;
  const label = hires
    ? `${nameOf(word)}. ${t('one-more-worker')} ${cardOf(word)?.text}`
    : labelOf(word);
  return html`<${Thing} play=${play} word=${word} kind=${`card improvement ${tint(word)}`}
      label=${`${label}${copies ? ` ${t('you-have', { n: copies })}` : ''}`}>
    ${hires && html`<${Specialist} word=${word} />`}
    <${CardName} word=${word} />
    ${!hires && html`<${Need} word=${word} />`}
    <small>
      ${hires && html`<span class="prefix">${t('one-more-worker')} </span>`}
      ${inShort(word)}
    </small>
    ${copies > 0 && html`<em class="owned">${t('you-have', { n: copies })}</em>`}
  <//>`;
}

/** @param {{ scene: Scene, kind: Kind }} props */
function Group({ scene, kind }) {
  const words = scene.view.display.filter((word) => cardOf(word)?.kind === kind);
  const pile = scene.view.phase === 'extra' && scene.play.choosable.has(kind);
  if (!words.length && !pile) return null;
  return html`<section class=${`group for-${kind} of-${words.length + (pile ? 1 : 0)}`}>
    <h3>${t(`group-${kind}`)} <span class="note">${t(`group-${kind}-line`)}</span></h3>
    <div class="cards">
      ${
        pile &&
        html`<${Thing} play=${scene.play} word=${kind} kind="card pile-back"
            label=${t(`word-${kind}`)}>
          <${CardBack} kind=${kind} />
          <b>${t(`word-${kind}`)}</b>
          <small>${t('turn-up-line')}</small>
        <//>`
      }
      ${words.map(
        (word, place) => html`<${Improvement} key=${`${word}${place}`} scene=${scene}
            word=${word} />`,
      )}
    </div>
  </section>`;
}

/** @param {{ scene: Scene }} props */
export const Display = ({ scene }) => html`<div class="groups" data-zone="city">
  <${Group} scene=${scene} kind="department" />
  <${Group} scene=${scene} kind="specialist" />
</div>`;
