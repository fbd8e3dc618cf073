/** Keeps what was told of a table, with what was taken back crossed out. */
import { t } from '../text.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { EntrySeen, Happened, TableSeen } from '../wire/wire.js' */
/**
 * What one speaker said, entries `first` to `seq`, with what it did; `round` is 0 before the first.
 * @typedef {{ first: number, seq: number, speaker: number, kind: string, round: number,
 *   words: string[], lines: string[], happenings: Happened[] }} Sentence
 */
/**
 * How a log is told: the lines of an entry that are worth telling, and by seat what everybody is
 * called, which seat looks, and who is away now.
 * @typedef {{ logLines: (entry: EntrySeen) => string[], names: string[], own?: number,
 *   away?: boolean[] }} Telling
 */

/**
 * The entries known so far with those of a new message, as one seat may see them.
 * @param {EntrySeen[]} known
 * @param {TableSeen} table
 * @param {number} sight
 * @returns {EntrySeen[]}
 */
export function extendLog(known, table, sight) {
  const entries = known.filter((entry) => entry.seq <= table.since);
  for (const entry of table.sights[sight].entries) {
    if (entry.kind === 'undo') strike(entries, entry.speaker, entry.count);
    if (entry.kind === 'rewind') strikeAfter(entries, entry.count);
    entries.push(entry);
  }
  return entries;
}

/**
 * The logs of all seats shown here, by seat, with the entries of a new message.
 * @param {Record<number, EntrySeen[]>} known
 * @param {TableSeen} table
 * @returns {Record<number, EntrySeen[]>}
 */
export function extendLogs(known, table) {
  const logs = { ...known };
  table.sights.forEach(({ seat }, place) => {
    logs[seat] = extendLog(logs[seat] ?? [], table, place);
  });
  return logs;
}

/**
 * @param {EntrySeen[]} entries
 * @param {number} speaker
 * @param {number} count
 */
function strike(entries, speaker, count) {
  const isOwn = (/** @type {EntrySeen} */ { kind, void: gone, speaker: who }) =>
    kind === 'word' && !gone && who === speaker;
  for (let left = count; left > 0; left -= 1) {
    const place = entries.findLastIndex(isOwn);
    if (place < 0) return;
    entries[place] = { ...entries[place], void: true };
  }
}

/**
 * @param {EntrySeen[]} entries
 * @param {number} last
 */
function strikeAfter(entries, last) {
  for (const [place, entry] of entries.entries()) {
    if (entry.kind === 'word' && entry.seq > last) entries[place] = { ...entry, void: true };
  }
}

/**
 * Who speaks, for a sentence: whoever looks is told of as you.
 * @param {number} speaker
 * @param {string[]} names
 * @param {number} own
 */
const whoSpeaks = (speaker, names, own) => ({
  who: names[speaker] ?? '',
  you: speaker === own ? 'yes' : 'no',
});

/**
 * Whether somebody was played for from this note on: they came back later, or are still away. Whose
 * time was up without that has only been late.
 * @param {EntrySeen[]} entries
 * @param {number} place of the note
 * @param {boolean[]} away by seat, now
 */
function wasPlayedFor(entries, place, away) {
  const { speaker } = entries[place];
  const next = entries
    .slice(place + 1)
    .find((one) => one.kind === 'note' && one.speaker === speaker);
  return next ? next.word === 'back' : Boolean(away[speaker]);
}

/**
 * Whether what this took back had been told of: half a sentence never was.
 * @param {EntrySeen[]} entries
 * @param {number} place of the entry that takes back
 * @param {(entry: EntrySeen) => string[]} logLines
 */
function wasTold(entries, place, logLines) {
  const { speaker, count } = entries[place];
  const said = entries.slice(0, place).filter((one) => one.kind === 'word' && one.void);
  const own = said.filter((one) => one.speaker === speaker).slice(-count);
  return own.some((one) => one.lines.length > 0 && logLines(one).length > 0);
}

/**
 * @param {EntrySeen[]} entries
 * @param {number} place
 * @param {Telling} telling
 */
