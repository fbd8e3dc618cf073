#!/usr/bin/env node
/**
 * A bot in JavaScript that looks one sentence ahead. It knows no rules: `wardround engine` does.
 *
 * Try it: wardround simulate dice-hospital --seats 2 --players random,program:node:lookahead_bot.mjs
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** @typedef {{ [field: string]: any }} Json */

const MOST_SENTENCES = 60;
const PLAYOUTS = 1;

/** The engine: asked with a list of requests in one line, it answers with a list in one line. */
class Engine {
  /** @param {string[]} command */
  constructor([program, ...parameters]) {
    this.process = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  /** @param {Json[]} requests @returns {Promise<Json[]>} */
  async ask(requests) {
    const batch = requests.map((request, id) => ({ id, ...request }));
    this.process.stdin.write(`${JSON.stringify(batch)}\n`);
    const answers = JSON.parse((await this.lines.next()).value ?? '[]');
    for (const { error } of answers) {
      if (error) throw new Error(error.text);
    }
    return answers;
  }
}

/** What a patient is worth, more the nearer it is to going home; untreated ones get worse. */
const worth = (/** @type {string} */ patient) => {
  const value = Number(patient.match(/\d/)?.[0]) - (patient.endsWith('t') ? 0 : 1);
  return value > 0 ? value * value : -20;
};

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** What a hospital is worth beside its points: patients, those who went home, and its cards. */
const prospects = (/** @type {Json} */ { patients, incoming, lounge, departments, staff }) =>
  sum([...patients, ...incoming].map(worth)) / 8 +
  7 * sum(Object.values(lounge)) +
  5 * (departments.length + staff.length);

/** By how much a seat leads. @param {number[]} scores @param {number} seat */
const lead = (scores, seat) =>
  scores[seat] - Math.max(0, ...scores.filter((_, other) => other !== seat));

/**
 * @typedef {object} Judge what to ask about the state after a sentence, and what that is worth
 * @property {(seat: number) => Json[]} ask
 * @property {(answers: Json[], seat: number) => number} value
 */

/**
 * At Dice Hospital it looks at the position after the sentence, elsewhere some random words on.
 * @type {Record<string, Judge>}
 */
const judges = {
  'dice-hospital': {
    ask: (seat) => [
      { do: 'view', state: 'after', seat },
      { do: 'outcome', state: 'after' },
    ],
    value: ([{ view }, { scores }], seat) => scores[seat] + prospects(view.hospitals[seat]),
  },
  any: {
    ask: () =>
      Array.from({ length: PLAYOUTS }, (_, i) => [
        { do: 'clone', state: 'after', as: 'end' },
        { do: 'playout', state: 'end', seed: i + 1, most: 60 },
        { do: 'outcome', state: 'end' },
      ]).flat(),
    value: (answers, seat) =>
      sum(answers.filter((answer) => answer.scores).map(({ scores }) => lead(scores, seat))),
  },
};

/** Plays one seat of one game. @param {Json} hello @param {Engine} rules */
function player({ game, cards }, rules) {
  const judge = judges[game] ?? judges.any;
  return async (/** @type {Json} */ { legal, view, seat, random }) => {
    if (legal.length === 1) return legal[0];
    const [, { sentences }] = await rules.ask([
      { do: 'resample_view', game, cards, view, seed: random + 1, as: 'now' },
      { do: 'sentences', state: 'now', seat, limit: MOST_SENTENCES },
    ]);
    const questions = sentences.map((/** @type {string[]} */ words) => [
      { do: 'clone', state: 'now', as: 'after' },
      { do: 'apply', state: 'after', speaker: seat, words },
      ...judge.ask(seat),
    ]);
    const answers = await rules.ask(questions.flat());
    const values = questions.map((/** @type {Json[]} */ { length }) =>
      judge.value(answers.splice(0, length).slice(2), seat),
    );
    return sentences[values.indexOf(Math.max(...values))][0];
  };
}

/** @param {Json} message */
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** @type {Engine | undefined} */
let engine;
/** @type {ReturnType<typeof player> | undefined} */
let choose;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    engine ??= new Engine(message.engine);
    choose = player(message, engine);
    say({ id: message.id, many_games: true });
  } else if (message.type === 'question' && choose) {
    say({ id: message.id, word: await choose(message) });
  }
}
engine?.process.stdin.end();
