import { expect, test } from 'vitest';
import { companyNamed, FIELDS, parPrice } from './fields.ts';

test('a par space begins with its price, a certificate with its company', () => {
  expect([parPrice('100,0,3'), companyNamed(['KP_1', 'RG_2']), companyNamed([])]).toEqual([100, 'KP', '']);
});

test('what is needed must be there; what is unreadable in passing is left out', () => {
  expect(FIELDS.shares.safeParse({ shares: [] }).success).toBe(false);
  expect(FIELDS.tile.safeParse({ hex: 'A3', tile: '9-0', rotation: 0.5 }).success).toBe(false);
  expect(FIELDS.dividend.safeParse({ kind: 'half' }).success).toBe(false);
  expect(FIELDS.token.parse({ city: '57-0-0', slot: 'x' }).slot).toBe(null);
});
