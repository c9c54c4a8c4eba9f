import {
  allow,
  cellsMarked,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  kindOf,
  placeMarker,
  refuse,
  wholeNumber,
} from '@roundhouse/engine';
import { TRACK } from './data/track.ts';
import { type BaronsState, type Holding, holdingIn } from './state.ts';

/** The lines on which a holding may start: 70, 80, 90, 100 (RB-HOLD-5). */
export const START_LINES = cellsMarked(TRACK, 'par');

export const startLine = (price: number) => START_LINES.find((line) => line.price === price);

/** What stands against a price as the initial one. */
export const priceProblem = (price: number) =>
  startLine(price) === undefined ? refuse('par.price', { price }) : null;

export function setInitialPrice(
  state: BaronsState,
  holding: Holding,
  player: string,
  price: number,
  emit: Emit,
): void {
  const line = startLine(price);
  if (line === undefined) throw new Error(`${price} is no initial price`);
  holding.par = price;
  placeMarker(state, holding.id, line.row, line.column);
  emit({ type: 'par', company: holding.id, player, price });
}

/** The owner of the $450 investor sets the price of MS&C before the selection goes on (RB-INV-10). */
export interface PriceFrame extends Frame {
  readonly kind: 'price';
  readonly holding: string;
  readonly player: string;
}
export const PriceFrame = kindOf<PriceFrame>('price');

const par = defineMove<BaronsState, PriceFrame, { price: number }>({
  type: 'par',
  fields: { price: wholeNumber },
  judge(state, frame, { price }, player) {
    const problem = priceProblem(price);
    if (problem !== null) return problem;
    return allow((emit) => {
      endFrame(state, frame);
      setInitialPrice(state, holdingIn(state, frame.holding), player, price, emit);
    });
  },
  candidates: () => START_LINES.map(({ price }) => ({ fields: { price } })),
});

export const priceFrame = defineFrame<BaronsState, PriceFrame>({
  kind: PriceFrame,
  order: 'order.par',
  actor: (_state, frame) => frame.player,
  moves: [par],
  label: () => ({ step: 'par' }),
});
