import {
  defineFrame,
  type Emit,
  type Frame,
  type FrameKind,
  kindOf,
  OperatingFrame,
  openOperatingRound,
  openStockRound,
  pushFrame,
  StockFrame,
} from '@roundhouse/engine';
import type { ClassicCompany, ClassicState } from './state.ts';

/** After the auction, stock rounds and sets of operating rounds alternate. */
export interface GameFrame extends Frame {
  readonly kind: 'game';
  stage: 'auction' | 'stock' | 'operating';
  /** Number of the present stock round and of the set that follows it. */
  set: number;
  /** How many operating rounds the set has, read off when the stock round ends; absent where all sets have the same number. */
  rounds?: number;
  round: number;
}
export const GameFrame = kindOf<GameFrame>('game');

export const openClassicGame = (): GameFrame => ({
  kind: 'game',
  set: 0,
  rounds: 0,
  round: 0,
  stage: 'auction',
});

export interface RoundRules<S> {
  /** How many operating rounds follow a stock round: always the same, or as the state says when it has just ended. */
  readonly operatingRounds: number | ((state: S) => number);
  stockRoundBegins?(state: S, number: number, emit: Emit): void;
}

export function gameFrame<S extends ClassicState<C>, C extends ClassicCompany>(
  rules: RoundRules<S>,
): FrameKind<S> {
  const { operatingRounds } = rules;
  return defineFrame<S, GameFrame>({
    kind: GameFrame,
    order: 'order.game',
    actor: () => null,
    proceed(state, game, emit) {
      if (game.stage === 'stock') {
        game.stage = 'operating';
        if (typeof operatingRounds === 'function') game.rounds = operatingRounds(state);
        game.round = 0;
      }
      const rounds = typeof operatingRounds === 'number' ? operatingRounds : (game.rounds ?? 0);
      if (game.stage === 'operating' && game.round < rounds) {
        game.round++;
        pushFrame(state, OperatingFrame, openOperatingRound(game.set, game.round, rounds));
        return;
      }
      game.stage = 'stock';
      game.set++;
      emit({ type: 'round', name: `SR ${game.set}` });
      rules.stockRoundBegins?.(state, game.set, emit);
      pushFrame(state, StockFrame, openStockRound(state, game.set, state.priority));
    },
    moves: [],
    label: () => ({ round: 'Auction', step: 'auction' }),
  });
}
