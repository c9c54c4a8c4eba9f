import { anyAction, type GameRecord, seededChance } from '@roundhouse/engine/play';
import { expect, test } from 'vitest';
import { loadTitle } from '../contract.ts';
import type { LocalGame } from '../storage/local-game.ts';
import { makeGame } from './new-game.ts';
import { openLocal } from './open-session.ts';

const title = await loadTitle('18mw');

/** A game of 18MW, where only the best run is legal, in which trains that could earn something run nothing. */
function forged(): GameRecord {
  const seats = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, kind: 'human' as const }));
  const table = title.open(makeGame({ title: '18mw', seats, options: {}, seed: 7 }).record);
  if ('error' in table) throw new Error(table.error);
  const chance = seededChance(7);
  const earns = () => table.now.advisedChoices().some(({ action }) => action.type === 'run');
  while (!earns()) table.play(anyAction(table.now.advisedChoices(), chance));
  const [player = ''] = table.now.acting;
  const { checks: _, ...record } = table.record;
  return { ...record, actions: [...record.actions, { type: 'run', player, routes: [] }] };
}

const local = (record: GameRecord): LocalGame => ({
  id: 'x',
  record,
  seats: {},
  programs: {},
  summary: { titleName: '', round: '', acting: [], ended: null, moves: 0 },
  created: 0,
  changed: 0,
});

test('a file that was brought here is judged in full, what was played here is not proven again', async () => {
  const record = forged();
  const brought = await openLocal(title, local(record));
  if ('error' in brought) throw new Error(brought.error);
  expect([brought.stuck?.refusal.rule, brought.actions.length]).toEqual([
    '18MW-run-1',
    record.actions.length - 1,
  ]);
  const kept = { after: record.actions.length, rules: 2, hash: '', state: {} };
  const played = await openLocal(title, { ...local(record), snapshot: kept });
  if ('error' in played) throw new Error(played.error);
  expect([played.stuck, played.actions.length]).toEqual([null, record.actions.length]);
});

test('a game that was kept under an earlier name goes on in the same way', async () => {
  const seats = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, kind: 'human' as const }));
  const { forcedPasses, ...record } = makeGame({ title: '18mw', seats, options: {}, seed: 7 }).record;
  const kept: LocalGame = JSON.parse(
    JSON.stringify({ ...local({ ...record, forcedPasses }), record: { ...record, pace: 'skip' } }),
  );
  const table = await openLocal(title, kept);
  expect('error' in table ? table.error : table.record).toEqual({
    ...record,
    forcedPasses,
    rules: 2,
    checks: [],
  });
});
