import {
  floatIfSold,
  parPart,
  presidencyExchangeMove,
  parFrame as setParFrame,
  startMove,
  stockPart,
  zoneRules,
} from '@roundhouse/classic';
import { type Emit, hasMark, pushFrame, refuse } from '@roundhouse/engine';
import { NEUTRAL } from './data/numbers.ts';
import { HomeFrame } from './home.ts';
import { core, type State1882 } from './state.ts';

/** Section 10: stock rounds, par values, starting companies. */

export const par = parPart(core, {
  problem(state, { id }, _player, shares) {
    // 1882-7.1.2-2
    if (id === 'SCR' && shares > 1) return refuse('start.only-exchange');
    const isOnBoard = state.board.stations.some(({ owner, at }) => owner === NEUTRAL && at !== null);
    // 1882-10.4-6
    return id === 'CN' && !isOnBoard ? refuse('start.no-neutral') : null;
  },
});
export const parFrame = setParFrame(core, par);

export const stock = stockPart(core, {
  turn: 'sell-buy-sell',
  sellOncePerCompany: false,
  salesFrom: () => 2,
  // 1882-10.1-2 to -4
  ...zoneRules(core, {
    uncounted: ['yellow', 'orange', 'brown'],
    heldFreely: ['orange', 'brown'],
    boughtFreely: ['brown'],
  }),
  mayBuyAfterSelling: (state) => state.house?.buyingResumed === true,
  afterPurchase: (state, company, emit) => floatIfSold(core, state, company, emit),
  mustSell: 'what-helps',
  moves: (part) => [
    startMove(core, par, part.purchaseProblem),
    // 1882-7.1.2-1: P2 and one share at par buy the president's certificate of SCR.
    presidencyExchangeMove(core, par, part, {
      item: 'P2',
      company: 'SCR',
      shares: 1,
      exchanged: startSaskatchewan,
    }),
  ],
  roundEnded(state, emit) {
    if (state.market.some(({ company }) => hasMark(core.cell(state, company), 'end')))
      core.endGame(state, 'market', emit);
  },
});

function startSaskatchewan(state: State1882, emit: Emit): void {
  addExtraTrain(state, emit);
  pushFrame(state, HomeFrame, { company: 'SCR', anywhere: true });
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
