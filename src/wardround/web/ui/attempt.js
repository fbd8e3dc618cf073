/** Doing what may be refused: the sentence that says why is kept to be shown. */
import { useState } from '../lib.js';

export function useAttempt() {
  const [note, setNote] = useState('');
  const attempt = async (/** @type {() => Promise<unknown>} */ act) => {
    setNote('');
    try {
      await act();
    } catch (error) {
      setNote(/** @type {Error} */ (error).message);
    }
  };
  return { note, setNote, attempt };
}
