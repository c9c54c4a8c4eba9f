import { expect, test } from 'vitest';
import { earningsOf } from './spreadsheet.ts';

test('revenue by round and the last dividend a share', () => {
  const earnings = earningsOf([
    [{ type: 'round', name: 'OR 1.1' }],
    [{ type: 'dividend', company: 'A', revenue: 100, perShare: 10 }],
    [{ type: 'withheld', company: 'B', revenue: 60 }],
    [
      { type: 'round', name: 'OR 1.2' },
      { type: 'dividend', company: 'A', revenue: 120, perShare: 12 },
    ],
  ]);
  expect(earnings.rounds).toEqual(['OR 1.1', 'OR 1.2']);
  expect(earnings.revenue).toEqual({ A: { 'OR 1.1': 100, 'OR 1.2': 120 }, B: { 'OR 1.1': 60 } });
  expect(earnings.dividend).toEqual({ A: 12, B: 0 });
});
