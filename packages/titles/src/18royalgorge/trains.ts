import {
  allow,
  BANK,
  byRule,
  cashOf,
  companyDealProblem,
  companyDeals,
  type DealRules,
  defineMove,
  type Emit,
  freeSlots,
  fundsProblem,
  layoutOf,
  name,
  networkOf,
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
import { TRAINS, UNDER } from './data/trains.ts';
import { trainLeft } from './deck.ts';
import { graphOf, hasRoute } from './network.ts';
import {
  type CompanyRG,
  companyIn,
  GEOGRAPHY,
  phaseOf,
  presidentFor,
  type StateRG,
  startedRails,
} from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Buying trains. */

export function topTrain(state: StateRG): TrainCard {
  const [top] = state.depot.stack;
  if (top === undefined) throw new Error('The train deck is empty');
  return top;
}

export const topPrice = (state: StateRG): number => trainType(TRAINS, topTrain(state).type).price;

/** 18RG-trains-5 */
export const mustOwnTrain = (state: StateRG, company: CompanyRG): boolean =>
  company.trains.length === 0 && (state.options.trainAlwaysCompulsory || hasRoute(state, company.id));

/** 18RG-emergency-1: may the president add own money? Also for a train that need not be bought (ruling 4.17). */
export const mayHelp = (state: StateRG, company: CompanyRG): boolean =>
  company.trains.length === 0 && cashOf(state, company.id) < topPrice(state);

/** 18RG-trains-6: does this card, when it leaves the deck, rust a train of the company? */
export const rustsOwn = (company: CompanyRG, card: TrainCard): boolean =>
  (UNDER[card.id] ?? []).some(
    (under) => under.card === 'rust' && company.trains.some(({ type }) => type === under.train),
  );

const DEALS: DealRules<StateRG> = {
  types: TRAINS,
  president: presidentFor,
  mayHelp: (state, company) => mayHelp(state, companyIn(state, company)),
  ids: {
    between: '18RG-trains-4',
    treasury: '18RG-cash-1',
    noHelp: '18RG-cash-1',
    faceValue: '18RG-emergency-6',
    needed: '18RG-emergency-2',
  },
};

/** What stands against a purchase; null if it may be made, perhaps after the seller's consent. */
export function trainProblem(state: StateRG, turn: TurnFrame, deal: TrainDeal): Objection | null {
  return deal.from === BANK ? deckProblem(state, turn, deal) : companyProblem(state, turn, deal);
}

const limitProblem = (state: StateRG, company: CompanyRG): Objection | null => {
  const { trainLimit } = phaseOf(state);
  return company.trains.length < trainLimit
    ? null
    : byRule('18RG-run-1', `${company.id} has ${company.trains.length} trains and may have ${trainLimit}.`);
};

function deckProblem(state: StateRG, turn: TurnFrame, deal: TrainDeal): Objection | null {
  const company = companyIn(state, turn.company);
  const top = topTrain(state);
  if (deal.train !== top.id)
    return byRule('18RG-trains-1', `Only the top of the deck is for sale: a ${top.type}.`);
  if (deal.price !== topPrice(state))
    return byRule('18RG-trains-2', `A ${top.type} costs $${topPrice(state)}.`);
  const full = rustsOwn(company, top) ? null : limitProblem(state, company);
  if (full !== null) return byRule('18RG-trains-7', String(full.facts.message));
  if (deal.price <= cashOf(state, company.id)) return null;
  return noHelpProblem(DEALS, state, turn) ?? fundsProblem(DEALS, state, turn, deal.price);
}

/** 18RG-trains-4, 18RG-emergency-6 */
function companyProblem(state: StateRG, turn: TurnFrame, deal: TrainDeal): Objection | null {
  const company = companyIn(state, turn.company);
  const problem = companyDealProblem(DEALS, state, turn, deal) ?? limitProblem(state, company);
  if (problem !== null || areConnected(state, company.id, deal.from)) return problem;
  return byRule('18RG-trains-4', `${company.id} and ${deal.from} are not connected.`);
}

/** Ruling 4.16: a stop that both reach, which is a town, has a free place or a station of one of them. */
export function areConnected(state: StateRG, one: string, other: string): boolean {
  const [a, b] = [graphOf(state, one), graphOf(state, other)];
  const [reachedA, reachedB] = [networkOf(a).stops, networkOf(b).stops];
  return layoutOf(GEOGRAPHY, state.board).stops.some(({ hex, stop, face }, number) => {
    if (reachedA[number] !== 1 || reachedB[number] !== 1) return false;
    if (face.type === 'town') return true;
    const held = a.stops[number]?.station === true || b.stops[number]?.station === true;
    return held || freeSlots(GEOGRAPHY, state.board, { hex, stop }) > 0;
  });
}

export function carryOutPurchase(state: StateRG, buyer: string, deal: TrainDeal, emit: Emit): void {
  const company = companyIn(state, buyer);
  const missing = deal.price - cashOf(state, buyer);
  if (missing > 0) pay(state, presidentFor(state, buyer), buyer, missing, 'help', emit);
  pay(state, buyer, deal.from, deal.price, 'train', emit);
  const card =
    deal.from === BANK
      ? takeFromStack(state, TRAINS, deal.train)
      : takeFromOwner(companyIn(state, deal.from), deal.train);
  company.trains = [...company.trains, card];
  emit({ type: 'train', company: buyer, train: card.type, from: deal.from, price: deal.price });
  if (deal.from === BANK) trainLeft(state, card, 'bought', emit);
}

export const trainMove = defineMove<StateRG, TurnFrame, TrainDeal>({
  type: 'train',
  fields: { train: name, from: name, price: wholeNumber },
  judge(state, turn, deal, player) {
    const problem = trainProblem(state, turn, deal);
    if (problem !== null) return problem;
    return allow((emit) => {
      const { train: item, price, from } = deal;
      const to = from === BANK ? player : presidentFor(state, from);
      const offer = { to, buyer: turn.company, seller: from, goods: 'train', item, price };
      offerOrDo(state, offer, player, () => carryOutPurchase(state, turn.company, deal, emit), emit);
    });
  },
  *candidates(state, turn) {
    yield { fields: { train: topTrain(state).id, from: BANK, price: topPrice(state) } };
    yield* companyDeals(DEALS, state, turn, startedRails(state));
  },
});

export const dealOf = (offer: OfferFrame): TrainDeal => ({
  train: offer.item,
  from: offer.seller,
  price: offer.price,
});
