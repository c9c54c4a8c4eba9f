import { expect, test } from 'vitest';
import { SentKeys } from './sent-keys.ts';

test('a key that was sent is known, by the one who sent it', () => {
  const keys = new SentKeys();
  keys.add('ann', 'a move of mine');
  keys.add(null, 'of nobody');
  keys.add('ann', null);
  expect(keys.mayHave('ann', 'a move of mine')).toBe(true);
  expect(keys.mayHave('bob', 'a move of mine')).toBe(false);
  expect(keys.mayHave('ann', 'another move')).toBe(false);
});

test('of ten thousand other keys none is taken for one of five hundred that were sent', () => {
  const keys = new SentKeys();
  for (let i = 0; i < 500; i++) keys.add('ann', `sent-${i}`);
  const wrong = Array.from({ length: 10_000 }, (_, i) => keys.mayHave('ann', `other-${i}`)).filter(Boolean);
  expect(wrong).toEqual([]);
});
