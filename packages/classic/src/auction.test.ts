import { engineOf, openWaterfall } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { auctionFrames } from './auction.ts';
import { CORE, table } from './testing/small-box.ts';

test('private companies are paid to the bank, and the priority deal goes to the left of the last buyer', () => {
  const state = table();
  const came: string[] = [];
  const rules = {
    step: 5,
    reduction: 5,
    awarded: (_: unknown, item: string, to: string) => came.push(`${item} ${to}`),
  };
  const engine = engineOf(
    {
      ...{ id: 'small', name: 'Small', rules: 1, players: { min: 3, max: 3 }, playersRule: '' },
      ...{ options: z.unknown(), setup: () => state, outsidePlay: [], worth: () => 0 },
      ...{ totals: () => ({}), faults: () => [] },
      frames: [
        {
          kind: 'ground',
          ...{ actor: () => 'c', proceed: () => undefined, moves: () => [], all: [] },
          ...{ label: () => ({ step: 'ground' }), order: () => '' },
        },
        ...auctionFrames(CORE, rules),
      ],
    },
    { autoPass: false },
  );
  state.agenda = [{ kind: 'ground' }, openWaterfall(['P', 'Q'], 'a')];
  const play = (player: string, type: string, fields: object = {}) =>
    expect(engine.play(state, { type, player, ...fields })?.code ?? null).toBe(null);
  play('a', 'bid', { item: 'Q', price: 55 });
  play('b', 'take', { item: 'P' });
  expect([state.cash.a, state.cash.b, state.cash.bank]).toEqual([345, 380, 875]);
  expect([state.privates.P?.owner, state.privates.Q?.owner, came]).toEqual(['b', 'a', ['P b', 'Q a']]);
  expect([state.priority, state.agenda]).toEqual(['c', [{ kind: 'ground' }]]);
});
