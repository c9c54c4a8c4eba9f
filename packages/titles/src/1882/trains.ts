import {
  allow,
  BANK,
  cashOf,
  closePrivate,
  defineMove,
  type Emit,
  isCompany,
  name,
  type OfferFrame,
  pay,
  pushFrame,
  type Refusal,
  type TrainCard,
  takeFromOwner,
  takeFromStack,
  trainType,
  wholeNumber,
} from '@roundhouse/engine';
import { z } from 'zod';
import { TRADE_IN_PRICE, TRADE_IN_TYPES, TRAINS } from './data.ts';
import { hasRoute } from './network.ts';
import { trainLeftBank } from './phases.ts';
import {
  type Company1882,
  companyIn,
  operatingCompanies,
  phaseOf,
  presidentFor,
  type State1882,
} from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Section 11.7: buying trains, with the help of 11.8. */

/** 1882-11.7-2 and -4: the first of the stack; in Phases 6 and D also a D. */
export function bankTrains(state: State1882): TrainCard[] {
  const [first] = state.depot.stack;
  if (first === undefined) return [];
  const diesel = ['6', 'D'].includes(state.phase)
    ? state.depot.stack.find(({ type }) => type === 'D')
    : undefined;
  return diesel === undefined || diesel === first ? [first] : [first, diesel];
}

export function cheapestBankPrice(state: State1882): number {
  return Math.min(...bankTrains(state).map(({ type }) => trainType(TRAINS, type).price));
}

/** 1882-11.7-10 */
export const mustOwnTrain = (state: State1882, company: Company1882): boolean =>
  company.trains.length === 0 && hasRoute(state, company.id, false);

/** 1882-11.8-1: may the president add own money? */
export function mayHelp(state: State1882, company: Company1882): boolean {
  return (
    company.trains.length === 0 &&
    cashOf(state, company.id) < cheapestBankPrice(state) &&
    hasRoute(state, company.id, true)
  );
}

export interface TrainFields {
  readonly train: string;
  /** The bank or a company. */
  readonly from: string;
  readonly price: number;
  /** A train traded in for a D; empty for none. */
  readonly trade: string;
}

/** What stands against a purchase; null if it may be made, perhaps after the seller's consent. */
export function purchaseProblem(state: State1882, turn: TurnFrame, deal: TrainFields): Refusal | null {
  const company = companyIn(state, turn.company);
  const no = (rule: string, message: string): Refusal => ({ rule, message });
  const limit = phaseOf(state).trainLimit;
  if (deal.trade === '' && company.trains.length >= limit) {
    const rule = state.phase === '2' || state.phase === '3' ? '1882-8-9' : '1882-11.7-1';
    return no(rule, `${company.id} has ${company.trains.length} trains and may have ${limit}.`);
  }
  return deal.from === BANK
    ? bankProblem(state, turn, company, deal)
    : companyProblem(state, turn, company, deal);
}

function bankProblem(
  state: State1882,
  turn: TurnFrame,
  company: Company1882,
  deal: TrainFields,
): Refusal | null {
  const no = (rule: string, message: string): Refusal => ({ rule, message });
  const card = bankTrains(state).find(({ id }) => id === deal.train);
  if (card === undefined) return no('1882-11.7-2', `Train "${deal.train}" is not for sale in the bank now.`);
  const { price } = trainType(TRAINS, card.type);
  if (deal.trade !== '') {
    const problem = tradeProblem(company, card, deal);
    if (problem !== null) return problem;
  } else if (deal.price !== price) {
    return no('1882-11.7-2', `A ${card.type}-train costs $${price}.`);
  }
  const missing = deal.price - cashOf(state, company.id);
  if (missing <= 0) return null;
  if (deal.trade !== '' || !mayHelp(state, company)) {
    return no(
      '1882-11.8-1',
      `${company.id} has $${cashOf(state, company.id)}, and its president may not add money now.`,
    );
  }
  if (price !== cheapestBankPrice(state))
    return no('1882-11.8-3', 'With the help of the president only the cheapest train may be bought.');
  return helpProblem(state, turn, company, deal.price);
}

/** 1882-11.7-13 to -15 */
function tradeProblem(company: Company1882, card: TrainCard, deal: TrainFields): Refusal | null {
  const traded = company.trains.find(({ id }) => id === deal.trade);
  if (card.type !== 'D' || traded === undefined || !TRADE_IN_TYPES.includes(traded.type)) {
    return { rule: '1882-11.7-13', message: 'A 4, 5 or 6 of the company can be traded in for a D-train.' };
  }
  return deal.price === TRADE_IN_PRICE
    ? null
    : { rule: '1882-11.7-13', message: `With a train traded in a D-train costs $${TRADE_IN_PRICE}.` };
}

