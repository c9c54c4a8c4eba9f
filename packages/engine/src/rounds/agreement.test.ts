import { expect, test } from 'vitest';
import type { BaseState } from '../core/state.ts';
import { SmallTable, seats } from '../testing/small-table.ts';
import { agreementToEnd } from './agreement.ts';

interface Settled extends BaseState {
  settled: number;
}

function table(out: string[] = []) {
  const { frame, propose } = agreementToEnd<Settled>((state) => {
    state.settled++;
  });
  const state: Settled = {
    players: seats('a', 'b', 'c'),
    agenda: [],
    random: 0,
    ended: null,
    out,
    settled: 0,
  };
  return new SmallTable(state, [frame], [propose]);
}

test('a proposal is a choice aside, and everybody else is asked in turn', () => {
  const game = table();
  expect(game.choices('propose-end')).toEqual([
    { action: { type: 'propose-end', player: 'a' }, outsidePlay: true },
  ]);
  game.do('a', 'propose-end');
  expect([game.acting, game.step]).toEqual(['b', 'agreement']);
  expect(game.do('b', 'accept').acting).toBe('c');
  expect([game.state.ended, game.state.settled]).toEqual([null, 0]);
});

test('the game ends when the last has agreed, after what was still to be settled', () => {
  const game = table().do('a', 'propose-end').do('b', 'accept').do('c', 'accept');
  expect([game.state.ended, game.state.settled]).toEqual([{ reason: 'agreement' }, 1]);
  expect(game.events.map(({ type }) => type)).toEqual(['special', 'ended']);
  expect(game.state.agenda).toEqual([{ kind: 'ground' }]);
});

test('one who declines is enough: the game goes on where it was', () => {
  const game = table().do('a', 'propose-end').do('b', 'accept').do('c', 'decline');
  expect([game.state.ended, game.state.settled, game.acting, game.step]).toEqual([null, 0, 'a', 'ground']);
  expect(game.eventsOf('declined')).toEqual([{ type: 'declined', player: 'c', item: 'end' }]);
  expect(game.rule('a', 'propose-end')).toBeNull();
});

test('no proposal on top of a proposal', () => {
  const game = table().do('a', 'propose-end');
  expect([game.rule('b', 'propose-end'), game.choices('propose-end')]).toEqual(['agree', []]);
});

test('who has left the game is not asked', () => {
  const game = table(['b']).do('a', 'propose-end');
  expect(game.acting).toBe('c');
  expect(game.do('c', 'accept').state.ended).toEqual({ reason: 'agreement' });
});
