/** What is chosen for a new table, and what the server says of it: settled, refused, mistaken. */
import { useEffect, useState } from '../lib.js';
import { language } from '../text.js';
import { resolveOptions } from '../wire/api.js';

/** @import { GameSeen, OptionsSettled } from '../wire/wire.js' */
/**
 * @typedef {object} TableOptions
 * @property {Record<string, string>} chosen what somebody chose; everything else is as usual
 * @property {Record<string, string>} shown all options as they would be played
 * @property {Record<string, Record<string, string>>} refused values that do not go with these, and
 *   why
 * @property {string} cards the text of a card file
 * @property {string} checked the text that the answer is about
 * @property {OptionsSettled | null} answer
 * @property {string} problem why no table can be made so; empty if one can
 * @property {(name: string, value: string) => void} choose
 * @property {(set: string) => void} startFrom
 * @property {(text: string) => void} setCards
 */

/** Until nobody types any more, in milliseconds. */
const PAUSE = 250;

/**
 * @param {GameSeen} game
 * @param {number} seats
 * @param {Record<string, string>} first what is chosen from the beginning
 * @returns {TableOptions}
 */
export function useTableOptions(game, seats, first) {
  const [chosen, setChosen] = useState(first);
  const [cards, setCards] = useState('');
  const [answer, setAnswer] = useState(/** @type {OptionsSettled | null} */ (null));
  const [checked, setChecked] = useState('');
  const [note, setNote] = useState('');
  const spoken = language.value;
  useEffect(() => {
    let late = false;
    const ask = async () => {
      try {
        const found = await resolveOptions(game.name, { ...chosen, seats: String(seats) }, cards);
        if (late) return;
        setAnswer(found);
        setChecked(cards);
        setNote('');
      } catch (error) {
        if (!late) setNote(/** @type {Error} */ (error).message);
      }
    };
    const timer = setTimeout(ask, cards ? PAUSE : 0);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [game.name, seats, chosen, cards, spoken]);
  return {
    chosen,
    shown: { ...answer?.options, ...chosen },
    refused: answer?.refused ?? {},
    cards,
    checked,
    answer,
    problem: note || (answer?.problem?.text ?? ''),
    choose: (name, value) => setChosen({ ...chosen, [name]: value }),
    startFrom: (set) => setChosen({ set }),
    setCards,
  };
}
