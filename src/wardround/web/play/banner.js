/** The banner: what to do now in one sentence, the reason beneath it, always in one place. */
import { classes, html, useEffect } from '../lib.js';
import { listed, sentenceCase, t } from '../text.js';
import { Asked, Sentences } from '../ui/fitting.js';
import { Thing } from '../ui/thing.js';
import { isTouch } from '../ui/touch.js';
import { Confirm, openPlea, Plea, pleaText, waitsText } from './confirm.js';
import { Deadline } from './deadline.js';
import { Nudge } from './nudge.js';
import { Absent, absentee } from './presence.js';
import { WhoseTurn } from './sheets.js';

/** @import { Drawing, Play } from '../games/drawing.js' */
/** @import { SeatPayload, TableSeen } from '../wire/wire.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ session: Session, drawing: Drawing, play: Play }} Props */

/** So many choices stand in the banner; more in a tray above the keys. */
const FEW = 3;

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
  return html`<div class=${classes('choices', words.length > FEW && 'many')} data-zone="choices">
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
  const { puzzle = null, seats = [] } = session.table.value ?? {};
  if (puzzle?.result) {
    const { number: n, grade } = puzzle;
    return { question: t('puzzle-title', { n, grade }), reason: puzzle.result.text };
  }
  const names = seats.filter((one) => one.asked).map((one) => one.name);
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
 * What is chosen so far, as a question for the rest of it.
 * @param {Session} session
 * @param {Drawing} drawing
 * @param {string[]} chosen
 */
function halfSaid(session, drawing, chosen) {
  const sight = session.sight.value;
  const names = chosen.map((word) => drawing.name(word));
  if (sight && drawing.asksGroup(sight))
    return { question: sight.question?.text ?? '', reason: t('chosen', { words: listed(names) }) };
  const question = drawing.questionAfter(chosen, session.selection.choosable.value);
  return { question: question || names.join(' → '), reason: t('chosen-reason') };
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
  if (session.connection.value === 'off')
    return { question: t('offline'), reason: t('offline-line') };
  const moment = session.moments.shown.value?.moment;
  if (moment)
    return { question: moment.title, reason: t(isTouch() ? 'tap-skips' : 'any-key-skips') };
  if (news) return { question: news.lines.join(' '), reason: '' };
  if (chosen.length) return halfSaid(session, drawing, chosen);
  return sight?.asked ? asked(session, drawing, sight) : waiting(session, drawing, sight);
}

/**
 * What one asks the others, or what others are asked; empty for who has to answer.
 * @param {Session} session
 * @param {Drawing} drawing
 */
function pleaLine(session, drawing) {
  const plea = openPlea(session);
  return plea && !plea.mine
    ? `${pleaText(session, drawing, plea)} ${waitsText(session, plea)}`
    : '';
}

/**
 * The second line: what is pointed at, or was refused, advised or told; else the reason.
 * @param {Props & { reason: string }} props
 */
function SecondLine({ session, drawing, reason }) {
  const pointed = session.pointer.word.value;
  const card = pointed && drawing.explain(pointed);
  const about = session.pointer.text.value;
  const pictures =
    !card && about && drawing.previewOf(session.pointer.preview.value, session.seat.value);
  if (pictures) {
    return html`<p class="explain pictured">
      <span class="unseen">${drawing.withPictures(about)}</span>
      <span aria-hidden="true">${pictures}</span>
    </p>`;
  }
  if (card || about) {
    return html`<p class="explain">
      ${card && html`<b lang=${drawing.language(pointed)}>${drawing.name(pointed)}</b>: ${card} `}
      <${Sentences} text=${card ? sentenceCase(about) : about} draw=${drawing.withPictures} />
    </p>`;
  }
  const advice = session.hints.text();
  const told =
    pleaLine(session, drawing) ||
    session.note.value ||
    session.others.nudge.value ||
    advice ||
    (session.late.value ? t('time-up') : '');
  const second = (/** @type {string} */ text) =>
    html`<${Sentences} text=${text} draw=${drawing.withPictures} />`;
  if (!told) return html`<p class="because">${second(reason)}</p>`;
  return html`<p class=${classes('explain', told === advice && 'advice')}>${second(told)}</p>`;
}

/** Takes back what is half chosen, as Escape does. @param {{ session: Session }} props */
function Cancel({ session }) {
  if (!session.selection.chosen.value.length || !session.ready.value) return null;
  return html`<button type="button" class="key" data-key="cancel"
      onClick=${() => session.selection.cancel()}>
    ${t('cancel')}
  </button>`;
}

/**
 * Asks for the best words. It stays where it is while they are shown, so that nothing moves.
 * @param {Props} props
 */
function HintKey({ session }) {
  const { hints } = session;
  if (!hints.possible && !hints.words.value.size) return null;
  return html`<button type="button" class="key" data-key="hint"
      aria-disabled=${!hints.wanted ? 'true' : null} onClick=${() => hints.ask()}>
    ${t('hint')}
  </button>`;
}

/** @param {Props & { done?: boolean }} props */
function BannerKeys(props) {
  const { session, done } = props;
  const news = session.pace.news.value;
  return html`<div class="banner-keys">
    <${Deadline} session=${session} />
    ${
      news &&
      html`<button type="button" class="key" data-key="skip" onClick=${() => session.pace.skip()}>
        ${t('skip', { touch: isTouch() ? 'yes' : 'no' })}
      </button>`
    }
    ${
      done &&
      !news &&
      html`<button type="button" class="key" data-key="take-back-finish"
          onClick=${() => session.command('undo')}>
        ${t('take-back-finish')}
      </button>`
    }
    <${Cancel} session=${session} />
    <${Nudge} session=${session} />
    <${HintKey} ...${props} />
  </div>`;
}

/** @param {Props} props */
function Now(props) {
  const { session, drawing } = props;
  const { question, reason, done } = sentence(session, drawing);
  const news = session.pace.news.value;
  return html`<div class=${classes('banner', !session.ready.value && 'idle', news && 'news')}>
    <${Asked} title=${drawing.withPictures(question)}>
      <${SecondLine} ...${props} reason=${reason} />
    <//>
    ${session.sight.value && html`<${drawing.Notice} view=${session.sight.value.view} />`}
    <${Choices} ...${props} />
    <${BannerKeys} ...${props} done=${done} />
  </div>`;
}

/** @param {Props & { table: TableSeen }} props */
export function Banner(props) {
  const { session, drawing, table } = props;
  const absent = session.ready.value || session.pace.news.value ? null : absentee(table);
  const plea = openPlea(session);
  const line = pleaLine(session, drawing);
  useEffect(() => session.announcer.say(line), [line]);
  let part = html`<${absent ? Absent : Now} ...${props} one=${absent} />`;
  if (plea?.mine) {
    const { question } = sentence(session, drawing);
    part = html`<${Plea} ...${props} plea=${plea} line=${question} />`;
  }
  if (session.selection.confirming.value) part = html`<${Confirm} ...${props} />`;
  return html`<div class="banner-place">
    ${part}
    <${WhoseTurn} ...${props} />
  </div>`;
}
