/** The menu of a table: settings, the seat, the rules, what this is. */
import { html, useEffect, useState } from '../lib.js';
import { changeSettings, settings } from '../settings.js';
import { language, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';
import { onChecked, onValue } from '../ui/field_events.js';
import { LanguageSwitch } from '../ui/language_switch.js';
import { Sheet } from '../ui/sheet.js';
import { createMoveCode, fetchHealth, leaveTable } from '../wire/api.js';
import { allowNotices } from './attention.js';
import { Remap } from './remap.js';

/** @import { Drawing } from '../games/drawing.js' */
/** @import { Settings } from '../settings.js' */
/** @import { Health } from '../wire/wire.js' */
/** @import { Session } from './session.js' */

const SWITCHES = /** @type {[keyof Settings, string][]} */ ([
  ['twoTaps', 'setting-taps'],
  ['neverAsk', 'setting-never-ask'],
  ['keepEverything', 'setting-keep'],
  ['vibration', 'setting-vibration'],
  ['letters', 'setting-letters'],
]);
const CHOICES = /** @type {[keyof Settings, string, [string, string][]][]} */ ([
  [
    'pace',
    'setting-pace',
    [
      ['off', 'pace-off'],
      ['quick', 'pace-quick'],
      ['normal', 'pace-normal'],
      ['watch', 'pace-watch'],
    ],
  ],
  [
    'names',
    'setting-names',
    [
      ['translated', 'names-translated'],
      ['printed', 'names-printed'],
    ],
  ],
  [
    'sound',
    'setting-sound',
    [
      ['off', 'sound-off'],
      ['quiet', 'sound-quiet'],
      ['on', 'sound-on'],
    ],
  ],
]);

/**
 * Whether a choice makes a difference: in English every card is called as printed.
 * @param {[keyof Settings, ...unknown[]]} choice
 */
const offered = ([name]) => name !== 'names' || language.value !== 'en';

/** @param {{ name: string, checked: boolean, set: (on: boolean) => void, text: string }} props */
const Switch = ({ name, checked, set, text }) => html`<label class="switch">
  <input type="checkbox" data-setting=${name} checked=${checked} onChange=${onChecked(set)} />
  ${' '}
  ${text}
</label>`;

/** @param {{ name: keyof Settings, label: string, values: [string, string][] }} props */
const Choice = ({ name, label, values }) => html`<label class="switch">
  ${t(label)}
  ${' '}
  <select data-setting=${name} value=${settings.value[name]}
      onChange=${onValue((value) => changeSettings({ [name]: value }))}>
    ${values.map(
      ([value, key]) => html`<option key=${value} value=${value}
          selected=${settings.value[name] === value}>
        ${t(key)}
      </option>`,
    )}
  </select>
</label>`;

/** A switch of the game that is played. @param {string} name @param {boolean} on */
const switchGame = (name, on) =>
  changeSettings({ switches: { ...settings.peek().switches, [name]: on } });

/** @param {{ drawing: Drawing | null }} props */
const SettingFields = ({ drawing }) => html`<section class="menu-part">
  <h3>${t('settings')}</h3>
  <${LanguageSwitch} />
  ${CHOICES.filter(offered).map(
    ([name, label, values]) => html`<${Choice} key=${name} name=${name} label=${label}
        values=${values} />`,
  )}
  ${SWITCHES.map(
    ([name, key]) => html`<${Switch} key=${name} name=${name} text=${t(key)}
        checked=${Boolean(settings.value[name])}
        set=${(/** @type {boolean} */ on) => changeSettings({ [name]: on })} />`,
  )}
  ${drawing?.switches.map(
    ({ name, text }) => html`<${Switch} key=${name} name=${name} text=${text}
        checked=${Boolean(settings.value.switches[name])}
        set=${(/** @type {boolean} */ on) => switchGame(name, on)} />`,
  )}
  <${Switch} name="notice" text=${t('setting-notice')} checked=${settings.value.notice}
      set=${async (/** @type {boolean} */ on) =>
        changeSettings({ notice: on && (await allowNotices()) })} />
  <${Remap} drawing=${drawing} />
</section>`;

/** @param {{ session: Session, close: () => void }} props */
function SeatKeys({ session, close }) {
  const { note, attempt } = useAttempt();
  const [code, setCode] = useState('');
  const [token] = session.tokens;
  if (!token) return null;
  const restart = () => {
    session.command('restart');
    close();
  };
  const go = () =>
    attempt(async () => {
      for (const one of session.tokens) await leaveTable(session.id, one);
      location.hash = '#/';
    });
  return html`<section class="menu-part">
    <h3>${t('my-seat')}</h3>
    <p class="keys">
      <button type="button" class="key quiet" data-key="restart" onClick=${restart}>
        ${t('undo-all')}
      </button>
      <button type="button" class="key quiet" data-key="move-seat"
          onClick=${() =>
            attempt(async () => setCode((await createMoveCode(session.id, token)).code))}>
        ${t('move-seat')}
      </button>
      <button type="button" class="key quiet" data-key="leave" onClick=${go}>${t('leave')}</button>
    </p>
    ${
      code &&
      html`
        <p>${t('move-seat-line', { code })}</p>
        <img class="qr" src=${`/api/codes/${code}/qr.svg`} alt=${t('move-seat-picture')} />
      `
    }
    <p role="alert" class="bad">${note}</p>
  </section>`;
}

/**
 * Answers given by themselves at this table, until one wants to be asked again.
 * @param {{ session: Session }} props
 */
function Standing({ session }) {
  const answers = Object.entries(session.standingAnswers.answers.value);
  if (!answers.length) return null;
  return html`<section class="menu-part">
    <h3>${t('standing-answers')}</h3>
    ${answers.map(
      ([name, word]) => html`<p key=${name} class="keys">
        <span>${session.drawing.value?.name(word)}</span>
        <button type="button" class="key quiet" data-key="ask-again"
            onClick=${() => session.standingAnswers.askAgain(name)}>
          ${t('ask-again')}
        </button>
      </p>`,
    )}
  </section>`;
}

/** What this is, and which build of the rules the server thinks on. */
function About() {
  const [health, setHealth] = useState(/** @type {Health | null} */ (null));
  useEffect(() => {
    fetchHealth().then(setHealth, () => {});
  }, []);
  const build = health?.compiling ? 'compiling' : health?.build;
  return html`<section class="menu-part">
    <h3>${t('about')}</h3>
    <p>${t('notice')}</p>
    ${build && html`<p class="build">${t(`build-${build}`)}</p>`}
  </section>`;
}

/** @param {{ session: Session, close: () => void, open: (sheet: string) => void }} props */
export const Menu = ({ session, close, open }) => html`<${Sheet} title=${t('menu')} close=${close}>
  <p class="keys">
    ${
      session.drawing.value?.loadRules &&
      html`<button type="button" class="key quiet" data-key="rules" onClick=${() => open('rules')}>
        ${t('rules')}
      </button>`
    }
    <button type="button" class="key quiet" data-key="keys" onClick=${() => open('keys')}>
      ${t('keys')}
    </button>
    <a class="key quiet" href="#/">${t('front-page')}</a>
  </p>
  <${SeatKeys} session=${session} close=${close} />
  <${Standing} session=${session} />
  <${SettingFields} drawing=${session.drawing.value} />
  <${About} />
<//>`;
