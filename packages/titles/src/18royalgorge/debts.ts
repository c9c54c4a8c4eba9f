import {
  allow,
  BANK,
  cashOf,
  defineMove,
  type Emit,
  moveMarker,
  type Objection,
  pay,
  privateOwner,
  refuse,
} from '@roundhouse/engine';
import { RIO_GRANDE, SANTA_FE } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { DEBT_MARKER } from './data/numbers.ts';
import { closeAsset } from './privates.ts';
import { core, type StateRG, type TurnFrame } from './state.ts';

/** The debts of the Treaty of Boston. */

/** 18RG-debt-2 */
export const debtPrice = (state: StateRG): number => core.price(state, DEBT_MARKER) ?? 0;

/** From the treaty until its last token is bought. */
export const holdsDebtCard = (state: StateRG, company: string): boolean =>
  state.treaty && (state.debts[company]?.owed ?? 0) > 0;

export function debtProblem(state: StateRG, turn: TurnFrame): Objection | null {
  const debt = state.debts[turn.company];
  const { company } = turn;
  if (debt === undefined) return refuse('debt.none', { company });
  if (!state.treaty) return refuse('debt.no-treaty');
  if (debt.owed === 0) return refuse('debt.bought-all', { company });
  if (turn.debtPaid) return refuse('debt.bought');
  const price = debtPrice(state);
  const cash = cashOf(state, company);
  return cash < price ? refuse('debt.cash', { company, price, cash }) : null;
}

/** 18RG-debt-3 and -4: Rio Grande pays Santa Fe; Santa Fe pays Doc Holliday's owner, or the bank. */
const creditorOf = (state: StateRG, debtor: string): string =>
  debtor === RIO_GRANDE ? SANTA_FE : (privateOwner(state, 'G1') ?? BANK);

export const debtMove = defineMove<StateRG, TurnFrame>({
  type: 'debt',
  judge: (state, turn) =>
    debtProblem(state, turn) ??
    allow((emit) => {
      const debt = state.debts[turn.company];
      if (debt === undefined) return;
      pay(state, turn.company, creditorOf(state, turn.company), debtPrice(state), 'debt', emit);
      debt.owed--;
      debt.paid++;
      turn.debtPaid = true;
      emit({ type: 'special', name: 'debt', facts: { company: turn.company, left: debt.owed } });
      // 18RG-G-1
      if (turn.company === SANTA_FE && debt.owed === 0) closeAsset(state, 'G1', emit);
    }),
});

/** 18RG-endor-1 */
export function raiseDebtPrice(state: StateRG, emit: Emit): void {
  if (state.treaty) moveMarker(MARKET, state, DEBT_MARKER, 'right', 1, emit);
}
