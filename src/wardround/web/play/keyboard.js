/** Keys: what each does at a table. Single keys can be switched off and changed. */

import { settings } from '../settings.js';
import { t } from '../text.js';
import { actionOf, actionsOf, pressed } from './actions.js';
import { forecastText } from './announcer.js';
import { all, focusZone, isNowhere, legalThings, move, nextLegal } from './zones.js';

/** @import { Shortcut } from '../games/drawing.js' */
/** @import { Session } from './session.js' */
/** @typedef {{ open: (sheet: string) => void, close: () => boolean }} Page */

/** @param {string} key */
function press(key) {
  const found = all(document, `[data-key="${key}"]`)[0];
  found?.click();
  return Boolean(found);
}

/** Passing is asked about; declining an effect is not. @param {Session} session */
function decline(session) {
  if (press('decline')) return;
  const pass = all(document, '[data-key="pass"]')[0];
  if (pass) session.selection.confirm(pass.dataset.says ?? '');
}

/** Everybody's points and progress, in words. @param {Session} session */
export function scores(session) {
  const table = session.table.peek();
  const drawing = session.drawing.peek();
  const view = session.sight.peek()?.view;
  if (!table || !drawing) return '';
  return table.seats
    .map(({ seat, name }) =>
      t('score-line', {
        who: name,
        scored: drawing.scoreText(table.standing?.scores[seat] ?? 0),
        standing: drawing.progressText(view, seat),
      }),
    )
    .join(' ');
}

/** All about what is focused. @param {Session} session */
function inform(session) {
  const thing = /** @type {HTMLElement | null} */ (
    document.activeElement?.closest('.thing[data-word]') ?? null
  );
  const word = thing?.dataset.word;
  if (!thing || !word) return;
  session.info.open(word, thing);
  session.announcer.say(
    [thing.getAttribute('aria-label'), session.drawing.peek()?.explain(word)]
      .filter(Boolean)
      .join('. '),
  );
}

/**
 * Where a key of the game leads: to a zone, or to a thing that it says.
 * @param {Shortcut} shortcut
 */
function take({ zone, word }) {
  if (zone) focusZone(zone);
  else all(document, `.thing[data-word="${word}"]`)[0]?.click();
}

/** @param {Session} session @param {Page} page @returns {Record<string, () => unknown>} */
function acts(session, page) {
  const { announcer, pace } = session;
  return {
    'next-choice': () => nextLegal(1),
    'previous-choice': () => nextLegal(-1),
    undo: () => press('undo'),
    restart: () => session.command('restart'),
    redo: () => press('redo'),
    decline: () => decline(session),
    finish: () => press('finish'),
    others: () => focusZone('others'),
    ...Object.fromEntries(
      session.drawing.peek()?.shortcuts.map((one) => [one.name, () => take(one)]) ?? [],
    ),
    log: () => page.open('log'),
    hint: () => session.hints.ask(),
    again: () => announcer.alarm(announcer.prompt()),
    forecast: () => announcer.say(forecastText() || t('nothing-to-forecast')),
    scores: () => session.tell(scores(session)),
    info: () => inform(session),
    command: () => page.open('command'),
    skip: () =>
      document.dispatchEvent(new Event('wardround-skip')) && (pace.skip() || pace.closeRecap()),
    keys: () => page.open('keys'),
  };
}

/** A number says the choice it is drawn on. @param {string} key */
function choose(key) {
  legalThings()[Number(key) - 1]?.click();
}

/** Esc closes what lies on top; then it takes back. @param {Session} session @param {Page} page */
function stepOut(session, page) {
  const { info, selection, pace } = session;
  if (selection.confirming.peek()) selection.stepBack();
  else if (page.close() || info.close()) return;
  else if (selection.chosen.peek().length) selection.stepBack();
  else if (session.missed.peek().length) session.missed.value = [];
  else if (!pace.closeRecap()) selection.stepBack();
}

/**
 * Yes to what is asked back, or to the only thing that an optional effect offers.
 * @param {Session} session
 * @param {HTMLElement} target
 */
function answerYes(session, target) {
  const word = session.selection.confirming.peek();
  if (word && !target.closest('.asking')) {
    session.say([word]);
    return true;
  }
  const things = legalThings();
  const yes =
    isNowhere(target) && things.length === 1 && all(document, '[data-key="decline"]').length > 0;
  if (yes) things[0].click();
  return yes;
}

/**
 * Listens while a table is shown.
 * @param {Session} session
 * @param {Page} page
 */
export function listenToKeys(session, page) {
  const does = acts(session, page);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') {
      stepOut(session, page);
      return;
    }
    if (target.closest('input, textarea, select')) return;
    document.documentElement.classList.add('numbered');
    if (move(target, key) || (key === 'Enter' && answerYes(session, target)))
      event.preventDefault();
    else if (settings.peek().letters)
      actByLetter(event, does, actionOf(pressed(event), actionsOf(session.drawing.peek())));
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/**
 * @param {KeyboardEvent} event
 * @param {Record<string, () => unknown>} does
 * @param {string} action
 */
function actByLetter(event, does, action) {
  const act = does[action];
  if (act) {
    event.preventDefault();
    act();
  } else if (/^[1-9]$/.test(event.key)) choose(event.key);
}
