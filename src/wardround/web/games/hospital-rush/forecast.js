/** What the end of the round will bring, in one line of pictures; and whether the game ends. */
import { html } from '../../lib.js';
import { listed } from '../../text.js';
import { constants, patientOf, personAt, t } from './facts.js';
import { Disc, PatientFace } from './pictures.js';

/** @import { View } from './types.js' */
/** @typedef {View['foreseen']['interns'][number]} After */

/** The seats by what they will have, most first. @param {View} view */
const ranked = ({ foreseen }) =>
  foreseen.interns
    .map((after, seat) => ({ after, seat }))
    .sort((one, other) => other.after.prestige - one.after.prestige);

/** Whether prestige alone does not tell who would win. @param {View} view */
function tied({ foreseen: { interns } }) {
  const most = Math.max(...interns.map(({ prestige }) => prestige));
  return interns.filter(({ prestige }) => prestige === most).length > 1;
}

/** How the game would end with this round; empty if it would not. @param {View} view */
export function endText(view) {
  const { ending, winning, interns } = view.foreseen;
  if (!ending) return '';
  const who = listed(winning.map(personAt));
  if (winning.length > 1) return t('would-share', { who });
  const tiles = interns[winning[0]].tiles;
  return tied(view) ? t('would-win-tie', { who, n: tiles }) : t('would-win', { who });
}

/**
 * Patients that go home, by their faces, and what they bring.
 * @param {{ view: View, after: After }} props
 */
const Gains = ({ view, after }) =>
  after.gains.map(({ bed, prestige }) => {
    const word = view.beds[bed - 1].patient ?? '';
    return html`<span key=${bed} class="home-gain" title=${patientOf(word)?.name}>
      <${PatientFace} word=${word} />+${prestige}
    </span>`;
  });

/** One seat after this round. @param {{ view: View, after: After, seat: number }} props */
const Seat = ({ view, after, seat }) => html`<span class="after">
  <${Disc} seat=${seat} />
  <b>${after.prestige}</b>
  <${Gains} view=${view} after=${after} />
</span>`;

/** The same in words. @param {View} view */
function spoken(view) {
  const seats = ranked(view).map(({ after, seat }) => `${personAt(seat)} ${after.prestige}`);
  return [`${t('after-round')}: ${seats.join(', ')}.`, endText(view)].filter(Boolean).join(' ');
}

/** @param {{ view: View }} props */
export function Forecast({ view }) {
  const ends = endText(view);
  return html`<span class="rush-forecast" role="img" aria-label=${spoken(view)}>
    <span class="after-this">${t('after-round')}</span>
    ${ranked(view).map(
      ({ after, seat }) => html`<${Seat} key=${seat} view=${view} after=${after} seat=${seat} />`,
    )}
    ${ends && html`<strong class="ends">${ends}</strong>`}
  </span>`;
}

/** Who would have to be stopped for the game to go on. @param {View} view */
function unless(view) {
  const { goal } = constants();
  const there = ranked(view).filter(({ after }) => after.prestige >= goal);
  const [first] = there;
  return there.length > 1
    ? t('unless-many', { goal })
    : t('unless', { who: personAt(first.seat), n: first.after.prestige });
}

/**
 * That this round ends the game unless somebody acts; null if it does not.
 * @param {{ view: View }} props
 */
export function LastRound({ view }) {
  const { ending, to_place: left } = view.foreseen;
  if (!ending || view.ended) return null;
  return html`<span class="last-round">
    <b>${t('last-round')}</b>
    ${ending === 'prestige' && left > 0 && html`<span>${unless(view)}</span>`}
  </span>`;
}
