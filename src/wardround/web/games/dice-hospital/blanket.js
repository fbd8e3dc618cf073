/** What the blanket of a bed says: what would become of a patient, or what will. */
import { t } from './facts.js';
import { comingFates, fates, resultsOf } from './forecast.js';
import { isTreated, patientName, patientOf, pipsOf } from './words.js';

/** @import { Scene } from './types.js' */
/** @import { Fate, Fates } from './forecast.js' */
/**
 * `kind` is a class, `text` is drawn, `spoken` is read aloud; `becomes` is drawn as a small die.
 * @typedef {{ kind: string, text: string, spoken: string, becomes?: string }} Label
 */

const NOTHING = /** @type {Fates} */ (new Map());

/**
 * What would become of a patient if it were chosen, as the game tells it of those asked for now.
 * @param {Scene} scene
 * @param {string} word
 * @returns {Fate | null}
 */
function ownResult({ play, prospects }, word) {
  const figures = play.choosable.has(word) ? prospects[word]?.brings.figures : undefined;
  if (!figures || figures.points === undefined || figures.becomes === undefined) return null;
  const becomes = String(figures.becomes);
  const fate = /** @type {Record<string, Fate['fate']>} */ ({
    home: 'home',
    dead: 'dies',
    bag: 'leaves',
  })[becomes];
  return { becomes: fate ? word : becomes, fate: fate ?? '' };
}

/**
 * The department that is chosen or pointed at, for what it makes of everybody.
 * @param {Scene} scene
 */
const department = ({ play, prospects }) =>
  [play.pointed, ...play.chosen].find((word) => prospects[word]?.brings.figures.patients);

/** What one more discharged patient is worth now. @param {Scene} scene */
const worthOfOne = ({ prospects }) => Number(prospects.finish?.brings.figures.more ?? 0);

/** @param {Fate} fate @param {string} word @param {number} worth @returns {Label} */
function resultLabel({ fate, becomes }, word, worth) {
  if (fate === 'home') {
    const text = worth ? `${t('tag-home')} +${worth}` : t('tag-home');
    return { kind: 'ghost', text, spoken: t('would-go-home') };
  }
  if (fate === 'dies') return { kind: 'bad', text: `✕ ${t('tag-dies')}`, spoken: t('would-die') };
  if (fate === 'leaves')
    return { kind: 'ghost', text: `→ ${t('tag-leaves')}`, spoken: t('would-leave') };
  const value = pipsOf(becomes);
  const same = value === pipsOf(word);
  return {
    kind: 'ghost',
    text: same ? '→' : `→ ${value}`,
    spoken: t('would-become', { who: patientName(becomes) }),
    becomes: same ? becomes : '',
  };
}

/**
 * Whether a fate can be seen: being treated is told by the blanket itself.
 * @param {Fate} fate
 * @param {string} word
 */
const visible = ({ fate, becomes }, word) =>
  Boolean(fate) ||
  pipsOf(becomes) !== pipsOf(word) ||
  patientOf(becomes)?.shown !== patientOf(word)?.shown;

/** What will become of a patient. @param {Fate} coming @returns {Label} */
function comingLabel(coming) {
  if (coming.fate === 'dies')
    return { kind: 'bad dying', text: `✕ ${t('tag-dies')}`, spoken: t('will-die') };
  const value = pipsOf(coming.becomes);
  return { kind: 'worse', text: `↓ ${value}`, spoken: t('will-worsen', { value }) };
}

/** What is said of a patient in whom nothing will change although nobody treats it. */
const stays = () => ({ kind: 'steady', text: t('tag-stays'), spoken: t('will-stay') });

/**
 * Labels of a hospital's patients. Of equal ones each has its own: `nth` counts them. Who is
 * chosen is told nothing of neglect.
 * @param {Scene} scene
 * @param {boolean} own whether it is the hospital of who looks
 * @returns {(word: string, nth: number, chosen: boolean) => Label | null}
 */
export function labels(scene, own) {
  const previewed = fates(scene.play.preview);
  const word = own ? department(scene) : undefined;
  const made = word ? resultsOf(scene.prospects[word]) : NOTHING;
  const coming = own ? comingFates(scene) : null;
  const worth = own ? worthOfOne(scene) : 0;
  return (patient, nth, chosen) => {
    const results = previewed.size ? previewed : made;
    const fate = results.get(patient)?.[nth] ?? (own && ownResult(scene, patient));
    if (fate && visible(fate, patient)) return resultLabel(fate, patient, worth);
    if (chosen || !coming) return null;
    const comes = coming.get(patient)?.[nth];
    if (comes) return comingLabel(comes);
    return isTreated(patient) ? null : stays();
  };
}
