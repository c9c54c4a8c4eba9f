import type { Cell, MarketRows } from '@roundhouse/engine';

/** Starting spaces open with a phase; reaching Closed closes the corporation. Each column ends on a ledge. */
const cell = (price: number, ...marks: readonly string[]): Cell =>
  marks.length === 0 ? { price } : { price, marks };
const row = (...prices: readonly number[]): readonly Cell[] => prices.map((price) => cell(price));

// biome-ignore format: a table, one row a line
export const MARKET: MarketRows = [
  [...row(60, 65, 70, 80, 90, 100, 110, 125, 140, 160, 180, 200, 225, 250, 275, 300, 325, 350)],
  [...row(55, 60, 65, 70, 80, 90, 100), cell(110, 'par'), ...row(125), cell(140, 'par'), ...row(160, 180, 200, 225, 250, 275, 300, 325)],
  [...row(50, 55, 60, 65, 70), cell(80, 'par'), ...row(90, 100, 110, 125, 140, 160, 180, 200, 225, 250)],
  [...row(45, 50, 55), cell(60, 'par'), ...row(65, 70, 80, 90, 100, 110, 125, 140, 160, 180)],
  [...row(40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110)],
  [...row(30, 40, 45, 50, 55, 60, 65, 70)],
  [...row(20, 30, 40, 45, 50)],
  [...row(10, 20, 30)],
  [cell(0, 'closed')],
];
