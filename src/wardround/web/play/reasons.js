/** Why a word cannot be chosen now. */
import { listed, sentenceCase, t } from '../text.js';

/** @import { Session } from './session.js' */

/**
 * Whether a word could begin a sentence of its own.
 * @param {Session} session
 * @param {string} word
 */
async function canBegin(session, word) {
  const named = session.selection.withPreface([word]);
  const answer = await session.ask('candidates', { named });
  return Boolean(answer?.words.length);
}

/**
 * The reason as a sentence; empty for what is chosen or can be. Null if nobody answers.
 * @param {Session} session
 * @param {string} word
 * @returns {Promise<string | null>}
 */
export async function reasonFor(session, word) {
  const chosen = session.selection.chosen.peek();
  if (chosen.includes(word)) return '';
  if (chosen.length && (await canBegin(session, word))) {
    const words = listed(chosen.map((one) => session.nameOf(one)));
    return t('not-with-chosen', { words });
  }
  const answer = await session.ask('why', { word });
  return answer ? sentenceCase(answer.reason?.text ?? '') : null;
}
