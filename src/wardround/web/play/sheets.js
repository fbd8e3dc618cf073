/** What lies over the board: another hospital, the menu, the cover page, what was missed. */
import { html, useState } from '../lib.js';
import { t } from '../text.js';
import { leave, moveCode } from '../wire/api.js';
import { change, settings } from '../wire/keeping.js';
import { IDLE } from './idle.js';

/** @import { Drawing, Scene } from '../games/drawing.js' */
/** @import { Session } from './session.js' */

/** @param {{ title: string, close: () => void, children?: any }} props */
export const Sheet = ({ title, close, children }) => html`<div class="sheet" role="dialog" aria-label=${title}>
  <header><h2>${title}</h2><button type="button" class="key quiet" onClick=${close}>${t('close')}</button></header>
  ${children}
</div>`;

/** @param {{ drawing: Drawing, scene: Scene, seat: number, close: () => void }} props */
export const Looking = ({ drawing, scene, seat, close }) => html`<${Sheet} title=${scene.seats[seat].name} close=${close}>
  <p>${drawing.standing(scene.view, seat)}</p>
  <${drawing.OtherInFull} scene=${{ ...scene, play: IDLE }} seat=${seat} />
<//>`;

/** @param {{ session: Session, who: string }} props */
export const Cover = ({ session, who }) => html`<div class="cover">
  <h1>${t('cover', { who })}</h1>
  <button type="button" class="key finish" onClick=${() => { session.covered.value = false; }}>${t('cover-go', { who })}</button>
</div>`;

/** @param {{ session: Session, drawing: Drawing }} props */
export function Missed({ session, drawing }) {
  const lines = session.missed.value.flatMap(drawing.worthTelling);
  if (!lines.length) return null;
  return html`<section class="panel missed" aria-label=${t('while-away')}><h2>${t('while-away')}</h2>
    <ul>${lines.slice(-12).map((line) => html`<li>${drawing.inline(line)}</li>`)}</ul>
    <button type="button" class="key quiet" onClick=${() => { session.missed.value = []; }}>${t('close')}</button>
  </section>`;
}

const SWITCHES = /** @type {[keyof import('../wire/keeping.js').Settings, string][]} */ ([
  ['letters', 'setting-letters'],
  ['twoTaps', 'setting-taps'],
  ['neverAsk', 'setting-never-ask'],
  ['keepEverything', 'setting-keep'],
]);

/** @param {{ session: Session, close: () => void }} props */
export function Menu({ session, close }) {
  const [code, setCode] = useState('');
  const [token] = session.tokens;
  const go = async () => {
    await leave(session.id, token).catch(() => {});
    location.hash = '#/';
  };
  return html`<${Sheet} title=${t('menu')} close=${close}>
    <p><a href="#/">${t('front-page')}</a></p>
    ${token && html`<p><button type="button" class="key quiet" data-key="restart" onClick=${() => {
      session.command('restart');
      close();
    }}>${t('undo-all')}</button></p>`}
    ${SWITCHES.map(([name, key]) => html`<label class="switch" key=${name}><input type="checkbox"
      checked=${settings.value[name]} onChange=${(/** @type {any} */ event) => change({ [name]: event.target.checked })} />
      ${t(key)}</label>`)}
    ${token && html`<p><button type="button" class="key quiet" onClick=${async () => {
      setCode((await moveCode(session.id, token)).code);
    }}>${t('move-seat')}</button></p>`}
    ${code && html`<p>${t('move-seat-line', { code })}</p><img class="qr" src=${`/api/codes/${code}/qr.svg`} alt="" />`}
    ${token && html`<p><button type="button" class="key quiet" onClick=${go}>${t('leave')}</button></p>`}
    <h3>${t('keys')}</h3><p>${t('keys-list')}</p>
  <//>`;
}
