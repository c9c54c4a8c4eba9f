import { gameFrame as gameFrameOf } from '@roundhouse/classic';
import { cashOf, operatingRound, pay, privateOwner, pushFrame } from '@roundhouse/engine';
import { OPERATING_ROUNDS } from './data/numbers.ts';
import { raiseDebtPrice } from './debts.ts';
import { exportTrains } from './deck.ts';
import { payGold, paySteel } from './metals.ts';
import { payIncome } from './privates.ts';
import { type CompanyRG, core, openTurn, type StateRG, TurnFrame } from './state.ts';
import { refillSteel } from './steel.ts';
import { WinterFrame } from './winter.ts';

/** 18RG-or-1: after the auction, a stock round and two operating rounds, again and again. */
export const gameFrame = gameFrameOf<StateRG, CompanyRG>({
  operatingRounds: OPERATING_ROUNDS,
  stockRoundBegins(state, _number, emit) {
    state.invested = [];
    // 18RG-Y-12
    const jeweler = privateOwner(state, 'Y6');
    if (jeweler !== null) pay(state, 'Y6', jeweler, cashOf(state, 'Y6'), 'jeweler', emit);
  },
});

export const operatingFrame = operatingRound<StateRG>({
  begin(state, _frame, emit) {
    payIncome(state, emit);
    if (privateOwner(state, 'B7') !== null) pushFrame(state, WinterFrame, {});
  },
  order: core.operatingOrder,
  turn: (state, id) => pushFrame(state, TurnFrame, openTurn(id, !core.company(state, id).operated)),
  end(state, frame, emit) {
    state.frozen = false;
    const isLast = frame.round === frame.of && state.coming !== null && state.coming.set <= frame.set;
    if (!isLast) raiseDebtPrice(state, emit);
    if (frame.round < frame.of) return;
    // 18RG-endor-2 and 18RG-end-8: steel, refill, gold, export; after the last set nothing is exported.
    paySteel(state, emit);
    refillSteel(state);
    payGold(state, emit);
    if (isLast && state.coming !== null) core.endGame(state, state.coming.reason, emit);
    else exportTrains(state, emit);
  },
});
