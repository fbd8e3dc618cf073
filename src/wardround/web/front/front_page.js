/** The front page: come back, play at once, learn, play together, find a table. */
import { html, classes, useEffect, useState } from '../lib.js';
import { language, t } from '../text.js';
import { games, history, lobby } from '../wire/api.js';
import { findDrawing } from '../games/index.js';
import { experienced } from '../learn/experience.js';
import { findLesson } from '../learn/lesson.js';
import { useAttempt } from './attempt.js';
import { Bests } from './bests.js';
import { Continue } from './continue.js';
import { Enter } from './enter.js';
import { LanguageSwitch } from './language_switch.js';
import { NameField } from './name_field.js';
import { bots, me, start } from './starting.js';
import { Tables } from './tables.js';
import { Together } from './together.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { GameSeen } from '../wire/types.js' */
/** @import { Wanted } from './starting.js' */
/** @import { How } from './together.js' */

/** @param {{ name: string, go: () => void, open?: boolean }} props */
const Offer = ({ name, go, open }) => html`<button type="button" class=${classes('offer', name === 'now' && 'first')}
  data-offer=${name} aria-expanded=${open === undefined ? null : String(open)} onClick=${go}>
  <b>${t(`offer-${name}`)}</b><span>${t(`offer-${name}-line`)}</span><small>${t(`offer-${name}-facts`)}</small></button>`;

/** An offer that begins at once, and a key to choose options first. @param {{ name: How, go: () => void, open: boolean, choose: () => void }} props */
const QuickOffer = ({ name, go, open, choose }) => html`<div class="quick-offer"><${Offer} name=${name} go=${go} />
  <button type="button" class="key quiet" data-options=${name} aria-expanded=${String(open)}
    aria-label=${t('choose-options-for', { what: t(`offer-${name}`) })} onClick=${choose}>${t('choose-options')}</button></div>`;

/** @param {{ game: GameSeen, drawing: Drawing }} props */
function Offers({ game, drawing }) {
  const { note, attempt } = useAttempt();
  const [easy, setEasy] = useState(!experienced());
  const [form, setForm] = useState(/** @type {'' | How} */ (''));
  const begin = (/** @type {Wanted} */ wanted, /** @type {'' | 'lesson' | 'coach'} */ course = '') => attempt(() => start(wanted, course));
  const against = (/** @type {number} */ count) => begin({
    game: game.name, seats: [me(), ...bots(count)], options: easy ? drawing.beginner : {},
  }, easy ? 'coach' : '');
  const alone = () => begin({ game: game.name, seats: [me()], options: {} });
  const learn = () => attempt(async () => {
    const lesson = await findLesson(game.name);
    await start({ game: game.name, seats: [me(), ...bots(lesson.bots)], options: lesson.options, seed: lesson.seed }, 'lesson');
  });
  const toggle = (/** @type {How} */ which) => setForm(form === which ? '' : which);
  return html`<p role="alert" class="bad">${note}</p>
    <div class="offers">
      <${Continue} drawing=${drawing} />
      <${QuickOffer} name="now" go=${() => against(2)} open=${form === 'now'} choose=${() => toggle('now')} />
      ${game.seat_counts.includes(2) && html`<${Offer} name="duel" go=${() => against(1)} />`}
      ${game.seat_counts.includes(1) && html`<${QuickOffer} name="solo" go=${alone} open=${form === 'solo'} choose=${() => toggle('solo')} />`}
      <${Offer} name="learn" go=${learn} />
      <${Offer} name="friends" open=${form === 'friends'} go=${() => toggle('friends')} />
      <${Offer} name="screen" open=${form === 'screen'} go=${() => toggle('screen')} />
      <${Enter} attempt=${attempt} />
    </div>
    ${!experienced() && html`<label class="switch first-time"><input type="checkbox" data-first-time checked=${easy}
      onChange=${(/** @type {any} */ event) => setEasy(event.target.checked)} /> ${t('first-time')}</label>`}
    ${form && html`<${Together} key=${form} game=${game} how=${form} make=${begin} />`}`;
}

export function FrontPage() {
  const { note, attempt } = useAttempt();
  const [found, setFound] = useState(/** @type {{ game: GameSeen, drawing: Drawing } | null} */ (null));
  const spoken = language.value;
  useEffect(() => {
    attempt(async () => {
      const [game] = (await games()).games;
      setFound({ game, drawing: await findDrawing(game.name) });
    });
  }, [spoken]);
  if (!found) return html`<main class="page"><p role="status">${note || t('loading')}</p></main>`;
  const { drawing, game } = found;
  return html`<main class="page front">
    <header><h1><span lang="en">wardround</span></h1><${drawing.Emblem} /><${NameField} /><${LanguageSwitch} /></header>
    <p class="subtitle"><b lang="en">${drawing.title}</b> · <a href=${`#/rules/${game.name}`}>${t('rules')}</a></p>
    <${Offers} ...${found} />
    <${Bests} game=${game.name} />
    <${Tables} title=${t('public-tables')} fetchList=${lobby} empty=${t('no-tables')} />
    <${Tables} title=${t('finished-games')} fetchList=${history} empty="" />
  </main>`;
}
