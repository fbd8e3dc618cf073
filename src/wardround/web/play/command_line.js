/**
 * A line that takes the words themselves: for readers, and for who types faster than they point.
 */
import { html, useLayoutEffect, useRef, useState } from '../lib.js';
import { t } from '../text.js';
import { isTranslated } from '../ui/card_name.js';
import { onValue } from '../ui/field_events.js';
import { forecastText } from './announcer.js';
import { scores } from './keyboard.js';
import { zoneNames, zoneText } from './zones.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { Session } from './session.js' */

const TAKING = ['undo', 'redo', 'restart'];

/**
 * What a card is called, if its word does not tell it.
 * @param {Session} session
 * @param {string} word
 */
function hiddenName(session, word) {
  const drawing = session.drawing.peek();
  return drawing && isTranslated(drawing, word) ? drawing.name(word) : '';
}

/** @param {Session} session @param {string} word */
function withName(session, word) {
  const name = hiddenName(session, word);
  return name ? `${word} (${name})` : word;
}

/**
 * Commands that only tell something.
 * @param {Session} session
 * @returns {Record<string, () => string>}
 */
const tellers = (session) => ({
  help: () => t('command-list', { zones: zoneNames().join(', ') }),
  again: () => session.announcer.prompt(),
  words: () =>
    [...session.selection.choosable.peek()].map((word) => withName(session, word)).join(', '),
  score: () => scores(session),
  forecast: () => forecastText() || t('nothing-to-forecast'),
  ...Object.fromEntries(zoneNames().map((zone) => [zone, () => zoneText(zone)])),
  others: () => scores(session),
});

/**
 * Do what was typed; what there is to answer at once.
 * @param {Session} session
 * @param {string} text
 */
async function obey(session, text) {
  const [first, ...rest] = text.trim().toLowerCase().split(/\s+/);
  const confirming = session.selection.confirming.peek();
  if (!first && confirming) session.say([confirming]);
  if (!first) return '';
  if (first === 'why') return why(session, rest.join('-'));
  const tell = tellers(session)[first];
  if (tell && !rest.length) return tell();
  if (TAKING.includes(first)) session.command(/** @type {'undo'} */ (first));
  else if (session.drawing.peek()?.keys[first] && !rest.length) session.selection.pressKey(first);
  else if (!session.ready.peek()) return session.announcer.prompt();
  else if (!(await session.selection.chooseAll([first, ...rest])))
    return t('no-such-word', { word: text.trim() });
  return '';
}

/** @param {Session} session @param {string} word */
async function why(session, word) {
  const answer = await session.ask('why', { word });
  return answer?.reason?.text ?? t(answer?.legal ? 'can-be-said' : 'no-such-word', { word });
}

/** What may follow these words. @param {Session} session @param {string[]} named */
async function nextWords(session, named) {
  if (named[0] === 'why') return session.sight.peek()?.legal ?? [];
  if (named.length) return (await session.ask('candidates', { named }))?.words ?? [];
  const commands = [...Object.keys(tellers(session)), ...TAKING, 'why'];
  return [...session.selection.choosable.peek(), ...commands];
}

/**
 * Whole lines that what was typed may become, and what the card that ends them is called.
 * @param {Session} session
 * @param {string} text
 */
async function completions(session, text) {
  const words = text.toLowerCase().split(/\s+/);
  const begun = words.pop() ?? '';
  const named = words.filter(Boolean);
  const all = await nextWords(session, named);
  const start = named.length ? `${named.join(' ')} ` : '';
  return all
    .map((word) => ({ word, line: start + word, name: hiddenName(session, word) }))
    .filter(({ word, name }) => word.startsWith(begun) || name.toLowerCase().startsWith(begun));
}

/** @param {{ session: Session, drawing: Drawing, close: () => void }} props */
export function CommandLine({ session, drawing, close }) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  const [lines, setLines] = useState(/** @type {{ line: string, name: string }[]} */ ([]));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => field.current?.focus(), []);
  const type = async (/** @type {string} */ typed) => {
    setText(typed);
    setLines(await completions(session, typed));
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    // What is in the field, not what was drawn last: JoinByCode may come before the page has drawn.
    const typed = field.current?.value ?? '';
    setText('');
    setAnswer('');
    const told = await obey(session, typed);
    setAnswer(told);
    session.announcer.say(told);
  };
  return html`<form class="command panel" onSubmit=${submit}>
    <label>
      ${t('command')}
      <input ref=${field} list="completions" autocomplete="off" autocapitalize="off"
          spellcheck=${false} value=${text} onInput=${onValue(type)} />
    </label>
    <datalist id="completions">
      ${lines.map(
        ({ line, name }) => html`<option key=${line} value=${line} label=${name || null} />`,
      )}
    </datalist>
    <button type="button" class="key quiet" onClick=${close}>${t('close')}</button>
    <p class="answer">
      ${answer || session.note.value || t('command-help', { example: drawing.exampleWords })}
    </p>
  </form>`;
}
