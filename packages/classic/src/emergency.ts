import {
  allow,
  BANK,
  cashOf,
  defineMove,
  type Emit,
  type ForcedPurchase,
  findFrame,
  isCompany,
  type KindOf,
  type Move,
  type Objection,
  OperatingFrame,
  pay,
  percentOf,
  refuse,
  resort,
  type SaleProblem,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from './state.ts';
import { type Stock, saleAmounts } from './stock.ts';
import type { PartCode } from './texts.ts';
import type { Trains } from './trains.ts';

/** Shares sold for a train that the company cannot pay, and bankruptcy. */

export interface EmergencyRules<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn> {
  readonly turn: KindOf<T>;
  /** Presidencies that may not change: that of the operating company alone, or of every company. */
  keepsPresidency(state: S, turn: T, company: C): boolean;
  /** Are shares sold also for a train that need not be bought, as long as it can then be paid? */
  readonly alsoForFreePurchase: boolean;
  /** What else stands against selling a block. */
  blockProblem?(state: S, turn: T, company: C, player: string, percent: number): Objection | null;
  /** Notes what has been sold, where only one block of a company may be. */
  readonly sellOncePerCompany?: boolean;
  /** Who gets the cash of a bankrupt player; by default the bank. */
  bankruptCashTo?(state: S, turn: T): string;
  /** Companies in the order in which a bankrupt's shares are sold; by default as they are listed. */
  sellingOrder?(state: S): readonly string[];
}

export interface Emergency<S, T extends ClassicTurn> {
  readonly sale: Move<S, T>;
  readonly bankrupt: Move<S, T>;
  /** What the president still lacks for the cheapest train of the bank. */
  shortfall(state: S, turn: T): number;
  /** Everything that sales could bring. */
  maxProceeds(state: S, turn: T, player: string): number;
  /** Could the president bring up what the cheapest train of the bank costs? */
  canStillPay(state: S, turn: T): boolean;
  /** What is to be shown of a purchase that the treasury cannot pay; null where none is due. */
  forcedPurchase(state: S): ForcedPurchase | null;
}

/** What no sale may do has rules of its own here; what a title adds about sales keeps its own. */
const EMERGENCY_CODES: Readonly<Record<string, PartCode<'emergency'>>> = {
  'stock.not-held': 'emergency.not-held',
  'stock.pool-full': 'emergency.pool-full',
  'stock.president-certificate': 'emergency.president-certificate',
  'stock.presidency-protected': 'emergency.presidency-protected',
} satisfies Record<`stock.${SaleProblem}`, PartCode<'emergency'>>;

/** Companies of which a block has been sold for a train in this turn. */
interface SoldBlocks {
  emergencySold?: string[];
}

export function emergencyPart<
  S extends ClassicState<C>,
  C extends ClassicCompany,
  T extends ClassicTurn & SoldBlocks,
>(
  core: Core<S, C>,
  stock: Stock<S, C>,
  trains: Trains<S, T>,
  rules: EmergencyRules<S, C, T>,
): Emergency<S, T> {
  function blockProblem(state: S, turn: T, company: C, player: string, percent: number): Objection | null {
    const own = rules.blockProblem?.(state, turn, company, player, percent) ?? null;
    if (own !== null) return own;
    if (turn.emergencySold?.includes(company.id) === true)
      return refuse('emergency.sold-already', { company: company.id });
    const keeps = rules.keepsPresidency(state, turn, company);
    const problem = stock.saleProblem(state, company, player, percent, keeps);
    const code = problem === null ? undefined : EMERGENCY_CODES[problem.code];
    return problem === null || code === undefined ? problem : refuse(code, problem.facts);
  }

  /** The largest blocks that may be sold, company by company. */
  function* largestBlocks(state: S, turn: T, player: string) {
    for (const id of rules.sellingOrder?.(state) ?? Object.keys(state.companies)) {
      const company = core.company(state, id);
      const price = stock.salePrice(state, company);
      if (typeof price !== 'number') continue;
      let percent = percentOf(company, player);
      if (percent === 0) continue;
      const smallest = Math.min(...company.certificates.map((certificate) => certificate.percent));
      while (percent > 0 && blockProblem(state, turn, company, player, percent) !== null) percent -= smallest;
      if (percent > 0) yield { company, percent, price };
    }
  }

  function notAllowed(state: S, turn: T): Objection | null {
    const { company } = turn;
    if (!trains.mayHelp(state, company)) return refuse('emergency.not-due');
    if (trains.mustOwn(state, company)) return null;
    if (!rules.alsoForFreePurchase) return refuse('emergency.not-due');
    return part.canStillPay(state, turn) ? null : refuse('emergency.hopeless');
  }

  const sale = defineMove<S, T, { company: string; percent: number }>({
    type: 'sell',
    fields: { company: shortText, percent: wholeNumber },
    judge(state, turn, { company: id, percent }, player) {
      if (!isCompany(state, id)) return refuse('emergency.unknown-company', { company: id });
      const company = core.company(state, id);
      const notDue = notAllowed(state, turn);
      if (notDue !== null) return notDue;
      const lacking = part.shortfall(state, turn);
      if (lacking <= 0) return refuse('emergency.enough');
      const price = stock.salePrice(state, company);
      if (typeof price !== 'number') return price;
      const problem = blockProblem(state, turn, company, player, percent);
      if (problem !== null) return problem;
      if ((percent / 10 - 1) * price >= lacking) return refuse('emergency.fewer', { company: id, lacking });
      return allow((emit) => {
        stock.sellShares(state, company, player, percent, price, emit);
        turn.lastSale = price;
        if (rules.sellOncePerCompany === true) turn.emergencySold = [...(turn.emergencySold ?? []), id];
        const round = findFrame(state, OperatingFrame);
        if (round !== undefined) resort(round, core.operatingOrder(state));
      });
    },
    *candidates(state, turn, player) {
      if (notAllowed(state, turn) !== null || part.shortfall(state, turn) <= 0) return;
      for (const id in state.companies) yield* saleAmounts(core.company(state, id), player);
    },
  });

  /** All that can be sold is sold, the cash is lost, the game ends. */
  function goBankrupt(state: S, turn: T, player: string, emit: Emit): void {
    emit({ type: 'bankrupt', player });
    for (const { company, percent, price } of largestBlocks(state, turn, player))
      stock.sellShares(state, company, player, percent, price, emit);
    pay(
      state,
      player,
      rules.bankruptCashTo?.(state, turn) ?? BANK,
      cashOf(state, player),
      'bankruptcy',
      emit,
    );
    state.bankrupt = player;
    core.endGame(state, 'bankruptcy', emit);
  }

  const bankrupt = defineMove<S, T>({
    type: 'bankrupt',
    judge(state, turn, _fields, player) {
      const { company } = turn;
      if (!trains.mustOwn(state, company) || !trains.mayHelp(state, company))
        return refuse('bankrupt.not-forced', { company });
      if (part.canStillPay(state, turn)) return refuse('bankrupt.can-pay');
      return allow((emit) => goBankrupt(state, turn, player, emit));
    },
  });

  const part: Emergency<S, T> = {
    sale,
    bankrupt,
    shortfall: (state, turn) =>
      trains.cheapestPrice(state) -
      cashOf(state, turn.company) -
      cashOf(state, core.requirePresident(state, turn.company)),
    maxProceeds(state, turn, player) {
      let sum = 0;
      for (const { percent, price } of largestBlocks(state, turn, player)) sum += (price * percent) / 10;
      return sum;
    },
    canStillPay: (state, turn) =>
      part.shortfall(state, turn) <=
      part.maxProceeds(state, turn, core.requirePresident(state, turn.company)),
    forcedPurchase(state) {
      const turn = findFrame(state, rules.turn);
      if (turn?.step !== 'trains' || !trains.mustOwn(state, turn.company)) return null;
      if (!trains.mayHelp(state, turn.company)) return null;
      const player = core.requirePresident(state, turn.company);
      const sales = [...largestBlocks(state, turn, player)].map(({ company, percent, price }) => ({
        company: company.id,
        percent,
        proceeds: (price * percent) / 10,
      }));
      return { company: turn.company, player, price: trains.cheapestPrice(state), sales };
    },
  };
  return part;
}
