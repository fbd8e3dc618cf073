/** Listeners for the fields of a form, which hear what was entered. */

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/** @param {(value: string) => unknown} act on the value of the field */
export const onValue = (act) => (/** @type {Event} */ event) =>
  act(/** @type {Field} */ (event.currentTarget).value);

/** @param {(checked: boolean) => unknown} act on whether the box is ticked */
export const onChecked = (act) => (/** @type {Event} */ event) =>
  act(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
