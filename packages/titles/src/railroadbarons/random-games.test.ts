import { expect, test } from 'vitest';
import { newRecord, playRandomly } from '../testing/random-games.ts';
import { randomBaron } from './random-baron.ts';
import { title } from './title.ts';

test('x', () => {
  for (const t of ['wild', 'sober'] as const) {
    const s = Date.now();
    for (let seed = 1; seed <= 100; seed++)
      playRandomly(title, newRecord('railroadbarons', 2, seed), { choose: randomBaron(t) });
    console.log(t, Date.now() - s);
  }
  expect(1).toBe(1);
});
