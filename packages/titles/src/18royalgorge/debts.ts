import {
  allow,
  BANK,
  byRule,
  cashOf,
  defineMove,
  type Emit,
  moveMarker,
  type Objection,
  pay,
} from '@roundhouse/engine';
import { RIO_GRANDE, SANTA_FE } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { DEBT_MARKER, DEBTS } from './data/numbers.ts';
import { closeAsset } from './deck.ts';
import { companyIn, ownerOf, type StateRG, sharePrice } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** The debts of the Treaty of Boston. */

/** 18RG-debt-2 */
export const debtPrice = (state: StateRG): number => sharePrice(state, DEBT_MARKER) ?? 0;

/** From the treaty until its last token is bought. */
export const holdsDebtCard = (state: StateRG, company: string): boolean =>
  state.treaty && (state.debts[company]?.owed ?? 0) > 0;

export function debtProblem(state: StateRG, turn: TurnFrame): Objection | null {
  const debt = state.debts[turn.company];
  if (debt === undefined) return byRule('18RG-debt-5', `${turn.company} has no debts.`);
  if (!state.treaty) return byRule('18RG-debt-5', 'There are no debts before the Treaty of Boston.');
  if (debt.owed === 0) return byRule('18RG-debt-5', `${turn.company} has bought all its debt tokens.`);
  if (turn.debtPaid) return byRule('18RG-debt-1', 'One debt token is bought in a turn.');
  if (cashOf(state, turn.company) < debtPrice(state))
    return byRule(
      '18RG-cash-1',
      `A debt token costs $${debtPrice(state)}; ${turn.company} has $${cashOf(state, turn.company)}.`,
    );
  return null;
}

/** 18RG-debt-3 and -4: Rio Grande pays Santa Fe; Santa Fe pays Doc Holliday's owner, or the bank. */
const creditorOf = (state: StateRG, debtor: string): string =>
  debtor === RIO_GRANDE ? SANTA_FE : (ownerOf(state, 'G1') ?? BANK);

export const debtMove = defineMove<StateRG, TurnFrame, object>({
  type: 'debt',
  fields: {},
  judge(state, turn) {
    const problem = debtProblem(state, turn);
    if (problem !== null) return problem;
    return allow((emit) => {
      const debt = state.debts[turn.company];
      if (debt === undefined) return;
      pay(state, turn.company, creditorOf(state, turn.company), debtPrice(state), 'debt', emit);
      debt.owed--;
      debt.paid++;
      turn.debtPaid = true;
      emit({ type: 'special', name: 'debt', facts: { company: turn.company, left: debt.owed } });
      // 18RG-G-1
      if (turn.company === SANTA_FE && debt.owed === 0) closeAsset(state, 'G1', emit);
    });
  },
  candidates: () => [{ fields: {} }],
});

/** 18RG-endor-1 */
export function raiseDebtPrice(state: StateRG, emit: Emit): void {
  if (state.treaty) moveMarker(MARKET, state, DEBT_MARKER, 'right', 1, emit);
}

/** 18RG-debt-6 to -8: at the end the price of a debtor falls by what is unpaid. */
export function punishDebtors(state: StateRG, emit: Emit): void {
  for (const [debtor, { owed }] of Object.entries(state.debts)) {
    const steps = DEBTS[debtor]?.penalty[owed] ?? 0;
    if (companyIn(state, debtor).par !== null) moveMarker(MARKET, state, debtor, 'left', steps, emit);
  }
}
