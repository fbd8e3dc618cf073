/** The view, the cards and the numbers of Hospital Rush, as the server tells them. */
import type { CardSeen } from '../../wire/wire.js';
import type { Scene as AnyScene, GameSight } from '../drawing.js';
import type {
  BedView,
  HospitalRushConstants,
  HospitalRushHappening,
  HospitalRushView,
  InternView,
  MarkerView,
  MedicineCounts,
  TileCounts,
} from './wire.js';

export type Medicine = keyof MedicineCounts;
export type Tile = keyof TileCounts;
export type Need = BedView['open'][number];
export type View = HospitalRushView;
export type Bed = BedView;
export type Intern = InternView;
export type Marker = MarkerView;
export type Happening = HospitalRushHappening;
export type Scene = AnyScene<View, Happening>;
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

export type Constants = HospitalRushConstants;
