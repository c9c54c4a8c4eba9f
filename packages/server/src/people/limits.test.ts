import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage, type Storage } from '../storage/open.ts';
import { onEachStorage } from '../testing/storages.ts';
import { countAgainst, forgetOldLimits, RequestLimit } from './limits.ts';

onEachStorage((fresh) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openStorage(await fresh());
  });
  afterEach(() => storage.close());
  const limit = { name: 'knocks', count: 3, seconds: 60 };
  const knock = (who: string, now: number) => countAgainst(storage.db, limit, who, now);

  test('so many are let in, the next is told when to come again, and others are not concerned', async () => {
    for (let i = 0; i < 3; i++) await knock('ann', 1000 + i);
    await expect(knock('ann', 11_000)).rejects.toMatchObject({ status: 429, more: { retryAfter: 50 } });
    await knock('bob', 11_000);
    // The time began with the first.
    await knock('ann', 61_000);
  });

  test('at once they are counted one by one', async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => knock('ann', 1000)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('what is over is forgotten', async () => {
    await knock('ann', 1000);
    await knock('bob', 50_000);
    await forgetOldLimits(storage.db, 62_000);
    const left = await storage.db.selectFrom('limits').select('key').execute();
    expect(left.map(({ key }) => key)).toEqual(['knocks:bob']);
  });
});

test('requests of an address are counted by the minute', () => {
  const limit = new RequestLimit(2);
  const count = (address: string, now: number) => () => limit.count(address, now);
  for (const now of [100_000, 100_001]) count('198.51.100.1', now)();
  expect(count('198.51.100.1', 130_000)).toThrow('try again in 30 seconds');
  expect(count('198.51.100.2', 130_000)).not.toThrow();
  expect(count('198.51.100.1', 160_000)).not.toThrow();
});
