import type { Emit } from '../core/event.ts';
import { kindOf } from '../core/frame.ts';
import { type BaseState, type Frame, leftOf, playersLeft } from '../core/state.ts';

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
export const StockFrame = kindOf<StockFrame>('stock');

export const openStockRound = (state: BaseState, number: number, first: string): StockFrame => ({
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
