import { operatingRound } from '@roundhouse/engine';
import { OPERATING_PERCENT } from '../data/holdings.ts';
import { type BaronsState, type Holding, holdingsIn, percentInBank } from '../state.ts';
import { endOfOperatingRound } from './round-end.ts';
import { openTurn } from './turn.ts';

/** From half its stock with the players on, and then for good (RB-HOLD-7, RB-HOLD-11). */
const operates = (holding: Holding): boolean =>
  holding.operating || (holding.par !== null && 100 - percentInBank(holding) >= OPERATING_PERCENT);

/** Green, black, yellow, red, blue, whatever the values (RB-HOLD-2); one turn each (RB-OR-4). */
export const operatingRounds = operatingRound<BaronsState>({
  begin: () => undefined,
  order: (state) =>
    holdingsIn(state)
      .filter(operates)
      .map(({ id }) => id),
  turn: openTurn,
  end: endOfOperatingRound,
  ids: { order: 'RB-OR-4' },
});
