import { test } from 'vitest';
import { newRecord, playRandomly } from '../testing/random-games.ts';
import { title } from './title.ts';

test('smoke', () => {
  const ends: Record<string, number> = {};
  const t = Date.now();
  let n = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const g = playRandomly(title, newRecord('18royalgorge', 2 + (seed % 3), seed));
    n += g.record.actions.length;
    ends[g.state.ended?.reason ?? '?'] = (ends[g.state.ended?.reason ?? '?'] ?? 0) + 1;
  }
  console.log(ends, n, Date.now() - t);
});
