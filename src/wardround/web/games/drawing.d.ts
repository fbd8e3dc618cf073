/** What a folder of drawings gives the page, so that the page itself knows no game. */
import type { Lesson } from '../learn/lesson.js';
import type { Rules } from '../learn/rules.js';
import type { Drawn } from '../lib.js';
import type { FaceParts } from '../ui/faces.js';
import type { SoundName } from '../ui/sounds.js';
import type {
  EntrySeen,
  GameFacts,
  Happened,
  ProspectSeen,
  Result,
  SeatPayload,
  SeatSeen,
} from '../wire/wire.js';

/** What the page knows of every game's view. The rest is the game's own: see its `types.d.ts`. */
export interface GameView {
  options: Record<string, string>;
}

/** A seat's sight with the view of a game. */
export type GameSight<View = GameView> = Omit<SeatPayload, 'view'> & { view: View };

/** What the drawings need to know of the moment. */
export interface Play<Happening = Happened> {
  /** Words that can be chosen now. */
  choosable: Set<string>;
  /** Words chosen and not yet said. */
  chosen: string[];
  /** The thing pointed at; empty if none. */
  pointed: string;
  /** What the thing pointed at would do. */
  preview: Happening[];
  /** Words that go with the thing pointed at. */
  compatible: Set<string>;
  /** Words that were advised. */
  hinted: Set<string>;
  /** Whether things can be clicked at all. */
  enabled: boolean;
  choose: (word: string, isChosen: boolean) => void;
  /** Choose several that were brought together. */
  chooseAll: (words: string[]) => void;
  /** Point at a thing; with the thing itself if by a mouse. */
  point: (word: string, thing?: Element | null) => void;
  unpoint: (word: string) => void;
  /** Tell all about a thing. */
  showInfo: (word: string, thing: Element) => void;
}

/** A view to be drawn. */
export interface Scene<View = GameView, Happening = Happened> {
  view: View;
  /** What choosing things would bring, by their words. */
  prospects: Record<string, ProspectSeen>;
  /** Whose eyes, -1 for a spectator's. */
  seat: number;
  /** Whose things the board shows. */
  shown: number;
  /** Several people sit at this screen: everybody goes by name. */
  shared?: boolean;
  seats: Pick<SeatSeen, 'seat' | 'name' | 'asked' | 'away'>[];
  /** What was said so far. */
  entries: (Pick<EntrySeen, 'seq' | 'speaker' | 'void'> & { happenings: Happening[] })[];
  /** Points as if the game ended here. */
  standing: Result | null;
  /** Figures of the question, if somebody here is asked. */
  figures: Record<string, string | number>;
  play: Play<Happening>;
  /** The moment shown before the table changes, and which of its beats; none in a replay. */
  moment?: { moment: Moment; beat: number } | null;
  /** Opens a part of the rail, which on a phone is a sheet; none in a replay. */
  open?: (sheet: string) => void;
}

/** What is shown as a scene: how long its beats last in milliseconds, and the game's own data. */
export interface Moment {
  name: string;
  /** What is told in the banner meanwhile. */
  title: string;
  /** Whether it tells all that happened, so that no news follows it. */
  whole?: boolean;
  beats: number[];
  data: unknown;
}

/** A question that one may answer once and for all. */
export interface Routine {
  name: string;
  /** Words for which "always" is offered. */
  words: string[];
  /** What is said by itself, unless a setting or a marked thing asks after all. */
  usual?: string;
}

/** A key of this game: it goes to a zone, or says a word. */
export interface Shortcut {
  name: string;
  key: string;
  zone?: string;
  word?: string;
  text: string;
}

/** On the front page: a table with so many bots, and its texts. */
export interface Offer {
  bots?: number;
  title?: string;
  line?: string;
  facts: string;
}

/** What the front page offers: `learn` where there is a lesson, `puzzles` where there are some. */
export interface Offers {
  now: Offer;
  friends: Offer;
  screen: Offer;
  [name: string]: Offer;
}

/** A key that answers a question: it ends a step, refuses an effect, or passes. */
export interface AnswerKey {
  kind: 'finish' | 'decline' | 'pass';
  text: string;
}

/** One line of the log: who, and what they did. `told`: in words that can be read aloud. */
export interface LogRow {
  seat: number;
  drawn: Drawn;
  told?: boolean;
}

/** `points` by seat, then by place in `rounds`. */
export interface PointsByRound {
  rounds: number[];
  points: number[][];
}

