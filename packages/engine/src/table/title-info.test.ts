import { expect, test } from 'vitest';
import type { PrivateView } from './table-view.ts';
import { privateTextOf } from './title-info.ts';

const P1 = { name: 'Ferry', face: 20, revenue: '$5', text: 'Blocks B3.' };
const info = { privates: { P1 } };
const view: PrivateView = { id: 'P1', owner: 'a', closed: false, price: null, bids: [] };

test('a private company is what is printed in the box', () => {
  expect(privateTextOf(info, view)).toEqual(P1);
});

test('a variant prints other figures and words, under the same name', () => {
  const printed = { face: 30, revenue: '$10', text: 'Blocks nothing.' };
  expect(privateTextOf(info, { ...view, printed })).toEqual({ name: 'Ferry', ...printed });
});

test('what is not in the box has no text', () => {
  expect(privateTextOf(info, { ...view, id: 'P9' })).toBe(undefined);
});
