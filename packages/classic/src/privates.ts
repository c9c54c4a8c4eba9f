import {
  allow,
  BANK,
  type Company,
  cashOf,
  defineMove,
  type Emit,
  type FrameKind,
  isObjection,
  isPlayer,
  type KindOf,
  type Move,
  moveCertificate,
  type Objection,
  offerOrDo,
  offers,
  pay,
  privateOf,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import { aboveDeclined, declinedProblem, noteDeclined } from './deals.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from './state.ts';
import { dealOf, type Trains } from './trains.ts';
import { turnOf } from './turn.ts';

/** Private companies: what they pay, and how companies buy them. */

/** At the start of an operating round the bank pays the owners. */
export function payPrivates<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  emit: Emit,
  revenueOf: (item: string) => number = (item) => core.privateFigures(state, item).revenue,
): void {
  for (const { id } of core.box.privates) {
    if (!Object.hasOwn(state.privates, id)) continue;
    const { owner, closed } = privateOf(state, id);
    if (!closed && owner !== BANK) pay(state, BANK, owner, revenueOf(id), 'private-revenue', emit, id);
  }
}

interface PrivateDeal {
  readonly item: string;
  readonly price: number;
}

type Prices = { readonly min: number; readonly max: number };

export interface PrivateSaleRules<S> {
  /** The prices of a private company, or why no company may buy it now; by default what its data and the phase say. */
  prices?(state: S, item: string): Prices | Objection;
  /** What the title adds to a purchase. */
  sold?(state: S, item: string, company: string, seller: string, emit: Emit): void;
}

export interface PrivateSale<S, T extends ClassicTurn> {
  readonly move: Move<S, T>;
  problem(state: S, turn: T, deal: PrivateDeal): Objection | null;
  carryOut(state: S, company: string, deal: PrivateDeal, emit: Emit): void;
  /** Could the company buy any of these, or any at all? */
  isPossible(state: S, turn: T, items?: readonly string[]): boolean;
}

export function privateSalePart<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  core: Core<S, C>,
  rules: PrivateSaleRules<S> = {},
): PrivateSale<S, T> {
  function printedPrices(state: S, item: string): Prices | Objection {
    const { sale } = core.privateFigures(state, item);
    if (sale === null) return refuse('private.no-company', { item });
    if (core.phase(state).privatesForSale.includes(item)) return sale;
    return refuse('private.phase', { item, phase: state.phase });
  }
  const prices = (state: S, item: string) => (rules.prices ?? printedPrices)(state, item);
  const leastPrice = (turn: T, item: string, { min }: Prices): number =>
    Math.max(min, aboveDeclined(turn, item));

  const part: PrivateSale<S, T> = {
    problem(state, turn, { item, price }) {
      if (!Object.hasOwn(state.privates, item)) return refuse('private.unknown', { item });
      const range = prices(state, item);
      if (isObjection(range)) return range;
      const { owner, closed } = privateOf(state, item);
      if (closed) return refuse('private.closed', { item });
      if (!isPlayer(state, owner)) return refuse('private.owner', { item });
      if (price < range.min || price > range.max) return refuse('private.price', { item, ...range });
      const cash = cashOf(state, turn.company);
      if (price > cash) return refuse('private.cash', { company: turn.company, cash });
      return declinedProblem(turn, item, price, 'private.declined');
    },
    carryOut(state, company, { item, price }, emit) {
      const privateCompany = privateOf(state, item);
      const seller = privateCompany.owner;
      pay(state, company, seller, price, 'private', emit);
      privateCompany.owner = company;
      emit({ type: 'acquired', item, by: company, from: seller, price });
      rules.sold?.(state, item, company, seller, emit);
    },
    isPossible: (state, turn, items = Object.keys(state.privates)) =>
      items.some((item) => {
        const range = prices(state, item);
        if (isObjection(range)) return false;
        return part.problem(state, turn, { item, price: leastPrice(turn, item, range) }) === null;
      }),
    move: defineMove<S, T, PrivateDeal>({
      type: 'private',
      fields: { item: shortText, price: wholeNumber },
      judge(state, turn, deal, player) {
        const refusal = part.problem(state, turn, deal);
        if (refusal !== null) return refusal;
        return allow((emit) => {
          const { owner } = privateOf(state, deal.item);
          const offer = { to: owner, buyer: turn.company, seller: owner, itemKind: 'private', ...deal };
          offerOrDo(state, offer, player, () => part.carryOut(state, turn.company, deal, emit), emit);
        });
      },
      *candidates(state, turn) {
        for (const item of Object.keys(state.privates)) {
          const range = prices(state, item);
          if (isObjection(range)) continue;
          const min = leastPrice(turn, item, range);
          const max = Math.min(range.max, Math.floor(cashOf(state, turn.company)));
          if (min <= max)
            yield { fields: { item, price: min }, range: { field: 'price', min, max, step: 1 } };
        }
      },
    }),
  };
  return part;
}

/** What belongs to another player changes hands only with that player's consent. */
export function offerFrame<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  turn: KindOf<T>,
  trains: Trains<S, T>,
  privates: PrivateSale<S, T>,
): FrameKind<S> {
  return offers<S>({
    problem: (state, offer) =>
      offer.itemKind === 'train'
        ? trains.problem(state, turnOf(state, turn), dealOf(offer))
        : privates.problem(state, turnOf(state, turn), offer),
    carryOut(state, offer, emit) {
      if (offer.itemKind === 'train') trains.carryOut(state, offer.buyer, dealOf(offer), emit);
      else privates.carryOut(state, offer.buyer, offer, emit);
    },
    declined: (state, offer) => noteDeclined(turnOf(state, turn), offer.item, offer.price),
  });
}

/** A certificate that comes with a private company. */
export function giveShare(company: Company, from: string, player: string, emit: Emit): void {
  const certificate = company.certificates.find(
    (candidate) => candidate.holder === from && !candidate.president,
  );
  if (certificate === undefined) throw new Error(`There is no share of ${company.id} left`);
  moveCertificate(company, certificate, player);
  emit({
    type: 'bought',
    company: company.id,
    percent: certificate.percent,
    by: player,
    from,
    price: 0,
  });
}
