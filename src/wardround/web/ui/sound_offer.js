/** Sounds are offered once, and are off until they are chosen. */
import { html } from '../lib.js';
import { changeSettings, settings } from '../settings.js';
import { t } from '../text.js';

/** @param {'off' | 'quiet' | 'on'} sound */
const choose = (sound) => changeSettings({ sound, soundOffered: true });

export function SoundOffer() {
  if (settings.value.soundOffered) return null;
  return html`<section class="sound-offer" aria-label=${t('setting-sound')}>
    <b>${t('sound-offer')}</b>
    <div class="keys">
      <button type="button" class="key quiet" data-sound="on" onClick=${() => choose('on')}>
        ${t('sound-on')}
      </button>
      <button type="button" class="key quiet" data-sound="quiet" onClick=${() => choose('quiet')}>
        ${t('sound-quiet')}
      </button>
      <button type="button" class="key quiet" data-sound="off" onClick=${() => choose('off')}>
        ${t('sound-off')}
      </button>
    </div>
  </section>`;
}
