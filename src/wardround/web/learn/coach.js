/**
 * The coach: a panel above the banner that tells what to do, and never keeps anybody from a word.
 */
import { html, useEffect, useRef, useState } from '../lib.js';
import { t } from '../text.js';
import { courseOf, stopTeaching } from './experience.js';
import { FINE, OVER, QUIET, stepFor } from './lesson.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Session } from '../play/session.js' */
/** @import { Lesson, Moment, Step } from './lesson.js' */
/** @typedef {{ session: Session, table: TableSeen, drawing: Drawing }} Props */
/**
 * @typedef {{ heading: string, prompt: number, shown: Map<string, string>, done: Set<string>, step:
 *   Step | null }} Memory
 */

/** @param {Props & { memory: Memory }} props @returns {Moment | null} */
function momentOf({ session, table, memory }) {
  const sight = session.sight.value;
  if (!sight?.asked || sight.seat < 0) return null;
  if (memory.heading !== table.heading)
    Object.assign(memory, { heading: table.heading, prompt: sight.prompt });
  return {
    view: sight.view,
    seat: sight.seat,
    sight,
    heading: table.heading,
    begun: sight.prompt > memory.prompt,
    past: (key) =>
      memory.done.has(key) || (memory.shown.get(key) ?? table.heading) !== table.heading,
  };
}

/** Marks the things a step points at. @param {string[]} words @param {string} key */
function point(words, key) {
  for (const thing of document.querySelectorAll('.thing')) {
    const { word } = /** @type {HTMLElement} */ (thing).dataset;
    thing.toggleAttribute(
      'data-coached',
      words.includes(word ?? '') && thing.classList.contains('legal'),
    );
  }
  for (const one of document.querySelectorAll('[data-key]')) {
    one.toggleAttribute('data-coached', /** @type {HTMLElement} */ (one).dataset.key === key);
  }
}

/** What a step says. @param {Props} props @param {Lesson} lesson @param {Step} step */
function textOf({ session }, lesson, step) {
  if (step === QUIET) return t('coach-quiet');
  if (step === OVER) return lesson.text(lesson.ending);
  if (step !== FINE) return lesson.text(step.key);
  const own = session.sentences.value.filter(({ speaker }) => speaker === session.seat.value);
  return t('coach-fine', { what: own.at(-1)?.lines.join(' ') ?? '' });
}

/** @param {Props & { lesson: Lesson, course: 'lesson' | 'coach' }} props */
function Panel(props) {
  const { session, lesson, course, drawing } = props;
  const [, redraw] = useState(0);
  const { current: memory } = useRef(
    /** @type {Memory} */ ({
      heading: '',
      prompt: 0,
      shown: new Map(),
      done: new Set(),
      step: null,
    }),
  );
  const moment = momentOf({ ...props, memory });
  const before = memory.step;
  if (moment) memory.step = stepFor(lesson, course, moment);
  const step = memory.step ?? QUIET;
  if (before?.read && before !== step) memory.done.add(before.key);
  if (!memory.shown.has(step.key)) memory.shown.set(step.key, memory.heading);
  useEffect(() => {
    point(step.words ?? [], step.point ?? '');
    return () => point([], '');
  });
  const stop = () => stopTeaching(session.id);
  const goOn = () => {
    memory.done.add(step.key);
    redraw(memory.done.size);
  };
  return html`<section class="coach" data-step=${step.key} data-words=${step.words?.join(' ')}
      data-point=${step.point} aria-label=${t('coach')}>
    <p aria-live="polite">${drawing.withPictures(textOf(props, lesson, step))}</p>
    <div class="coach-keys">
      ${
        step.read &&
        html`<button type="button" class="key" data-key="go-on" onClick=${goOn}>
          ${t('coach-go-on')}
        </button>`
      }
      ${
        step === OVER &&
        html`
          <button type="button" class="key" data-key="play-on" onClick=${stop}>
            ${t('coach-play-on')}
          </button>
          <a class="key quiet" href="#/" data-key="stop-here" onClick=${stop}>${t('coach-stop')}</a>
        `
      }
      ${
        step !== OVER &&
        html`<button type="button" class="key quiet" data-key="skip-teaching"
            aria-label=${t('coach-skip')} onClick=${stop}>
          <span class="long">${t('coach-skip')}</span>
          <span class="short" aria-hidden="true">✕</span>
        </button>`
      }
    </div>
  </section>`;
}

/** @param {Props} props */
export function Coach(props) {
  const { session, table, drawing } = props;
  const course = courseOf(session.id);
  const [lesson, setLesson] = useState(/** @type {Lesson | null} */ (null));
  useEffect(() => {
    if (!course) return;
    if (drawing.loadLesson) drawing.loadLesson().then(setLesson, () => stopTeaching(session.id));
    else stopTeaching(session.id);
  }, [course]);
  if (!course || !lesson || table.status !== 'playing') return null;
  return html`<${Panel} ...${props} lesson=${lesson} course=${course} />`;
}
