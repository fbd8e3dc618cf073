/** Improvements on display: what can be taken, what was taken and by whom, and the two piles. */
import { classes, html } from '../../lib.js';
import { Thing } from '../../ui/thing.js';
import { cardOf, t } from './facts.js';
import { CardBack, Detail, Worker } from './pictures.js';
import { standing } from './round_history.js';
import { CardName, inShort, labelOf, nameOf, tint } from './words.js';

/** @import { Drawn } from '../../lib.js' */
/** @import { Scene } from './types.js' */
/**
 * A card; `taker` is -1 if it still lies there, `back` if it was given back.
 * @typedef {{ word: string, taker: number, back: boolean }} Shown
 */

const KINDS = /** @type {const} */ (['department', 'specialist']);

/** The cards taken since cards were last turned up. @param {Scene['entries']} entries */
function taken(entries) {
  /** @type {Shown[]} */
  const found = [];
  /** @type {string[]} */
  const back = [];
  for (const { happenings } of [...standing(entries)].reverse()) {
    for (const one of [...happenings].reverse()) {
      if (one.name === 'reveal' || one.name === 'shelve') return found;
      if (one.name !== 'build' && one.name !== 'give-back') continue;
      const { card } = one.figures;
      const returned = back.includes(`${one.seat} ${card}`);
      if (one.name === 'give-back') back.push(`${one.seat} ${card}`);
      else found.push({ word: card, taker: one.seat, back: returned });
    }
  }
  return found;
}

/** All cards of the round, each in its place as long as it lasts. @param {Scene} scene */
function cardsOf({ view, entries }) {
  const all = [
    ...view.display.map((word) => ({ word, taker: -1, back: false })),
    ...taken(entries),
  ];
  const rank = (/** @type {Shown} */ { word }) => `${cardOf(word)?.kind} ${word}`;
  return all.sort((a, b) => rank(a).localeCompare(rank(b)));
}

/** From so many letters on, a word is set closer: two cards lie beside each other. */
const LONG_WORD = 12;

/**
 * What stands on a card: its name, and a few words.
 * @param {{ word: string, children: Drawn }} props
 */
function Words({ word, children }) {
  const long = nameOf(word)
    .split(' ')
    .some((one) => one.length >= LONG_WORD);
  return html`<span class=${classes('words', long && 'long')}>
    <${CardName} word=${word} />
    <small>${children}</small>
  </span>`;
}

/** @param {{ word: string }} props */
const Sketch = ({ word }) => html`<span class=${`sketch ${tint(word)}`} aria-hidden="true">
  ${
    cardOf(word)?.kind === 'specialist'
      ? html`<${Worker} word=${word} />`
      : html`<${Detail} word=${word} />`
  }
</span>`;

/** @param {{ scene: Scene, card: Shown }} props */
function Taken({ scene, card: { word, taker, back } }) {
  const who = scene.seats[taker]?.name ?? '';
  const owned = taker === scene.seat ? t('card-yours') : t('card-taken', { who });
  return html`<div class="improvement taken">
    <${Sketch} word=${word} />
    <${Words} word=${word}>${back ? t('card-back') : owned}<//>
  </div>`;
}

/** @param {{ scene: Scene, word: string }} props */
function Improvement({ scene, word }) {
  const { view, seat, play } = scene;
  const own = view.hospitals[seat];
  const hires = cardOf(word)?.kind === 'specialist';
  const copies = own ? [...own.departments, ...own.staff].filter((one) => one === word).length : 0;
  const label = hires
    ? `${nameOf(word)}. ${t('one-more-worker')} ${cardOf(word)?.text}`
    : labelOf(word);
  return html`<${Thing} play=${play} word=${word} kind=${`improvement ${tint(word)}`}
      label=${`${label}${copies ? ` ${t('you-have', { n: copies })}` : ''}`}>
    <${Sketch} word=${word} />
    <${Words} word=${word}>${inShort(word)}<//>
    ${
      copies > 0 &&
      html`<em class="owned" title=${t('you-have', { n: copies })}>
        ✓${copies > 1 ? copies : ''} <span class="unseen">${t('you-have', { n: copies })}</span>
      </em>`
    }
  <//>`;
}

/**
 * A pile to turn up one more card of.
 * @param {{ scene: Scene, kind: 'department' | 'specialist' }} props
 */
const Pile = ({ scene, kind }) => html`<${Thing} play=${scene.play} word=${kind}
    kind="improvement pile-back" label=${t(`word-${kind}`)}>
  <span class="sketch"><${CardBack} kind=${kind} /></span>
  <span class="words"><b>${t(`word-${kind}`)}</b><small>${t('turn-up-line')}</small></span>
<//>`;

/** When one would build with the ambulance pointed at. @param {{ scene: Scene }} props */
function Order({ scene: { play, prospects, view } }) {
  const figures = prospects[play.pointed]?.brings.figures;
  if (figures?.earliest === undefined)
    return html`<span>${t('cards-left', { n: view.display.length })}</span>`;
  const { earliest, latest } = figures;
  const builds =
    earliest === latest
      ? t('builds', { n: earliest })
      : t('builds-between', { n: earliest, last: latest });
  return html`<span class="would">${builds}</span>`;
}

/** @param {{ scene: Scene }} props */
export function Display({ scene }) {
  const cards = cardsOf(scene);
  const piles = scene.view.phase === 'extra' ? KINDS : [];
  return html`<section class=${classes('panel', 'showcase', cards.length > 4 && 'many')}
      aria-label=${t('stage-display')}>
    <header><h2>${t('stage-display')}</h2><${Order} scene=${scene} /></header>
    <div class="cards" data-zone="city">
      ${cards.map((card, n) =>
        card.taker < 0
          ? html`<${Improvement} key=${`${card.word}${n}`} scene=${scene} word=${card.word} />`
          : html`<${Taken} key=${`${card.word}${n}`} scene=${scene} card=${card} />`,
      )}
      ${piles.map(
        (kind) =>
          scene.play.choosable.has(kind) &&
          html`<${Pile} key=${kind} scene=${scene} kind=${kind} />`,
      )}
    </div>
  </section>`;
}
