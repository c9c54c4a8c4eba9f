import {
  type ClassicState,
  type ClassicTurn,
  classicCore,
  type FloatingCompany,
  hasRouteWithout,
  openClassicTurn,
} from '@roundhouse/classic';
import { kindOf, type TrainCard } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { FISHING, NEUTRAL } from './data/numbers.ts';
import type { HouseRules1882 } from './options.ts';

export interface Company1882 extends FloatingCompany {
  /** The hex of its home marker; null before it is placed and after P3 has moved it away. */
  home: string | null;
}

export interface State1882 extends ClassicState<Company1882> {
  /** The train card under which the rebellion lies; null once it has been revealed. */
  rebellionTrain: string | null;
  /** The company whose certificate lies with P4. */
  readonly trestleShare: string;
  /** Extra trains that may come with SCR. */
  extraTrains: TrainCard[];
  /** P3's move has been made. */
  rebellionUsed: boolean;
  /** In imported records: P3's extra tile has been declined. */
  rebellionTileDeclined?: boolean;
  /** A dividend has brought a price to the top right space; a later sale does not undo it (1882-12-3). */
  topReached: boolean;
  /** House rule of imported records: a stated revenue is taken on trust. */
  readonly recordedRevenue: boolean;
  /** Further ways of imported records; games of ours have none. */
  readonly house?: HouseRules1882;
}

/** 1882-11-3: the steps of a turn, in order. */
export const STEPS = ['begin', 'track', 'station', 'run', 'dividend', 'trains', 'privates', 'end'] as const;
export type Step = (typeof STEPS)[number];

export interface TurnFrame extends ClassicTurn {
  step: Step;
  /** Yellow tiles laid so far. */
  yellows: number;
  upgraded: boolean;
}
export const TurnFrame = kindOf<TurnFrame>('turn');

export const openTurn = (company: string): TurnFrame => ({
  ...openClassicTurn(company),
  yellows: 0,
  upgraded: false,
});

export const core = classicCore<State1882, Company1882>(BOX, {
  steps: STEPS,
  operates: (_state, { floated }) => floated,
  // Neutral markers are CN's stations and never close a city (1882-4-2, 1882-10.4-12).
  stations: {
    isOwn: (station, company) => station.owner === ownerOf(company),
    obstructs: (station) => station.owner !== NEUTRAL,
  },
});

export const ownerOf = (company: string): string => (company === 'CN' ? NEUTRAL : company);

/** 1882-11.5-7: a company need not count the fishing exit, so a route to it alone asks for no train. */
export const hasRouteWithoutFishing = (state: State1882, company: string): boolean =>
  hasRouteWithout(core, state, company, FISHING);
