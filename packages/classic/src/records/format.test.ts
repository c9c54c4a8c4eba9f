import { describe, expect, test } from 'vitest';
import { countedActions, type RecordedAction, readRecorded } from './format.ts';

const pass = (id: number): RecordedAction => ({ id, type: 'pass', entity: 1, entity_type: 'player' });
const undo = (id: number, to?: number): RecordedAction => ({ id, type: 'undo', action_id: to ?? null });
const redo = (id: number): RecordedAction => ({ id, type: 'redo' });
const message = (id: number): RecordedAction => ({ id, type: 'message' });
const counted = (...actions: RecordedAction[]) => countedActions(actions).map(({ id }) => id);

describe('what counts of a record', () => {
  test('an undo takes back the newest action, over messages', () => {
    expect(counted(pass(1), pass(2), message(3), undo(4), pass(5))).toEqual([1, 5]);
  });

  test('an undo to an action takes back all after it, to 0 all there are', () => {
    expect(counted(pass(1), pass(2), pass(3), undo(4, 1), pass(5))).toEqual([1, 5]);
    expect(counted(pass(1), pass(2), undo(3, 0), pass(4))).toEqual([4]);
  });

  test('an undo may go back to an action that has been undone, or to a message', () => {
    expect(counted(pass(1), pass(2), undo(3), pass(4), undo(5, 2), pass(6))).toEqual([1, 6]);
    expect(counted(pass(1), message(2), pass(3), undo(4, 2))).toEqual([1]);
  });

  test('a redo brings back the last batch, unless something else was done', () => {
    expect(counted(pass(1), pass(2), undo(3, 0), message(4), redo(5))).toEqual([1, 2]);
    expect(counted(pass(1), pass(2), undo(3), pass(4), redo(5))).toEqual([1, 4]);
    expect(counted(pass(1), pass(2), undo(3), undo(4), redo(5), redo(6))).toEqual([1, 2]);
  });
});

test('a result may be written in any way: it is no part of the game', () => {
  const base = { title: '1882', players: [{ id: 1, name: 'A' }], actions: [] };
  for (const result of [null, [], {}, { A: 12.5 }])
    expect(readRecorded({ ...base, result })).not.toHaveProperty('error');
});
