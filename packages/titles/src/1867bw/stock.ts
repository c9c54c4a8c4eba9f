import { type Stock, saleAmounts, stockPart } from '@roundhouse/classic';
import {
  allow,
  BANK,
  countHeld,
  defineFrame,
  defineMove,
  endFrame,
  type Frame,
  findFrame,
  isCompany,
  isPlayer,
  kindOf,
  majorityHolder,
  type Objection,
  POOL,
  percentOf,
  pushFrame,
  refuse,
  StockFrame,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { startMoves } from './start.ts';
import { type CompanyBW, core, isOpen, type StateBW } from './state.ts';

/** Section 7: stock rounds. */

const SALES_FROM = 2;

/** 1867BW-7.2-10: companies are sold one after the other, each once, and their tokens move in that order; no price changes by another's sale. */
export const stock: Stock<StateBW, CompanyBW> = stockPart<StateBW, CompanyBW>(core, {
  turn: 'sell-buy-or-buy-sell',
  sellOncePerCompany: true,
  salesFrom: () => SALES_FROM,
  saleProblem: (_state, { id, stage }) =>
    stage === 'acquired' ? refuse('stock.acquired', { company: id }) : null,
  sources: (_state, { id, stage }, price) =>
    stage === 'acquired'
      ? refuse('stock.acquired-bought', { company: id })
      : [
          { from: id, price, payTo: id },
          { from: POOL, price, payTo: BANK },
        ],
  // 1867BW-7.1-5, ruling 15: private companies do not count.
  certificates: (state, player) =>
    Object.values(state.companies).reduce((sum, company) => sum + countHeld(company, player), 0),
  // Ruling 10
  buysBack: true,
  mustSell: 'nothing',
  afterPurchase(state, { id }, _emit, before) {
    if (before !== null && before !== core.president(state, id) && excessOf(state, before) > 0)
      pushFrame(state, ExcessFrame, { player: before, sold: [] });
  },
  moves: (part) => startMoves(part),
  soldOut: {
    direction: 'up',
    // 1867BW-7.5-3
    isSoldOut: (state, company) =>
      isOpen(company) && company.certificates.every(({ holder }) => isPlayer(state, holder)),
  },
});

/** 1867BW-7.4-5 and -6: a former director above the certificate limit sells at once. */
export interface ExcessFrame extends Frame {
  readonly kind: 'excess';
  readonly player: string;
  sold: string[];
}
export const ExcessFrame = kindOf<ExcessFrame>('excess');

const excessOf = (state: StateBW, player: string): number =>
  stock.certificates(state, player) - core.certificateLimit(state);

/** How many certificates fewer a player has after a sale; a director who is followed gets two for one. */
function certificatesLess(state: StateBW, company: CompanyBW, player: string, percent: number): number {
  const isDirector = core.president(state, company.id) === player;
  const held = (other: string) => percentOf(company, other) - (other === player ? percent : 0);
  const isFollowed = isDirector && majorityHolder(state, company, player, held) !== player;
  return percent / 10 - (isFollowed ? 1 : 0);
}

/** What stands against selling so much of a company, the size of the whole sale aside. */
function blockProblem(state: StateBW, frame: ExcessFrame, id: string, percent: number): Objection | null {
  if (!isCompany(state, id)) return refuse('stock.unknown-company', { company: id });
  const company = core.company(state, id);
  if ((findFrame(state, StockFrame)?.number ?? 0) < SALES_FROM) return refuse('stock.first-round');
  if (frame.sold.includes(id)) return refuse('stock.sold-already', { company: id });
  const price = stock.salePrice(state, company);
  if (typeof price !== 'number') return price;
  return stock.saleProblem(state, company, frame.player, percent, false);
}

/** How many certificates fewer the blocks of these companies can make together, but no more than `most`. */
function mostLess(state: StateBW, frame: ExcessFrame, ids: readonly string[], most: number): number {
  let sums = new Set([0]);
  for (const id of ids) {
    const company = core.company(state, id);
    const less = [...saleAmounts(company, frame.player)].flatMap(({ fields: { percent } }) =>
      blockProblem(state, frame, id, percent) === null
        ? [certificatesLess(state, company, frame.player, percent)]
        : [],
    );
    sums = new Set([...sums].flatMap((sum) => [sum, ...less.map((one) => sum + one)]));
  }
  return Math.max(...[...sums].filter((sum) => sum <= most));
}

/** Ruling 71: one sale of as many certificates as are above the limit, or of as many of them as can be sold; a block that keeps the rest from it is refused. */
function excessProblem(state: StateBW, frame: ExcessFrame, id: string, percent: number): Objection | null {
  const problem = blockProblem(state, frame, id, percent);
  if (problem !== null) return problem;
  const excess = excessOf(state, frame.player);
  const less = certificatesLess(state, core.company(state, id), frame.player, percent);
  if (less < 1 || less > excess) return refuse('excess.count', { excess });
  const others = Object.keys(state.companies).filter((other) => other !== id);
  return less + mostLess(state, frame, others, excess - less) <
    mostLess(state, frame, [...others, id], excess)
    ? refuse('excess.count', { excess })
    : null;
}

const sellExcess = defineMove<StateBW, ExcessFrame, { company: string; percent: number }>({
  type: 'sell',
  fields: { company: shortText, percent: wholeNumber },
  judge(state, frame, { company: id, percent }, player) {
    const problem = excessProblem(state, frame, id, percent);
    if (problem !== null) return problem;
    return allow((emit) => {
      frame.sold.push(id);
      const company = core.company(state, id);
      stock.sellShares(state, company, player, percent, core.price(state, id) ?? 0, emit);
    });
  },
  *candidates(state, { player }) {
    for (const id of Object.keys(state.companies)) yield* saleAmounts(core.company(state, id), player);
  },
});

const hasLegalSale = (state: StateBW, frame: ExcessFrame): boolean =>
  !sellExcess.legal(state, frame, frame.player)[Symbol.iterator]().next().done;

export const excessFrame = defineFrame<StateBW, ExcessFrame>({
  kind: ExcessFrame,
  order: 'order.excess',
  actor: (state, frame) =>
    excessOf(state, frame.player) > 0 && hasLegalSale(state, frame) ? frame.player : null,
  proceed: (state, frame) => endFrame(state, frame),
  moves: [sellExcess],
  label: () => ({ step: 'excess' }),
});
