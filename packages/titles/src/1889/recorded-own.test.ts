import { type RecordedAction, readRecorded, replayRecorded } from '@roundhouse/classic';
import { describe, expect, test } from 'vitest';
import { firstDifference, numberedSeats } from '../testing/as-recorded.ts';
import { openRecorded } from './record.ts';
import { writeRandomGame } from './testing/as-recorded.ts';

/** Our own games, in that site's format: they hold what the two recorded games do not reach. */

describe('games of ours, written as that site does', () => {
  // Two to six players; P2, P3 and P5 used, P3 declined, discards, trains traded in, both ways to end.
  test.each([4, 11, 20])('seed %i is replayed step by step', (seed) =>
    expect(firstDifference(writeRandomGame(2 + (seed % 5), seed), openRecorded)).toBe(null),
  );

  // In turns of own companies and of others, before their first action.
  test.each([104, 105, 115])('seed %i, with P2 and P5 used in turns of companies', (seed) =>
    expect(firstDifference(writeRandomGame(2 + (seed % 5), seed, { isPatient: true }), openRecorded)).toBe(
      null,
    ),
  );

  test.each([6, 13])('seed %i, with runs as the oldest records write them', (seed) =>
    expect(firstDifference(writeRandomGame(2 + (seed % 5), seed, { isOld: true }), openRecorded)).toBe(null),
  );

  test.each([3, 18])('seed %i, a beginner game with tiles of its own', (seed) =>
    expect(firstDifference(writeRandomGame(2 + (seed % 5), seed, { beginner: true }), openRecorded)).toBe(
      null,
    ),
  );
});

describe('what else an export holds', () => {
  const players = 4;
  const { game, traces } = writeRandomGame(players, 32);
  const last = traces.at(-1);

  /** The position after an export of these actions, and whether anything was taken as given. */
  function replayed(actions: readonly object[]) {
    const read = readRecorded({
      id: 'hs_abcdefgh_32',
      title: '1889',
      players: numberedSeats(players).map(({ id, name }) => ({ id: Number(id), name })),
      settings: { seed: 32, optional_rules: [] },
      actions,
    });
    if ('error' in read) throw new Error(read.error);
    const table = openRecorded(read);
    if ('error' in table) throw new Error(table.error);
    const { stuck, warnings } = replayRecorded(read, table);
    return { stuck, warnings, trace: table.trace(), ended: table.ended };
  }

  const asPlayed = { stuck: null, warnings: [], trace: last, ended: { reason: 'bankruptcy' } };

  test('messages, notes and standing orders do nothing', () => {
    const idle = ['message', 'log', 'program_buy_shares', 'program_share_pass', 'program_disable'];
    const mixed = game.actions.flatMap((action, i) => [
      { type: idle[i % idle.length], entity: 101, entity_type: 'player', message: 'ok' },
      action,
    ]);
    expect(replayed(mixed)).toEqual(asPlayed);
  });

  test('what somebody else has entered counts as entered by its player (master mode)', () =>
    expect(replayed(game.actions.map((action) => ({ ...action, user: 103, created_at: 1 })))).toEqual(
      asPlayed,
    ));

  test('what has been undone does not count, what has been redone does', () => {
    const undo = { type: 'undo', entity: 101, entity_type: 'player' };
    const redo = { ...undo, type: 'redo' };
    const chat = { ...undo, type: 'message', message: 'sorry' };
    const restless = game.actions.flatMap((action, i) =>
      i % 3 === 0 ? [action, undo, chat, action] : i % 3 === 1 ? [action, chat, undo, redo] : [action],
    );
    expect(replayed(restless)).toEqual(asPlayed);
    const backTo = { ...undo, action_id: game.actions[9]?.id };
    const again = [...game.actions.slice(0, 30), backTo, ...game.actions.slice(10)];
    expect(replayed(again)).toEqual(asPlayed);
  });

  test('what followed an action by a standing order is played with it', () => {
    const folded: RecordedAction[] = [];
    for (const action of game.actions) {
      const before = folded.at(-1);
      if (action.type === 'pass' && action.entity_type === 'player' && before !== undefined) {
        folded[folded.length - 1] = { ...before, auto_actions: [...(before.auto_actions ?? []), action] };
      } else folded.push(action);
    }
    expect(folded.length).toBeLessThan(game.actions.length);
    expect(replayed(folded)).toEqual(asPlayed);
  });

  test('a bankruptcy may stand under the name of the player', () => {
    const company = game.actions.at(-1)?.entity;
    const president = traces.at(-2)?.[`corp.${company}.president`];
    const byPlayer = game.actions.map((action) =>
      action.type === 'bankrupt' ? { ...action, entity: president, entity_type: 'player' } : action,
    );
    expect([game.actions.at(-1)?.type, replayed(byPlayer)]).toEqual(['bankrupt', asPlayed]);
  });

  test('a game that was stopped by hand ends where it stood', () => {
    const stopped = [...game.actions.slice(0, 40), { type: 'end_game', entity: 101, entity_type: 'player' }];
    const { stuck, ended, trace } = replayed(stopped);
    expect([stuck, ended?.reason, trace.round]).toEqual([null, 'agreement', traces[39]?.round]);
  });

  test('an action of another title is told as unknown, where it stands', () => {
    const { stuck, warnings } = replayed([
      ...game.actions.slice(0, 40),
      { id: 41, type: 'take_loan', entity: 'IR', entity_type: 'corporation' },
    ]);
    expect([stuck?.action.id, stuck?.refusal.facts.problem, warnings]).toEqual([
      41,
      'there is no such action as take_loan',
      [],
    ]);
  });
});
