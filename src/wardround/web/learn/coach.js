/**
 * The coach: Matron Mo and what she says, over the table at a fixed place. She points at one thing
 * at a time and never keeps anybody from a word.
 */
import { html, useEffect, useRef, useState } from '../lib.js';
import { t } from '../text.js';
import { isTouch } from '../ui/touch.js';
import { Bubble } from './bubble.js';
import { courseOf, noteExperience, stopTeaching, teach } from './experience.js';
import { FINE, OVER, partsOf, QUIET, stepFor, wordsLeft } from './lesson.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { TableSeen } from '../wire/wire.js' */
/** @import { Session } from '../play/session.js' */
/** @import { Lesson, Moment, Step } from './lesson.js' */
/** @typedef {{ session: Session, table: TableSeen, drawing: Drawing }} Props */
/** @typedef {Props & { lesson: Lesson, course: 'lesson' | 'coach' }} Taught */
/**
 * What the coach remembers. `read` are the steps gone on from, with the length of the journal then,
 * so that Back finds them. `hidden` is the tip that was closed, and where.
 *
 * @typedef {object} Memory
 * @property {string} heading
 * @property {number} prompt
 * @property {Map<string, string>} shown
 * @property {Set<string>} done
 * @property {{ key: string, seq: number }[]} read
 * @property {string} hidden
 * @property {Step | null} step
 */

/** @returns {Memory} */
const newMemory = () => ({
  heading: '',
  prompt: 0,
  shown: new Map(),
  done: new Set(),
  read: [],
  hidden: '',
  step: null,
});

/** @param {Props} props @param {Memory} memory @returns {Moment | null} */
function momentOf({ session, table }, memory) {
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

/**
 * What of the step's words is to be tapped: `named` is the next of them, also while the page is
 * still finding out what can be chosen; `word` is empty until it can be.
 * @param {Taught} props
 * @param {Step} step
 */
function nextWord({ session, lesson, drawing }, step) {
  const sight = session.sight.value;
  if (!step.words || !sight) return { word: '', named: '' };
  const moment = /** @type {Moment} */ ({ view: sight.view, seat: sight.seat });
  const said = [...lesson.said(moment), ...session.selection.chosen.value];
  const things = (/** @type {string[]} */ words) => words.filter((one) => !(one in drawing.keys));
  const left = things(wordsLeft(step, said));
  const choosable = session.selection.choosable.value;
  const word = left.find((one) => choosable.has(one)) ?? '';
  return { word, named: word || (left[0] ?? things(step.words).at(-1) ?? '') };
}

/** What to do, and why. @param {Taught} props @param {Step} step @param {string} named */
function textOf({ session, lesson }, step, named) {
  const touch = isTouch() ? 'yes' : 'no';
  if (step === OVER) return { title: t('coach-over'), why: lesson.text(lesson.ending, { touch }) };
  if (step === FINE) {
    const own = session.sentences.value.filter(({ speaker }) => speaker === session.seat.value);
    const told = session.sight.value?.resting ? own.at(-1)?.lines.join(' ') : '';
    return { title: t('coach-fine'), why: told || t('coach-fine-why') };
  }
  const why = lesson.text(step.key, { touch });
  if (!step.part) return { title: '', why };
  const tapped = named || step.tap;
  const title = tapped
    ? t('coach-tap', { touch, thing: lesson.thing(tapped, step) })
    : lesson.text(step.title ?? step.key, { touch });
  return { title, why };
}

/**
 * The key to be pressed; where it asks once more, the one that says yes.
 * @param {Session} session
 * @param {Step} step
 */
const pointOf = (session, step) =>
  session.selection.confirming.value ? 'anyway' : (step.point ?? '');

/** The next step, remembered. @param {Taught} props @param {Memory} memory */
function follow(props, memory) {
  const moment = momentOf(props, memory);
  const before = memory.step;
  if (moment) memory.step = stepFor(props.lesson, props.course, moment);
  const step = memory.step ?? QUIET;
  if (before?.read && before !== step) memory.done.add(before.key);
  if (!memory.shown.has(step.key)) memory.shown.set(step.key, memory.heading);
  return step;
}

/**
 * The reason that the page gives for a quiet thing, once it was tapped.
 * @param {Session} session
 * @param {string} tap
 */
function useAnswer(session, tap) {
  const [tapped, setTapped] = useState('');
  useEffect(() => {
    const hear = (/** @type {Event} */ event) => {
      const thing = /** @type {Element} */ (event.target).closest('.thing');
      if (tap && thing?.getAttribute('data-word') === tap) setTapped(tap);
    };
    addEventListener('click', hear, true);
    return () => removeEventListener('click', hear, true);
  }, [tap]);
  return tap && tapped === tap ? session.note.value : '';
}

/**
 * Whether others act, or a moment is shown: that is what is to be seen then, and what was advised
 * before is past.
 * @param {Session} session
 */
const othersShow = ({ sight, moments, pace }) =>
  Boolean(!sight.value?.asked || moments.shown.value || pace.news.value);

/** @param {Taught} props */
function Panel(props) {
  const { session, lesson, table } = props;
  const [, redraw] = useState(0);
  const { current: memory } = useRef(newMemory());
  const step = follow(props, memory);
  const { word, named } = nextWord(props, step);
  const answer = useAnswer(session, step.tap ?? '');
  const place = `${step.key} ${memory.heading}`;
  const again = () => redraw((count) => count + 1);
  if (step === QUIET || memory.hidden === place || othersShow(session)) return null;
  const goOn = () => {
    memory.read.push({ key: step.key, seq: table.seq });
    if (step.read) memory.done.add(step.key);
    else memory.hidden = place;
    again();
  };
  const back = () => {
    const last = memory.read.at(-1);
    if (session.selection.chosen.peek().length || !session.sight.peek()?.resting)
      session.selection.stepBack();
    else if (last?.seq === table.seq) memory.done.delete(memory.read.pop()?.key ?? '');
    else session.command('undo');
    again();
  };
  const canGoBack =
    session.selection.chosen.value.length > 0 ||
    memory.read.at(-1)?.seq === table.seq ||
    Boolean(session.sight.value?.undo);
  const { title, why } = textOf(props, step, named);
  const over = step === OVER;
  useEffect(() => {
    if (over) noteExperience(table.game);
  }, [over]);
  return html`<${Bubble} drawing=${props.drawing} step=${step} word=${word}
      point=${pointOf(session, step)}
      title=${answer ? t('coach-told') : title}
      tap=${answer ? '' : (step.tap ?? '')}
      why=${answer || why} parts=${partsOf(lesson)}
      back=${step.part && { go: back, able: canGoBack }}
      goOn=${(step.read || !step.part) && step !== OVER ? goOn : null}
      playOn=${step === OVER ? () => teach(session.id, 'coach') : null}
      stop=${() => stopTeaching(session.id)} />`;
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
