/** What asks back, in the banner: a key that would lose something, and a plea to go back. */
import { html, useEffect, useRef } from '../lib.js';
import { listed, t } from '../text.js';
import { Asked, Sentences } from '../ui/fitting.js';
import { isTouch } from '../ui/touch.js';
import { Deadline } from './deadline.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { PleaSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

/** @param {{ session: Session, drawing: Drawing }} props */
export function Confirm({ session, drawing }) {
  const { selection } = session;
  const sight = session.sight.value;
  const word = selection.confirming.value;
  const { kind, text } = drawing.keys[word];
  const finishes = kind === 'finish';
  const lost = finishes && sight ? drawing.lossesText(sight) : '';
  const question = `${text}? ${lost}`;
  const keys = t(finishes ? 'finish-line' : 'pass-line', { word: text });
  const line = isTouch() ? '' : keys;
  const anyway = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    if (!document.activeElement?.closest('input')) anyway.current?.focus();
    session.announcer.alarm(`${question} ${line}`.trim());
  }, []);
  return html`<div class="banner asking" role="alertdialog" aria-labelledby="lost">
    <${Asked} title=${question} id="lost"><p><${Sentences} text=${line} /></p><//>
    <${Deadline} session=${session} />
    <div class="banner-keys">
      <button type="button" class="key" data-key="anyway" ref=${anyway}
          onClick=${() => session.say([word])}>
        ${finishes ? t('finish-anyway') : text}
      </button>
      <button type="button" class="key quiet" data-key="back" onClick=${() => selection.stepBack()}>
        ${t('back')}
      </button>
    </div>
  </div>`;
}

/**
 * Somebody asks to go back, and this is not answered yet; `mine`: the one who looks has to answer.
 * @param {Session} session
 * @returns {(PleaSeen & { mine: boolean }) | null}
 */
export function openPlea({ table, seat, sharedScreen }) {
  const plea = table.value?.plea;
  const { holdsEverybody, agreedTo } = sharedScreen;
  if (!plea || (holdsEverybody && agreedTo === plea.plea)) return null;
  return { ...plea, mine: plea.waiting.includes(seat.value) };
}

/** @param {Session} session @param {number} seat */
const nameAt = ({ table }, seat) => table.value?.seats[seat].name ?? '';

/**
 * Who asks for what.
 * @param {Session} session
 * @param {Drawing} drawing
 * @param {PleaSeen} plea
 */
export const pleaText = (session, drawing, { seat, words }) =>
  t(seat === session.seat.value ? 'plea-own' : 'plea', {
    who: nameAt(session, seat),
    words: words.map((word) => drawing.name(word)).join(' → '),
  });

/** Who has not answered yet. @param {Session} session @param {PleaSeen} plea */
export const waitsText = (session, { waiting }) =>
  t('waits-consent', { who: listed(waiting.map((seat) => nameAt(session, seat))) });

/**
 * Instead of what is asked in the game, which stands beneath it.
 * @param {{ session: Session, drawing: Drawing, plea: PleaSeen, line: string }} props
 */
export function Plea({ session, drawing, plea, line }) {
  const text = pleaText(session, drawing, plea);
  useEffect(() => session.announcer.alarm(text), [plea.plea]);
  const answer = (/** @type {boolean} */ agree) => session.others.consent(plea.plea, agree);
  return html`<div class="banner idle plea">
    <${Asked} title=${drawing.withPictures(text)}><p><${Sentences} text=${line} /></p><//>
    <${Deadline} session=${session} />
    <div class="banner-keys">
      <button type="button" class="key" data-key="agree" onClick=${() => answer(true)}>
        ${t('agree')}
      </button>
      <button type="button" class="key quiet" data-key="refuse" onClick=${() => answer(false)}>
        ${t('refuse')}
      </button>
    </div>
  </div>`;
}
