import { test } from 'vitest';
import { newRecord, playRandomly } from '../testing/random-games.ts';
import { soberPresident } from './random-president.ts';
import { title } from './title.ts';

test('perf', () => {
  const ends: Record<string, number> = {};
  const t = Date.now();
  let n = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const g = playRandomly(title, newRecord('18royalgorge', 2 + (seed % 3), seed), {
      choose: soberPresident,
    });
    n += g.record.actions.length;
    const k = `${g.state.ended?.reason} ${g.state.phase}`;
    ends[k] = (ends[k] ?? 0) + 1;
  }
  console.log(ends, n, Date.now() - t);
});
