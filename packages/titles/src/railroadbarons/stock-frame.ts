import { kindOf, markActed, openStockRound, type StockFrame } from '@roundhouse/engine';
import type { BaronsState } from './state.ts';

/** A stock round of this title: the kernel's, and the price of each block sold in the present turn (RB-SR-24). */
export interface TradeFrame extends StockFrame {
  blockPrices: Record<string, number>;
}
export const TradeFrame = kindOf<TradeFrame>('stock');

export const openTrade = (state: BaronsState, number: number): TradeFrame => ({
  ...openStockRound(state, number, state.priority),
  blockPrices: {},
});

export function noteSale(frame: TradeFrame, player: string, holding: string): void {
  const sold = frame.sold[player] ?? [];
  if (!sold.includes(holding)) frame.sold[player] = [...sold, holding];
  markActed(frame, player);
}

export function notePurchase(frame: TradeFrame, player: string, holding: string): void {
  frame.bought = holding;
  markActed(frame, player);
}
