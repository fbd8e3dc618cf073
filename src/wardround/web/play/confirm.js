/** What asks back, in the banner: a key that would lose something, and a plea to go back. */
import { html, useEffect, useRef } from '../lib.js';
import { listed, t } from '../text.js';
import { Asked, Sentences } from '../ui/fitting.js';
import { isTouch } from '../ui/touch.js';
import { Deadline } from './deadline.js';

/** @import { Drawing } from '../games/drawing.js' */
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

/** @param {{ session: Session, drawing: Drawing }} props */
export function Plea({ session, drawing }) {
  const { plea, seats = [] } = session.table.value ?? {};
  const seat = session.seat.value;
  const mine = plea?.waiting.includes(seat);
  const words = plea?.words.map((word) => drawing.name(word)).join(' → ') ?? '';
  const own = plea?.seat === seat;
  const text = plea ? t(own ? 'plea-own' : 'plea', { who: seats[plea.seat].name, words }) : '';
  useEffect(() => {
    if (mine) session.announcer.alarm(text);
  }, [plea?.plea, mine]);
  const { holdsEverybody, agreedTo } = session.sharedScreen;
  if (!plea || (holdsEverybody && agreedTo === plea.plea)) return null;
  const answer = (/** @type {boolean} */ agree) => session.others.consent(plea.plea, agree);
  const waits = t('waits-consent', { who: listed(plea.waiting.map((one) => seats[one].name)) });
  return html`<p class="plea">
    <span>${drawing.withPictures(text)}</span>
    ${' '}
    ${
      mine
        ? html`
          <button type="button" class="key" data-key="agree" onClick=${() => answer(true)}>
            ${t('agree')}
          </button>
          <button type="button" class="key quiet" data-key="refuse" onClick=${() => answer(false)}>
            ${t('refuse')}
          </button>
        `
        : waits
    }
  </p>`;
}
