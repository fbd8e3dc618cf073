/**
 * A view of any game as a tree of headed lists. What all seats have, a list with one object for
 * each, is headed by the names of the players.
 */

/**
 * @typedef {(key: string) => string} Titles what a key of a view is called
 * @typedef {string | number | boolean | null} Scalar
 * @typedef {{ title: string, values: Scalar[], children: Branch[] }} Branch a heading, what stands
 *   beside it, and what is listed below it
 */

/** What the page tells elsewhere. */
const LEFT_OUT = new Set(['options', 'seat']);

/** @param {unknown} value @returns {value is Scalar} */
const isScalar = (value) => value === null || typeof value !== 'object';

/** @param {unknown[]} items @param {string[]} names of the seats @param {Titles} titles */
function branchesOf(items, names, titles) {
  const bySeat = items.length === names.length && items.every((item) => !isScalar(item));
  return items.map((item, place) =>
    branchOf(bySeat ? names[place] : String(place + 1), item, names, titles),
  );
}

/**
 * @param {string} title
 * @param {unknown} value
 * @param {string[]} names
 * @param {Titles} titles
 * @returns {Branch}
 */
function branchOf(title, value, names, titles) {
  if (isScalar(value)) return { title, values: [value], children: [] };
  if (!Array.isArray(value)) {
    return { title, values: [], children: treeOf(value ?? {}, names, titles) };
  }
  if (value.every(isScalar)) return { title, values: value, children: [] };
  return { title, values: [], children: branchesOf(value, names, titles) };
}

/**
 * @param {object} view
 * @param {string[]} names of the seats
 * @param {Titles} titles
 * @returns {Branch[]}
 */
export const treeOf = (view, names, titles) =>
  Object.entries(view)
    .filter(([key]) => !LEFT_OUT.has(key))
    .map(([key, value]) => branchOf(titles(key), value, names, titles));

/** Every word that stands somewhere in a tree. @param {Branch[]} tree @returns {string[]} */
export const wordsIn = (tree) =>
  tree.flatMap(({ values, children }) => [
    ...values.filter((value) => typeof value === 'string'),
    ...wordsIn(children),
  ]);

/** Whether there is nothing to tell of a branch. @param {Branch} branch @returns {boolean} */
export const isEmpty = ({ values, children }) =>
  values.every((value) => value === null || value === '') && children.every(isEmpty);
