/** The view, the cards and the numbers of Dice Hospital, as the server tells them. */
import type { CardSeen } from '../../wire/wire.js';
import type { Scene as AnyScene, GameSight } from '../drawing.js';
import type { DiceCounts, DiceHospitalHappening, DiceHospitalView, HospitalView } from './wire.js';

export type Counts = DiceCounts;
export type Colour = keyof Counts;
export type View = DiceHospitalView;
export type Hospital = HospitalView;
export type Happening = DiceHospitalHappening;
export type Scene = AnyScene<View, Happening>;
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
