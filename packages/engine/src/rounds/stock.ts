import type { Emit } from '../core/event.ts';
import { name, wholeNumber } from '../core/fields.ts';
import { PASS } from '../core/game.ts';
import { defineMove } from '../core/move.ts';
import { type BaseState, type Frame, leftOf, playersLeft } from '../core/state.ts';
import { allow, byRule, isObjection, type Objection } from '../core/verdict.ts';
import { BANK, cashOf, type HasCash, pay } from '../money/purse.ts';
import {
  type Company,
  type HasCompanies,
  heldBy,
  isCompany,
  moveCertificate,
  percentOf,
  presidentOf,
} from '../shares/certificates.ts';
import { settlePresidency } from '../shares/presidency.ts';
import { type SaleProblem, saleProblem, sellToPool } from '../shares/selling.ts';

/** A stock round: turns go round until everybody has passed in a row. */
export interface StockFrame extends Frame {
  readonly kind: 'stock';
  readonly number: number;
  turn: string;
  /** Passes in a row. */
  passes: number;
  /** What the player on turn has done so far. */
  acted: boolean;
  bought: string | null;
  soldAfterBuying: boolean;
  /** Companies that each player has sold in this round. */
  sold: Record<string, string[]>;
  /** Companies sold in the present turn. */
  soldNow: string[];
  lastActor: string | null;
}

export type StockState = BaseState & HasCash & HasCompanies;

/** A place where a certificate can be bought. */
export interface Source {
  readonly from: string;
  /** For a share of 10%. */
  readonly price: number;
  readonly payTo: string;
}

export interface StockRules<S extends StockState, C extends Company> {
  company(state: S, id: string): C;
  /** `sell-buy`: all sales before the purchase; `sell-buy-sell`: also after it. */
  readonly pattern: 'sell-buy' | 'sell-buy-sell';
  /** All shares of one company in a turn are sold at once. */
  readonly oneBlock: boolean;
  /** The price of a share, or why none of it may be sold at all. */
  salePrice(state: S, frame: StockFrame, company: C, player: string): number | Objection;
  poolPercent(company: C): number | null;
  /** Shares of a player that may not be sold now, in percent; none unless told otherwise. */
  lockedPercent?(state: S, company: C, player: string): number;
  /** The fall of the price. */
  afterSale(
    state: S,
    company: C,
    sale: { seller: string; percent: number; wasPresident: boolean },
    emit: Emit,
  ): void;
  /** Where ordinary certificates can be bought, or why none can. */
  sources(state: S, company: C): readonly Source[] | Objection;
  holdLimit(state: S, company: C, player: string): number;
  certificateLimit(state: S): number;
  /** Certificates of a player that count. */
  certificates(state: S, player: string): number;
  counts(state: S, company: C): boolean;
  /** Any number of shares of the company may be bought in one turn. */
  unlimited(state: S, company: C): boolean;
  /** May more of such a company be bought after a sale? Not unless told otherwise. */
  resumes?(state: S): boolean;
  afterPurchase(state: S, company: C, emit: Emit): void;
  readonly ids: {
    readonly sale: Readonly<Record<SaleProblem, string>>;
    readonly order: string;
    readonly oneBlock: string;
    /** Needed only with `lockedPercent`. */
    readonly locked?: string;
    readonly onePurchase: string;
    readonly soldBefore: string;
    readonly holdLimit: string;
    readonly certificateLimit: string;
    readonly cash: string;
    readonly notForSale: string;
  };
}

export const openStockRound = (state: StockState, number: number, first: string): StockFrame => ({
  kind: 'stock',
  number,
  turn: first,
  passes: 0,
  acted: false,
  bought: null,
  soldAfterBuying: false,
  sold: Object.fromEntries(state.players.map((player) => [player.id, []])),
  soldNow: [],
  lastActor: null,
});

const SALE_MESSAGES: Readonly<Record<SaleProblem, (company: string) => string>> = {
  'not-held': (company) => `You have no shares that make up so much of ${company}.`,
  'pool-full': (company) => `More of ${company} would be in the pool than may be.`,
  'president-certificate': (company) =>
    `The president's certificate of ${company} cannot go to the pool, and nobody else holds enough to take it.`,
  'presidency-protected': (company) => `This sale would take the presidency of ${company} away.`,
};