export interface Drawing<View = GameView, Happening = Happened> {
  title: string;
  /** Style sheets of its folder. */
  styles: string[];
  /** Files of parts in `drawings/` that it needs besides faces and things. */
  pictures: string[];
  offers: Offers;
  shortcuts: Shortcut[];
  /** Settings of this game that are on or off. */
  switches: { name: string; text: string }[];
  /** Words as an example for the command line. */
  exampleWords: string;
  /** The guided first game, or null if there is none. */
  loadLesson: (() => Promise<Lesson<View>>) | null;
  /** The rules reference, or null if there is none. */
  loadRules: (() => Promise<Rules>) | null;
  /** Draw these cards and numbers from now on. */
  learn: (facts: GameFacts) => void;
  /** The board of one seat, with what all share. */
  Board: (scene: Scene<View, Happening>) => Drawn;
  /** What stands below board and rail over the whole width; null if nothing. */
  Foot: ((props: { scene: Scene<View, Happening> }) => Drawn) | null;
  /** What stands in the rail between the others and the log; null if nothing. */
  Rail: ((props: { scene: Scene<View, Happening> }) => Drawn) | null;
  /** Whether what is asked for stands in the rail: on a phone its sheet opens then. */
  asksRail: (sight: GameSight<View>) => boolean;
  /** What to ask once these words are chosen and those can follow; empty for the usual words. */
  questionAfter: (chosen: string[], choosable: Set<string>) => string;
  /** Another seat's things, small. */
  Other: (props: { scene: Scene<View, Happening>; seat: number }) => Drawn;
  /** How a seat stands, as a picture for the front page. */
  Miniature: (props: { scene: Scene<View, Happening>; seat: number }) => Drawn;
  /** The same as Other, whole. */
  OtherInFull: (props: { scene: Scene<View, Happening>; seat: number }) => Drawn;
  /** Where in the game we are. */
  Progress: (props: { scene: Scene<View, Happening> }) => Drawn;
  /** What else is to be told when it is over; null if nothing. */
  Ending: (props: { scene: Scene<View, Happening> }) => Drawn;
  /** A seat's progress in few words. */
  progressText: (view: View, seat: number) => string;
  /** What should be known of points as they stand; may be empty. */
  scoreNote: (view: View) => string;
  /** What is counted in the end. */
  scoreName: string;
  /** So much of it, as a number or as it is written. */
  scoreText: (n: number | string) => string;
  sourceName: (source: string) => string;
  /** How points of this source are counted. */
  sourceLine: (source: string) => string;
  decidedBy: (decided: string) => string;
  /** What a word is called, in the position it was said in or, without one, now. */
  name: (word: string, view?: View) => string;
  /** The language of a card's name; none for other words. */
  language: (word: string) => string | undefined;
  /** What sort of thing a word is. */
  kind: (word: string) => string;
  /** What a card does; empty for other words. */
  explain: (word: string) => string;
  /** A small drawing of a word, or null. */
  picture: (word: string, view?: View) => Drawn;
  /** A sentence with words in it drawn. */
  withPictures: (text: string) => Drawn;
  /**
   * What the words of a speaker (below 0: chance) did, as pictures, by player in order; none where
   * it is better told in words.
   */
  logRows: (happenings: Happening[], speaker: number) => LogRow[];
  /** What somebody's own words would do, as pictures; none where words tell it better. */
  previewOf: (happenings: Happening[], seat: number) => Drawn;
  /** What happenings sound like, by name. */
  sounds: Record<string, SoundName>;
  /** The scene for what happened, with the view from before it; null for what needs none. */
  momentOf: (happenings: Happening[], view: View, seat: number) => Moment | null;
  /** Log lines, without what the board shows; with the names of the seats, and whose is own. */
  logLines: (entry: EntrySeen, names?: string[], own?: number) => string[];
  /** Options for a first game. */
  beginnerOptions: Record<string, string>;
  /** Options that a table of friends, each at a screen, begins with. */
  friendsOptions: Record<string, string>;
  /** The face of whoever sits there, if it is not the one that goes with their name. */
  face: (view: View, seat: number) => FaceParts | undefined;
  /** What everybody must know of this moment, beside the question; null if nothing. */
  Notice: (props: { view: View }) => Drawn;
  /** What marks a seat in the strip. */
  Badge: (props: { view: View; seat: number }) => Drawn;
  /** A picture for the front page. */
  Emblem: () => Drawn;
  /** Words the board has a thing for. */
  wordsOnBoard: (view: View, seat: number) => Set<string>;
  /** Whether several of a kind are asked for together, in whatever order. */
  asksGroup: (sight: GameSight<View>) => boolean;
  /** A word that says nothing by itself: what may follow it is offered at once; empty if none. */
  preface: (sight: GameSight<View>) => string;
  /** Words of the sentence that a seat has begun. */
  saidWords: (view: View, seat: number) => string[];
  /**
   * Of words that only name who does it, the one to take if no other makes a difference; empty if
   * these are other words.
   */
  usualWord: (words: string[]) => string;
  /** Words that are keys of the page, by word. */
  keys: Record<string, AnswerKey>;
  /** What stopping now would bring; null where that is of no use. */
  forecastLine: (sight: GameSight<View>) => Drawn;
  /** What finishing would lose. */
  lossesText: (sight: GameSight<View>) => string;
  /** The question, if it is a routine one. */
  routine: (sight: GameSight<View>) => Routine | null;
  /**
   * What to call it when a thing is marked, so that its routine question is asked after all;
   * empty if there is none.
   */
  armLabel: (view: View, seat: number, word: string) => string;
  /** Points of each seat by round. */
  pointsByRound: (happened: Happening[], seats: number) => PointsByRound;
  /** Where a heading of the journal is. */
  readHeading: (heading: string) => { round: string; part: string };
}
