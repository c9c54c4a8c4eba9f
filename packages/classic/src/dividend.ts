import {
  allow,
  BANK,
  defineMove,
  type Emit,
  type Move,
  oneOf,
  POOL,
  pay,
  percentOf,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from './state.ts';

/** Paying out or withholding. */

export interface DividendRules<S extends ClassicState<C>, C extends ClassicCompany> {
  /** The place whose shares pay the company itself; by default the pool. */
  ownShares?(company: C): string;
  /** How the price rises; by default one space to the right. */
  rise?(state: S, company: C, revenue: number, emit: Emit): void;
}

export interface Dividend<S extends ClassicState<C>, C extends ClassicCompany> {
  /** Pays the shareholders; the price stays where it is. */
  distribute(state: S, company: C, revenue: number, emit: Emit): void;
  payOut(state: S, company: C, revenue: number, emit: Emit): void;
  withhold(state: S, company: C, revenue: number, emit: Emit): void;
}

export function dividendPart<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  rules: DividendRules<S, C> = {},
): Dividend<S, C> {
  const part: Dividend<S, C> = {
    distribute(state, company, revenue, emit) {
      const perShare = revenue / 10;
      emit({ type: 'dividend', company: company.id, revenue, perShare });
      const share = (holder: string) => (perShare * percentOf(company, holder)) / 10;
      for (const { id } of state.players) pay(state, BANK, id, share(id), 'dividend', emit);
      pay(state, BANK, company.id, share(rules.ownShares?.(company) ?? POOL), 'dividend', emit);
    },
    payOut(state, company, revenue, emit) {
      part.distribute(state, company, revenue, emit);
      if (rules.rise !== undefined) rules.rise(state, company, revenue, emit);
      else core.movePrice(state, company.id, 'right', 1, emit);
    },
    withhold(state, company, revenue, emit) {
      emit({ type: 'withheld', company: company.id, revenue });
      pay(state, BANK, company.id, revenue, 'earnings', emit);
      core.movePrice(state, company.id, 'left', 1, emit);
    },
  };
  return part;
}

export function dividendMove<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  core: Core<S, C>,
  dividend: Dividend<S, C>,
): Move<S, T> {
  return defineMove<S, T, { kind: 'pay' | 'withhold' }>({
    type: 'dividend',
    fields: { kind: oneOf('pay', 'withhold') },
    judge: (state, turn, { kind }) =>
      allow((emit) => {
        const company = core.company(state, turn.company);
        if (kind === 'pay') dividend.payOut(state, company, turn.revenue, emit);
        else dividend.withhold(state, company, turn.revenue, emit);
        core.nextStep(turn);
      }),
    candidates: () => [{ fields: { kind: 'pay' } }, { fields: { kind: 'withhold' } }],
  });
}