export const saleMessage = (problem: SaleProblem, company: string): string => SALE_MESSAGES[problem](company);

/** Notes that the player on turn has done something. */
export function markActed(frame: StockFrame, player: string): void {
  frame.acted = true;
  frame.passes = 0;
  frame.lastActor = player;
}

export function endStockTurn(state: BaseState, frame: StockFrame, player: string, emit: Emit): void {
  if (!frame.acted) {
    frame.passes++;
    emit({ type: 'pass', who: player, step: 'stock' });
  }
  frame.turn = leftOf(state, player);
  frame.acted = false;
  frame.bought = null;
  frame.soldAfterBuying = false;
  frame.soldNow = [];
}

export const stockRoundIsOver = (state: BaseState, frame: StockFrame): boolean =>
  frame.passes >= playersLeft(state);

/** Is a player above a limit, so that nothing but selling is allowed? */
export function mustSell<S extends StockState, C extends Company>(
  rules: StockRules<S, C>,
  state: S,
  player: string,
): boolean {
  if (rules.certificates(state, player) > rules.certificateLimit(state)) return true;
  for (const id in state.companies)
    if (isAboveHoldLimit(rules, state, rules.company(state, id), player)) return true;
  return false;
}

function isAboveHoldLimit<S extends StockState, C extends Company>(
  rules: StockRules<S, C>,
  state: S,
  company: C,
  player: string,
): boolean {
  const held = percentOf(company, player);
  return held > 0 && held > rules.holdLimit(state, company, player);
}

export function stockMoves<S extends StockState, C extends Company>(rules: StockRules<S, C>) {
  const { ids } = rules;

  const sell = defineMove<S, StockFrame, { company: string; percent: number }>({
    type: 'sell',
    fields: { company: name, percent: wholeNumber },
    judge(state, frame, { company: id, percent }, player) {
      if (!isCompany(state, id)) return byRule(ids.notForSale, `There is no company "${id}".`);
      const company = rules.company(state, id);
      if (frame.bought !== null && rules.pattern === 'sell-buy') {
        return byRule(ids.order, 'All sales of a turn come before the purchase.');
      }
      if (rules.oneBlock && frame.soldNow.includes(id)) {
        return byRule(ids.oneBlock, `Shares of ${id} have been sold in this turn already.`);
      }
      const price = rules.salePrice(state, frame, company, player);
      if (typeof price !== 'number') return price;
      const locked = lockProblem(rules, state, company, player, percent);
      if (locked !== null) return locked;
      const problem = saleProblem(state, company, player, percent, {
        poolPercent: rules.poolPercent(company),
      });
      if (problem !== null) return byRule(ids.sale[problem], saleMessage(problem, id));
      return allow((emit) => {
        sellShares(rules, state, company, player, percent, price, emit);
        frame.sold[player] = [...new Set([...(frame.sold[player] ?? []), id])];
        frame.soldNow.push(id);
        if (frame.bought !== null) frame.soldAfterBuying = true;
        markActed(frame, player);
      });
    },
    *candidates(state, _frame, player) {
      for (const id of Object.keys(state.companies)) yield* blocks(rules.company(state, id), player);
    },
  });

  const buy = defineMove<S, StockFrame, { company: string; from: string; percent: number }>({
    type: 'buy',
    fields: { company: name, from: name, percent: wholeNumber },
    judge(state, frame, { company: id, from, percent }, player) {
      if (!isCompany(state, id)) return byRule(ids.notForSale, `There is no company "${id}".`);
      const company = rules.company(state, id);
      const early = purchaseProblem(rules, state, frame, company, player);
      if (early !== null) return early;
      const sources = rules.sources(state, company);
      if (isObjection(sources)) return sources;
      const source = sources.find((candidate) => candidate.from === from);
      const certificate = heldBy(company, from).find((held) => !held.president && held.percent === percent);
      if (source === undefined || certificate === undefined) {
        return byRule(
          ids.notForSale,
          `There is no share of ${percent}% of ${id} for sale there ("${from}").`,
        );
      }
      const limit = rules.holdLimit(state, company, player);
      if (percentOf(company, player) + percent > limit) {
        return byRule(ids.holdLimit, `You may not hold more than ${limit}% of ${id}.`);
      }
      const price = Math.ceil((source.price * percent) / 10);
      if (cashOf(state, player) < price) {
        return byRule(ids.cash, `The share costs $${price}; you have $${cashOf(state, player)}.`);
      }
      return allow((emit) => {
        pay(state, player, source.payTo, price, 'share', emit);
        moveCertificate(company, certificate, player);
        emit({ type: 'bought', company: id, percent, by: player, from, price });
        settlePresidency(state, company, emit);
        frame.bought = id;
        markActed(frame, player);
        rules.afterPurchase(state, company, emit);
      });
    },
    *candidates(state) {
      for (const id of Object.keys(state.companies)) {
        const sources = rules.sources(state, rules.company(state, id));
        if (isObjection(sources)) continue;
        for (const { from } of sources) yield* buyable(rules.company(state, id), from);
      }
    },
  });

  const pass = defineMove<S, StockFrame, object>({
    type: PASS,
    fields: {},
    judge: (state, frame, _fields, player) => allow((emit) => endStockTurn(state, frame, player, emit)),
    candidates: () => [{ fields: {} }],
  });

  return { sell, buy, pass };
}

