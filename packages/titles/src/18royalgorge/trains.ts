import {
  allow,
  BANK,
  cashOf,
  defineMove,
  type Emit,
  freeSlots,
  isCompany,
  layoutOf,
  name,
  networkOf,
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

export interface TrainDeal {
  readonly train: string;
  /** The bank, for the top of the deck, or a company. */
  readonly from: string;
  readonly price: number;
}

/** What stands against a purchase; null if it may be made, perhaps after the seller's consent. */
export function trainProblem(state: StateRG, turn: TurnFrame, deal: TrainDeal): Refusal | null {
  return deal.from === BANK ? deckProblem(state, turn, deal) : companyProblem(state, turn, deal);
}

const limitProblem = (state: StateRG, company: CompanyRG): Refusal | null => {
  const { trainLimit } = phaseOf(state);
  return company.trains.length < trainLimit
    ? null
    : {
        rule: '18RG-run-1',
        message: `${company.id} has ${company.trains.length} trains and may have ${trainLimit}.`,
      };
};

function deckProblem(state: StateRG, turn: TurnFrame, deal: TrainDeal): Refusal | null {
  const no = (rule: string, message: string): Refusal => ({ rule, message });
  const company = companyIn(state, turn.company);
  const top = topTrain(state);
  if (deal.train !== top.id)
    return no('18RG-trains-1', `Only the top of the deck is for sale: a ${top.type}.`);
  if (deal.price !== topPrice(state)) return no('18RG-trains-2', `A ${top.type} costs $${topPrice(state)}.`);
  const full = rustsOwn(company, top) ? null : limitProblem(state, company);
  if (full !== null) return { ...full, rule: '18RG-trains-7' };
  if (deal.price <= cashOf(state, company.id)) return null;
  if (!mayHelp(state, company))
    return no(
      '18RG-cash-1',
      `${company.id} has $${cashOf(state, company.id)}, and its president may not add money.`,
    );
  return helpProblem(state, turn, company, deal.price);
}

/** 18RG-trains-4, 18RG-emergency-6 */
function companyProblem(state: StateRG, turn: TurnFrame, deal: TrainDeal): Refusal | null {
  const no = (rule: string, message: string): Refusal => ({ rule, message });
  const company = companyIn(state, turn.company);
  if (!isCompany(state, deal.from) || deal.from === company.id)
    return no('18RG-trains-4', `"${deal.from}" has no trains to sell.`);
  const card = companyIn(state, deal.from).trains.find(({ id }) => id === deal.train);
  if (card === undefined) return no('18RG-trains-4', `${deal.from} has no train "${deal.train}".`);
  const full = limitProblem(state, company);
  if (full !== null) return full;
  if (!areConnected(state, company.id, deal.from))
    return no('18RG-trains-4', `${company.id} and ${deal.from} are not connected.`);
  if (deal.price < 1) return no('18RG-trains-4', 'The price is at least $1.');
  const asked = turn.declined.find(({ item }) => item === deal.train);
  if (asked !== undefined && deal.price <= asked.price)
    return no('18RG-trains-4', `$${asked.price} has been declined for this train in this turn.`);
  if (deal.price <= cashOf(state, company.id)) return null;
  if (!mayHelp(state, company))
    return no(
      '18RG-cash-1',
      `${company.id} has $${cashOf(state, company.id)}, and its president may not add money.`,
    );
  const face = trainType(TRAINS, card.type).price;
  if (deal.price > face)
    return no('18RG-emergency-6', `With the president's money it may cost $${face} at most.`);
  return helpProblem(state, turn, company, deal.price);
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

/** The president has the rest, and needed every share that was sold for it. */
function helpProblem(state: StateRG, turn: TurnFrame, company: CompanyRG, price: number): Refusal | null {
  const funds = cashOf(state, company.id) + cashOf(state, presidentFor(state, company.id));
  if (funds < price)
    return {
      rule: '18RG-emergency-2',
      message: `$${price - funds} are missing: the president must sell shares first.`,
    };
  return turn.lastSale !== null && price <= funds - turn.lastSale
    ? { rule: '18RG-emergency-2', message: 'The last share sold would not have been needed for this price.' }
    : null;
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
  fields: z.strictObject({ train: name, from: name, price: wholeNumber }),
  judge(state, turn, deal, player) {
    const problem = trainProblem(state, turn, deal);
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
    yield { fields: { train: topTrain(state).id, from: BANK, price: topPrice(state) } };
    for (const other of startedRails(state)) {
      if (other === company) continue;
      for (const card of other.trains) yield* pricedCandidates(state, turn, company, other, card);
    }
  },
});

function* pricedCandidates(
  state: StateRG,
  turn: TurnFrame,
  company: CompanyRG,
  other: CompanyRG,
  card: TrainCard,
) {
  const own = cashOf(state, company.id);
  const funds = own + cashOf(state, presidentFor(state, company.id));
  const helped = mayHelp(state, company) ? Math.min(funds, trainType(TRAINS, card.type).price) : 0;
  const max = Math.floor(Math.max(own, helped));
  const declined = turn.declined.find(({ item }) => item === card.id)?.price ?? 0;
  const needed = turn.lastSale === null ? 1 : Math.floor(funds - turn.lastSale) + 1;
  const min = Math.max(1, declined + 1, needed);
  if (min > max) return;
  const fields = { train: card.id, from: other.id, price: min };
  yield min === max ? { fields } : { fields, range: { field: 'price', min, max, step: 1 } };
}

export const dealOf = (offer: OfferFrame): TrainDeal => ({
  train: offer.item,
  from: offer.seller,
  price: offer.price,
});
