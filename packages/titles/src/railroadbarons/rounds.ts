import {
  defineFrame,
  type Emit,
  OperatingFrame,
  openOperatingRound,
  operatingRound,
  pushFrame,
} from '@roundhouse/engine';
import { OPERATING_ROUNDS } from './data/box.ts';
import { OPERATING_PERCENT } from './data/holdings.ts';
import { endGame } from './end.ts';
import { reachLevel } from './obsolescence.ts';
import { askForSwitch } from './priority.ts';
import {
  type BaronsState,
  GameFrame,
  type Holding,
  holdingsIn,
  percentInBank,
  railroadCard,
  sidesOf,
} from './state.ts';
import { openTrade, TradeFrame } from './stock-frame.ts';
import { openTurn } from './turn.ts';

/** After the investors: a stock round and two operating rounds, over and over (RB-SR-1), until the last stock round (RB-END-8). */
export const gameFrame = defineFrame<BaronsState, GameFrame>({
  kind: GameFrame,
  order: 'order.game',
  actor: () => null,
  proceed(state, frame, emit) {
    const lastStockRound = state.lastRound === 'no-railroads';
    if (lastStockRound && frame.round === 0) {
      endGame(state, 'no-railroads', emit);
      return;
    }
    if (frame.set > 0 && frame.round < OPERATING_ROUNDS && !lastStockRound) {
      frame.round++;
      pushFrame(state, OperatingFrame, openOperatingRound(frame.set, frame.round, OPERATING_ROUNDS));
      return;
    }
    frame.set++;
    frame.round = 0;
    emit({ type: 'round', name: `SR ${frame.set}` });
    pushFrame(state, TradeFrame, openTrade(state, frame.set));
    askForSwitch(state);
  },
  moves: [],
  label: () => ({ step: 'rounds' }),
});

/** Percent of a started holding that the players still lack before it can operate. */
export const missingToOperate = (holding: Holding): number =>
  holding.operating || holding.par === null
    ? 0
    : Math.max(0, percentInBank(holding) - (100 - OPERATING_PERCENT));

/** From half its stock with the players on, and then for good (RB-HOLD-7, RB-HOLD-11). */
const operates = (holding: Holding): boolean => holding.par !== null && missingToOperate(holding) === 0;

/** Green, black, yellow, red, blue, whatever the values (RB-HOLD-2); one turn each (RB-OR-4). */
export const operatingFrame = operatingRound<BaronsState>({
  begin: () => undefined,
  order: (state) =>
    holdingsIn(state)
      .filter(operates)
      .map(({ id }) => id),
  turn: openTurn,
  end: endOfOperatingRound,
});

/** The game ends with the operating round in which $350 was reached (RB-END-2, RB-END-3). */
function endOfOperatingRound(state: BaronsState, frame: OperatingFrame, emit: Emit): void {
  if (state.lastRound === 'market') {
    endGame(state, 'market', emit);
    return;
  }
  if (frame.round === frame.of) removeTopCard(state, emit);
  if (!noRailroadLeft(state)) return;
  state.lastRound = 'no-railroads';
  emit({ type: 'special', name: 'last-stock-round', facts: {} });
}

/** It counts as if it had come into play, at the lower of two levels (RB-OR-43, RB-OR-44, RB-OR-45). */
function removeTopCard(state: BaronsState, emit: Emit): void {
  const card = state.stack.shift();
  if (card === undefined) return;
  state.gone.push(card);
  emit({ type: 'special', name: 'removed', facts: { railroad: railroadCard(card).name } });
  if (state.options.removedCard === 'silent') return;
  reachLevel(state, Math.min(...sidesOf(card).map(({ level }) => level)), emit);
}

/** No dividend can ever be paid again, so no value can rise; sales in one more stock round can still move it (RB-END-8). */
const noRailroadLeft = (state: BaronsState): boolean =>
  state.stack.length === 0 &&
  state.waiting === null &&
  holdingsIn(state).every(({ railroads }) => railroads.length === 0);
