import { type DealingTurn, findFrame } from '@roundhouse/engine';
import type { StateRG } from './state.ts';

/** 18RG-or-5: the steps of a turn, in order; shipping belongs to the run, the lease is paid after the dividend. */
export const STEPS = [
  'begin',
  'track',
  'station',
  'run',
  'ship',
  'ghost',
  'dividend',
  'lease',
  'trains',
  'debt',
  'assets',
  'end',
] as const;
export type Step = (typeof STEPS)[number];

/** Where the steel for the next tile of a colour comes from. */
export interface SteelChoice {
  readonly column: string;
  readonly price: number;
}

/** A company's operating turn. */
export interface TurnFrame extends DealingTurn {
  readonly kind: 'turn';
  /** Its first turn: no station is built. */
  readonly first: boolean;
  step: Step;
  /** Tiles laid so far. */
  tiles: number;
  /** The column in use for each colour, with the price paid last. */
  columns: Record<string, SteelChoice>;
  /** What the president has named for the next tile of a colour. */
  named: Record<string, SteelChoice>;
  /** Cubes of the Steel Depot used. */
  depotSteel: number;
  stationPlaced: boolean;
  hasRun: boolean;
  revenue: number;
  /** Hexes that the trains have run through. */
  passed: string[];
  /** The hex from which gold has been shipped. */
  shipped: string | null;
  /** What is due to Rio Grande for the Hanging Bridge. */
  lease: number;
  debtPaid: boolean;
  /** Companies whose shares have been sold for a train. */
  soldForTrain: string[];
}

export const openTurn = (company: string, first: boolean): TurnFrame => ({
  kind: 'turn',
  company,
  first,
  step: 'begin',
  tiles: 0,
  columns: {},
  named: {},
  depotSteel: 0,
  stationPlaced: false,
  hasRun: false,
  revenue: 0,
  passed: [],
  shipped: null,
  lease: 0,
  debtPaid: false,
  soldForTrain: [],
  lastSale: null,
  declined: [],
});

export function turnOf(state: StateRG): TurnFrame {
  const turn = findFrame<TurnFrame>(state, 'turn');
  if (turn === undefined) throw new Error('No company is operating');
  return turn;
}

export function nextStep(turn: TurnFrame): void {
  turn.step = STEPS[STEPS.indexOf(turn.step) + 1] ?? 'end';
}
