/** The view, the cards and the numbers of Dice Hospital, as the server tells them. */
import type { CardSeen } from '../../wire/types.js';
import type { Scene as AnyScene, GameSight, GameView } from '../drawing.js';

export type Colour = 'red' | 'yellow' | 'green';
export type Counts = Record<Colour, number>;

/** Patients, cards and colours are words; seats count from 0. */
export interface View extends GameView {
  seat: number;
  round: number;
  phase: string;
  first: number;
  mover: number;
  bag: Counts;
  intake: string[];
  ambulances: string[][];
  display: string[];
  event: string | null;
  reports: (string | null)[];
  filed: Counts;
  /** Spaces of the pick-up that are free, with how many there are of each. */
  spaces: Record<string, number>;
  hospitals: Hospital[];
}

export interface Hospital {
  patients: string[];
  incoming: string[];
  hand: string[];
  departments: string[];
  used: string[];
  staff: string[];
  placed: string[];
  nurses: number;
  bags: number;
  fatalities: number;
  lounge: Counts;
  points: Record<string, number>;
  administrator: string | null;
  /** The number of the ambulance taken, 0 if none. */
  ambulance: number;
  pending: string | null;
  named: string | null;
  admissions: number;
  ready: number;
  said: string[];
}

export type Scene = AnyScene<View>;
export type Sight = GameSight<View>;

/** Whom a department chooses, and what it does to them. */
export interface Treatment {
  values: [number, number];
  count: number;
  least: number;
  pattern: string;
  colour: Colour | null;
  op: string;
  steps: number;
  by_value: number[];
  second: Treatment | null;
}

type Named = Omit<CardSeen, 'kind' | 'facts'>;
export type Department = Named & { kind: 'department'; facts: Treatment & { board: boolean } };
export type Specialist = Named & { kind: 'specialist'; facts: { family: string } };
export type Report = Named & { kind: 'report'; facts: { needs: Partial<Counts>; points: number } };
export type Card =
  | Department
  | Specialist
  | Report
  | (Named & { kind: 'administrator' | 'event'; facts: object });

/** The numbers of the board. */
export interface Constants {
  rounds: number;
  beds: number;
  nurses: number;
  /** How many dice an ambulance takes. */
  ambulance: number;
  /** Values of the patients to begin with. */
  start: number[];
  /** Points for so many discharged in one round, as printed. */
  ladder: number[];
  /** Points for each one beyond the ladder. */
  beyond: number;
  /** Points for any number discharged in one round. */
  home: number[];
  /** How far untreated patients go down. */
  neglect: number;
  /** The parts of a round with their phases. */
  parts: Record<string, string[]>;
  /** Columns of reports. */
  columns: number;
  /** The spaces on the other side of each ambulance. */
  backs: string[][];
  /** Points at the end, each. */
  worth: Record<string, number>;
}
