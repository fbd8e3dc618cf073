/**
 * What a folder of drawings gives the page, so that the page itself knows no game.
 *
 * @import { Entry, GameFacts, Happened, Prospect, Result, SeatSeen, Sight } from '../wire/types.js'
 *
 * @typedef {object} Play what the drawings need to know of the moment
 * @property {Set<string>} rings words that can be chosen now
 * @property {string[]} named words chosen and not yet said
 * @property {Happened[]} ghosts what the thing pointed at would do
 * @property {Set<string>} friends words that go with the thing pointed at
 * @property {Set<string>} hinted words that were advised
 * @property {Happened[]} forecast what happens if everybody stops here
 * @property {boolean} live whether things can be clicked at all
 * @property {(word: string, isNamed: boolean) => void} choose
 * @property {(words: string[]) => void} join choose several that were brought together
 * @property {(word: string, thing?: Element | null) => void} point at a thing, if by a mouse
 * @property {(word: string) => void} unpoint
 * @property {(word: string, thing: Element) => void} info tell all about a thing
 *
 * @typedef {object} Scene a view to be drawn
 * @property {any} view
 * @property {Record<string, Prospect>} prospects what choosing things would bring, by their words
 * @property {number} seat whose eyes, -1 for a spectator's
 * @property {number} shown whose things the board shows
 * @property {Pick<SeatSeen, 'seat' | 'name' | 'asked' | 'away'>[]} seats
 * @property {Pick<Entry, 'seq' | 'speaker' | 'happenings' | 'void'>[]} entries what was said so far
 * @property {Result | null} standing points as if the game ended here
 * @property {Record<string, string | number>} figures those of the question, if somebody here is asked
 * @property {Play} play
 *
 * @typedef {object} Routine a question that one may answer once and for all
 * @property {string} name
 * @property {string[]} words for which "always" is offered
 * @property {string} [usual] what is said by itself, unless a setting or a marked thing asks after all
 *
 * @typedef {object} Shortcut a key of this game: it goes to a zone, or says a word
 * @property {string} name
 * @property {string} key
 * @property {string} [zone]
 * @property {string} [word]
 * @property {string} text
 *
 * @typedef {object} Offer on the front page: a table with so many bots, and its texts
 * @property {number} [bots]
 * @property {string} [title]
 * @property {string} [line]
 * @property {string} facts
 *
 * @typedef {object} Drawing
 * @property {string} title
 * @property {string[]} styles style sheets of its folder
 * @property {Record<string, Offer>} offers by name; `now`, `learn`, `friends` and `screen` are always there,
 *   `puzzles` where there are some
 * @property {Shortcut[]} shortcuts
 * @property {{ name: string, text: string }[]} settings switches of this game
 * @property {string} example of words for the command line
 * @property {(facts: GameFacts) => void} learn draw these cards and numbers from now on
 * @property {(scene: Scene) => any} Board the board of one seat, with what all share
 * @property {(props: { scene: Scene, seat: number }) => any} Other another seat's things, small
 * @property {(props: { scene: Scene, seat: number }) => any} OtherInFull the same, whole
 * @property {(props: { scene: Scene }) => any} Progress where in the game we are
 * @property {(props: { scene: Scene }) => any} Ending what else is to be told when it is over; null if nothing
 * @property {(view: any, seat: number) => string} standing a seat's progress in few words
 * @property {(view: any) => string} standingNote what should be known of points as they stand; may be empty
 * @property {string} score what is counted in the end
 * @property {(n: number) => string} scored so much of it
 * @property {(source: string) => string} sourceName
 * @property {(source: string) => string} sourceLine how points of this source are counted
 * @property {(decided: string) => string} decidedBy
 * @property {(word: string) => string} name
 * @property {(word: string) => string | undefined} language that of a card's name; none for other words
 * @property {(word: string) => string} kind what sort of thing a word is
 * @property {(word: string) => string} explain what a card does; empty for other words
 * @property {(word: string) => any} picture a small drawing of a word, or null
 * @property {(text: string) => any} inline a sentence with words in it drawn
 * @property {(entry: Entry) => string[]} worthTelling log lines, without what the board shows
 * @property {Record<string, string>} beginner options for a first game
 * @property {(props: { view: any, seat: number }) => any} Badge what marks a seat in the strip
 * @property {() => any} Emblem a picture for the front page
 * @property {(view: any, seat: number) => Set<string>} drawn words the board has a thing for
 * @property {(sight: Sight) => boolean} group whether several of a kind are asked for together, in whatever order
 * @property {(sight: Sight) => string} preface a word that says nothing by itself: what may follow
 *   it is offered at once; empty if there is none
 * @property {Record<string, { kind: 'finish' | 'decline' | 'pass', text: string }>} keys
 * @property {(sight: Sight) => boolean} stopping whether a forecast is of use now
 * @property {(forecast: Happened[], view: any, seat: number) => any} forecastLine
 * @property {(sight: Sight, forecast: Happened[]) => string} losses what finishing would lose
 * @property {(sight: Sight) => Routine | null} routine the question, if it is a routine one
 * @property {(view: any, seat: number, word: string) => string} arming what to call it when a thing
 *   is marked, so that its routine question is asked after all; empty if there is none
 * @property {(entries: Happened[], seats: number) => { rounds: number[], points: number[][] }}
 *   byRound points of each seat by round
 * @property {(heading: string) => { round: string, part: string }} headed where a heading of the journal is
 */
export {};
