import {
  BANK,
  defineFrame,
  type Emit,
  type Frame,
  openOperatingRound,
  openStockRound,
  operatingRound,
  pay,
  pushFrame,
} from '@roundhouse/engine';
import { PRIVATES } from './data.ts';
import { endGame } from './end.ts';
import { operatingOrder } from './order.ts';
import { phaseOf, type State1882 } from './state.ts';
import { openTurn } from './turn-frame.ts';

/** Section 4: after the auction, stock rounds and sets of operating rounds alternate. */
export interface GameFrame extends Frame {
  readonly kind: 'game';
  stage: 'auction' | 'stock' | 'operating';
  /** Number of the present stock round and of the set that follows it. */
  set: number;
  /** How many operating rounds the set has, read off when the stock round ends (1882-8-11). */
  rounds: number;
  round: number;
}

export const gameFrame = defineFrame<State1882, GameFrame>({
  kind: 'game',
  order: '1882-4-1',
  actor: () => null,
  proceed(state, game, emit) {
    if (game.stage === 'stock') {
      game.stage = 'operating';
      game.rounds = phaseOf(state).operatingRounds;
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
    pushFrame(state, openStockRound(state, game.set, state.priority));
  },
  moves: () => [],
  label: () => ({ round: 'Auction', step: 'auction' }),
});

/** 1882-11.2-1 */
function payPrivates(state: State1882, emit: Emit): void {
  for (const { id, revenue } of PRIVATES) {
    const paper = state.privates[id];
    if (paper !== undefined && !paper.closed)
      pay(state, BANK, paper.owner, revenue, 'private-revenue', emit, id);
  }
}

export const operatingFrame = operatingRound<State1882>({
  begin: (state, _frame, emit) => payPrivates(state, emit),
  order: operatingOrder,
  turn: (state, company) => pushFrame(state, openTurn(company)),
  end(state, frame, emit) {
    if (state.topReached) endGame(state, 'market', emit);
    else if (state.bankBroken && frame.round === frame.of) endGame(state, 'bank', emit);
  },
  ids: { order: '1882-11-1' },
});
