import { expect, test } from 'vitest';
import { actionLabel, eventSentence } from './sentences.ts';

const names = (id: string) => ({ p1: 'Ann', P2: 'the Coal Company' })[id] ?? id;
const offer = (item: string) => ({ type: 'offer', from: 'RG', to: 'p1', item, price: 40 }) as const;

test('offers name a private company, or a train by its kind and not by its card', () => {
  expect(eventSentence(offer('P2'), names)).toBe('RG offers Ann $40 for the Coal Company');
  expect(eventSentence(offer('4+-2'), names)).toBe('RG offers Ann $40 for a 4+-train');
});

test('trains on buttons are called by their kind', () => {
  const train = { type: 'train', player: 'p1', train: '6x2-1', from: 'bank', price: 800, trade: '5-0' };
  expect(actionLabel(train, names)).toBe('Buy a 6x2-train from the bank for $800, trading in a 5-train');
});

test('an 8-train is no "a 8-train"', () => {
  const train = { type: 'train', company: 'NP', train: '8', from: 'bank', price: 800 } as const;
  expect(eventSentence(train, names)).toBe('NP buys an 8-train from the bank for $800');
});

test('a share comes from the treasury of its own company, and says no price where it has none', () => {
  const bought = (from: string, price: number) =>
    eventSentence({ type: 'bought', company: 'RG', percent: 10, by: 'p1', from, price }, names);
  expect(bought('RG', 70)).toBe('Ann buys 10% of RG from its treasury for $70');
  expect(bought('P2', 0)).toBe('Ann takes 10% of RG from the Coal Company');
  const buy = { type: 'buy', player: 'p1', company: 'RG', percent: 10, from: 'RG' };
  expect(actionLabel(buy, names)).toBe('Buy 10% of RG from its treasury');
});

test('revenue says which private company pays it', () => {
  const paid = { type: 'paid', from: 'bank', to: 'p1', amount: 10, why: 'private-revenue' } as const;
  expect(eventSentence({ ...paid, item: 'P2' }, names)).toBe('Ann receives $10 (the Coal Company)');
  expect(eventSentence(paid, names)).toBe('Ann receives $10 (private revenue)');
});

test('a run is told stop by stop, with its multiplier and bonuses', () => {
  const route = {
    train: '6x2-1',
    stops: ['A1', 'B2'],
    values: [50, 20],
    multiplier: 2,
    bonuses: [
      { id: 'bay', amount: 100 },
      { id: 'P2', amount: 10 },
    ],
    revenue: 250,
  };
  const run = { type: 'run', company: 'RG', revenue: 250, routes: [route] } as const;
  expect(eventSentence(run, names, { bonuses: { bay: 'the bay' } })).toBe(
    'RG runs for $250 (6x2: A1 50, B2 20, times 2, the bay $100, the Coal Company $10 = $250)',
  );
});
