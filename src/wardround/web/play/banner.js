/** The banner: what to do now in one sentence, the reason beneath it, always in one place. */
import { classes, html } from '../lib.js';
import { listed, t } from '../text.js';
import { Thing } from '../ui/thing.js';
import { Confirm, Plea } from './confirm.js';
import { Deadline } from './deadline.js';
import { Recap } from './recap.js';

/** @import { Drawing, Play } from '../games/drawing.js' */
/** @import { SeatPayload } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ session: Session, drawing: Drawing, play: Play }} Props */

/** Words that can be chosen and that the board has no thing for. @param {Props} props */
function Choices({ session, drawing, play }) {
  const sight = session.sight.value;
  if (!sight || !session.ready.value) return null;
  const onBoard = drawing.wordsOnBoard(sight.view, sight.seat);
  const words = [...session.selection.choosable.value].filter(
    (word) => !onBoard.has(word) && !drawing.keys[word],
  );
  if (!words.length) return null;
  const detail = (/** @type {string} */ word) =>
    sight.prospects?.[word]?.brings.text ?? drawing.explain(word);
  return html`<div class="choices" data-zone="choices">
    ${words.map(
      (word) => html`<${Thing} key=${word} play=${play} word=${word} kind="choice"
          label=${[drawing.name(word), detail(word)].filter(Boolean).join('. ')}>
        ${drawing.picture(word)}
        <span>${drawing.name(word)}</span>
        ${detail(word) && html`<small>${detail(word)}</small>`}
      <//>`,
    )}
  </div>`;
}

/**
 * Whether these words are nothing but the key that finishes.
 * @param {Drawing} drawing
 * @param {string[]} words
 */
const finishing = (drawing, words) =>
  words.length === 1 && drawing.keys[words[0]]?.kind === 'finish';

/**
 * What is asked of this person.
 * @param {Session} session
 * @param {Drawing} drawing
 * @param {SeatPayload} sight
 */
function asked(session, drawing, sight) {
  const deadEnd = finishing(drawing, sight.legal);
  const ends = sight.last && session.pace.together.value === session.table.value?.heading;
  return {
    question: deadEnd
      ? t('dead-end', { finish: drawing.keys[sight.legal[0]].text })
      : (sight.question?.text ?? ''),
    reason: [sight.reason?.text, ends && t('you-are-last')].filter(Boolean).join(' '),
  };
}

/**
 * Who is waited for.
 * @param {Session} session
 * @param {Drawing} drawing
 * @param {SeatPayload | null} sight
 */
function waiting(session, drawing, sight) {
  const names = session.table.value?.seats.filter((one) => one.asked).map((one) => one.name) ?? [];
  const done = sight?.undo?.free && finishing(drawing, sight.undo.words);
  const question = names.length
    ? t(done ? 'finished-waiting' : 'waiting-for', { who: listed(names) })
    : (sight?.question?.text ?? '');
  return {
    question,
    reason: sight && sight.seat < 0 ? t('watching') : '',
    done: names.length > 0 && done,
  };
}

/**
 * @param {Session} session
 * @param {Drawing} drawing
 * @returns {{ question: string, reason: string, done?: boolean }}
 */
function sentence(session, drawing) {
  const sight = session.sight.value;
  const news = session.pace.news.value;
  const chosen = session.selection.chosen.value;
  if (session.connection.value === 'off') return { question: t('offline'), reason: '' };
  if (news) return { question: news.lines.join(' '), reason: '' };
  if (chosen.length) {
    const told = t('chosen', { words: chosen.map((word) => drawing.name(word)).join(', ') });
    const group = sight && drawing.asksGroup(sight);
    return group
      ? { question: sight.question?.text ?? '', reason: told }
      : { question: told, reason: t('chosen-reason') };
  }
  return sight?.asked ? asked(session, drawing, sight) : waiting(session, drawing, sight);
}

/** @param {Props} props */
function Now(props) {
  const { session, drawing } = props;
  const { question, reason, done } = sentence(session, drawing);
  const news = session.pace.news.value;
  return html`<div class=${classes('banner', !session.ready.value && 'idle', news && 'news')}>
    <div><h1>${drawing.withPictures(question)}</h1><p>${drawing.withPictures(reason)}</p></div>
    <${Deadline} session=${session} />
    ${
      news &&
      html`<button type="button" class="key quiet" data-key="skip"
          onClick=${() => session.pace.skip()}>
        ${t('skip')}
      </button>`
    }
    ${
      done &&
      !news &&
      html`<button type="button" class="key quiet" data-key="take-back-finish"
          onClick=${() => session.command('undo')}>
        ${t('take-back-finish')}
      </button>`
    }
    <${Choices} ...${props} />
  </div>`;
}

/**
 * What is pointed at; else what was asked about, advised, or could not be followed.
 * @param {Props} props
 */
function Explain({ session, drawing }) {
  const pointed = session.pointer.word.value;
  const card = pointed && drawing.explain(pointed);
  const about = session.pointer.text.value;
  if (card || about) {
    return html`<p class="explain">
      <span>
        ${card && html`<b lang=${drawing.language(pointed)}>${drawing.name(pointed)}</b>: ${card} `}
        ${drawing.withPictures(about)}
      </span>
    </p>`;
  }
  const advice = session.hints.text();
  const told =
    session.note.value ||
    session.others.nudge.value ||
    advice ||
    (session.late.value ? t('time-up') : '');
  if (!told)
    return html`<div class="explain"><${Recap} session=${session} drawing=${drawing} /></div>`;
  return html`<p class=${classes('explain', told === advice && 'advice')}>
    <span>${drawing.withPictures(told)}</span>
  </p>`;
}

/** @param {Props} props */
export const Banner = (props) => html`<div class="banner-place">
  ${
    props.session.selection.confirming.value
      ? html`<${Confirm} ...${props} />`
      : html`<${Now} ...${props} />`
  }
  <${Plea} ...${props} />
  <${Explain} ...${props} />
</div>`;
