/** Whether the page has a street and a rail beside the board, or is a phone's. */
import { signal } from '../lib.js';

const query = matchMedia('(min-width: 900px)');

export const wide = signal(query.matches);
query.addEventListener('change', () => {
  wide.value = query.matches;
});
