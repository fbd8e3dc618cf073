/** One hospital, as a floor plan: patients, departments, staff, and the way home. */
import { classes, html } from '../../lib.js';
import { Departments } from './departments.js';
import { cardOf, constants, departmentOf, t } from './facts.js';
import { Patients } from './patients.js';
import { Candle } from './pictures.js';
import { Staff } from './staff.js';
import { Uses } from './uses.js';
import { CardName } from './words.js';

/** @import { Hospital as HospitalView, Scene } from './types.js' */

/** Phases in which departments and staff are at work; otherwise they take one line. */
const AT_WORK = ['overflow', 'activate', 'spare'];
/** From so many patients on they lie closer. */
const CROWD = 8;

/** @param {{ h: HospitalView }} props */
function Facts({ h }) {
  const boss = h.administrator && h.administrator !== 'hidden' ? h.administrator : '';
  return html`<p class="facts">
    <span>${t('beds', { taken: h.patients.length, beds: constants().beds })}</span>
    <span class="lost" data-place="mortuary">
      ${h.fatalities > 0 && html`<${Candle} />${t('lost', { n: h.fatalities })}`}
    </span>
    ${boss && html`<span class="boss"><${CardName} word=${boss} /> ${cardOf(boss)?.text}</span>`}
  </p>`;
}

/**
 * On a phone, while nobody works: what this hospital has of its own, in one line.
 * @param {{ h: HospitalView }} props
 */
function Brief({ h }) {
  const own = h.departments.filter((word) => !departmentOf(word)?.facts.board);
  return html`<p class="brief">
    ${[...own, ...h.staff].map(
      (word, n) => html`
        <span key=${n} lang=${cardOf(word)?.language}>${cardOf(word)?.name}</span>
        ${' · '}
      `,
    )}
    ${t('bags', { n: h.bags })}
  </p>`;
}

/** @param {{ scene: Scene, seat: number, mine: boolean }} props */
export function Hospital({ scene, seat, mine }) {
  const { view, seats } = scene;
  const h = view.hospitals[seat];
  const { name } = seats[seat];
  const narrowed = h.pending || h.admissions > 0 || h.said.length > 1;
  const resting = !AT_WORK.includes(view.phase);
  return html`<section
      class=${classes(
        'hospital',
        resting && 'resting',
        narrowed && 'narrowed',
        h.patients.length > CROWD && 'crowded',
      )}
      data-phase=${view.phase}
      aria-label=${mine ? t('your-hospital') : t('hospital-of', { who: name })}>
    <header>
      <h2>${mine ? t('your-hospital') : t('hospital-of', { who: name })}</h2>
      <${Facts} h=${h} />
    </header>
    <${Patients} scene=${scene} seat=${seat} />
    <${Uses} scene=${scene} seat=${seat} />
    ${resting && html`<${Brief} h=${h} />`}
    <${Departments} scene=${scene} seat=${seat} />
    <${Staff} scene=${scene} seat=${seat} />
  </section>`;
}
