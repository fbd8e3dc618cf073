/** The view, the cards and the numbers of Dice Hospital, as the server tells them. */
import type { CardSeen } from '../../wire/wire.js';
import type { Scene as AnyScene, GameSight } from '../drawing.js';
import type {
  DiceCounts,
  DiceHospitalConstants,
  DiceHospitalHappening,
  DiceHospitalView,
  HospitalView,
} from './wire.js';

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

/** What a specialist may do after its department; `treatment` is null where it treats nobody. */
export interface Talent {
  family: string;
  trigger: string;
  relation: string;
  treatment: Treatment | null;
}

type Named = Omit<CardSeen, 'kind' | 'facts'>;
export type Department = Named & { kind: 'department'; facts: Treatment & { board: boolean } };
export type Specialist = Named & { kind: 'specialist'; facts: Talent };
export type Report = Named & { kind: 'report'; facts: { needs: Partial<Counts>; points: number } };
export type Card =
  | Department
  | Specialist
  | Report
  | (Named & { kind: 'administrator' | 'event'; facts: object });

export type Constants = DiceHospitalConstants;
