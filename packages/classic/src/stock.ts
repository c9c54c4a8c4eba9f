import {
  allow,
  BANK,
  byPrice,
  type Company,
  cashOf,
  countHeld,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  endStockTurn,
  type FrameKind,
  heldBy,
  isCompany,
  isObjection,
  leftOf,
  type Move,
  markActed,
  moveCertificate,
  type Objection,
  OFFERING,
  PASS,
  POOL,
  pay,
  percentOf,
  presidentOf,
  privatesOf,
  refuse,
  StockFrame,
  saleProblem,
  sellToPool,
  settlePresidency,
  shortText,
  stockRoundIsOver,
  wholeNumber,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';
import type { ClassicCode } from './texts.ts';

/** The stock round: selling, buying, limits, and what happens when everybody has passed. */

/** A place where a certificate can be bought. */
export interface Source {
  readonly from: string;
  /** For a share of 10%. */
  readonly price: number;
  readonly payTo: string;
}

export interface Sale {
  readonly seller: string;
  readonly percent: number;
  readonly wasPresident: boolean;
}

export interface StockRules<S extends ClassicState<C>, C extends ClassicCompany> {
  /**
   * What a turn is: `sell-buy`: all sales before the purchase; `sell-buy-sell`: also after it; `sell-buy-or-buy-sell`: either
   * first, but no sale after a purchase that followed a sale.
   */
  readonly turn: 'sell-buy' | 'sell-buy-sell' | 'sell-buy-or-buy-sell';
  /** All shares of one company in a turn are sold at once. */
  readonly sellOncePerCompany: boolean;
  /** The first stock round in which shares may be sold. */
  salesFrom(state: S): number;
  /** What else stands against selling so much of a company, in stock rounds and emergencies. */
  saleProblem?(state: S, company: C, player: string, percent: number): Objection | null;
  /** Most percent of a company in the pool; null: no limit. */
  poolPercent?(company: C): number | null;
  /** The fall of the price; by default a row for every 10%. */
  afterSale?(state: S, company: C, sale: Sale, emit: Emit): void;
  /** Where certificates of a started company can be bought, or why nowhere; by default the offering at par and the pool at the price. */
  sources?(state: S, company: C, price: number): readonly Source[] | Objection;
  /** Most percent of a company in one hand: never less than the box says, which is the default. */
  holdLimit?(state: S, company: C): number;
  /** Certificates of a player that count, in whole numbers; by default private companies and certificates of all companies that count. */
  certificates?(state: S, player: string): number;
  /** Do the certificates of a company count towards the limit? */
  counts?(state: S, company: C): boolean;
  /** May any number of shares of the company be bought in one turn? */
  unlimited?(state: S, company: C): boolean;
  /** May more of such a company be bought after a sale? */
  mayBuyAfterSelling?(state: S): boolean;
  /** `before` was president when the share was bought. */
  afterPurchase?(state: S, company: C, emit: Emit, before: string | null): void;
  /** May a player buy what that player has sold in the same stock round? */
  readonly buysBack?: true;
  /** Who is above a limit must sell first in a turn: any legal sale, only as long as one helps, or not at all. */
  readonly mustSell: 'anything' | 'what-helps' | 'nothing';
  /** What starts companies, and the title's own moves. */
  readonly moves: (stock: Stock<S, C>) => StockMoves<S>;
  /** Companies that go up at the end of the round, and which way; by default those wholly in players' hands, up. */
  readonly soldOut?: {
    readonly direction: 'up' | 'right';
    isSoldOut(state: S, company: C): boolean;
  };
  roundEnded?(state: S, emit: Emit): void;
}

/** Moves of a turn besides selling, buying and passing; where they depend on the state, for variants, also all that there can be. */
type StockMoves<S> =
  | readonly Move<S, StockFrame>[]
  | { now(state: S): readonly Move<S, StockFrame>[]; readonly all: readonly Move<S, StockFrame>[] };

export interface Stock<S extends ClassicState<C>, C extends ClassicCompany> {
  readonly sell: Move<S, StockFrame>;
  readonly frame: FrameKind<S>;
  certificates(state: S, player: string): number;
  holdLimit(state: S, company: C): number;
  /** The price of a share to be sold. */
  salePrice(state: S, company: C): number | Objection;
  /** What stands against selling so much, turn and price aside. */
  saleProblem(
    state: S,
    company: C,
    player: string,
    percent: number,
    keepPresidency: boolean,
  ): Objection | null;
  /** Carries out a sale that has been found legal. */
  sellShares(state: S, company: C, player: string, percent: number, price: number, emit: Emit): void;
  /** What stands against any purchase of a company's stock in this turn. */
  purchaseProblem(state: S, frame: StockFrame, company: C, player: string): Objection | null;
}

/** Every amount that certificates of the player can make up, at most so much. */
export function* saleAmounts(
  company: Company,
  player: string,
  most = 100,
): Iterable<{ fields: { company: string; percent: number } }> {
  const held = Math.min(percentOf(company, player), most);
  if (held <= 0) return;
  const smallest = Math.min(...company.certificates.map((certificate) => certificate.percent));
  for (let percent = smallest; percent <= held; percent += smallest)
    yield { fields: { company: company.id, percent } };
}

/** What a player with so much money can buy there: most of what there is is too dear late in a turn. */
function* buyable(company: Company, source: Source, cash: number) {
  const { from } = source;
  const sizes: number[] = [];
  for (const { holder, president, percent } of company.certificates) {
    if (holder !== from || president || sizes.includes(percent)) continue;
    if (priceOf(source, percent) <= cash) sizes.push(percent);
  }
  for (const percent of sizes) yield { fields: { company: company.id, from, percent } };
}

const priceOf = ({ price }: Source, percent: number): number => Math.ceil((price * percent) / 10);

export function stockPart<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  rules: StockRules<S, C>,
): Stock<S, C> {
  const counts = (state: S, company: C) => rules.counts?.(state, company) ?? true;
  const poolPercent = (company: C) =>
    rules.poolPercent === undefined ? core.box.poolPercent : rules.poolPercent(company);
  /** Has a player so many certificates that count? Seldom, so what is held is counted first, whether it counts or not. */
  function hasCertificates(state: S, player: string, count: number): boolean {
    let held = privatesOf(state, player).length;
    for (const id in state.companies) held += countHeld(core.company(state, id), player);
    return held >= count && part.certificates(state, player) >= count;
  }
  const hasTooMany = (state: S, player: string) =>
    hasCertificates(state, player, core.certificateLimit(state) + 1);
  const hasAllCertificates = (state: S, player: string) =>
    hasCertificates(state, player, core.certificateLimit(state));
  const holdsTooMuch = (state: S, company: C, player: string): boolean => {
    const held = percentOf(company, player);
    return held > core.box.holdPercent && held > part.holdLimit(state, company);
  };

  function sources(state: S, company: C): readonly Source[] | Objection {
    const price = core.price(state, company.id);
    if (company.par === null || price === null || core.president(state, company.id) === null) {
      if (rules.sources === undefined || price === null)
        return refuse('stock.not-started', { company: company.id });
    }
    return (
      rules.sources?.(state, company, price ?? 0) ?? [
        { from: OFFERING, price: company.par ?? 0, payTo: BANK },
        { from: POOL, price: price ?? 0, payTo: BANK },
      ]
    );
  }

  const sell = defineMove<S, StockFrame, { company: string; percent: number }>({
    type: 'sell',
    fields: { company: shortText, percent: wholeNumber },
    judge(state, frame, { company: id, percent }, player) {
      if (!isCompany(state, id)) return refuse('stock.unknown-company', { company: id });
      const company = core.company(state, id);
      const closed = salesProblem(state, frame);
      if (closed !== null) return closed;
      if (rules.sellOncePerCompany && frame.soldNow.includes(id))
        return refuse('stock.sold-already', { company: id });
      const price = part.salePrice(state, company);
      if (typeof price !== 'number') return price;
      const problem = part.saleProblem(state, company, player, percent, false);
      if (problem !== null) return problem;
      return allow((emit) => {
        part.sellShares(state, company, player, percent, price, emit);
        frame.sold[player] = [...new Set([...(frame.sold[player] ?? []), id])];
        frame.soldNow.push(id);
        if (frame.bought !== null) frame.soldAfterBuying = true;
        markActed(frame, player);
      });
    },
    *candidates(state, frame, player) {
      if (salesProblem(state, frame) !== null) return;
      for (const id in state.companies) {
        const company = core.company(state, id);
        const most = poolPercent(company);
        yield* saleAmounts(company, player, most === null ? 100 : most - percentOf(company, POOL));
      }
    },
  });

  /** What stands against any sale in this turn. */
  function salesProblem(state: S, frame: StockFrame): Objection | null {
    if (frame.bought !== null && mayNotSellAfterBuying(frame)) return refuse('stock.sales-first');
    return frame.number < rules.salesFrom(state) ? refuse('stock.first-round') : null;
  }

  /** What the course of the turn has against buying this company's stock. */
  function turnProblem(state: S, frame: StockFrame, company: C, player: string): Objection | null {
    if (frame.soldAfterBuying && rules.mayBuyAfterSelling?.(state) !== true)
      return refuse('stock.bought-and-sold');
    const isMore = frame.bought === company.id && rules.unlimited?.(state, company) === true;
    if (frame.bought !== null && !isMore) return refuse('stock.one-purchase');
    return rules.buysBack !== true && frame.sold[player]?.includes(company.id)
      ? refuse('stock.sold-before', { company: company.id })
      : null;
  }

  /** Sold before the purchase: then nothing more is sold after it, unless the turn is `sell-buy-sell`. */
  const mayNotSellAfterBuying = (frame: StockFrame): boolean =>
    rules.turn === 'sell-buy' ||
    (rules.turn === 'sell-buy-or-buy-sell' && frame.soldNow.length > 0 && !frame.soldAfterBuying);

  const buy = defineMove<S, StockFrame, { company: string; from: string; percent: number }>({
    type: 'buy',
    fields: { company: shortText, from: shortText, percent: wholeNumber },
    judge(state, frame, { company: id, from, percent }, player) {
      if (!isCompany(state, id)) return refuse('stock.unknown-company', { company: id });
      const company = core.company(state, id);
      const early = part.purchaseProblem(state, frame, company, player);
      if (early !== null) return early;
      const places = sources(state, company);
      if (isObjection(places)) return places;
      const source = places.find((candidate) => candidate.from === from);
      const certificate = heldBy(company, from).find((held) => !held.president && held.percent === percent);
      if (source === undefined || certificate === undefined)
        return refuse('stock.not-for-sale', { company: id, percent, from });
      const limit = part.holdLimit(state, company);
      if (percentOf(company, player) + percent > limit)
        return refuse('stock.hold-limit', { company: id, limit });
      const price = priceOf(source, percent);
      const cash = cashOf(state, player);
      if (cash < price) return refuse('stock.cash', { price, cash });
      return allow((emit) => {
        const before = core.president(state, id);
        pay(state, player, source.payTo, price, 'share', emit);
        moveCertificate(company, certificate, player);
        emit({ type: 'bought', company: id, percent, by: player, from, price });
        settlePresidency(state, company, emit);
        frame.bought = id;
        markActed(frame, player);
        rules.afterPurchase?.(state, company, emit, before);
      });
    },
    *candidates(state, frame, player) {
      const isFull = hasAllCertificates(state, player);
      const cash = cashOf(state, player);
      for (const id in state.companies) {
        const company = core.company(state, id);
        if ((isFull && counts(state, company)) || turnProblem(state, frame, company, player) !== null)
          continue;
        const places = sources(state, company);
        if (isObjection(places)) continue;
        for (const source of places) yield* buyable(company, source, cash);
      }
    },
  });

  const pass = defineMove<S, StockFrame>({
    type: PASS,
    judge: (state, frame, _fields, player) => allow((emit) => endStockTurn(state, frame, player, emit)),
  });

  /** Is a player above a limit? */
  function isAbove(state: S, player: string): boolean {
    if (hasTooMany(state, player)) return true;
    for (const id in state.companies) if (holdsTooMuch(state, core.company(state, id), player)) return true;
    return false;
  }

  /** Does a sale of this company bring a player back towards a limit? */
  const helps = (state: S, player: string, company: C): boolean =>
    (hasTooMany(state, player) && counts(state, company)) || holdsTooMuch(state, company, player);

  /** A player above a limit can do nothing but sell, as long as there is a legal sale. */
  function onlySelling(state: S, frame: StockFrame): boolean {
    if (rules.mustSell === 'nothing' || !isAbove(state, frame.turn)) return false;
    for (const { action } of sell.legal(state, frame, frame.turn)) {
      if (rules.mustSell === 'anything') return true;
      if (helps(state, frame.turn, core.company(state, String(action.company)))) return true;
    }
    return false;
  }

  /** The move stays closed to a player who must sell first. */
  const afterSelling = (move: Move<S, StockFrame>): Move<S, StockFrame> => ({
    ...move,
    judge: (state, _frame, { player }) =>
      refuse('stock.must-sell', { limit: hasTooMany(state, player) ? 'certificates' : 'holding' }),
    legal: () => [],
  });

  /** Lists of moves, made once for each list of the title's own. */
  const lists = new WeakMap<readonly Move<S, StockFrame>[], { all: Moves; selling: Moves }>();
  type Moves = readonly Move<S, StockFrame>[];
  function listsFor(own: Moves): { all: Moves; selling: Moves } {
    let made = lists.get(own);
    if (made === undefined) {
      const others = [buy, ...own, pass];
      made = { all: [sell, ...others], selling: [sell, ...others.map(afterSelling)] };
      lists.set(own, made);
    }
    return made;
  }

  const isSoldOut = (state: S, company: C): boolean =>
    core.operates(state, company) && percentOf(company, OFFERING) === 0 && percentOf(company, POOL) === 0;

  /** In operating order, so that stacks keep theirs. */
  function raiseSoldOut(state: S, emit: Emit): void {
    const soldOut = rules.soldOut ?? { direction: 'up', isSoldOut };
    for (const id of byPrice(core.box.market, state)) {
      if (!isCompany(state, id)) continue;
      const company = core.company(state, id);
      if (soldOut.isSoldOut(state, company)) core.movePrice(state, id, soldOut.direction, 1, emit);
    }
  }

  const part: Stock<S, C> = {
    sell,
    certificates(state, player) {
      if (rules.certificates !== undefined) return rules.certificates(state, player);
      let sum = privatesOf(state, player).length;
      for (const id in state.companies) {
        const company = core.company(state, id);
        const held = countHeld(company, player);
        if (held > 0 && counts(state, company)) sum += held;
      }
      return sum;
    },
    holdLimit: (state, company) => rules.holdLimit?.(state, company) ?? core.box.holdPercent,
    salePrice: (state, company) =>
      core.price(state, company.id) ?? refuse('stock.no-price', { company: company.id }),
    saleProblem(state, company, player, percent, keepPresidency) {
      const own = rules.saleProblem?.(state, company, player, percent) ?? null;
      if (own !== null) return own;
      const limits = { poolPercent: poolPercent(company), keepPresidency };
      const problem = saleProblem(state, company, player, percent, limits);
      return problem === null
        ? null
        : refuse(`stock.${problem}` satisfies ClassicCode, { company: company.id });
    },
    sellShares(state, company, player, percent, price, emit) {
      const wasPresident = presidentOf(company, (holder) => holder === player) === player;
      const proceeds = Math.floor((price * percent) / 10);
      sellToPool(state, company, player, percent, emit);
      pay(state, BANK, player, proceeds, 'shares', emit);
      emit({ type: 'sold', company: company.id, percent, by: player, price: proceeds });
      const sale = { seller: player, percent, wasPresident };
      if (rules.afterSale !== undefined) rules.afterSale(state, company, sale, emit);
      else core.movePrice(state, company.id, 'down', percent / 10, emit);
    },
    purchaseProblem(state, frame, company, player) {
      const problem = turnProblem(state, frame, company, player);
      if (problem !== null) return problem;
      if (!counts(state, company) || !hasAllCertificates(state, player)) return null;
      const held = part.certificates(state, player);
      return refuse('stock.certificate-limit', { held, limit: core.certificateLimit(state) });
    },
    get frame() {
      return frame;
    },
  };

  const own = rules.moves(part);
  const frame = defineFrame<S, StockFrame>({
    kind: StockFrame,
    order: (state, stock) => (onlySelling(state, stock) ? 'stock.must-sell' : 'order.stock'),
    actor: (state, stock) => (stockRoundIsOver(state, stock) ? null : stock.turn),
    proceed(state, stock, emit) {
      endFrame(state, stock);
      if (stock.lastActor !== null) state.priority = leftOf(state, stock.lastActor);
      raiseSoldOut(state, emit);
      rules.roundEnded?.(state, emit);
    },
    moves(state, stock) {
      const { all, selling } = listsFor('now' in own ? own.now(state) : own);
      return onlySelling(state, stock) ? selling : all;
    },
    all: listsFor('now' in own ? own.all : own).all,
    label: (_state, stock) => ({ round: `SR ${stock.number}`, step: 'stock' }),
  });
  return part;
}
