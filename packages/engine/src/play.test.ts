import { expect, test } from 'vitest';
import * as kernel from './index.ts';
import * as play from './play.ts';

test('the entrance for those who play: games, positions, maps and words', () => {
  expect(Object.keys(play)).toEqual(
    expect.arrayContaining([
      'newGame',
      'readRecord',
      'openTable',
      'findBestRoutes',
      'compileGrid',
      'moneyIn',
    ]),
  );
});

test('it opens no way to make or bend rules', () => {
  const makers = ['defineMove', 'defineFrame', 'packTitle', 'pay', 'refuse', 'allow', 'fork', 'engineOf'];
  expect(Object.keys(play).filter((name) => makers.includes(name))).toEqual([]);
});

test('whatever both entrances hand out is the same thing', () => {
  const others: Readonly<Record<string, unknown>> = kernel;
  const differing = Object.entries(play).filter(([name, thing]) => name in others && others[name] !== thing);
  expect(differing).toEqual([]);
});
