import { readFileSync } from 'node:fs';
import type { ActionOf, TitleId } from '@roundhouse/titles';
import { expect, expectTypeOf, test } from 'vitest';
import { actionTypes, FILE } from './action-types.ts';

test('the types of actions are those of the moves; `npm run actions` makes them anew', async () => {
  expect(readFileSync(FILE, 'utf8').replaceAll('\r\n', '\n')).toBe(await actionTypes());
});

test('an action is told by its type, and has the fields of that type and no others', () => {
  type Lay = Extract<ActionOf<'1889'>, { type: 'lay' }>;
  expectTypeOf<Lay>().toEqualTypeOf<{
    readonly type: 'lay';
    readonly player: string;
    readonly hex: string;
    readonly tile: string;
    readonly rotation: number;
  }>();
  expectTypeOf<Extract<ActionOf<'18royalgorge'>, { type: 'lease' }>['payer']>().toEqualTypeOf<
    'company' | 'president'
  >();
  expectTypeOf<ActionOf<TitleId>['player']>().toEqualTypeOf<string>();
  // @ts-expect-error Nobody lays tiles without a map.
  const none: ActionOf<'railroadbarons'>['type'] = 'lay';
  // @ts-expect-error A tile has a rotation.
  const short: ActionOf<'1889'> = { type: 'lay', player: 'p1', hex: 'K8', tile: '57' };
  expect([none, short.type]).toEqual(['lay', 'lay']);
});

test('a program finds out by the type what else an action says', () => {
  const told = (action: ActionOf<'1889'>): string => {
    switch (action.type) {
      case 'lay':
        return `${action.tile} on ${action.hex}`;
      case 'bid':
        return `$${action.price}`;
      default:
        return action.type;
    }
  };
  expect(told({ type: 'lay', player: 'p1', hex: 'K8', tile: '57', rotation: 1 })).toBe('57 on K8');
  expect(told({ type: 'pass', player: 'p1' })).toBe('pass');
});
