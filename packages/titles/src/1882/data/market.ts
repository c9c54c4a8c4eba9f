import type { MarketRows } from '@roundhouse/engine';

/** Row 0 is the top. `par`: a company may start here; `end`: reaching it ends the game; colours: see rule 10.1. */
// biome-ignore format: a table, one row a line
export const MARKET: MarketRows = [
  [{ price: 76 }, { price: 82 }, { price: 90 }, { price: 100, marks: ['par'] }, { price: 112 }, { price: 126 }, { price: 142 }, { price: 160 }, { price: 180 }, { price: 200 }, { price: 225 }, { price: 250 }, { price: 275 }, { price: 300 }, { price: 325 }, { price: 350, marks: ['end'] }],
  [{ price: 70 }, { price: 76 }, { price: 82 }, { price: 90, marks: ['par'] }, { price: 100 }, { price: 112 }, { price: 126 }, { price: 142 }, { price: 160 }, { price: 180 }, { price: 200 }, { price: 220 }, { price: 240 }, { price: 260 }, { price: 280 }, { price: 300 }],
  [{ price: 65 }, { price: 70 }, { price: 76 }, { price: 82, marks: ['par'] }, { price: 90 }, { price: 100 }, { price: 111 }, { price: 125 }, { price: 140 }, { price: 155 }, { price: 170 }, { price: 185 }, { price: 200 }],
  [{ price: 60, marks: ['yellow'] }, { price: 66 }, { price: 71 }, { price: 76, marks: ['par'] }, { price: 82 }, { price: 90 }, { price: 100 }, { price: 110 }, { price: 120 }, { price: 130 }],
  [{ price: 55, marks: ['yellow'] }, { price: 62 }, { price: 67 }, { price: 71, marks: ['par'] }, { price: 76 }, { price: 82 }, { price: 90 }, { price: 100 }],
  [{ price: 50, marks: ['yellow'] }, { price: 58, marks: ['yellow'] }, { price: 65 }, { price: 67, marks: ['par'] }, { price: 71 }, { price: 75 }, { price: 80 }],
  [{ price: 45, marks: ['orange'] }, { price: 54, marks: ['yellow'] }, { price: 63 }, { price: 67 }, { price: 69 }, { price: 70 }],
  [{ price: 40, marks: ['orange'] }, { price: 50, marks: ['yellow'] }, { price: 60, marks: ['yellow'] }, { price: 67 }, { price: 68 }],
  [{ price: 30, marks: ['brown'] }, { price: 40, marks: ['orange'] }, { price: 50, marks: ['yellow'] }, { price: 60, marks: ['yellow'] }],
  [{ price: 20, marks: ['brown'] }, { price: 30, marks: ['brown'] }, { price: 40, marks: ['orange'] }, { price: 50, marks: ['yellow'] }],
  [{ price: 10, marks: ['brown'] }, { price: 20, marks: ['brown'] }, { price: 30, marks: ['brown'] }, { price: 40, marks: ['orange'] }],
];
