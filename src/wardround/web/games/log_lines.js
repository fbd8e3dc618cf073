/** Which lines of the log belong to which happenings. */

/** @import { EntrySeen } from '../wire/wire.js' */

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
