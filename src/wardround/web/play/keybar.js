/** Undo, Redo, No thanks, Pass and Finish: different keys, at the thumb, never focused first. */
import { classes, html } from '../lib.js';
import { t } from '../text.js';

/** @import { Drawing, Routine } from '../games/drawing.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ session: Session, drawing: Drawing }} Props */

/** @param {Props} props @param {string[]} words */
const spoken = ({ drawing }, words) => words.map((word) => drawing.name(word)).join(' → ');

/** @param {Props} props */
function Taking(props) {
  const { session } = props;
  const sight = session.sight.value;
  if (!sight) return null;
  const { undo, redo } = sight;
  const words = undo ? spoken(props, undo.words) : '';
  const free = undo?.free && session.commands.mustAsk.value !== sight.prompt;
  return html`
    ${
      redo.length > 0 &&
      html`<button type="button" class="key quiet" data-key="redo"
          title=${t('redo-words', { words: spoken(props, redo) })}
          onClick=${() => session.command('redo')}>
        ${t('redo')}
      </button>`
    }
    ${
      undo &&
      html`<button type="button" class="key quiet" data-key="undo"
          aria-label=${t(free ? 'undo' : 'plead', { words })}
          onClick=${() => session.command(free ? 'undo' : 'plead')}>
        <span class="name">${t(free ? 'undo' : 'plead', { words })}</span>
      </button>`
    }
  `;
}

/**
 * Asks for the best words. It stays where it is while they are shown, so that nothing moves.
 * @param {Props} props
 */
function HintKey({ session }) {
  const { hints } = session;
  if (!hints.possible && !hints.words.value.size) return null;
  return html`<button type="button" class="key quiet" data-key="hint"
      aria-disabled=${!hints.wanted ? 'true' : null} onClick=${() => hints.ask()}>
    ${t('hint')}
  </button>`;
}

/** @param {Props} props */
function Answers({ session, drawing }) {
  const sight = session.sight.value;
  if (!sight?.asked || session.pace.news.value) return null;
  const { selection, pointer, standingAnswers, hints } = session;
  const routine = drawing.routine(sight);
  const offered = selection.chosen.value.length ? [...selection.choosable.value] : sight.legal;
  const always = routine?.words.filter((word) => sight.legal.includes(word)) ?? [];
  return html`
    ${always.map(
      (word) => html`<button type="button" class="key quiet" data-key="always" data-always=${word}
          onClick=${() => standingAnswers.always(/** @type {Routine} */ (routine), word)}>
        ${t('always', { word: drawing.name(word) })}
      </button>`,
    )}
    ${Object.entries(drawing.keys)
      .filter(([word]) => offered.includes(word))
      .map(
        ([word, key]) => html`<button key=${word} type="button"
            class=${classes('key', key.kind, hints.words.value.has(word) && 'hinted')}
            data-key=${key.kind} data-says=${word} onClick=${() => selection.pressKey(word)}
            onPointerEnter=${() => pointer.at(word)} onPointerLeave=${() => pointer.clear(word)}
            onFocus=${() => pointer.at(word)} onBlur=${() => pointer.clear(word)}>
          ${key.text}
        </button>`,
      )}
  `;
}

/** @param {Props} props */
export function Keybar(props) {
  const { session, drawing } = props;
  const sight = session.sight.value;
  return html`<div class="keybar" role="group" aria-label=${t('keys')}>
    <p class="forecast">${sight?.asked && drawing.forecastLine(sight)}</p>
    <div class="keys">
      <${HintKey} ...${props} />
      <${Taking} ...${props} />
      <${Answers} ...${props} />
    </div>
  </div>`;
}
