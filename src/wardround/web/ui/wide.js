/** How wide the page is. */
import { signal } from '../lib.js';

/** Follows whether the page is at least so wide. @param {number} pixels */
function atLeast(pixels) {
  const query = matchMedia(`(min-width: ${pixels}px)`);
  const met = signal(query.matches);
  query.addEventListener('change', () => {
    met.value = query.matches;
  });
  return met;
}

/** Whether there is a street and a rail beside the board, or the page is a phone's. */
export const wide = atLeast(900);

/** Whether the board has all the room that it was drawn for. */
export const roomy = atLeast(1280);
