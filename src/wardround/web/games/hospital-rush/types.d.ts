/** The view, the cards and the numbers of Hospital Rush, as the server tells them. */
import type { CardSeen } from '../../wire/types.js';
import type { Scene as AnyScene, GameSight, GameView } from '../drawing.js';

export type Medicine = 'purple' | 'orange' | 'green';
export type Tile = 'patch' | Medicine;
export type Need = Tile | 'any' | 'wild';

/** Spaces, characters and patients are words; seats count from 0, beds from 1. */
export interface View extends GameView {
  seat: number;
  round: number;
  phase: string;
  began: number;
  first: number;
  mover: number;
  question: string;
  said: string[];
  chest: Record<Medicine, number>;
  discards: string[];
  beds: Bed[];
  interns: Intern[];
  /** Every marker of the round in the order of placing; those to come stand nowhere. */
  order: Marker[];
}

export interface Marker {
  seat: number;
  marker: number;
  space: string | null;
}

export interface Bed {
  patient: string | null;
  tiles: Record<Tile, number>;
  /** The seat that treats this patient, -1 for none. */
  treating: number;
  /** The seat that helps, -1 for none. */
  beside: number;
  prestige: number;
  open: Need[];
  cured: number;
  right_open: Need[];
  right: number;
  /** Tiles of the sentence begun, and what they would leave open. */
  named: Tile[];
  left: Need[];
}

export interface Intern {
  character: string | null;
  bucks: number;
  medicine: Record<Medicine, number>;
  skills: string[];
  exam: number;
  bed: number;
  beside: number;
  places: string[];
  prestige: number;
  points: Record<string, number>;
  fines: number;
}

export type Scene = AnyScene<View>;
export type Sight = GameSight<View>;

/** What a space tells of itself: who may stand there, and what it does. */
export interface SpaceFacts {
  red: boolean;
  /** How many markers it takes, 0 for any number. */
  limit: number;
  does: string;
  deals: number[];
  character: string | null;
  title: string;
}

type Named = Omit<CardSeen, 'kind' | 'facts'>;
export type Space = Named & { kind: 'space'; facts: SpaceFacts };
export type Character = Named & { kind: 'character'; facts: { spaces: string[] } };
export type Patient = Named & {
  kind: 'patient';
  facts: { prestige: number; needs: Need[]; right: Need[] };
};
export type Card = Space | Character | Patient | (Named & { kind: 'skill'; facts: object });

/** The numbers of the board. */
export interface Constants {
  beds: number;
  goal: number;
  lowest: number;
  highest: number;
  markers: number;
  bucks: number;
  medicine: Record<Medicine, number>;
  right_prestige: number;
}
