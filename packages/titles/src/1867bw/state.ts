import {
  type ClassicCompany,
  type ClassicState,
  type ClassicTurn,
  classicCore,
  openClassicTurn,
} from '@roundhouse/classic';
import { hasMark, kindOf, moveMarker, privateOwner } from '@roundhouse/engine';
import { closeCorporation } from './closing.ts';
import { BOX } from './data/box.ts';
import type { RefineryState } from './data/refineries.ts';
import { PHASES, type PhaseBW, type PhaseName } from './data/trains.ts';
import { graphOf } from './network.ts';

/**
 * `aside`: beside P13, before it is claimed; `queued`; `open`: operational; `acquired` by the Union Pacific while operational; `swallowed` by it
 * out of the queue; `removed` from the game.
 */
export type Stage = 'aside' | 'queued' | 'open' | 'acquired' | 'swallowed' | 'removed';

export interface CompanyBW extends ClassicCompany {
  stage: Stage;
}

/** The queue by columns, the left one first; each from the top row down. */
export type Queue = (string | null)[][];

export interface StateBW extends ClassicState<CompanyBW> {
  phase: PhaseName;
  readonly endlessBank: true;
  /** How the private companies are acquired (section 16). */
  readonly auction: boolean;
  queue: Queue;
  /** The corporation beside P13. */
  readonly investment: string;
  /** Resource cubes by the hex of their deposit, and those in the box. */
  cubes: Record<string, number>;
  cubesInBox: number;
  /** Deposits that have exported in this operating round. */
  exported: string[];
  refineries: Record<string, RefineryState>;
  /** Where the token of P10 lies, and for which corporation. */
  council: { readonly hex: string; readonly company: string } | null;
  /** An operational corporation has been acquired in this operating round. */
  acquiredNow: boolean;
}

/** 1867BW-8.2-1: the steps of a turn, in order. */
export const STEPS = ['begin', 'track', 'station', 'run', 'dividend', 'trains', 'issue', 'end'] as const;
export type Step = (typeof STEPS)[number];

export interface TurnFrame extends ClassicTurn {
  step: Step;
  /** Yellow tiles laid so far. */
  yellows: number;
  upgraded: boolean;
  /** P11 has put its cube. */
  extracted: boolean;
  /** A certificate has been issued or redeemed. */
  issued: boolean;
  /** What the director has sold for a train, with the price of a share. */
  soldForTrain: { readonly company: string; readonly price: number }[];
}
export const TurnFrame = kindOf<TurnFrame>('turn');

export const openTurn = (company: string): TurnFrame => ({
  ...openClassicTurn(company),
  yellows: 0,
  upgraded: false,
  extracted: false,
  issued: false,
  soldForTrain: [],
});

export const core = classicCore<StateBW, CompanyBW>(BOX, {
  steps: STEPS,
  operates: (_state, { stage }) => stage === 'open' || stage === 'acquired',
  graph: graphOf,
  movePrice(state, company, direction, steps, emit) {
    moveMarker(BOX.market, state, company, direction, steps, emit);
    // 1867BW-9.1-1
    if (hasMark(core.cell(state, company), 'closed')) closeCorporation(state, company, emit);
  },
});

export const phaseOf = ({ phase }: Pick<StateBW, 'phase'>): PhaseBW => {
  const found = PHASES.find(({ name }) => name === phase);
  if (found === undefined) throw new Error(`There is no phase ${phase}`);
  return found;
};

export const isOpen = ({ stage }: CompanyBW): boolean => stage === 'open';

/** Operational and not acquired, in operating order. */
export const openCompanies = (state: StateBW): string[] =>
  core.operatingOrder(state).filter((id) => isOpen(core.company(state, id)));

/** Is the private company in the game, open, and owned by this player or corporation? */
export function owns(state: Pick<StateBW, 'privates'>, owner: string, item: string): boolean {
  return privateOwner(state, item) === owner;
}
