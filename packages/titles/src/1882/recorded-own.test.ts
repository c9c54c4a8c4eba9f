import { type RecordedAction, type Replayed, replayRecorded } from '@roundhouse/classic';
import { describe, expect, test } from 'vitest';
import { asExport, firstDifference } from '../testing/as-recorded.ts';
import { randomPlayer } from '../testing/random-player.ts';
import { openRecorded } from './record.ts';
import { writeRandomGame } from './testing/as-recorded.ts';

/** Our own games, in that site's format: they hold what the few recorded games do not reach. */

function play(actions: readonly RecordedAction[], players: number, status = 'active'): Replayed {
  const game = asExport('1882', players, 7, actions, { status });
  const table = openRecorded(game);
  if ('error' in table) throw new Error(table.error);
  return replayRecorded(game, table, { trace: true });
}

const bid = (entity: number, company: string, price: number): RecordedAction => ({
  type: 'bid',
  entity,
  entity_type: 'player',
  company,
  price,
});
const par = (entity: number, corporation: string, share_price: string): RecordedAction => ({
  type: 'par',
  entity,
  entity_type: 'player',
  corporation,
  share_price,
});
const numbered = (actions: readonly RecordedAction[]) =>
  actions.map((action, i) => ({ id: i + 1, ...action }));

describe('games of ours, written as that site does', () => {
  // Two to six players, with discards, trains traded in, the rebellion with and without a tile, SCR
  // over a neutral marker beside a free place, all ways to end.
  test.each([12, 18, 25, 139, 221, 5148])('seed %i is replayed step by step', (seed) =>
    expect(firstDifference(writeRandomGame(2 + (seed % 5), seed), openRecorded)).toBe(null),
  );

  test('a game of players who know nothing, one of whom is asked for P2 alone', () =>
    expect(firstDifference(writeRandomGame(6, 3014, randomPlayer('wild')), openRecorded)).toBe(null));
});

describe('what that site allows', () => {
  test('a game stopped in the turn of a company, which is still named', () => {
    const { game } = writeRandomGame(3, 221);
    const at = game.actions.findIndex(({ type }) => type === 'run_routes');
    const end = { id: at + 2, type: 'end_game', entity: 101, entity_type: 'player' };
    const stopped = { ...game, actions: [...game.actions.slice(0, at + 1), end] };
    const table = openRecorded(stopped);
    if ('error' in table) throw new Error(table.error);
    const { stuck, lines } = replayRecorded(stopped, table, { trace: true });
    expect(stuck).toBe(null);
    expect(table.ended?.reason).toBe('agreement');
    expect(lines.at(-1)?.changes).toEqual({});
    expect(table.trace().acting).toBe(game.actions[at]?.entity);
  });

  test("a pass at the end of each turn of a company that has declined P3's tile", () => {
    const { game, traces } = writeRandomGame(5, 8);
    const { actions } = game;
    const declined = actions.findIndex(({ type, entity }) => type === 'pass' && entity === 'NWR');
    const owner = String(traces[declined]?.acting);
    const acts = (i: number) =>
      traces[i]?.acting === owner && String(traces[i]?.[`corp.${owner}.privates`]).includes('NWR');
    const turnsEnd = actions.filter((_, i) => i > declined && acts(i - 1) && !acts(i));
    expect(turnsEnd.length).toBeGreaterThan(5);
    for (const { type, entity } of turnsEnd) expect([type, entity]).toEqual(['pass', owner]);
  });

  test('a pass that is missing is taken as given, and told', () => {
    const { game } = writeRandomGame(3, 221);
    const { actions } = game;
    const at = actions.findIndex(
      ({ type, entity }, i) =>
        type === 'pass' && actions[i + 1]?.type === 'run_routes' && actions[i + 1]?.entity === entity,
    );
    const lacking = { ...game, actions: actions.filter((_, i) => i !== at) };
    const table = openRecorded(lacking);
    if ('error' in table) throw new Error(table.error);
    const { stuck, warnings } = replayRecorded(lacking, table);
    expect([stuck, warnings]).toEqual([
      null,
      [`action ${at + 2}: no pass of ${actions[at]?.entity} is recorded; it is taken as given`],
    ]);
  });

  test('a bid that is no multiple of $5', () => {
    const { stuck, table } = play(numbered([bid(101, 'SC', 58), bid(102, 'SC', 63), bid(103, 'HB', 20)]), 3);
    expect(stuck).toBe(null);
    expect(table.trace()).toMatchObject({ acting: 101, 'player.103.privates': 'HB' });
  });

  test.each(['assign', 'move_token', 'toString', 'constructor'])(
    '%s is no action of 1882, said at once',
    (type) => {
      const { game } = writeRandomGame(3, 221);
      for (const instead of ['bid', 'lay_tile', 'buy_train', 'run_routes']) {
        const at = game.actions.findIndex((action) => action.type === instead);
        const actions = game.actions.map((action, i) => (i === at ? { ...action, type } : action));
        const table = openRecorded({ ...game, actions });
        if ('error' in table) throw new Error(table.error);
        const { stuck } = replayRecorded({ ...game, actions }, table);
        expect(stuck?.action.id).toBe(at + 1);
        expect(stuck?.refusal.facts.problem).toBe(`there is no such action as ${type}`);
      }
    },
  );

  test('an action out of turn is told from the pass that nobody recorded', () => {
    const { game } = writeRandomGame(3, 221);
    const at = game.actions.findIndex(({ type }) => type === 'run_routes');
    const actions = game.actions.filter((_, i) => i !== at);
    const table = openRecorded({ ...game, actions });
    if ('error' in table) throw new Error(table.error);
    const { stuck } = replayRecorded({ ...game, actions }, table);
    expect(stuck?.action.id).toBe(at + 2);
    expect(stuck?.refusal.facts.problem).toMatch(
      /^the recorded action does not belong to the decision that is due: /,
    );
  });

  test('a game that is not finished stands where somebody is asked', () => {
    const auction = [
      ...[bid(101, 'HB', 20), bid(102, 'SC', 50), bid(101, 'NWR', 80), bid(102, 'TB', 140)],
      ...[bid(101, 'CP', 180), par(101, 'CPR', '100,0,3')],
    ];
    const { stuck, table } = play(numbered([...auction, par(102, 'HBR', '100,0,3')]), 2);
    expect(stuck).toBe(null);
    // Nothing is sold in the first stock round, so the purchase has ended the turn.
    expect(table.trace()).toMatchObject({ round: 'SR 1.1', acting: 101 });
  });
});
