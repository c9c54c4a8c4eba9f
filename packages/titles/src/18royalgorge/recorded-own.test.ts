import { type RecordedAction, replayRecorded } from '@roundhouse/classic';
import { type Action, type Chance, type Choice, pick } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { firstDifference } from '../testing/as-recorded.ts';
import { DEPOT } from './data/steel.ts';
import { kindOf, openRecorded } from './record.ts';
import { writeRandomGame } from './testing/as-recorded.ts';
import { randomPlayer } from './testing/random-player.ts';

/** Our own games, in that site's format: they hold what the few recorded games do not reach. */

// With all cards that do anything, bidders who cannot follow, trains between companies, two to four players.
describe('games of ours, written as that site does', () => {
  test.each([26, 40, 83, 84, 87, 95, 97, 137, 147])('seed %i is replayed step by step', (seed) =>
    expect(firstDifference(writeRandomGame(2 + (seed % 3), seed), openRecorded)).toBe(null),
  );

  /** Names steel of a column before that of the depot. */
  function steelNamer(choices: readonly Choice[], chance: Chance): Action {
    const steel = choices.map(({ action }) => action).filter(({ type }) => type === 'steel');
    const depot = steel.find(({ column }) => column === DEPOT);
    if (depot === undefined) return randomPlayer('collecting')(choices, chance);
    const yellow = steel.filter(({ column }) => /^[A-D]$/.test(String(column)));
    return chance() < 0.7 && yellow.length > 0 ? pick(yellow, chance) : depot;
  }

  test('steel that was named is in force after a tile of the depot', () => {
    const written = writeRandomGame(3, 13, steelNamer);
    const kinds = written.game.actions.map((action) => (action.entity === 'B3' ? 'B3' : kindOf(action)));
    expect(kinds.some((kind, i) => kind === 'B3' && kinds[i - 1] === 'steel')).toBe(true);
    expect(firstDifference(written, openRecorded)).toBe(null);
  });

  test('where a record does not say who pays for the Hanging Bridge, the company does', () => {
    const { game } = writeRandomGame(3, 40);
    const isSaid = (action: RecordedAction) => kindOf(action) === 'lease' && action.choice === 'corporation';
    const unsaid = game.actions.filter((action) => !isSaid(action));
    expect(unsaid.length).toBeLessThan(game.actions.length);
    const result = (actions: readonly RecordedAction[]) => {
      const table = openRecorded({ ...game, actions });
      if ('error' in table) throw new Error(table.error);
      const { stuck, warnings } = replayRecorded({ ...game, actions }, table);
      return { stuck, warnings, result: table.result, ended: table.ended };
    };
    expect(result(unsaid)).toEqual({ ...result(game.actions), stuck: null, warnings: [] });
  });
});
