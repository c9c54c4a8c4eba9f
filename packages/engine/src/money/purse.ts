import type { Emit } from '../core/event.ts';

export const BANK = 'bank';

/** Who has how much. Holders are the bank, players and companies. */
export interface HasCash {
  cash: Record<string, number>;
  /** Set for good when the bank has to pay more than it holds. It pays on: its purse then goes below zero. */
  bankBroken: boolean;
  /** The bank of this title has no end: it is never broken. */
  readonly endlessBank?: true;
  /** The bank of this title is broken as soon as it holds nothing, though it could pay in full. */
  readonly brokenWhenEmpty?: true;
  /** The smallest coin; 1 unless told otherwise. */
  smallestCoin?: number;
}

export const cashOf = (state: Pick<HasCash, 'cash'>, holder: string): number => state.cash[holder] ?? 0;

/** The only way in which money moves. `item` names the paper that pays, if one does. */
export function pay(
  state: HasCash,
  from: string,
  to: string,
  amount: number,
  why: string,
  emit: Emit,
  item?: string,
): void {
  if (!Number.isInteger(amount / (state.smallestCoin ?? 1)) || amount < 0)
    throw new Error(`${amount} cannot be paid`);
  if (amount === 0 || from === to) return;
  const has = cashOf(state, from);
  if (from === BANK) {
    const isBroken = amount > has || (amount === has && state.brokenWhenEmpty === true);
    if (isBroken && !state.bankBroken && state.endlessBank !== true) {
      state.bankBroken = true;
      emit({ type: 'bank-broken' });
    }
  } else if (amount > has) {
    throw new Error(`${from} has ${has} and cannot pay ${amount}`);
  }
  state.cash[from] = has - amount;
  state.cash[to] = cashOf(state, to) + amount;
  emit({ type: 'paid', from, to, amount, why, ...(item !== undefined && { item }) });
}

export const totalCash = (state: Pick<HasCash, 'cash'>): number =>
  Object.values(state.cash).reduce((sum, amount) => sum + amount, 0);
