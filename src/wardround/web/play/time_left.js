/** The time left for a step, in seconds, as a clock, in words. */
import { t } from '../text.js';

const SECOND = 1000;
/** When it gets urgent. */
const SOON = 10;
/** When it is spoken of, besides with the question. */
const SPOKEN = [30, SOON];

/** Whole seconds from now on, none if it is over. @param {number} due by this clock */
export const secondsUntil = (due) => Math.max(0, Math.ceil((due - Date.now()) / SECOND));

/** @param {number} seconds */
export const isSoon = (seconds) => seconds <= SOON;

/** @param {number} seconds */
export const isSpoken = (seconds) => SPOKEN.includes(seconds);

/** "1:05". @param {number} seconds */
export const clockText = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long there is, in words; empty without a limit. @param {number | null} due */
export const timeText = (due) => (due === null ? '' : t('seconds-left', { n: secondsUntil(due) }));