/** 1882-11.7-5, 1882-11.8-4 */
function companyProblem(
  state: State1882,
  turn: TurnFrame,
  company: Company1882,
  deal: TrainFields,
): Refusal | null {
  const no = (rule: string, message: string): Refusal => ({ rule, message });
  if (!isCompany(state, deal.from) || deal.from === company.id)
    return no('1882-11.7-5', `"${deal.from}" has no trains to sell.`);
  const card = companyIn(state, deal.from).trains.find(({ id }) => id === deal.train);
  if (card === undefined) return no('1882-11.7-5', `${deal.from} has no train "${deal.train}".`);
  if (deal.trade !== '') return no('1882-11.7-13', 'Trains are traded in to the bank only.');
  if (deal.price < 1) return no('1882-11.7-5', 'The price is at least $1.');
  const asked = turn.declined.find((offer) => offer.item === deal.train);
  if (asked !== undefined && deal.price <= asked.price) {
    return no('1882-11.7-5', `$${asked.price} has been declined for this train in this turn.`);
  }
  if (deal.price <= cashOf(state, company.id) && turn.lastSale === null) return null;
  if (!mayHelp(state, company)) {
    return no(
      '1882-11.7-5',
      `${company.id} has $${cashOf(state, company.id)}, and its president may not add money now.`,
    );
  }
  const face = trainType(TRAINS, card.type).price;
  if (deal.price > face)
    return no('1882-11.8-4', `With the help of the president it may cost $${face} at most.`);
  return helpProblem(state, turn, company, deal.price);
}

/** 1882-11.8-2 and -6: the president has the rest, and needed every share that was sold for it. */
function helpProblem(state: State1882, turn: TurnFrame, company: Company1882, price: number): Refusal | null {
  const president = presidentFor(state, company.id);
  const funds = cashOf(state, company.id) + cashOf(state, president);
  if (funds < price) {
    return {
      rule: '1882-11.8-6',
      message: `$${price - funds} are missing: the president must sell shares first.`,
    };
  }
  if (turn.lastSale !== null && price <= funds - turn.lastSale) {
    return { rule: '1882-11.8-6', message: 'The last share sold would not have been needed for this price.' };
  }
  return null;
}

export function carryOutPurchase(state: State1882, buyer: string, deal: TrainFields, emit: Emit): void {
  const company = companyIn(state, buyer);
  const missing = deal.price - cashOf(state, buyer);
  if (missing > 0) pay(state, presidentFor(state, buyer), buyer, missing, 'help', emit);
  pay(state, buyer, deal.from, deal.price, 'train', emit);
  if (deal.trade !== '') {
    state.depot.gone.push(takeFromOwner(company, deal.trade));
    emit({ type: 'discarded', company: buyer, train: deal.trade });
  }
  const card =
    deal.from === BANK
      ? takeFromStack(state, TRAINS, deal.train)
      : takeFromOwner(companyIn(state, deal.from), deal.train);
  company.trains.push(card);
  emit({ type: 'train', company: buyer, train: card.type, from: deal.from, price: deal.price });
  if (buyer === 'CPR') closePrivate(state, 'P5', emit);
  if (deal.from === BANK) trainLeftBank(state, card, emit);
}

export const trainMove = defineMove<State1882, TurnFrame, TrainFields>({
  type: 'train',
  fields: z.strictObject({ train: name, from: name, price: wholeNumber, trade: name }),
  judge(state, turn, deal, player) {
    const problem = purchaseProblem(state, turn, deal);
    if (problem !== null) return { ok: false, refusal: problem };
    return allow((_, emit) => {
      const seller = deal.from === BANK ? player : presidentFor(state, deal.from);
      if (seller === player) {
        carryOutPurchase(state, turn.company, deal, emit);
        return;
      }
      const { train: item, price, from } = deal;
      pushFrame<OfferFrame>(state, {
        kind: 'offer',
        to: seller,
        buyer: turn.company,
        seller: from,
        goods: 'train',
        item,
        price,
      });
      emit({ type: 'offer', from: turn.company, to: seller, item, price });
    });
  },
  *candidates(state, turn) {
    const company = companyIn(state, turn.company);
    for (const { id, type } of bankTrains(state)) {
      yield { fields: { train: id, from: BANK, price: trainType(TRAINS, type).price, trade: '' } };
      if (type !== 'D') continue;
      for (const traded of company.trains) {
        if (TRADE_IN_TYPES.includes(traded.type)) {
          yield { fields: { train: id, from: BANK, price: TRADE_IN_PRICE, trade: traded.id } };
        }
      }
    }
    for (const other of operatingCompanies(state)) {
      if (other === company) continue;
      for (const card of other.trains) yield* pricedCandidates(state, turn, company, other, card);
    }
  },
});

function* pricedCandidates(
  state: State1882,
  turn: TurnFrame,
  company: Company1882,
  other: Company1882,
  card: TrainCard,
) {
  const funds = cashOf(state, company.id) + cashOf(state, presidentFor(state, company.id));
  const helped = mayHelp(state, company) ? Math.min(funds, trainType(TRAINS, card.type).price) : 0;
  const max = Math.max(cashOf(state, company.id), helped);
  const declined = turn.declined.find((offer) => offer.item === card.id)?.price ?? 0;
  const needed = helped > 0 && turn.lastSale !== null ? funds - turn.lastSale + 1 : 1;
  const min = Math.max(1, declined + 1, needed);
  if (min > max) return;
  const fields = { train: card.id, from: other.id, price: min, trade: '' };
  yield min === max ? { fields } : { fields, range: { field: 'price', min, max, step: 1 } };
}

export const trainFrom = (offer: OfferFrame): TrainFields => ({
  train: offer.item,
  from: offer.seller,
  price: offer.price,
  trade: '',
});
