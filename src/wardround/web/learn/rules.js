/**
 * The rules reference: one page by phase, all cards in play, a glossary. Its sentences are the
 * game's.
 */

import { findDrawing } from '../games/index.js';
import { html, useEffect, useRef, useState } from '../lib.js';
import { locale } from '../locale.js';
import { nameCards, t } from '../text.js';
import { useAttempt } from '../ui/attempt.js';

/** @import { Drawn } from '../lib.js' */
/** @import { CardSeen, GameFacts } from '../wire/wire.js' */
/**
 * @typedef {object} Section
 * @property {string} id
 * @property {string} title key
 * @property {string[]} lines keys
 * @property {string} [cards] all cards of this kind
 * @property {string} [variant] tells of a way to play, with the cards that only it has
 * @property {[string, ...string[]]} [option] the choices that make it so, one of an option's
 *   values: at a table without it this is left out
 * @property {[string, string][]} [terms] keys of words and of what they mean
 * @property {(props: { constants: any, facts: GameFacts }) => Drawn} [Figure]
 *
 * @typedef {object} Rules
 * @property {Section[]} sections
 * @property {Record<string, string>} options whose cards are shown where there is no table
 * @property {Record<string, Record<string, string>>} variants other ways to play, by name
 * @property {Record<string, string>} partOf the section that tells of a kind of card
 * @property {(key: string, figures?: Record<string, string | number>) => string} text
 */

/** The rules of a game. @param {string} game @returns {Promise<Rules>} refused if there are none */
export async function findRules(game) {
  const { loadRules } = await findDrawing(game);
  if (!loadRules) throw new Error(t('no-rules'));
  return loadRules();
}

/** @param {{ word: string, card: CardSeen }} props */
const Card = ({ word, card }) => html`<div class="rule-card">
  <dt>
    <span lang=${card.language}>${card.name}</span>
    ${card.language !== 'en' && html` <code lang="en">${word}</code>`}
  </dt>
  <dd>
    ${card.text}
    ${card.mark && html` <em class="house">${card.mark}</em>`}
    ${card.source && html` <em class="source">${card.source}</em>`}
  </dd>
</div>`;

/**
 * @typedef {{ facts: GameFacts, variants?: Record<string, GameFacts>, options?: Record<string,
 *   string> }} Found
 */

/**
 * Whether a card is another one here than there.
 * @param {CardSeen} card
 * @param {CardSeen | undefined} other
 */
const differs = (card, other) =>
  card.name !== other?.name || card.text !== other.text || card.mark !== other.mark;

/**
 * The cards that a section lists.
 * @param {Section} section
 * @param {GameFacts} base
 * @param {GameFacts} facts
 */
function cardsOf({ cards, variant }, base, facts) {
  const all = Object.entries(facts.cards);
  if (cards) return all.filter(([, card]) => card.kind === cards);
  return variant ? all.filter(([word, card]) => differs(card, base.cards[word])) : [];
}

/** Whether a section tells of what is played here. @param {Section} section @param {Found} found */
const applies = ({ option }, { options }) =>
  !option || !options || option.slice(1).includes(options[option[0]]);

/** @param {{ section: Section, rules: Rules, found: Found }} props */
function Part({ section, rules, found }) {
  const { Figure } = section;
  const facts = found.variants?.[section.variant ?? ''] ?? found.facts;
  const cards = cardsOf(section, found.facts, facts);
  return html`<section class="rules-part" data-part=${section.id}>
    <h2 tabindex="-1">${rules.text(section.title)}</h2>
    ${section.lines.map((key) => html`<p key=${key}>${rules.text(key, facts.constants)}</p>`)}
    ${Figure && html`<${Figure} constants=${facts.constants} facts=${facts} />`}
    ${
      cards.length > 0 &&
      html`<dl class="rule-cards">
        ${cards.map(([word, card]) => html`<${Card} key=${word} word=${word} card=${card} />`)}
      </dl>`
    }
    ${
      section.terms &&
      html`<dl class="rule-cards">
        ${section.terms.map(
          ([word, meaning]) => html`<div class="rule-card" key=${word}>
            <dt>${rules.text(word)}</dt>
            <dd>${rules.text(meaning)}</dd>
          </div>`,
        )}
      </dl>`
    }
  </section>`;
}

/**
 * @param {object} props
 * @param {string} props.game
 * @param {() => Promise<Found>} props.find the cards and numbers in play
 * @param {string} props.part the section to begin at
 */
export function RulesText({ game, find, part }) {
  const { note, attempt } = useAttempt();
  const [found, setFound] = useState(/** @type {{ rules: Rules, found: Found } | null} */ (null));
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const spoken = locale.value;
  const show = (/** @type {string} */ id) => {
    const title = /** @type {HTMLElement | null | undefined} */ (
      place.current?.querySelector(`[data-part="${id}"] h2`)
    );
    title?.scrollIntoView();
    title?.focus();
  };
  useEffect(() => {
    attempt(async () => {
      const [rules, facts] = await Promise.all([findRules(game), find()]);
      nameCards(facts.facts.cards);
      setFound({ rules, found: facts });
    });
  }, [game, spoken]);
  useEffect(() => {
    if (part) show(part);
  }, [part, Boolean(found)]);
  if (!found) return html`<p role="status">${note || t('loading')}</p>`;
  const { rules } = found;
  const sections = rules.sections.filter((section) => applies(section, found.found));
  return html`<div class="rules" ref=${place}>
    <nav aria-label=${t('rules-contents')}>
      ${sections.map(
        ({ id, title }) => html`<button key=${id} type="button" class="key quiet"
            onClick=${() => show(id)}>
          ${rules.text(title)}
        </button>`,
      )}
    </nav>
    ${sections.map(
      (section) => html`<${Part} key=${section.id} section=${section} rules=${rules}
          found=${found.found} />`,
    )}
    <p class="house-line">${t('house-line')}</p>
  </div>`;
}

/** @param {string} game @returns {Rules | null} */
export function useRules(game) {
  const [rules, setRules] = useState(/** @type {Rules | null} */ (null));
  useEffect(() => {
    findRules(game).then(setRules, () => {});
  }, [game]);
  return rules;
}

/**
 * From a card to the rules that tell of it.
 * @param {{ rules: Rules | null, kind: string, open: (part: string) => void }} props
 */
export function RulesKey({ rules, kind, open }) {
  const section = rules?.sections.find(({ id }) => id === rules.partOf[kind]);
  if (!rules || !section) return null;
  return html`<button type="button" class="key quiet" data-key="rules-of"
      onClick=${() => open(section.id)}>
    ${t('rules-of', { part: rules.text(section.title) })}
  </button>`;
}
