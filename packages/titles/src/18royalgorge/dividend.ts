import { dividendPart, dividendMove as moveOf } from '@roundhouse/classic';
import { allow, cashOf, defineMove, oneOf, pay, refuse } from '@roundhouse/engine';
import { RIO_GRANDE } from './data/companies.ts';
import { type CompanyRG, core, type StateRG, type TurnFrame } from './state.ts';

/** Paying or withholding, and the lease of the Hanging Bridge. */

/** 18RG-pay-3: as often as the price is in what was paid, three steps at most. */
export const riseFor = (state: StateRG, company: string, paid: number): number =>
  Math.min(3, Math.floor(paid / (core.price(state, company) ?? paid + 1)));

export const dividend = dividendPart(core, {
  // 18RG-pay-1: the bank pays players, and the company for the shares in its treasury.
  ownShares: ({ id }) => id,
  rise: (state, { id }, revenue, emit) =>
    core.movePrice(state, id, 'right', riseFor(state, id, revenue), emit),
});

export const dividendMove = moveOf<StateRG, CompanyRG, TurnFrame>(core, dividend);

/** 18RG-G-4: the company or its president pays Rio Grande. After any dividend one of them can. */
export const leaseMove = defineMove<StateRG, TurnFrame, { payer: 'company' | 'president' }>({
  type: 'lease',
  fields: { payer: oneOf('company', 'president') },
  judge(state, turn, { payer }) {
    const from = payer === 'company' ? turn.company : core.requirePresident(state, turn.company);
    const cash = cashOf(state, from);
    if (cash < turn.lease) return refuse('lease.cash', { lease: turn.lease, cash });
    return allow((emit) => {
      pay(state, from, RIO_GRANDE, turn.lease, 'lease', emit);
      core.nextStep(turn);
    });
  },
  candidates: () => [{ fields: { payer: 'company' } }, { fields: { payer: 'president' } }],
});
