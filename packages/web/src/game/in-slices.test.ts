import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

test('long work is done in slices, with a rest after each', async () => {
  let clock = 0;
  const rests: number[] = [];
  function* work(): Generator<undefined, string> {
    for (let step = 0; step < 100; step++) {
      clock += 1;
      yield;
    }
    return 'done';
  }
  const pause = async () => {
    rests.push(clock);
  };
  expect(await inSlices(work(), () => clock, pause)).toBe('done');
  expect(rests).toEqual([20, 40, 60, 80, 100]);
});
