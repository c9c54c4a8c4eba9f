import type { MarketRows } from '@roundhouse/engine';

/** One row. `par` with a colour: a company may start here from that phase on; `end`: red. */
// biome-ignore format: a table, one row a line
export const MARKET: MarketRows = [
  [
    { price: 30 },
    { price: 35 },
    { price: 40 },
    { price: 45 },
    { price: 50 },
    { price: 55 },
    { price: 60, marks: ['yellow', 'par'] },
    { price: 65, marks: ['yellow', 'par'] },
    { price: 70, marks: ['yellow', 'par'] },
    { price: 80, marks: ['yellow', 'par'] },
    { price: 90, marks: ['green', 'par'] },
    { price: 100, marks: ['green', 'par'] },
    { price: 110, marks: ['green', 'par'] },
    { price: 120, marks: ['green', 'par'] },
    { price: 130, marks: ['brown', 'par'] },
    { price: 145, marks: ['brown', 'par'] },
    { price: 160, marks: ['brown', 'par'] },
    { price: 180, marks: ['brown', 'par'] },
    { price: 200 },
    { price: 220 },
    { price: 240 },
    { price: 260 },
    { price: 280 },
    { price: 310, marks: ['end'] },
    { price: 340, marks: ['end'] },
    { price: 380, marks: ['end'] },
    { price: 420, marks: ['end'] },
    { price: 460, marks: ['end'] },
  ],
];
