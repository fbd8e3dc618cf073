/** The banner: what to do now in one sentence, the reason beneath it, always in one place. */
import { html, useEffect, useRef } from '../lib.js';
import { listed, t } from '../text.js';

/** @import { Drawing, Play } from '../games/drawing.js' */
/** @import { GameSeen } from '../wire/types.js' */
/** @import { Session } from './session.js' */

/**
 * Words that can be chosen and that the board has no thing for.
 * @param {{ session: Session, drawing: Drawing, game: GameSeen, play: Play }} props
 */
function Choices({ session, drawing, game, play }) {
  const sight = session.sight.value;
  if (!sight || !session.ready.value) return null;
  const onBoard = drawing.drawn(sight.view, sight.seat);
  const words = [...session.rings.value].filter((word) => !onBoard.has(word) && !drawing.keys[word]);
  if (!words.length) return null;
  return html`<div class="choices" data-zone="choices">${words.map((word) => html`<button
    key=${word} type="button" class="thing legal choice" data-word=${word}
    onClick=${() => play.choose(word, false)}
    onPointerEnter=${() => play.point(word)} onPointerLeave=${() => play.unpoint(word)}
    onFocus=${() => play.point(word)} onBlur=${() => play.unpoint(word)}>
    ${drawing.picture(word)}<span>${drawing.name(word, game.names)}</span>
    ${drawing.explain(word) && html`<small>${drawing.explain(word)}</small>`}
  </button>`)}</div>`;
}

/** @param {{ session: Session, drawing: Drawing }} props */
function Confirm({ session, drawing }) {
  const sight = session.sight.value;
  const word = Object.keys(drawing.keys).find((key) => drawing.keys[key].kind === 'finish') ?? '';
  const { text } = drawing.keys[word];
  const anyway = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => anyway.current?.focus(), []);
  return html`<div class="banner asking" role="alertdialog" aria-labelledby="lost">
    <div><h1 id="lost">${text}? ${sight && drawing.losses(sight, session.forecast.value)}</h1>
      <p>${t('finish-line')}</p></div>
    <div class="banner-keys">
      <button type="button" class="key" data-key="anyway" ref=${anyway} onClick=${() => session.finish(word)}>${t('finish-anyway')}</button>
      <button type="button" class="key" data-key="back" onClick=${() => session.back()}>${t('back')}</button>
    </div>
  </div>`;
}

/** @param {{ session: Session, drawing: Drawing, game: GameSeen }} props */
function Plea({ session, drawing, game }) {
  const table = session.table.value;
  const { plea, seats = [] } = table ?? {};
  if (!plea) return null;
  const mine = plea.waiting.includes(session.seat.value);
  const words = plea.words.map((word) => drawing.name(word, game.names)).join(' → ');
  const answer = (/** @type {boolean} */ agree) => session.socket.command('consent', {
    seat: session.seat.value, plea: plea.plea, agree,
  });
  return html`<p class="plea">${t('plea', { who: seats[plea.seat].name, words })}${' '}
    ${mine ? html`<button type="button" class="key" onClick=${() => answer(true)}>${t('agree')}</button>
      <button type="button" class="key" onClick=${() => answer(false)}>${t('refuse')}</button>` : t('waits-consent')}</p>`;
}

/** @param {Session} session @param {Drawing} drawing @param {GameSeen} game */
function sentence(session, drawing, game) {
  const sight = session.sight.value;
  const named = session.named.value;
  const seats = session.table.value?.seats ?? [];
  if (session.connection.value === 'off') return { question: t('offline'), reason: '' };
  if (named.length) {
    const words = named.map((word) => drawing.name(word, game.names)).join(', ');
    return { question: t('chosen', { words }), reason: t('chosen-reason') };
  }
  if (sight?.asked) return { question: sight.question?.text ?? '', reason: sight.reason?.text ?? '' };
  const names = seats.filter((one) => one.asked).map((one) => one.name);
  const question = names.length ? t('waiting-for', { who: listed(names) }) : sight?.question?.text ?? '';
  return { question, reason: sight && sight.seat < 0 ? t('watching') : '' };
}

/** @param {{ session: Session, drawing: Drawing, game: GameSeen, play: Play }} props */
export function Banner(props) {
  const { session, drawing, game } = props;
  const { question, reason } = sentence(session, drawing, game);
  const pointed = session.pointer.word.value;
  const told = session.pointer.text.value || session.note.value;
  const card = pointed && drawing.explain(pointed);
  return html`<div class="banner-place">
    ${session.asking.value ? html`<${Confirm} ...${props} />` : html`<div
      class=${session.ready.value ? 'banner' : 'banner idle'}>
      <div><h1>${drawing.inline(question)}</h1><p>${drawing.inline(reason)}</p></div>
      <${Choices} ...${props} />
    </div>`}
    <${Plea} ...${props} />
    <p class="explain">${card && html`<b lang="en">${drawing.name(pointed, game.names)}</b>: ${card} `}${drawing.inline(told)}</p>
  </div>`;
}
