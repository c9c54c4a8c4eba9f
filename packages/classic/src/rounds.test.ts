import { expect, test } from 'vitest';
import { type GameFrame, gameFrame, openClassicGame } from './rounds.ts';
import type { FloatingCompany } from './state.ts';
import { quiet, type SmallState, table } from './testing/small-box.ts';

/** What is opened, one after the other, each ended at once. */
function opened(operatingRounds: number | ((state: SmallState) => number), count: number): string[] {
  const state = table();
  state.priority = 'b';
  const game: GameFrame = openClassicGame();
  const kind = gameFrame<SmallState, FloatingCompany>({ operatingRounds });
  return Array.from({ length: count }, () => {
    state.agenda = [game];
    kind.proceed(state, game, quiet);
    const top = state.agenda[1];
    return `${top?.kind} ${game.set}.${game.stage === 'stock' ? 0 : game.round}`;
  });
}

test('a stock round comes first, then sets of operating rounds between stock rounds', () => {
  expect(opened(2, 5)).toEqual(['stock 1.0', 'operating 1.1', 'operating 1.2', 'stock 2.0', 'operating 2.1']);
});

test('how many there are is read when the stock round has ended, not later', () => {
  const answers = [1, 2];
  const rounds = opened(() => answers.shift() ?? 9, 6);
  expect(rounds).toEqual([
    'stock 1.0',
    'operating 1.1',
    'stock 2.0',
    'operating 2.1',
    'operating 2.2',
    'stock 3.0',
  ]);
});

test('the holder of the priority deal is first in the stock round', () => {
  const state = table();
  state.priority = 'b';
  const game = openClassicGame();
  state.agenda = [game];
  gameFrame<SmallState, FloatingCompany>({ operatingRounds: 1 }).proceed(state, game, quiet);
  expect(state.agenda[1]).toMatchObject({ kind: 'stock', number: 1, turn: 'b' });
});
