import type { Emit } from '../core/event.ts';
import { name, wholeNumber } from '../core/fields.ts';
import { defineMove, type Move } from '../core/move.ts';
import { type BaseState, isPlayer } from '../core/state.ts';
import { allow, byRule, isObjection, type Objection } from '../core/verdict.ts';
import { cashOf, type HasCash, pay } from '../money/purse.ts';
import { offerOrDo } from '../rounds/offer.ts';
import { aboveDeclined, type DealingTurn, declinedProblem } from '../trains/deals.ts';
import { type HasPrivates, privateOf } from './privates.ts';

/** Private companies that companies buy from players, for a price between bounds. */

export interface PrivateDeal {
  readonly item: string;
  readonly price: number;
}

type PrivateState = BaseState & HasCash & HasPrivates;

export interface PrivatePurchaseRules<S> {
  /** The prices of a private company, or why no company may buy it now. */
  prices(state: S, item: string): { readonly min: number; readonly max: number } | Objection;
  readonly ids: {
    readonly unknown: string;
    /** It belongs to a player: what a company owns is never sold. */
    readonly owner: string;
    readonly price: string;
    readonly cash: string;
  };
}

export function privatePurchase<S extends PrivateState, F extends DealingTurn>(
  rules: PrivatePurchaseRules<S>,
) {
  const { ids } = rules;

  function problem(state: S, turn: DealingTurn, { item, price }: PrivateDeal): Objection | null {
    if (!Object.hasOwn(state.privates, item))
      return byRule(ids.unknown, `There is no private company "${item}" here.`);
    const prices = rules.prices(state, item);
    if (isObjection(prices)) return prices;
    const { owner, closed } = privateOf(state, item);
    if (closed) return byRule(ids.unknown, `${item} is closed.`);
    if (!isPlayer(state, owner)) return byRule(ids.owner, `${item} does not belong to a player.`);
    if (price < prices.min || price > prices.max) {
      return byRule(ids.price, `${item} costs from $${prices.min} to $${prices.max}.`);
    }
    const cash = cashOf(state, turn.company);
    if (price > cash) return byRule(ids.cash, `${turn.company} has $${cash}.`);
    return declinedProblem(turn, item, price, ids.price);
  }

  function carryOut(state: S, company: string, { item, price }: PrivateDeal, emit: Emit): void {
    const paper = privateOf(state, item);
    const seller = paper.owner;
    pay(state, company, seller, price, 'private', emit);
    paper.owner = company;
    emit({ type: 'acquired', item, by: company, from: seller, price });
  }

  /** The least that can be offered, once offers have been declined in this turn. */
  const leastPrice = (turn: DealingTurn, item: string, prices: { readonly min: number }): number =>
    Math.max(prices.min, aboveDeclined(turn, item));

  const move: Move<S, F> = defineMove<S, F, PrivateDeal>({
    type: 'private',
    fields: { item: name, price: wholeNumber },
    judge(state, turn, deal, player) {
      const refusal = problem(state, turn, deal);
      if (refusal !== null) return refusal;
      return allow((emit) => {
        const { owner } = privateOf(state, deal.item);
        const offer = { to: owner, buyer: turn.company, seller: owner, goods: 'private', ...deal };
        offerOrDo(state, offer, player, () => carryOut(state, turn.company, deal, emit), emit);
      });
    },
    *candidates(state, turn) {
      for (const item of Object.keys(state.privates)) {
        const prices = rules.prices(state, item);
        if (isObjection(prices)) continue;
        const min = leastPrice(turn, item, prices);
        const max = Math.min(prices.max, Math.floor(cashOf(state, turn.company)));
        if (min <= max) yield { fields: { item, price: min }, range: { field: 'price', min, max, step: 1 } };
      }
    },
  });

  /** Could the company buy any at all? */
  const isPossible = (state: S, turn: DealingTurn): boolean =>
    Object.keys(state.privates).some((item) => {
      const prices = rules.prices(state, item);
      if (isObjection(prices)) return false;
      return problem(state, turn, { item, price: leastPrice(turn, item, prices) }) === null;
    });

  return { move, problem, carryOut, isPossible };
}
