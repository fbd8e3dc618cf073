/** Undo, Redo, No thanks, Pass and Finish: different keys, at the thumb, never focused first. */
import { classes, html } from '../lib.js';
import { t } from '../text.js';
import { SoundOffer } from '../ui/sound_offer.js';
import { Unread } from './chat.js';
import { Recap } from './recap.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { SeatPayload } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ session: Session, drawing: Drawing }} Props */

/** @param {Props} props @param {string[]} words */
const spoken = ({ drawing }, words) => words.map((word) => drawing.name(word)).join(' → ');

/**
 * What the key says that takes back. Another one's words might be secret: they are not named.
 * @param {Props} props
 * @param {SeatPayload} sight whose last sentence it is
 */
function undoText(props, sight) {
  const { session } = props;
  const { seat, undo } = sight;
  if (!undo) return t('undo-key');
  if (seat !== session.seat.value)
    return t('undo-of', { who: session.table.value?.seats[seat].name ?? '' });
  const free = session.sharedScreen.holdsEverybody || session.commands.isFree(sight);
  return t(free ? 'undo' : 'plead', { words: spoken(props, undo.words) });
}

/** @param {Props} props */
function Taking(props) {
  const { session } = props;
  const sight = session.sharedScreen.takesBack.value;
  if (!sight) return null;
  const redo = session.sight.value?.redo ?? [];
  const text = undoText(props, sight);
  return html`
    ${
      redo.length > 0 &&
      html`<button type="button" class="key quiet" data-key="redo"
          title=${t('redo-words', { words: spoken(props, redo) })}
          onClick=${() => session.command('redo')}>
        ${t('redo')}
      </button>`
    }
    <button type="button" class="key quiet" data-key="undo" disabled=${!sight.undo}
        aria-label=${text} onClick=${() => session.commands.takeBack()}>
      <span class="name">${props.drawing.withPictures(text)}</span>
    </button>
  `;
}

/**
 * Keys that answer now. The key that finishes keeps its place while it is not offered.
 * @param {Drawing} drawing
 * @param {string[]} offered
 */
function answerKeys(drawing, offered) {
  const keys = Object.entries(drawing.keys);
  const now = keys.filter(([word]) => offered.includes(word));
  const shown = now.length ? now : keys.filter(([, { kind }]) => kind === 'finish');
  return shown.map(([word, key]) => ({ word, key, quiet: !now.length }));
}

/** The words that may be said now, whole or to go on with. @param {Session} session */
function offeredWords({ sight, selection, pace }) {
  if (!sight.value?.asked || pace.news.value) return [];
  return selection.chosen.value.length ? [...selection.choosable.value] : sight.value.legal;
}

/** @param {Props} props */
function Always({ session, drawing }) {
  const sight = session.sight.value;
  const routine = sight?.asked && !session.pace.news.value ? drawing.routine(sight) : null;
  if (!sight || !routine) return null;
  return routine.words
    .filter((word) => sight.legal.includes(word))
    .map(
      (word) => html`<button type="button" class="key quiet" data-key="always" data-always=${word}
          onClick=${() => session.standingAnswers.always(routine, word)}>
        ${t('always', { word: drawing.name(word) })}
      </button>`,
    );
}

/**
 * Filled only if it is the one thing left to do: what ends or refuses something is never urged.
 * @param {Props} props
 */
function Answers({ session, drawing }) {
  const { selection, pointer } = session;
  const advised = session.hints.words.value;
  const offered = offeredWords(session);
  const alone = offered.length === 1;
  return answerKeys(drawing, offered).map(
    ({ word, key, quiet }) => html`<button key=${word} type="button" disabled=${quiet}
        class=${classes(
          ...['key', key.kind, (quiet || !alone) && 'quiet', advised.has(word) && 'hinted'],
        )}
        data-key=${key.kind} data-says=${word} onClick=${() => selection.pressKey(word)}
        onPointerEnter=${() => quiet || pointer.at(word)}
        onPointerLeave=${() => pointer.clear(word)}
        onFocus=${() => pointer.at(word)} onBlur=${() => pointer.clear(word)}>
      ${key.text}
    </button>`,
  );
}

/**
 * What the others did and one could not follow, until the next word of one's own; else what
 * stopping now would bring; else, once, whether sounds are wanted.
 * @param {Props} props
 */
function Line({ session, drawing }) {
  if (session.pace.recap.value.length)
    return html`<${Recap} session=${session} drawing=${drawing} />`;
  const sight = session.sight.value;
  const forecast = sight?.asked && drawing.forecastLine(sight);
  return forecast ? html`<p>${forecast}</p>` : html`<${SoundOffer} />`;
}

/** @param {Props & { open: (sheet: string) => void }} props */
export function Keybar(props) {
  return html`<section class="keybar" aria-label=${t('keys')}>
    <div class="forecast"><${Line} ...${props} /></div>
    <div class="keys">
      <button type="button" class="key quiet tab-log" onClick=${() => props.open('log')}>
        ${t('log-short')} <${Unread} session=${props.session} />
      </button>
      <${Taking} ...${props} />
      <${Always} ...${props} />
      <${Answers} ...${props} />
    </div>
  </section>`;
}
