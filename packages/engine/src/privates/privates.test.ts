import { expect, test } from 'vitest';
import type { GameEvent } from '../core/event.ts';
import { BANK } from '../money/purse.ts';
import { closePrivate, type HasPrivates, privateOf, privatesOf } from './privates.ts';

const table = (): HasPrivates => ({
  privates: {
    P1: { id: 'P1', owner: 'a', closed: false },
    P2: { id: 'P2', owner: 'X', closed: false },
    P3: { id: 'P3', owner: 'a', closed: true },
    P4: { id: 'P4', owner: 'a', closed: false },
  },
});
const ids = (papers: readonly { readonly id: string }[]) => papers.map(({ id }) => id);

test('a private company is found by its id', () => {
  expect(privateOf(table(), 'P2').owner).toBe('X');
  for (const id of ['P9', 'toString'])
    expect(() => privateOf(table(), id)).toThrow(`no private company ${id}`);
});

test('an owner has the open ones', () => {
  expect(['a', 'X', 'b'].map((owner) => ids(privatesOf(table(), owner)))).toEqual([['P1', 'P4'], ['P2'], []]);
});

test('one that closes leaves its owner, is told of, and closes once', () => {
  const state = table();
  const events: GameEvent[] = [];
  closePrivate(state, 'P1', (event) => events.push(event));
  closePrivate(state, 'P1', (event) => events.push(event));
  expect(state.privates.P1).toEqual({ id: 'P1', owner: BANK, closed: true });
  expect(events).toEqual([{ type: 'closed', item: 'P1' }]);
  expect(ids(privatesOf(state, 'a'))).toEqual(['P4']);
});
