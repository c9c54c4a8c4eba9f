import { GameFrame } from '@roundhouse/classic';
import { companyOf, type Emit, findFrame, moveMarker } from '@roundhouse/engine';
import { MARKET } from './data/market.ts';
import { DEBTS } from './data/numbers.ts';
import type { StateRG } from './state.ts';

/** When it will end: after the last operating round of this set. */
export interface ComingEnd {
  readonly set: number;
  readonly reason: 'market' | 'train';
}

const setNow = (state: StateRG): number => findFrame(state, GameFrame)?.set ?? 0;

function announce(state: StateRG, coming: ComingEnd, event: string, emit: Emit): void {
  const { set } = coming;
  if (state.coming !== null && state.coming.set <= set) return;
  state.coming = coming;
  emit({ type: 'special', name: event, facts: { set } });
}

/** 18RG-end-2, -3 and -7: the set that is going on, or that follows the stock round, is the last one. */
export const announceRed = (state: StateRG, emit: Emit): void =>
  announce(state, { set: setNow(state), reason: 'market' }, 'red', emit);

/** 18RG-end-5 and -6, 18RG-variant-9 and -10: a 6x2 ends it with the next set; bought in a shorter game, with this one. */
export const announceLastTrain = (state: StateRG, isBought: boolean, emit: Emit): void =>
  announce(
    state,
    { set: isBought && state.options.shorterGame ? setNow(state) : setNow(state) + 1, reason: 'train' },
    'last-set',
    emit,
  );

/** 18RG-score-1, 18RG-debt-6 to -8: the price of a debtor falls by what is unpaid. */
export function punishDebtors(state: StateRG, emit: Emit): void {
  for (const [debtor, { owed }] of Object.entries(state.debts)) {
    const steps = DEBTS[debtor]?.penalty[owed] ?? 0;
    if (companyOf(state, debtor).par !== null) moveMarker(MARKET, state, debtor, 'left', steps, emit);
  }
}