/** Would a sale touch shares that have to be kept? */
export function lockProblem<S extends StockState, C extends Company>(
  rules: Pick<StockRules<S, C>, 'lockedPercent' | 'ids'>,
  state: S,
  company: C,
  player: string,
  percent: number,
): Objection | null {
  const locked = rules.lockedPercent?.(state, company, player) ?? 0;
  if (locked === 0 || percent > percentOf(company, player)) return null;
  return percent <= percentOf(company, player) - locked
    ? null
    : byRule(rules.ids.locked ?? rules.ids.order, `${locked}% of ${company.id} must be kept for now.`);
}

/** What stands against any purchase of a company's stock in this turn. */
export function purchaseProblem<S extends StockState, C extends Company>(
  rules: StockRules<S, C>,
  state: S,
  frame: StockFrame,
  company: C,
  player: string,
): Objection | null {
  const { ids } = rules;
  if (frame.soldAfterBuying && rules.resumes?.(state) !== true)
    return byRule(ids.order, 'After the purchase and a sale nothing more can be bought in this turn.');
  if (frame.bought !== null && !(frame.bought === company.id && rules.unlimited(state, company))) {
    return byRule(ids.onePurchase, 'You have bought a certificate in this turn.');
  }
  if (frame.sold[player]?.includes(company.id)) {
    return byRule(ids.soldBefore, `You have sold shares of ${company.id} in this stock round.`);
  }
  if (rules.counts(state, company) && rules.certificates(state, player) >= rules.certificateLimit(state)) {
    return byRule(
      ids.certificateLimit,
      `You have ${rules.certificates(state, player)} certificates and may have ${rules.certificateLimit(state)}.`,
    );
  }
  return null;
}

/** Carries out a sale that has been found legal. */
export function sellShares<S extends StockState, C extends Company>(
  rules: Pick<StockRules<S, C>, 'afterSale'>,
  state: S,
  company: C,
  player: string,
  percent: number,
  price: number,
  emit: Emit,
): void {
  const wasPresident = presidentOf(company, (holder) => holder === player) === player;
  const proceeds = Math.floor((price * percent) / 10);
  sellToPool(state, company, player, percent, emit);
  pay(state, BANK, player, proceeds, 'shares', emit);
  emit({ type: 'sold', company: company.id, percent, by: player, price: proceeds });
  rules.afterSale(state, company, { seller: player, percent, wasPresident }, emit);
}

/** Every amount that certificates of the player can make up. */
export function* blocks(
  company: Company,
  player: string,
): Iterable<{ fields: { company: string; percent: number } }> {
  const smallest = Math.min(...company.certificates.map((certificate) => certificate.percent));
  const held = percentOf(company, player);
  for (let percent = smallest; percent <= held; percent += smallest)
    yield { fields: { company: company.id, percent } };
}

function* buyable(company: Company, from: string) {
  const sizes: number[] = [];
  for (const { holder, president, percent } of company.certificates) {
    if (holder === from && !president && !sizes.includes(percent)) sizes.push(percent);
  }
  for (const percent of sizes) yield { fields: { company: company.id, from, percent } };
}
