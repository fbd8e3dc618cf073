/** Bringing somebody along: the link, its picture, and the device's way of sharing. */
import { html, useEffect, useState } from '../lib.js';
import { t } from '../text.js';
import { copy, share } from '../ui/share.js';
import { fetchHealth } from '../wire/api.js';

/** Names that mean another machine wherever they are opened. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
const FOR_OTHERS = 'wardround serve --host 0.0.0.0';

/** @param {Event} event on a field */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).select();

/**
 * Where others can open this page; empty if nobody can, or while that is not known.
 * @returns {{ base: string, known: boolean }}
 */
function useAddress() {
  const own = OWN_MACHINE.includes(location.hostname);
  const [found, setFound] = useState({ base: own ? '' : `${location.origin}/`, known: !own });
  useEffect(() => {
    if (!own) return;
    const tell = (/** @type {string[]} */ [base = '']) => setFound({ base, known: true });
    fetchHealth().then(
      ({ addresses }) => tell(addresses),
      () => tell([]),
    );
  }, []);
  return found;
}

/** What is to be known about the link. @param {{ base: string, known: boolean }} props */
function AboutLink({ base, known }) {
  if (known && !base)
    return html`<p class="only-here">${t('invitation-local')} <code>${FOR_OTHERS}</code></p>`;
  const named = base && base !== `${location.origin}/`;
  return html`<p>${t(named ? 'invitation-network' : 'invitation-line')}</p>`;
}

/**
 * What leads others here; whoever sits here already is to pass it on before all else.
 * @param {{ table: string, title: string, seated: boolean }} props
 */
export function Invitation({ table, title, seated }) {
  const [note, setNote] = useState('');
  const { base, known } = useAddress();
  const link = `${base || `${location.origin}/`}#/table/${table}`;
  const passOn = async () => setNote(await share(link, t('invitation-text', { game: title })));
  return html`<section class="panel invitation">
    <h2>${t('invitation')}</h2>
    ${
      base &&
      html`<img class="qr" src=${`/api/tables/${table}/qr.svg`} alt=${t('invitation-picture')} />`
    }
    <div>
      <${AboutLink} base=${base} known=${known} />
      <input class="link" readonly aria-label=${t('invitation-link')} value=${link}
          onFocus=${selectAll} />
      <p class="keys">
        <button type="button" class=${seated ? 'key finish' : 'key quiet'} data-key="copy"
            onClick=${async () => setNote(await copy(link))}>
          ${t('copy')}
        </button>
        ${
          'share' in navigator &&
          html`<button type="button" class="key quiet" data-key="share" onClick=${passOn}>
            ${t('share')}
          </button>`
        }
      </p>
      <p role="status">${note}</p>
    </div>
  </section>`;
}
