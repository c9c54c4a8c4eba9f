import {
  floatIfSold,
  markActed,
  parPart,
  type Stock,
  type StockFrame,
  parFrame as setParFrame,
  startMove,
  stockPart,
} from '@roundhouse/classic';
import {
  allow,
  type Cell,
  closePrivate,
  defineMove,
  type Emit,
  hasMark,
  type Move,
  privateOf,
  pushFrame,
  refuse,
  wholeNumber,
} from '@roundhouse/engine';
import { NEUTRAL } from './data/data.ts';
import type { HomeFrame } from './home.ts';
import { type Company1882, core, type State1882 } from './state.ts';

/** Section 10: stock rounds, par values, starting companies. */

export const par = parPart(core, {
  problem(state, { id }) {
    const isOnBoard = state.board.stations.some(({ owner, at }) => owner === NEUTRAL && at !== null);
    // 1882-10.4-6
    return id === 'CN' && !isOnBoard ? refuse('start.no-neutral') : null;
  },
});
export const parFrame = setParFrame(core, par);

/** Yellow, orange and brown do not count for the limit; orange and brown may be held above 60% (1882-10.1-2 to -4). */
const UNCOUNTED = ['yellow', 'orange', 'brown'];
const counts = (cell: Cell | null) => cell?.marks?.some((mark) => UNCOUNTED.includes(mark)) !== true;
const isUnlimited = (cell: Cell | null) => hasMark(cell, 'orange') || hasMark(cell, 'brown');

export const stock = stockPart(core, {
  turn: 'sell-buy-sell',
  sellOncePerCompany: false,
  salesFrom: () => 2,
  holdLimit: (state, { id }) => (isUnlimited(core.cell(state, id)) ? 100 : core.box.holdPercent),
  counts: (state, { id }) => counts(core.cell(state, id)),
  unlimited: (state, { id }) => hasMark(core.cell(state, id), 'brown'),
  mayBuyAfterSelling: (state) => state.house?.buyingResumed === true,
  afterPurchase: (state, company, emit) => floatIfSold(core, state, company, emit),
  mustSell: 'what-helps',
  moves: (part) => [start(part), exchange(part)],
  roundEnded(state, emit) {
    if (state.market.some(({ company }) => hasMark(core.cell(state, company), 'end')))
      core.endGame(state, 'market', emit);
  },
});

/** 1882-7.1.2-2: SCR starts only in exchange for P2. */
function start(part: Stock<State1882, Company1882>): Move<State1882, StockFrame> {
  const ordinary = startMove(core, par, part.purchaseProblem);
  return {
    ...ordinary,
    judge: (state, frame, action) =>
      action.company === 'SCR' ? refuse('start.only-exchange') : ordinary.judge(state, frame, action),
    *legal(state, frame, player) {
      for (const choice of ordinary.legal(state, frame, player))
        if (choice.action.company !== 'SCR') yield choice;
    },
  };
}

/** 1882-7.1.2-1: P2 and one share at par buy the president's certificate of SCR. */
function exchange(part: Stock<State1882, Company1882>): Move<State1882, StockFrame> {
  return defineMove<State1882, StockFrame, { price: number }>({
    type: 'exchange',
    fields: { price: wholeNumber },
    judge(state, frame, { price }, player) {
      const paper = privateOf(state, 'P2');
      if (paper.closed || paper.owner !== player) return refuse('exchange.not-owned');
      const company = core.company(state, 'SCR');
      const problem =
        par.problem(state, company, price, player, 1) ?? part.purchaseProblem(state, frame, company, player);
      if (problem !== null) return problem;
      return allow((emit) => {
        closePrivate(state, 'P2', emit);
        frame.bought = 'SCR';
        markActed(frame, player);
        par.start(state, company, player, price, emit, 1);
        addExtraTrain(state, emit);
        pushFrame<HomeFrame>(state, { kind: 'home', company: 'SCR', anywhere: true });
      });
    },
    candidates: (state) => par.prices(state).map((price) => ({ fields: { price } })),
  });
}

/**
 * 1882-7.1.2-9 to -11: with a 3, 4, 5 or 6 next in the bank one more of that kind goes on top of the stack; the other extra
 * trains leave the game.
 */
function addExtraTrain(state: State1882, emit: Emit): void {
  const next = state.depot.stack[0]?.type;
  const extra = state.extraTrains.find((card) => card.type === next);
  state.depot.gone.push(...state.extraTrains.filter((card) => card !== extra));
  state.extraTrains = [];
  if (extra === undefined) return;
  state.depot.stack.unshift(extra);
  emit({ type: 'special', name: 'extra-train', facts: { train: extra.type } });
}
