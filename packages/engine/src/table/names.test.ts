import { expect, test } from 'vitest';
import { namesIn } from './names.ts';

test('players and private companies by name, companies for short, and what is unknown as it is written', () => {
  const looks = { color: '#000', ink: '#fff', symbol: 'square' };
  const names = namesIn(
    {
      companies: { MSC: { name: 'Marley', short: 'MS&C', ...looks }, IR: { name: 'Iyo Railway', ...looks } },
      privates: { P1: { name: 'Ferry', face: 20, revenue: '$5', text: '' } },
    },
    [{ id: 'p1', name: 'Ann' }],
  );
  expect(['p1', 'P1', 'MSC', 'IR', 'K4'].map(names)).toEqual(['Ann', 'Ferry', 'MS&C', 'IR', 'K4']);
});
