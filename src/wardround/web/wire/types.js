/**
 * Messages of docs/wire.md, as far as the page reads them.
 *
 * @typedef {{ key: string, figures: Record<string, string | number>, text: string }} Told
 * @typedef {{ code: string, figures: Record<string, string | number>, text: string }} Problem
 * @typedef {{ name: string, seat: number, figures: Record<string, any> }} Happened
 * @typedef {{ seq: number, kind: 'word'|'undo'|'rewind'|'note', speaker: number, word: string,
 *   count: number, begins: boolean, void: boolean, happenings: Happened[], lines: string[] }} Entry
 * @typedef {{ words: string[], free: boolean, since: number }} Back
 * @typedef {{ brings: Told, risk: Told | null, idle: boolean }} Prospect
 * @typedef {{ seat: number, view: any, private: boolean, entries: Entry[], prompt: number, asked:
 *   boolean,
 *   question: Told | null, reason: Told | null, legal: string[], resting: boolean, last: boolean,
 *   undo: Back | null, redo: string[], prospects: Record<string, Prospect> }} Sight
 * @typedef {{ seat: number, kind: 'person'|'open'|'bot', name: string, online: boolean,
 *   away: boolean, asked: boolean, half_said: boolean }} SeatSeen
 * @typedef {{ plea: number, seat: number, words: string[], entry: number, waiting: number[],
 *   seconds: number }} PleaSeen
 * @typedef {{ ranks: number[], scores: number[], sources: Record<string, number>[],
 *   decided: string }} Result
 * @typedef {{ type: 'table', table: string, game: string, status: string, heading: string,
 *   seq: number, since: number, deadline: number | null, seats: SeatSeen[], sights: Sight[],
 *   plea: PleaSeen | null,
 *   standing: Result | null, result: Result | null, rematch: string,
 *   problem: Problem | null, puzzle: PuzzleSeen | null }} TableSeen
 * @typedef {{ ask: string, kind: string, happenings: Happened[], lines: string[],
 *   words: string[], chance: boolean, complete: boolean, ends: boolean, legal: boolean,
 *   reason: Told | null }} Answer
 * @typedef {{ seat: number, prompt: number, sentences: string[][], lines: string[], text: string,
 *   second: string[], lead: number, off: number, proven: boolean }} Hint
 * @typedef {{ number: number, seat: number, lost: number, off: number, better: string[][],
 *   exact: boolean }} Verdict
 * @typedef {{ judged: number, total: number, done: boolean, lost: number[], verdicts: Verdict[],
 *   moments: number[] }} Review
 * @typedef {{ number: number, grade: number, grades: number,
 *   result: { solved: boolean, lost: number, text: string } | null }} PuzzleSeen
 * @typedef {{ total: number, daily: number, daily_grade: number,
 *   grades: { grade: number, count: number }[] }} PuzzleList
 * @typedef {{ words: string[], lines: string[] }} SolutionSentence
 * @typedef {{ n: number, seat: number, name: string, text: string, phrase: string }} ChatSeen
 * @typedef {{ seat: number, name: string, to: number }} NudgeSeen
 * @typedef {{ table: string, game: string, options: Record<string, string>, played: string[],
 *   cards: string, status: string, heading: string, public: boolean, seats: SeatSeen[], changed:
 * number, seq: number,
 *   result: Result | null, puzzle: number }} TableSummary
 * @typedef {{ table: string, seat: number, token: string }} Seated
 * @typedef {{ name: string, default: string, text: string,
 *   values: { value: string, text: string }[] }} OptionSeen
 * @typedef {{ name: string, seat_counts: number[], options: OptionSeen[],
 *   sets: { value: string, text: string }[], bots: string[], card_example: string }} GameSeen
 * @typedef {{ line: number, card: string, field: string, text: string }} CardMistake
 * @typedef {{ options: Record<string, string>, refused: Record<string, Record<string, string>>,
 *   problem: Problem | null, played: string[], cards: string[], mistakes: CardMistake[] }}
 * OptionsSettled
 * @typedef {{ place: number, points: number, table: string, token: string, ended: number }} Best
 * @typedef {{ game: string, options: Record<string, string>, played: string[], cards: string,
 *   games: Best[] }} BestList
 * @typedef {{ name: string, language: string, kind: string, text: string, house: string[], own:
 *   boolean,
 *   mark: string, source: string, facts: any }} CardSeen
 * @typedef {{ game: string, cards: Record<string, CardSeen>, constants: any }} GameFacts
 * @typedef {{ games: GameSeen[], languages: string[],
 *   phrases: { value: string, text: string }[] }} GameList
 */
export {};
