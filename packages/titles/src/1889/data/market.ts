import type { MarketRows } from '@roundhouse/engine';

/** Row 0 is the top. `par`: a company may start here; colours: see rules 4.4. */
// biome-ignore format: a table, one row a line
export const MARKET: MarketRows = [
  [{ price: 75 }, { price: 80 }, { price: 90 }, { price: 100, marks: ['par'] }, { price: 110 }, { price: 125 }, { price: 140 }, { price: 155 }, { price: 175 }, { price: 200 }, { price: 225 }, { price: 255 }, { price: 285 }, { price: 315 }, { price: 350 }],
  [{ price: 70 }, { price: 75 }, { price: 80 }, { price: 90, marks: ['par'] }, { price: 100 }, { price: 110 }, { price: 125 }, { price: 140 }, { price: 155 }, { price: 175 }, { price: 200 }, { price: 225 }, { price: 255 }, { price: 285 }, { price: 315 }],
  [{ price: 65 }, { price: 70 }, { price: 75 }, { price: 80, marks: ['par'] }, { price: 90 }, { price: 100 }, { price: 110 }, { price: 125 }, { price: 140 }, { price: 155 }, { price: 175 }, { price: 200 }],
  [{ price: 60 }, { price: 65 }, { price: 70 }, { price: 75, marks: ['par'] }, { price: 80 }, { price: 90 }, { price: 100 }, { price: 110 }, { price: 125 }, { price: 140 }],
  [{ price: 55 }, { price: 60 }, { price: 65 }, { price: 70, marks: ['par'] }, { price: 75 }, { price: 80 }, { price: 90 }, { price: 100 }],
  [{ price: 50, marks: ['yellow'] }, { price: 55 }, { price: 60 }, { price: 65, marks: ['par'] }, { price: 70 }, { price: 75 }, { price: 80 }],
  [{ price: 45, marks: ['yellow'] }, { price: 50, marks: ['yellow'] }, { price: 55 }, { price: 60 }, { price: 65 }, { price: 70 }],
  [{ price: 40, marks: ['yellow'] }, { price: 45, marks: ['yellow'] }, { price: 50, marks: ['yellow'] }, { price: 55 }, { price: 60 }],
  [{ price: 30, marks: ['orange'] }, { price: 40, marks: ['yellow'] }, { price: 45, marks: ['yellow'] }, { price: 50, marks: ['yellow'] }],
  [{ price: 20, marks: ['orange'] }, { price: 30, marks: ['orange'] }, { price: 40, marks: ['yellow'] }, { price: 45, marks: ['yellow'] }],
  [{ price: 10, marks: ['orange'] }, { price: 20, marks: ['orange'] }, { price: 30, marks: ['orange'] }, { price: 40, marks: ['yellow'] }],
];
