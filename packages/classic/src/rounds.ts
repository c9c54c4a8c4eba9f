import {
  defineFrame,
  type Emit,
  type Frame,
  type FrameKind,
  openOperatingRound,
  pushFrame,
} from '@roundhouse/engine';
import type { ClassicCompany, ClassicState } from './state.ts';
import { openStockRound } from './stock-frame.ts';

/** After the auction, stock rounds and sets of operating rounds alternate. */
export interface GameFrame extends Frame {
  readonly kind: 'game';
  stage: 'auction' | 'stock' | 'operating';
  /** Number of the present stock round and of the set that follows it. */
  set: number;
  /** How many operating rounds the set has, read off when the stock round ends. */
  rounds: number;
  round: number;
}

export const openClassicGame = (): GameFrame => ({
  kind: 'game',
  set: 0,
  rounds: 0,
  round: 0,
  stage: 'auction',
});

export interface RoundRules<S> {
  /** How many operating rounds follow the stock round that has just ended. */
  operatingRounds(state: S): number;
  stockRoundBegins?(state: S, number: number, emit: Emit): void;
}

export function gameFrame<S extends ClassicState<C>, C extends ClassicCompany>(
  rules: RoundRules<S>,
): FrameKind<S> {
  return defineFrame<S, GameFrame>({
    kind: 'game',
    order: 'order.game',
    actor: () => null,
    proceed(state, game, emit) {
      if (game.stage === 'stock') {
        game.stage = 'operating';
        game.rounds = rules.operatingRounds(state);
        game.round = 0;
      }
      if (game.stage === 'operating' && game.round < game.rounds) {
        game.round++;
        pushFrame(state, openOperatingRound(game.set, game.round, game.rounds));
        return;
      }
      game.stage = 'stock';
      game.set++;
      emit({ type: 'round', name: `SR ${game.set}` });
      rules.stockRoundBegins?.(state, game.set, emit);
      pushFrame(state, openStockRound(state, game.set, state.priority));
    },
    moves: () => [],
    label: () => ({ round: 'Auction', step: 'auction' }),
  });
}
