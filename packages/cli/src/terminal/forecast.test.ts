import type { GameEvent } from '@roundhouse/engine/play';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { consequences } from './forecast.ts';

test('a run is told with its routes, and with what each cube earns or begins', async () => {
  const { info } = await loadTitle('1867bw');
  const route = { train: '3-0', stops: ['I7', 'H8', 'H12'], values: [0, 20, 20], multiplier: 1, bonuses: [] };
  const event: GameEvent = {
    type: 'run',
    company: 'CNW',
    revenue: 70,
    routes: [
      {
        ...route,
        deliveries: [
          { from: 'I7', to: 'H8', amount: 30, becomes: 'operational' },
          { from: 'I7', to: 'H12', amount: 0, becomes: 'construction' },
        ],
        revenue: 70,
      },
    ],
  };
  expect(consequences({ type: 'run', player: 'p1' }, [event], info, (id) => id, 'Run')).toBe(
    '$70 I7–H8–H12 (I7→H8 $30, I7→H12 construction)',
  );
});
