import {
  cashOf,
  defineFrame,
  type Emit,
  type Frame,
  openOperatingRound,
  openStockRound,
  operatingRound,
  pay,
  pushFrame,
} from '@roundhouse/engine';
import { OPERATING_ROUNDS } from './data/numbers.ts';
import { raiseDebtPrice } from './debts.ts';
import { exportTrains } from './deck.ts';
import { endGame } from './end.ts';
import { payIncome } from './income.ts';
import { payGold, paySteel } from './metal-dividends.ts';
import { operatingOrder } from './prices.ts';
import { companyIn, ownerOf, type StateRG } from './state.ts';
import { refillSteel } from './steel.ts';
import { openTurn } from './turn-frame.ts';
import type { WinterFrame } from './winter.ts';

/** 18RG-or-1: after the auction, a stock round and two operating rounds, again and again. */
export interface GameFrame extends Frame {
  readonly kind: 'game';
  stage: 'auction' | 'stock' | 'operating';
  /** Number of the present stock round and of the set that follows it. */
  set: number;
  round: number;
}

export const gameFrame = defineFrame<StateRG, GameFrame>({
  kind: 'game',
  order: '18RG-or-1',
  actor: () => null,
  proceed(state, game, emit) {
    if (game.stage === 'stock') {
      game.stage = 'operating';
      game.round = 0;
    }
    if (game.stage === 'operating' && game.round < OPERATING_ROUNDS) {
      game.round++;
      pushFrame(state, openOperatingRound(game.set, game.round, OPERATING_ROUNDS));
      return;
    }
    game.stage = 'stock';
    game.set++;
    beginStockRound(state, game.set, emit);
  },
  moves: () => [],
  label: () => ({ round: 'Auction', step: 'auction' }),
});

function beginStockRound(state: StateRG, number: number, emit: Emit): void {
  emit({ type: 'round', name: `SR ${number}` });
  state.invested = [];
  const jeweler = ownerOf(state, 'Y6');
  if (jeweler !== null) pay(state, 'Y6', jeweler, cashOf(state, 'Y6'), 'jeweler', emit);
  pushFrame(state, openStockRound(state, number, state.priority));
}

export const operatingFrame = operatingRound<StateRG>({
  begin(state, _frame, emit) {
    payIncome(state, emit);
    if (ownerOf(state, 'B7') !== null) pushFrame<WinterFrame>(state, { kind: 'winter' });
  },
  order: operatingOrder,
  turn: (state, company) => pushFrame(state, openTurn(company, !companyIn(state, company).operated)),
  end(state, frame, emit) {
    state.frozen = false;
    const isLast = frame.round === frame.of && state.coming !== null && state.coming.set <= frame.set;
    if (!isLast) raiseDebtPrice(state, emit);
    if (frame.round < frame.of) return;
    // 18RG-endor-2 and 18RG-end-8: steel, refill, gold, export; after the last set nothing is exported.
    paySteel(state, emit);
    refillSteel(state);
    payGold(state, emit);
    if (isLast && state.coming !== null) endGame(state, state.coming.reason, emit);
    else exportTrains(state, emit);
  },
});
