import { dividendPart, dividendMove as moveOf } from '@roundhouse/classic';
import { BANK, type Emit, OFFERING, pay, percentOf } from '@roundhouse/engine';
import { isBlue } from './limits.ts';
import { type CompanyMW, core, type StateMW, type TurnMW } from './state.ts';

/** Dividends, and what they do to the price. */

/** 18MW-dividend-4: 5% shares are paid in pairs; an odd one gets half, rounded up. */
export const dividendFor = (perShare: number, percent: number): number =>
  perShare * Math.floor(percent / 10) + (percent % 10 === 0 ? 0 : Math.ceil(perShare / 2));

/** 18MW-dividend-2, -3, -5 and -6: the offering and the treasury pay the company, the pool nobody. */
function distribute(state: StateMW, company: CompanyMW, revenue: number, emit: Emit): void {
  const perShare = revenue / 10;
  emit({ type: 'dividend', company: company.id, revenue, perShare });
  const share = (holder: string) => dividendFor(perShare, percentOf(company, holder));
  for (const { id } of state.players) pay(state, BANK, id, share(id), 'dividend', emit);
  pay(state, BANK, company.id, share(OFFERING) + share(company.id), 'dividend', emit);
}

/** 18MW-blue-1 and -2, 18MW-movement-6, -7 and -9 */
function stepsOf(state: StateMW, company: CompanyMW, revenue: number): number {
  if (!isBlue(state, company)) return 1;
  const price = core.price(state, company.id) ?? 0;
  if (revenue >= price * 3) return 2;
  return revenue >= price ? 1 : 0;
}

const { withhold } = dividendPart<StateMW, CompanyMW>(core);

export const dividend = {
  distribute,
  payOut(state: StateMW, company: CompanyMW, revenue: number, emit: Emit): void {
    const steps = stepsOf(state, company, revenue);
    distribute(state, company, revenue, emit);
    core.movePrice(state, company.id, 'right', steps, emit);
  },
  withhold,
};

export const dividendMove = moveOf<StateMW, CompanyMW, TurnMW>(core, dividend);
