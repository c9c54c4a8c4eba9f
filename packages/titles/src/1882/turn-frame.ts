import { type DealingTurn, findFrame } from '@roundhouse/engine';
import type { State1882 } from './state.ts';

/** 1882-11-3: the steps of a turn, in order. */
export const STEPS = ['begin', 'track', 'station', 'run', 'dividend', 'trains', 'privates', 'end'] as const;
export type Step = (typeof STEPS)[number];

/** A company's operating turn. */
export interface TurnFrame extends DealingTurn {
  readonly kind: 'turn';
  step: Step;
  /** Yellow tiles laid so far. */
  yellows: number;
  upgraded: boolean;
  stationPlaced: boolean;
  hasRun: boolean;
  revenue: number;
}

export const openTurn = (company: string): TurnFrame => ({
  kind: 'turn',
  company,
  step: 'begin',
  yellows: 0,
  upgraded: false,
  stationPlaced: false,
  hasRun: false,
  revenue: 0,
  lastSale: null,
  declined: [],
});

/** Have all tiles of the turn been laid? */
export const hasLaid = (turn: TurnFrame): boolean => turn.upgraded || turn.yellows >= 2;

export function turnOf(state: State1882): TurnFrame {
  const turn = findFrame<TurnFrame>(state, 'turn');
  if (turn === undefined) throw new Error('No company is operating');
  return turn;
}

export function nextStep(turn: TurnFrame): void {
  turn.step = STEPS[STEPS.indexOf(turn.step) + 1] ?? 'end';
}
