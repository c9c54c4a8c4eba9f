import {
  allow,
  BANK,
  byRule,
  cashOf,
  defineMove,
  type Emit,
  oneOf,
  pay,
  percentOf,
} from '@roundhouse/engine';
import { RIO_GRANDE } from './data/companies.ts';
import { movePrice, stepsFor } from './prices.ts';
import { type CompanyRG, companyIn, presidentFor, type StateRG, sharePrice } from './state.ts';
import { nextStep, type TurnFrame } from './turn-frame.ts';

/** Paying or withholding, and the lease of the Hanging Bridge. */

/** 18RG-pay-1: the bank pays players, and the company for the shares in its treasury. */
function payOut(state: StateRG, company: CompanyRG, revenue: number, emit: Emit): void {
  const perShare = revenue / 10;
  emit({ type: 'dividend', company: company.id, revenue, perShare });
  for (const holder of [...state.players.map(({ id }) => id), company.id])
    pay(state, BANK, holder, (perShare * percentOf(company, holder)) / 10, 'dividend', emit);
  const steps = stepsFor(revenue, sharePrice(state, company.id) ?? revenue + 1);
  movePrice(state, company.id, 'right', steps, emit);
}

/** 18RG-withhold-1, 18RG-pay-4 */
export function withhold(state: StateRG, company: CompanyRG, revenue: number, emit: Emit): void {
  emit({ type: 'withheld', company: company.id, revenue });
  pay(state, BANK, company.id, revenue, 'earnings', emit);
  movePrice(state, company.id, 'left', 1, emit);
}

export const dividendMove = defineMove<StateRG, TurnFrame, { kind: 'pay' | 'withhold' }>({
  type: 'dividend',
  fields: { kind: oneOf('pay', 'withhold') },
  judge: (state, turn, { kind }) =>
    allow((emit) => {
      const company = companyIn(state, turn.company);
      if (kind === 'pay') payOut(state, company, turn.revenue, emit);
      else withhold(state, company, turn.revenue, emit);
      nextStep(turn);
    }),
  candidates: () => [{ fields: { kind: 'pay' } }, { fields: { kind: 'withhold' } }],
});

/** 18RG-G-4: the company or its president pays Rio Grande. After any dividend one of them can. */
export const leaseMove = defineMove<StateRG, TurnFrame, { payer: 'company' | 'president' }>({
  type: 'lease',
  fields: { payer: oneOf('company', 'president') },
  judge(state, turn, { payer }) {
    const from = payer === 'company' ? turn.company : presidentFor(state, turn.company);
    if (cashOf(state, from) < turn.lease)
      return byRule('18RG-G-4', `The lease is $${turn.lease}; there are $${cashOf(state, from)}.`);
    return allow((emit) => {
      pay(state, from, RIO_GRANDE, turn.lease, 'lease', emit);
      nextStep(turn);
    });
  },
  candidates: () => [{ fields: { payer: 'company' } }, { fields: { payer: 'president' } }],
});
