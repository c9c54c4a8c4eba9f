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
    { price: 60, marks: ['par', 'yellow'] },
    { price: 65, marks: ['par', 'yellow'] },
    { price: 70, marks: ['par', 'yellow'] },
    { price: 80, marks: ['par', 'yellow'] },
    { price: 90, marks: ['par', 'green'] },
    { price: 100, marks: ['par', 'green'] },
    { price: 110, marks: ['par', 'green'] },
    { price: 120, marks: ['par', 'green'] },
    { price: 130, marks: ['par', 'brown'] },
    { price: 145, marks: ['par', 'brown'] },
    { price: 160, marks: ['par', 'brown'] },
    { price: 180, marks: ['par', 'brown'] },
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