function toldOf(entries, place, { logLines, names, own = -1, away = [] }) {
  const entry = entries[place];
  const who = whoSpeaks(entry.speaker, names, own);
  if (entry.kind === 'note') {
    const late = entry.word === 'timeout' && !wasPlayedFor(entries, place, away);
    return [t(`note-${entry.word === 'timeout' && !late ? 'played-for' : entry.word}`, who)];
  }
  if (entry.kind === 'undo')
    return wasTold(entries, place, logLines) ? [t('taken-back-by', who)] : [];
  return entry.kind === 'rewind' ? [t('rewound')] : logLines(entry);
}

/** The round that is played after this. @param {Happened[]} happenings @param {number} round */
function roundAfter(happenings, round) {
  const begun = happenings.findLast(({ name, figures }) => name === 'phase' && figures.round);
  return begun ? Number(begun.figures.round) : round;
}

/**
 * Standing sentences with their log lines, in order.
 * @param {EntrySeen[]} entries
 * @param {Telling} telling
 * @returns {Sentence[]}
 */
export function listSentences(entries, telling) {
  /** @type {Sentence[]} */
  const found = [];
  /** @type {Map<number, Sentence>} sentences that go on, by speaker: others may speak in between */
  const open = new Map();
  let round = 0;
  for (const [place, entry] of entries.entries()) {
    if (entry.void) continue;
    const { seq, speaker, kind, word, happenings } = entry;
    const lines = toldOf(entries, place, telling);
    const known = kind === 'word' && !entry.begins ? open.get(speaker) : undefined;
    const sentence = known ?? {
      ...{ first: seq, seq, speaker, kind, round },
      ...{ words: [], lines: [], happenings: [] },
    };
    if (!known) found.push(sentence);
    if (kind === 'word') open.set(speaker, sentence);
    sentence.seq = seq;
    sentence.words.push(word);
    sentence.lines.push(...lines);
    sentence.happenings.push(...happenings);
    round = roundAfter(happenings, round);
  }
  return found.filter((sentence) => sentence.lines.length > 0);
}

/**
 * Sentences told anew, as the same objects wherever nothing has changed.
 * @param {Sentence[]} known those told before
 * @param {Sentence[]} told
 */
export const keepUnchanged = (known, told) =>
  told.map((sentence, place) => {
    const before = known[place];
    const same =
      before?.first === sentence.first &&
      before.seq === sentence.seq &&
      before.lines.join() === sentence.lines.join();
    return same ? before : sentence;
  });

/**
 * The log of a table as it is told: where a drawing tells nothing of who finished, the page does.
 * @param {EntrySeen[]} entries
 * @param {Drawing | null} drawing
 * @param {{ name: string, away: boolean }[]} seats
 * @param {number} own the seat of who looks; below 0 if it is none or several
 */
export function tellLog(entries, drawing, seats, own) {
  const names = seats.map(({ name }) => name);
  const away = seats.map((one) => one.away);
  const linesOf = (/** @type {EntrySeen} */ entry) => {
    const lines = drawing?.logLines(entry, names, own) ?? [];
    const finishes = drawing?.keys[entry.word]?.kind === 'finish';
    const who = whoSpeaks(entry.speaker, names, own);
    return lines.length || !finishes ? lines : [t('has-finished', who)];
  };
  return listSentences(entries, { logLines: linesOf, names, own, away });
}

/**
 * Of these sentences those of other seats.
 * @param {Sentence[]} sentences
 * @param {number[]} mine seats held here
 */
export const sentencesOfOthers = (sentences, mine) =>
  sentences.filter(({ speaker }) => speaker >= 0 && !mine.includes(speaker));

/**
 * What one who was away did not see being said: by others, and in one's own name while somebody
 * stood in.
 * @param {Sentence[]} sentences
 * @param {number[]} mine seats held here
 */
export function sentencesMissed(sentences, mine) {
  const gone = new Set();
  return sentences.filter(({ speaker, kind, words }) => {
    if (speaker < 0) return false;
    if (!mine.includes(speaker)) return true;
    if (kind !== 'note') return gone.has(speaker);
    if (words.includes('back')) gone.delete(speaker);
    else gone.add(speaker);
    return false;
  });
}

/** Whether a message tells that somebody here did not answer in time. @param {TableSeen} table */
export const hasTimedOut = (table) =>
  table.sights.some(({ seat, entries }) =>
    entries.some(
      ({ kind, speaker, word }) => kind === 'note' && speaker === seat && word === 'timeout',
    ),
  );
