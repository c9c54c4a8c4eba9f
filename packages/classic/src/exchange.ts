import {
  allow,
  closePrivate,
  defineMove,
  type Emit,
  type Frame,
  findFrame,
  type Move,
  OFFERING,
  OperatingFrame,
  percentOf,
  privateOf,
  refuse,
  StockFrame,
  settlePresidency,
  shortText,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import { giveShare } from './privates.ts';
import type { ClassicCompany, ClassicState } from './state.ts';
import type { Stock } from './stock.ts';

/** A private company that its player exchanges for a share of the offering, at any moment of a stock or operating round. */
export interface ExchangeRules<S extends ClassicState<C>, C extends ClassicCompany> {
  readonly item: string;
  readonly company: string;
  /** Has the private company its power in this game? */
  has?(state: S): boolean;
  /** What follows, such as floating. */
  exchanged(state: S, company: C, emit: Emit): void;
}

export function exchangeMove<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  stock: Stock<S, C>,
  { item: privateCompany, company: id, has, exchanged }: ExchangeRules<S, C>,
): Move<S, Frame> {
  return defineMove<S, Frame, { item: string }>({
    type: 'exchange',
    fields: { item: shortText },
    judge(state, _frame, { item }, player) {
      if (item !== privateCompany || !Object.hasOwn(state.privates, item) || has?.(state) === false)
        return refuse('exchange.no-power', { item });
      if (privateOf(state, item).owner !== player) return refuse('exchange.not-yours', { item });
      if (findFrame(state, StockFrame) === undefined && findFrame(state, OperatingFrame) === undefined)
        return refuse('exchange.not-now', { item });
      const company = core.company(state, id);
      const share = company.certificates.find(({ holder, president }) => holder === OFFERING && !president);
      if (share === undefined) return refuse('exchange.none-left', { company: id });
      const limit = stock.holdLimit(state, company);
      if (percentOf(company, player) + share.percent > limit)
        return refuse('exchange.hold-limit', { company: id, limit });
      return allow((emit) => {
        closePrivate(state, item, emit);
        giveShare(company, OFFERING, player, emit);
        settlePresidency(state, company, emit);
        exchanged(state, company, emit);
      });
    },
    candidates: () => [{ fields: { item: privateCompany } }],
  });
}
