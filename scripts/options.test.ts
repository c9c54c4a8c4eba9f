import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const parse = (...args: string[]) =>
  parseOptions(
    args,
    {
      kills: { usual: 1000, from: 1, about: '' },
      pace: { usual: 2, from: 0.1, parts: true, about: '' },
    },
    { only: { usual: 'sqlite,postgres', among: ['sqlite', 'postgres'], about: '' } },
  );

test('what is not said is as usual', () => {
  const options = parse('--pace', '0.5');
  expect([options.number('kills'), options.number('pace'), options.text('only')]).toEqual([
    1000,
    0.5,
    'sqlite,postgres',
  ]);
});

test.each([
  [['--kills', 'x'], '--kills has to be a whole number from 1, not "x"'],
  [['--kills', '0'], 'whole number from 1'],
  [['--kills', '1.5'], 'whole number from 1'],
  [['--kills='], 'whole number from 1'],
  [['--pace', '0'], '--pace has to be a number from 0.1'],
  [['--only', 'sqlite,oracle'], '--only has to be of sqlite, postgres, not "oracle"'],
  [['--kils', '3'], 'Unknown option'],
  [['3'], 'Unexpected argument'],
])('%j is told', (args, problem) => {
  expect(() => parse(...args)).toThrow(problem);
});
