import { expect, test } from 'vitest';
import { Lock } from './lock.ts';

test('one after the other, whatever becomes of the one before; at once where nobody is at it', async () => {
  const lock = new Lock();
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    lock.run(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(seen).toEqual(['a begins']);
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  const later = work('d');
  expect(seen.at(-1)).toBe('d begins');
  expect(await later).toBe('d');
});
