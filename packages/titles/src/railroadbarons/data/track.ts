import type { MarketRows } from '@roundhouse/engine';

/** The share value track: one row, a line further right is one line up. The value is the price of 10%. */
// biome-ignore format: a table, one row a line
export const TRACK: MarketRows = [
  [
    { price: 10 }, { price: 20 }, { price: 30 }, { price: 40 }, { price: 50 }, { price: 60 },
    { price: 70, marks: ['par'] }, { price: 80, marks: ['par'] }, { price: 90, marks: ['par'] }, { price: 100, marks: ['par'] },
    { price: 110 }, { price: 120 }, { price: 130 }, { price: 140 }, { price: 150 }, { price: 160 },
    { price: 175 }, { price: 190 }, { price: 205 }, { price: 220 },
    { price: 240 }, { price: 260 }, { price: 280 }, { price: 300 }, { price: 325 }, { price: 350, marks: ['end'] },
  ],
];
