import {
  allow,
  BANK,
  byRule,
  cashOf,
  closePrivate,
  companyDealProblem,
  companyDeals,
  type DealRules,
  defineMove,
  type Emit,
  fundsProblem,
  name,
  noHelpProblem,
  type Objection,
  type OfferFrame,
  offerOrDo,
  pay,
  type TrainCard,
  type TrainDeal,
  takeFromOwner,
  takeFromStack,
  trainType,
  wholeNumber,
} from '@roundhouse/engine';
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
    (state.house?.helpBeyondTreasury === true || cashOf(state, company.id) < cheapestBankPrice(state)) &&
    hasRoute(state, company.id, true)
  );
}

const DEALS: DealRules<State1882> = {
  types: TRAINS,
  president: presidentFor,
  mayHelp: (state, company) => mayHelp(state, companyIn(state, company)),
  ids: {
    between: '1882-11.7-5',
    treasury: '1882-11.7-5',
    noHelp: '1882-11.8-1',
    faceValue: '1882-11.8-4',
    needed: '1882-11.8-6',
  },
};

export interface TrainFields extends TrainDeal {
  /** A train traded in for a D; empty for none. */
  readonly trade: string;
}

/** What stands against a purchase; null if it may be made, perhaps after the seller's consent. */
export function purchaseProblem(state: State1882, turn: TurnFrame, deal: TrainFields): Objection | null {
  const company = companyIn(state, turn.company);
  const limit = phaseOf(state).trainLimit;
  if (deal.trade === '' && company.trains.length >= limit) {
    const rule = state.phase === '2' || state.phase === '3' ? '1882-8-9' : '1882-11.7-1';
    return byRule(rule, `${company.id} has ${company.trains.length} trains and may have ${limit}.`);
  }
  if (deal.from === BANK) return bankProblem(state, turn, company, deal);
  if (deal.trade !== '') return byRule('1882-11.7-13', 'Trains are traded in to the bank only.');
  return companyDealProblem(DEALS, state, turn, deal);
}

function bankProblem(
  state: State1882,
  turn: TurnFrame,
  company: Company1882,
  deal: TrainFields,
): Objection | null {
  const card = bankTrains(state).find(({ id }) => id === deal.train);
  if (card === undefined)
    return byRule('1882-11.7-2', `Train "${deal.train}" is not for sale in the bank now.`);
  const { price } = trainType(TRAINS, card.type);
  if (deal.trade !== '') {
    const problem = tradeProblem(company, card, deal);
    if (problem !== null) return problem;
  } else if (deal.price !== price) {
    return byRule('1882-11.7-2', `A ${card.type}-train costs $${price}.`);
  }
  const missing = deal.price - cashOf(state, company.id);
  if (missing <= 0) return null;
  const noHelp = noHelpProblem(DEALS, state, turn);
  if (noHelp !== null) return noHelp;
  if (price !== cheapestBankPrice(state))
    return byRule('1882-11.8-3', 'With the help of the president only the cheapest train may be bought.');
  return fundsProblem(DEALS, state, turn, deal.price);
}

/** 1882-11.7-13 to -15 */
function tradeProblem(company: Company1882, card: TrainCard, deal: TrainFields): Objection | null {
  const traded = company.trains.find(({ id }) => id === deal.trade);
  if (card.type !== 'D' || traded === undefined || !TRADE_IN_TYPES.includes(traded.type)) {
    return byRule('1882-11.7-13', 'A 4, 5 or 6 of the company can be traded in for a D-train.');
  }
  return deal.price === TRADE_IN_PRICE
    ? null
    : byRule('1882-11.7-13', `With a train traded in a D-train costs $${TRADE_IN_PRICE}.`);
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
  fields: { train: name, from: name, price: wholeNumber, trade: name },
  judge(state, turn, deal, player) {
    const problem = purchaseProblem(state, turn, deal);
    if (problem !== null) return problem;
    return allow((emit) => {
      const { train: item, price, from } = deal;
      const to = from === BANK ? player : presidentFor(state, from);
      const offer = { to, buyer: turn.company, seller: from, goods: 'train', item, price };
      offerOrDo(state, offer, player, () => carryOutPurchase(state, turn.company, deal, emit), emit);
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
    for (const { fields, ...rest } of companyDeals(DEALS, state, turn, operatingCompanies(state))) {
      yield { fields: { ...fields, trade: '' }, ...rest };
    }
  },
});

export const trainFrom = (offer: OfferFrame): TrainFields => ({
  train: offer.item,
  from: offer.seller,
  price: offer.price,
  trade: '',
});
