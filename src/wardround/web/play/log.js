/** Keeps what was told of a table, with what was taken back crossed out. */
import { t } from '../text.js';

/** @import { Entry, TableSeen } from '../wire/types.js' */

/**
 * The entries known so far with those of a new message, as one seat may see them.
 * @param {Entry[]} known
 * @param {TableSeen} table
 * @param {number} sight
 * @returns {Entry[]}
 */
export function extended(known, table, sight) {
  const entries = known.filter((entry) => entry.seq <= table.since);
  for (const entry of table.sights[sight].entries) {
    if (entry.kind === 'undo') strike(entries, entry.speaker, entry.count);
    if (entry.kind === 'rewind') strikeAfter(entries, entry.count);
    entries.push(entry);
  }
  return entries;
}

/**
 * @param {Entry[]} entries
 * @param {number} speaker
 * @param {number} count
 */
function strike(entries, speaker, count) {
  for (let place = entries.length - 1; place >= 0 && count > 0; place -= 1) {
    const entry = entries[place];
    if (entry.kind !== 'word' || entry.void || entry.speaker !== speaker) continue;
    entries[place] = { ...entry, void: true };
    count -= 1;
  }
}

/**
 * @param {Entry[]} entries
 * @param {number} last
 */
function strikeAfter(entries, last) {
  entries.forEach((entry, place) => {
    if (entry.kind === 'word' && entry.seq > last) entries[place] = { ...entry, void: true };
  });
}

/**
 * What others have done since a number of entries was seen; nothing if this table was never seen.
 * @param {Entry[]} entries
 * @param {number} seen
 * @param {number[]} mine seats held here
 */
export const missed = (entries, seen, mine) => entries.filter((entry) => seen > 0
  && entry.seq > seen && !entry.void && entry.lines.length > 0 && !mine.includes(entry.speaker));

/**
 * @param {Entry} entry
 * @param {(entry: Entry) => string[]} worth
 * @param {string[]} names
 */
function linesOf(entry, worth, names) {
  const who = names[entry.speaker] ?? '';
  if (entry.void) return [];
  if (entry.kind === 'note') return [t(`note-${entry.word}`, { who })];
  if (entry.kind === 'undo') return [t('taken-back-by', { who })];
  return entry.kind === 'rewind' ? [t('rewound')] : worth(entry);
}

/**
 * Standing sentences with their log lines, in order.
 * @param {Entry[]} entries
 * @param {(entry: Entry) => string[]} worth the lines of an entry that are worth telling
 * @param {string[]} names of the seats
 * @returns {{ seq: number, speaker: number, lines: string[] }[]}
 */
export function told(entries, worth, names) {
  /** @type {{ seq: number, speaker: number, lines: string[] }[]} */
  const found = [];
  for (const entry of entries) {
    const lines = linesOf(entry, worth, names);
    if (!lines.length) continue;
    const last = found.at(-1);
    const goesOn = last && entry.kind === 'word' && last.speaker === entry.speaker && !entry.begins;
    if (goesOn) last.lines.push(...lines);
    else found.push({ seq: entry.seq, speaker: entry.speaker, lines: [...lines] });
  }
  return found;
}
