import {
  allow,
  closePrivate,
  defineMove,
  type Emit,
  type Move,
  markActed,
  privateOf,
  refuse,
  type StockFrame,
  wholeNumber,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { Par } from './par.ts';
import type { ClassicCompany, ClassicState } from './state.ts';
import type { Stock } from './stock.ts';

/** A private company that is exchanged, perhaps with some money, for the presidency of one that only starts so. */
export interface PresidencyExchange<S> {
  readonly item: string;
  readonly company: string;
  /** So many shares at par are paid. */
  readonly shares: number;
  exchanged(state: S, emit: Emit): void;
}

export function presidencyExchangeMove<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  par: Par<S, C>,
  stock: Stock<S, C>,
  { item, company: id, shares, exchanged }: PresidencyExchange<S>,
): Move<S, StockFrame> {
  return defineMove<S, StockFrame, { price: number }>({
    type: 'exchange',
    fields: { price: wholeNumber },
    judge(state, frame, { price }, player) {
      const privateCompany = privateOf(state, item);
      if (privateCompany.closed || privateCompany.owner !== player)
        return refuse('exchange.not-yours', { item });
      const company = core.company(state, id);
      const problem =
        par.problem(state, company, price, player, shares) ??
        stock.purchaseProblem(state, frame, company, player);
      if (problem !== null) return problem;
      return allow((emit) => {
        closePrivate(state, item, emit);
        frame.bought = id;
        markActed(frame, player);
        par.start(state, company, player, price, emit, shares);
        exchanged(state, emit);
      });
    },
    candidates: (state) => par.prices(state).map((price) => ({ fields: { price } })),
  });
}
