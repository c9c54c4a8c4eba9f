import type { Candidate } from '../core/move.ts';
import type { BaseState, Frame } from '../core/state.ts';
import { byRule, type Objection } from '../core/verdict.ts';
import { cashOf, type HasCash } from '../money/purse.ts';
import { type Company, companyOf, type HasCompanies, isCompany } from '../shares/certificates.ts';
import { type TrainOwner, type TrainType, trainType } from './depot.ts';

/** Trains bought from other companies, and what a president adds. */

/** A turn in which a company makes deals. */
export interface DealingTurn extends Frame {
  readonly company: string;
  /** The price of the last share that the president sold for a train. */
  lastSale: number | null;
  /** Offers that were declined in this turn: only higher ones may follow. */
  declined: { readonly item: string; readonly price: number }[];
}

export interface TrainDeal {
  readonly train: string;
  /** The bank or a company. */
  readonly from: string;
  readonly price: number;
}

type DealState = BaseState & HasCash & HasCompanies<Company & TrainOwner>;

export interface DealRules<S> {
  readonly types: readonly TrainType[];
  president(state: S, company: string): string;
  /** May the president add own money for a train of this company? */
  mayHelp(state: S, company: string): boolean;
  readonly ids: {
    /** A train may be bought from another company, for at least $1, if it agrees. */
    readonly between: string;
    /** Between companies the treasury is the limit, unless the president may help. */
    readonly treasury: string;
    /** The president may not add money now. */
    readonly noHelp: string;
    /** With help it costs its face value at most. */
    readonly faceValue: string;
    /** Shares are sold only as far as they are needed. */
    readonly needed: string;
  };
}

const declinedAt = (turn: DealingTurn, item: string): number | null =>
  turn.declined.find((offer) => offer.item === item)?.price ?? null;

/** The least price above what has been declined for it in this turn. */
export const aboveDeclined = (turn: DealingTurn, item: string): number => (declinedAt(turn, item) ?? 0) + 1;

export function declinedProblem(
  turn: DealingTurn,
  item: string,
  price: number,
  rule: string,
): Objection | null {
  const declined = declinedAt(turn, item);
  if (declined === null || price > declined) return null;
  return byRule(rule, `$${declined} has been declined for ${item} in this turn.`);
}

export function noteDeclined(turn: DealingTurn, item: string, price: number): void {
  turn.declined = [...turn.declined.filter((offer) => offer.item !== item), { item, price }];
}

/** What stands against buying a train from another company, apart from limits and connections. */
export function companyDealProblem<S extends DealState>(
  rules: DealRules<S>,
  state: S,
  turn: DealingTurn,
  deal: TrainDeal,
): Objection | null {
  const { ids } = rules;
  if (!isCompany(state, deal.from) || deal.from === turn.company) {
    return byRule(ids.between, `"${deal.from}" has no trains to sell.`);
  }
  const card = companyOf(state, deal.from).trains.find(({ id }) => id === deal.train);
  if (card === undefined) return byRule(ids.between, `${deal.from} has no train "${deal.train}".`);
  if (deal.price < 1) return byRule(ids.between, 'The price is at least $1.');
  const declined = declinedProblem(turn, deal.train, deal.price, ids.between);
  if (declined !== null) return declined;
  if (deal.price <= cashOf(state, turn.company)) return spareSaleProblem(rules, state, turn, deal.price);
  const help = noHelpProblem(rules, state, turn);
  if (help !== null) return byRule(ids.treasury, String(help.facts.message));
  const face = trainType(rules.types, card.type).price;
  if (deal.price > face)
    return byRule(ids.faceValue, `With the help of the president it may cost $${face} at most.`);
  return fundsProblem(rules, state, turn, deal.price) ?? spareSaleProblem(rules, state, turn, deal.price);
}

export function noHelpProblem<S extends DealState>(
  rules: DealRules<S>,
  state: S,
  turn: DealingTurn,
): Objection | null {
  if (rules.mayHelp(state, turn.company)) return null;
  const cash = cashOf(state, turn.company);
  return byRule(rules.ids.noHelp, `${turn.company} has $${cash}, and its president may not add money now.`);
}

/** The president has the rest. */
export function fundsProblem<S extends DealState>(
  rules: DealRules<S>,
  state: S,
  turn: DealingTurn,
  price: number,
): Objection | null {
  const lacking = price - fundsOf(rules, state, turn);
  return lacking > 0
    ? byRule(rules.ids.needed, `$${lacking} are missing: the president must sell shares first.`)
    : null;
}

/** Shares are sold for what the bank's train costs; for a cheaper one each of them must have been needed, too. */
function spareSaleProblem<S extends DealState>(
  rules: DealRules<S>,
  state: S,
  turn: DealingTurn,
  price: number,
): Objection | null {
  if (turn.lastSale === null || !rules.mayHelp(state, turn.company)) return null;
  return price <= fundsOf(rules, state, turn) - turn.lastSale
    ? byRule(rules.ids.needed, 'The last share sold would not have been needed for this price.')
    : null;
}

const fundsOf = <S extends DealState>(rules: DealRules<S>, state: S, turn: DealingTurn): number =>
  cashOf(state, turn.company) + cashOf(state, rules.president(state, turn.company));

/** Every train of the sellers, with the prices that could be offered. */
export function* companyDeals<S extends DealState>(
  rules: DealRules<S>,
  state: S,
  turn: DealingTurn,
  sellers: readonly TrainOwner[],
): Iterable<Candidate<TrainDeal>> {
  const own = cashOf(state, turn.company);
  const funds = fundsOf(rules, state, turn);
  const helps = rules.mayHelp(state, turn.company);
  for (const seller of sellers) {
    if (seller.id === turn.company) continue;
    for (const card of seller.trains) {
      const helped = helps ? Math.min(funds, trainType(rules.types, card.type).price) : 0;
      const max = Math.floor(Math.max(own, helped));
      const needed = helps && turn.lastSale !== null ? Math.floor(funds - turn.lastSale) + 1 : 1;
      const min = Math.max(aboveDeclined(turn, card.id), needed);
      if (min > max) continue;
      const fields = { train: card.id, from: seller.id, price: min };
      yield min === max ? { fields } : { fields, range: { field: 'price', min, max, step: 1 } };
    }
  }
}
