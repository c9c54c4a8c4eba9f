import {
  allow,
  BANK,
  cashOf,
  cellsMarked,
  defineMove,
  type Emit,
  endFrame,
  type FrameKind,
  isCompany,
  kindOf,
  type Move,
  markActed,
  moveCertificate,
  type Objection,
  OFFERING,
  type PlayerFrame,
  pay,
  percentOf,
  placeMarker,
  playerFrame,
  presidentCertificate,
  refuse,
  type StockFrame,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState, FloatingCompany } from './state.ts';

/** Par values, starting a company, floating. */

/** The space of a company that gets this par value. */
export interface ParRules<S extends ClassicState<C>, C extends ClassicCompany> {
  /** Par values that may be chosen now; by default all that the market marks. */
  prices?(state: S): readonly number[];
  /** What else keeps a company from being started by this player, whatever the price. */
  problem?(state: S, company: C, player: string, shares: number): Objection | null;
  /** Who is paid for the president's certificate; by default the bank. */
  payTo?(company: C): string;
  /** What the title adds once the president's certificate has been taken. */
  started?(state: S, company: C, player: string, emit: Emit): void;
}

export interface Par<S extends ClassicState<C>, C extends ClassicCompany> {
  prices(state: S): readonly number[];
  /** What keeps a company from being started by this player, whatever the price. */
  companyProblem(state: S, company: C, player: string, shares?: number): Objection | null;
  /** What stands against starting a company at this par value, limits of the turn aside. */
  problem(state: S, company: C, price: number, player: string, shares?: number): Objection | null;
  /** Puts the price marker on its par space, under those already there. */
  setPar(state: S, company: C, player: string, price: number, emit: Emit): void;
  /** Takes the president's certificate for the price of so many shares at par. */
  takePresidency(state: S, company: C, player: string, shares: number, emit: Emit): void;
  /** The whole start: par value, president's certificate, and what the title adds. */
  start(state: S, company: C, player: string, price: number, emit: Emit, shares?: number): void;
}

/** Shares that the president's certificate is worth. */
const PRESIDENT_SHARES = 2;

export function parPart<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  rules: ParRules<S, C> = {},
): Par<S, C> {
  const cells = cellsMarked(core.box.market, 'par');
  const prices = cells.map(({ price }) => price);

  const part: Par<S, C> = {
    prices: (state) => rules.prices?.(state) ?? prices,
    companyProblem: (state, company, player, shares = PRESIDENT_SHARES) =>
      company.par === null
        ? (rules.problem?.(state, company, player, shares) ?? null)
        : refuse('start.started', { company: company.id }),
    problem(state, company, price, player, shares = PRESIDENT_SHARES) {
      const problem = part.companyProblem(state, company, player, shares);
      if (problem !== null) return problem;
      if (!part.prices(state).includes(price)) return refuse('start.price', { price });
      const cost = price * shares;
      const cash = cashOf(state, player);
      return cash < cost ? refuse('start.cash', { company: company.id, cost, cash, shares }) : null;
    },
    setPar(state, company, player, price, emit) {
      const cell = cells.find((candidate) => candidate.price === price);
      if (cell === undefined) throw new Error(`${price} is no par value`);
      company.par = price;
      placeMarker(state, company.id, cell.row, cell.column);
      emit({ type: 'par', company: company.id, player, price });
    },
    takePresidency(state, company, player, shares, emit) {
      const certificate = presidentCertificate(company);
      if (certificate === undefined) throw new Error(`${company.id} has no president's certificate`);
      const price = (company.par ?? 0) * shares;
      pay(state, player, rules.payTo?.(company) ?? BANK, price, 'president', emit);
      moveCertificate(company, certificate, player);
      emit({
        type: 'bought',
        company: company.id,
        percent: certificate.percent,
        by: player,
        from: OFFERING,
        price,
      });
    },
    start(state, company, player, price, emit, shares = PRESIDENT_SHARES) {
      part.setPar(state, company, player, price, emit);
      part.takePresidency(state, company, player, shares, emit);
      rules.started?.(state, company, player, emit);
    },
  };
  return part;
}

/** Buying the president's certificate as the purchase of a stock turn. */
export function startMove<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  par: Par<S, C>,
  purchaseProblem: (state: S, frame: StockFrame, company: C, player: string) => Objection | null,
): Move<S, StockFrame> {
  return defineMove<S, StockFrame, { company: string; price: number }>({
    type: 'start',
    fields: { company: shortText, price: wholeNumber },
    judge(state, frame, { company: id, price }, player) {
      if (!isCompany(state, id)) return refuse('start.unknown', { company: id });
      const company = core.company(state, id);
      const problem =
        par.problem(state, company, price, player) ?? purchaseProblem(state, frame, company, player);
      if (problem !== null) return problem;
      return allow((emit) => {
        frame.bought = id;
        markActed(frame, player);
        par.start(state, company, player, price, emit);
      });
    },
    *candidates(state, frame, player) {
      const prices = par.prices(state).filter((price) => price * PRESIDENT_SHARES <= cashOf(state, player));
      if (prices.length === 0) return;
      for (const id in state.companies) {
        const company = core.company(state, id);
        // Asked once, not for every price.
        if (par.companyProblem(state, company, player) !== null) continue;
        if (purchaseProblem(state, frame, company, player) !== null) continue;
        for (const price of prices) yield { fields: { company: id, price } };
      }
    },
  });
}

/** Percent of a started company that must still leave the offering before it floats. */
export const missingToFloat = (company: FloatingCompany, floatPercent: number): number =>
  company.floated || company.par === null
    ? 0
    : Math.max(0, percentOf(company, OFFERING) - (100 - floatPercent));

/** Full capital: once enough is sold the bank pays ten times the par value. */
export function floatIfSold<S extends ClassicState<C>, C extends FloatingCompany>(
  core: Core<S, C>,
  state: S,
  company: FloatingCompany,
  emit: Emit,
): void {
  if (company.floated || company.par === null || missingToFloat(company, core.box.floatPercent) > 0) return;
  company.floated = true;
  const capital = company.par * 10;
  emit({ type: 'floated', company: company.id, capital });
  pay(state, BANK, company.id, capital, 'capital', emit);
}

/** Somebody who has got a president's certificate sets the par value at once. */
export interface ParFrame extends PlayerFrame {
  readonly kind: 'par';
  readonly company: string;
}
export const ParFrame = kindOf<ParFrame>('par');

export function parFrame<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  par: Par<S, C>,
): FrameKind<S> {
  const set = defineMove<S, ParFrame, { price: number }>({
    type: 'par',
    fields: { price: wholeNumber },
    judge(state, frame, { price }, player) {
      if (!par.prices(state).includes(price)) return refuse('start.price', { price });
      return allow((emit) => {
        endFrame(state, frame);
        par.start(state, core.company(state, frame.company), player, price, emit, 0);
      });
    },
    candidates: (state) => par.prices(state).map((price) => ({ fields: { price } })),
  });
  return playerFrame<S, ParFrame>(ParFrame, 'order.par', [set]);
}
