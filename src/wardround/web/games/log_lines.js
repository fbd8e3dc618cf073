/** Which lines of the log belong to which happenings. */

/** @import { EntrySeen, Happened } from '../wire/wire.js' */

/**
 * The lines of an entry without those about happenings of these names; all of them if it is not
 * known which line is which.
 * @param {EntrySeen} entry
 * @param {readonly string[]} silent happenings that have no line
 * @param {ReadonlySet<string>} names
 */
export function linesExcept({ happenings, lines }, silent, names) {
  const spoken = happenings.filter(({ name }) => !silent.includes(name));
  if (spoken.length !== lines.length) return lines;
  return lines.filter((_, place) => !names.has(spoken[place].name));
}

/**
 * An entry in which what befalls one seat several times is one line with a number.
 * @param {EntrySeen} entry
 * @param {readonly string[]} silent happenings that have no line
 * @param {ReadonlyMap<string, string>} counted what is counted, with the name of the line for it
 * @param {(line: string, seat: number, n: number) => string} tell
 * @returns {EntrySeen}
 */
export function countedBySeat(entry, silent, counted, tell) {
  const spoken = entry.happenings.filter(({ name }) => !silent.includes(name));
  if (spoken.length !== entry.lines.length) return entry;
  const alike = (/** @type {Happened} */ { name, seat }) =>
    spoken.filter((one) => one.name === name && one.seat === seat);
  const told = spoken.flatMap((one, place) => {
    const line = counted.get(one.name);
    const same = line ? alike(one) : [one];
    if (line && same.length > 1 && same[0] !== one) return [];
    const text = line && same.length > 1 ? tell(line, one.seat, same.length) : entry.lines[place];
    return [{ happening: one, text }];
  });
  return {
    ...entry,
    happenings: told.map(({ happening }) => happening),
    lines: told.map(({ text }) => text),
  };
}
