import { expect, test } from 'vitest';
import { SMALL_ENGINE } from '../testing/small-title.ts';
import { misfit } from './misfit.ts';

test('what is wrong with a record is told as it is, by no rule of the title', () => {
  const refusal = misfit('there is no such action as dance');
  expect([refusal.rule, SMALL_ENGINE.explain(refusal)]).toEqual([
    'replay',
    'there is no such action as dance',
  ]);
});
