import {
  absent,
  allow,
  BANK,
  type Candidate,
  cashOf,
  defineMove,
  type Emit,
  isCompany,
  type Move,
  type Objection,
  type OfferFrame,
  offerOrDo,
  POOL,
  pay,
  refuse,
  shortText,
  type TrainCard,
  takeFromBank,
  takeFromOwner,
  trainType,
  wholeNumber,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import { aboveDeclined, declinedProblem, type TrainDeal } from './deals.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from './state.ts';

/** Buying trains: from the bank, from other companies, with the help of the president. */

/** Trains that are given in part payment for a kind that is never out of stock. */
export interface TradeIn {
  /** The kind that is bought. */
  readonly type: string;
  readonly price: number;
  readonly given: readonly string[];
}

export interface TrainRules<S extends ClassicState<C>, C extends ClassicCompany> {
  /** Cards that the bank sells now. */
  bankTrains(state: S): readonly TrainCard[];
  readonly tradeIn?: TradeIn;
  /** Must the company own a train? By default if it has a route. */
  mustOwn?(state: S, company: C): boolean;
  /** May the president add money although the treasury could pay the cheapest train of the bank? */
  mayHelpBeyondTreasury?(state: S): boolean;
  /** May the president help although the company need not own a train? */
  mayHelp?(state: S, company: C): boolean;
  /** May the president help to buy another company's train, or only one of the bank? */
  readonly helpsBetweenCompanies: boolean;
  /** Does a purchase that rusts one of the company's own trains make room for itself? */
  makesRoom?(state: S, company: C, card: TrainCard): boolean;
  /** What else stands against buying another company's train. */
  betweenProblem?(state: S, buyer: string, seller: string): Objection | null;
  /** Where a train goes that is given in part payment; by default to the pool, or out of the game where there is none. */
  discard?(state: S, card: TrainCard): void;
  bought(state: S, company: C, card: TrainCard, from: string, emit: Emit): void;
}

/** A train that is given up goes to the pool, where it is for sale again, or out of the game where there is none. */
export const giveUp = ({ depot }: ClassicState, card: TrainCard): void => {
  (depot.pool ?? depot.gone).push(card);
};

/** What the bank sells: the first of the stack, in some phases one kind beside it, and all that is in the pool. */
export const trainsForSale =
  (beside: { readonly type: string; readonly phases: readonly string[] }) =>
  ({ depot, phase }: ClassicState): TrainCard[] => {
    const [first] = depot.stack;
    const early = beside.phases.includes(phase)
      ? depot.stack.find(({ type }) => type === beside.type)
      : undefined;
    return [...new Set([first, early, ...(depot.pool ?? [])])].filter((card) => card !== undefined);
  };

/** Trains of the pool are paid to the bank, too. */
const isOfBank = (from: string): boolean => from === BANK || from === POOL;

/** Where the bank has the card. */
const placeOf = ({ depot }: ClassicState, card: TrainCard): string =>
  depot.pool?.includes(card) === true ? POOL : BANK;

/** A deal of a title in which trains can be given in part payment. */
export interface TrainPurchase extends TrainDeal {
  /** The train given in part payment; empty for none. */
  readonly trade?: string | undefined;
}

export interface Trains<S, T extends ClassicTurn> {
  readonly move: Move<S, T>;
  bankTrains(state: S): readonly TrainCard[];
  cheapestPrice(state: S): number;
  mustOwn(state: S, company: string): boolean;
  mayHelp(state: S, company: string): boolean;
  problem(state: S, turn: T, deal: TrainPurchase): Objection | null;
  carryOut(state: S, buyer: string, deal: TrainPurchase, emit: Emit): void;
  passProblem(state: S, turn: T): Objection | null;
}

export const dealOf = (offer: OfferFrame): TrainDeal => ({
  train: offer.item,
  from: offer.seller,
  price: offer.price,
});

export function trainPart<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  core: Core<S, C>,
  rules: TrainRules<S, C>,
): Trains<S, T> {
  const { trains } = core.box;
  const { tradeIn } = rules;
  const faceOf = (card: TrainCard) => trainType(trains, card.type).price;
  const presidentCash = (state: S, company: string) => cashOf(state, core.requirePresident(state, company));
  const funds = (state: S, company: string) => cashOf(state, company) + presidentCash(state, company);

  const limitProblem = (state: S, company: C, from: string): Objection | null => {
    const { trainLimit: limit } = core.phase(state);
    const owned = company.trains.length;
    if (owned < limit) return null;
    const seller = isOfBank(from) ? 'bank' : 'company';
    return refuse('train.limit', { company: company.id, owned, limit, phase: state.phase, seller });
  };

  function makesRoom(state: S, company: C, train: string): boolean {
    if (rules.makesRoom === undefined) return false;
    const card = rules.bankTrains(state).find(({ id }) => id === train);
    return card !== undefined && rules.makesRoom(state, company, card);
  }

  function bankProblem(state: S, turn: T, company: C, deal: TrainPurchase): Objection | null {
    const card = rules.bankTrains(state).find(({ id }) => id === deal.train);
    if (card === undefined || placeOf(state, card) !== deal.from)
      return refuse('train.not-for-sale', { train: deal.train });
    const price = faceOf(card);
    const isTrade = (deal.trade ?? '') !== '';
    if (isTrade) {
      const problem = tradeProblem(company, card, deal);
      if (problem !== null) return problem;
    } else if (deal.price !== price) {
      return refuse('train.price', { type: card.type, price });
    }
    if (deal.price <= cashOf(state, company.id)) return null;
    const noHelp = noHelpProblem(state, turn);
    if (noHelp !== null) return noHelp;
    if (price !== part.cheapestPrice(state)) return refuse('train.help-cheapest');
    return fundsProblem(state, turn, deal.price);
  }

  function tradeProblem(company: C, card: TrainCard, deal: TrainPurchase): Objection | null {
    const given = company.trains.find(({ id }) => id === deal.trade);
    if (tradeIn === undefined || card.type !== tradeIn.type) return refuse('train.trade-what', tradeFacts());
    if (given === undefined || !tradeIn.given.includes(given.type))
      return refuse('train.trade-what', tradeFacts());
    return deal.price === tradeIn.price ? null : refuse('train.trade-price', tradeFacts());
  }

  const tradeFacts = () => ({
    type: tradeIn?.type ?? '',
    price: tradeIn?.price ?? 0,
    given: tradeIn?.given.join(' or ') ?? '',
  });

  function companyProblem(state: S, turn: T, deal: TrainDeal): Objection | null {
    if (!isCompany(state, deal.from) || deal.from === turn.company)
      return refuse('train.no-seller', { seller: deal.from });
    const card = core.company(state, deal.from).trains.find(({ id }) => id === deal.train);
    if (card === undefined) return refuse('train.not-theirs', { seller: deal.from, train: deal.train });
    if (deal.price < 1) return refuse('train.least-price', { least: 1 });
    const declined = declinedProblem(turn, deal.train, deal.price, 'train.declined');
    if (declined !== null) return declined;
    if (deal.price <= cashOf(state, turn.company)) return spareSaleProblem(state, turn, deal.price);
    if (!rules.helpsBetweenCompanies || !part.mayHelp(state, turn.company))
      return refuse('train.treasury', { company: turn.company, cash: cashOf(state, turn.company) });
    const face = faceOf(card);
    if (deal.price > face) return refuse('train.help-face', { face });
    return fundsProblem(state, turn, deal.price) ?? spareSaleProblem(state, turn, deal.price);
  }

  const noHelpProblem = (state: S, turn: T): Objection | null =>
    part.mayHelp(state, turn.company)
      ? null
      : refuse('train.no-help', { company: turn.company, cash: cashOf(state, turn.company) });

  /** The president has the rest. */
  function fundsProblem(state: S, turn: T, price: number): Objection | null {
    const lacking = price - funds(state, turn.company);
    return lacking > 0 ? refuse('train.lacking', { lacking }) : null;
  }

  /** Shares are sold for what the bank's train costs; for a cheaper one each of them must have been needed, too. */
  function spareSaleProblem(state: S, turn: T, price: number): Objection | null {
    if (turn.lastSale === null || !part.mayHelp(state, turn.company)) return null;
    if (!rules.helpsBetweenCompanies) return refuse('train.spare-sale');
    return price <= funds(state, turn.company) - turn.lastSale ? refuse('train.spare-sale') : null;
  }

  /** Every train of other companies, with the prices that could be offered. */
  function* betweenCompanies(state: S, turn: T): Iterable<Candidate<TrainPurchase>> {
    if (rules.makesRoom === undefined && limitProblem(state, core.company(state, turn.company), '') !== null)
      return;
    const own = cashOf(state, turn.company);
    const all = funds(state, turn.company);
    const helps = rules.helpsBetweenCompanies && part.mayHelp(state, turn.company);
    for (const seller of core.operatingCompanies(state)) {
      if (seller.id === turn.company) continue;
      for (const card of seller.trains) {
        const helped = helps ? Math.min(all, faceOf(card)) : 0;
        const max = Math.floor(Math.max(own, helped));
        const needed = helps && turn.lastSale !== null ? Math.floor(all - turn.lastSale) + 1 : 1;
        const min = Math.max(aboveDeclined(turn, card.id), needed);
        if (min > max) continue;
        const fields = withTrade({ train: card.id, from: seller.id, price: min }, '');
        yield min === max ? { fields } : { fields, range: { field: 'price', min, max, step: 1 } };
      }
    }
  }

  const withTrade = (deal: TrainDeal, trade: string): TrainPurchase =>
    tradeIn === undefined ? deal : { ...deal, trade };

  const move = defineMove<S, T, TrainPurchase>({
    type: 'train',
    fields: {
      train: shortText,
      from: shortText,
      price: wholeNumber,
      // Only where trains can be given in part payment does an action say which.
      trade: tradeIn === undefined ? absent : shortText,
    },
    judge(state, turn, deal, player) {
      const problem = part.problem(state, turn, deal);
      if (problem !== null) return problem;
      return allow((emit) => {
        const { train: item, price, from } = deal;
        const to = isOfBank(from) ? player : core.requirePresident(state, from);
        const offer = { to, buyer: turn.company, seller: from, itemKind: 'train', item, price };
        offerOrDo(state, offer, player, () => part.carryOut(state, turn.company, deal, emit), emit);
      });
    },
    *candidates(state, turn) {
      const company = core.company(state, turn.company);
      const listed = new Set<string>();
      for (const card of rules.bankTrains(state)) {
        const deal = { train: card.id, from: placeOf(state, card), price: faceOf(card) };
        // Of several trains of a kind in the pool one is as good as another.
        if (listed.has(`${card.type} ${deal.from}`)) continue;
        listed.add(`${card.type} ${deal.from}`);
        yield { fields: withTrade(deal, '') };
        if (card.type !== tradeIn?.type) continue;
        for (const given of company.trains)
          if (tradeIn.given.includes(given.type))
            yield { fields: withTrade({ ...deal, price: tradeIn.price }, given.id) };
      }
      yield* betweenCompanies(state, turn);
    },
  });

  const part: Trains<S, T> = {
    move,
    bankTrains: (state) => rules.bankTrains(state),
    cheapestPrice: (state) => Math.min(...rules.bankTrains(state).map(faceOf)),
    mustOwn(state, id) {
      const company = core.company(state, id);
      return company.trains.length === 0 && (rules.mustOwn?.(state, company) ?? core.hasRoute(state, id));
    },
    mayHelp(state, id) {
      const company = core.company(state, id);
      if (company.trains.length > 0) return false;
      const isShort =
        rules.mayHelpBeyondTreasury?.(state) === true || cashOf(state, id) < part.cheapestPrice(state);
      return isShort && (rules.mayHelp?.(state, company) ?? core.hasRoute(state, id));
    },
    problem(state, turn, deal) {
      const company = core.company(state, turn.company);
      const isTrade = (deal.trade ?? '') !== '';
      const full = isTrade ? null : limitProblem(state, company, deal.from);
      if (full !== null && !makesRoom(state, company, deal.train)) return full;
      if (isOfBank(deal.from)) return bankProblem(state, turn, company, deal);
      if (isTrade) return refuse('train.trade-bank-only');
      return (
        companyProblem(state, turn, deal) ?? rules.betweenProblem?.(state, company.id, deal.from) ?? null
      );
    },
    carryOut(state, buyer, deal, emit) {
      const company = core.company(state, buyer);
      const shortfall = deal.price - cashOf(state, buyer);
      if (shortfall > 0) pay(state, core.requirePresident(state, buyer), buyer, shortfall, 'help', emit);
      pay(state, buyer, isOfBank(deal.from) ? BANK : deal.from, deal.price, 'train', emit);
      if (deal.trade !== undefined && deal.trade !== '') {
        (rules.discard ?? giveUp)(state, takeFromOwner(company, deal.trade));
        emit({ type: 'discarded', company: buyer, train: deal.trade });
      }
      const card = isOfBank(deal.from)
        ? takeFromBank(state, trains, deal.train)
        : takeFromOwner(core.company(state, deal.from), deal.train);
      company.trains.push(card);
      emit({ type: 'train', company: buyer, train: card.type, from: deal.from, price: deal.price });
      rules.bought(state, company, card, deal.from, emit);
    },
    passProblem: (state, turn) =>
      part.mustOwn(state, turn.company) ? refuse('train.must-own', { company: turn.company }) : null,
  };
  return part;
}
