import {
  defineFrame,
  type Emit,
  type Frame,
  hashOf,
  kindOf,
  OperatingFrame,
  openOperatingRound,
  operatingRound,
  pushFrame,
} from '@roundhouse/engine';
import { AuctionFrame, openAuction, unsold } from './auction.ts';
import { askForExchange } from './exchange.ts';
import { payPrivates } from './privates.ts';
import { core, openTurn, type StateMW, StockFrameMW, TurnMW } from './state.ts';
import { openStock } from './stock.ts';

/** Stock rounds and sets of operating rounds alternate; the number of rounds is looked up after each of them (ruling 2.2). */
export interface GameFrame extends Frame {
  readonly kind: 'game';
  stage: 'setup' | 'stock' | 'operating';
  /** Number of the present stock round and of the set that follows it. */
  set: number;
  round: number;
}
export const GameFrame = kindOf<GameFrame>('game');

export const openGame = (): GameFrame => ({ kind: 'game', stage: 'setup', set: 0, round: 0 });

export const gameFrame = defineFrame<StateMW, GameFrame>({
  kind: GameFrame,
  order: 'order.game',
  actor: () => null,
  proceed(state, game, emit) {
    const { operatingRounds } = core.phase(state);
    if (game.stage === 'stock' || (game.stage === 'operating' && game.round < operatingRounds)) {
      game.round = game.stage === 'stock' ? 1 : game.round + 1;
      game.stage = 'operating';
      state.sold = {};
      pushFrame(state, OperatingFrame, openOperatingRound(game.set, game.round, operatingRounds));
      askForExchange(state);
      return;
    }
    // 18MW-end-1 and -2
    if (state.bankBroken) core.endGame(state, 'bank', emit);
    else beginStockRound(state, game, emit);
  },
  moves: [],
  label: () => ({ round: 'SR 1', step: 'auction' }),
});

function beginStockRound(state: StateMW, game: GameFrame, emit: Emit): void {
  const isAuction = unsold(state).length > 0;
  const position = hashOf(positionOf(state));
  if (!isAuction && position === state.lastPosition) {
    core.endGame(state, 'standstill', emit);
    return;
  }
  state.lastPosition = position;
  game.stage = 'stock';
  game.set++;
  state.sold = {};
  emit({ type: 'round', name: `SR ${game.set}` });
  pushFrame(state, StockFrameMW, openStock(state, game.set));
  if (isAuction) pushFrame(state, AuctionFrame, openAuction(state, game.set));
}

/** 18MW-end-8: cash, holdings, trains, tiles, tokens and prices. */
const positionOf = ({ cash, companies, board, market, privates }: StateMW) => ({
  cash,
  companies: Object.values(companies).map(({ id, certificates, trains }) => ({
    id,
    trains: trains.map((train) => train.id).sort(),
    held: certificates.map(({ holder, percent }) => `${holder} ${percent}`).sort(),
  })),
  tiles: board.tiles,
  tokens: board.stations.map(({ owner, at }) => `${owner} ${at?.hex ?? ''}`).sort(),
  market: market.map(({ company, row, column }) => `${company} ${row} ${column}`).sort(),
  privates,
});

export const operatingFrame = operatingRound<StateMW>({
  begin(state, _frame, emit) {
    state.firstTurns = [];
    // 18MW-or-1
    payPrivates(state, emit);
  },
  order: core.operatingOrder,
  // 18MW-or-9
  reorderAfterTurn: true,
  turn: (state, company) => pushFrame(state, TurnMW, openTurn(company)),
  end: () => undefined,
});
