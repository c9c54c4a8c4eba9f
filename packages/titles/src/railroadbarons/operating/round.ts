import { operatingRound } from '@roundhouse/engine';
import { OPERATING_PERCENT } from '../data/holdings.ts';
import { type BaronsState, type Holding, holdingsIn, percentInBank } from '../state.ts';
import { endOfOperatingRound } from './round-end.ts';
import { openTurn } from './turn.ts';

/** Percent of a started holding that the players still lack before it can operate. */
export const missingToOperate = (holding: Holding): number =>
  holding.operating || holding.par === null
    ? 0
    : Math.max(0, percentInBank(holding) - (100 - OPERATING_PERCENT));

/** From half its stock with the players on, and then for good (RB-HOLD-7, RB-HOLD-11). */
const operates = (holding: Holding): boolean => holding.par !== null && missingToOperate(holding) === 0;

/** Green, black, yellow, red, blue, whatever the values (RB-HOLD-2); one turn each (RB-OR-4). */
export const operatingRounds = operatingRound<BaronsState>({
  begin: () => undefined,
  order: (state) =>
    holdingsIn(state)
      .filter(operates)
      .map(({ id }) => id),
  turn: openTurn,
  end: endOfOperatingRound,
});
