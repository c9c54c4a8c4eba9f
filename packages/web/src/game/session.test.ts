import type { GameRecord } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../contract.ts';
import type { LocalGame } from '../storage/local-game.ts';
import { Session } from './session.ts';

const title = await loadTitle('1882');

const RECORD: GameRecord = {
  format: 'roundhouse-1',
  title: '1882',
  options: {},
  seed: 3,
  players: [
    { id: 'p1', name: 'Ann' },
    { id: 'p2', name: 'Bob' },
  ],
  pace: 'skip',
  actions: [],
};

/** A session whose clock is turned by hand. */
function open(game: Partial<LocalGame> = {}) {
  const saved: LocalGame[] = [];
  const waiting: (() => void)[] = [];
  const local: LocalGame = {
    id: 'x',
    record: RECORD,
    seats: {},
    programs: {},
    summary: { titleName: '', round: '', acting: [], ended: null, moves: 0 },
    created: 0,
    changed: 0,
    ...game,
  };
  const table = title.open(local.record);
  if ('error' in table) throw new Error(table.error);
  const session = new Session(title, table, local, {
    save: (next) => saved.push(next),
    later(callback) {
      waiting.push(callback);
      return () => waiting.splice(waiting.indexOf(callback), 1);
    },
    now: () => 42,
    random: () => 0.3,
  });
  const tick = () => waiting.shift()?.();
  return { session, saved, waiting, tick };
}

const take = { type: 'take', player: 'p1', item: 'P1' };

describe('playing', () => {
  test('a move is shown, saved and told', () => {
    const { session, saved } = open();
    let told = 0;
    session.subscribe(() => told++);
    expect(session.play(take)).toBeNull();
    expect(session.snapshot()).toMatchObject({ shown: 1, total: 1, live: true });
    expect(told).toBeGreaterThan(0);
    expect(saved[0]).toMatchObject({ changed: 42, summary: { acting: ['Bob'], moves: 1, round: 'Auction' } });
  });
  test('a refused move changes nothing but says its rule', () => {
    const { session, saved } = open();
    expect(session.play({ ...take, item: 'P5' })).not.toBeNull();
    expect(session.snapshot()).toMatchObject({
      total: 0,
      refusal: { rule: expect.stringContaining('1882-') },
    });
    expect(saved).toEqual([]);
  });
});

describe('the past', () => {
  test('is shown without choices, and left again', () => {
    const { session } = open();
    session.play(take);
    session.show(0);
    expect(session.snapshot()).toMatchObject({ shown: 0, total: 1, live: false, choices: [] });
    expect(session.snapshot().view.privates[0]?.owner).toBe('bank');
    session.show(null);
    expect(session.snapshot().view.privates[0]?.owner).toBe('p1');
  });
  test('undo and redo are each other’s inverse', () => {
    const { session } = open();
    session.play(take);
    const { view } = session.snapshot();
    session.undo();
    expect(session.snapshot()).toMatchObject({ total: 0, redo: 1 });
    session.redo();
    expect(session.snapshot()).toMatchObject({ total: 1, redo: 0 });
    expect(session.snapshot().view).toEqual(view);
  });
});

describe('players made of code', () => {
  test('act one move at a time, and wait after an undo', () => {
    const { session, tick, waiting } = open({ seats: { p1: 'random', p2: 'random' } });
    tick();
    tick();
    expect(session.snapshot().total).toBe(2);
    session.undo();
    expect(session.snapshot()).toMatchObject({ total: 1, paused: true });
    expect(waiting).toEqual([]);
    session.resume();
    tick();
    expect(session.snapshot().total).toBe(2);
  });
  test('wait while somebody looks at the past', () => {
    const { session, tick, waiting } = open({ seats: { p1: 'random', p2: 'random' } });
    tick();
    session.show(0);
    tick();
    expect(session.snapshot()).toMatchObject({ shown: 0, total: 1 });
    expect(waiting).toEqual([]);
    session.show(null);
    tick();
    expect(session.snapshot()).toMatchObject({ shown: 2, total: 2 });
  });
});

test('a program passes for its player until somebody does something', () => {
  const { session, tick } = open();
  session.setProgram('p1', { kind: 'pass', round: 'Auction', since: 0 });
  tick();
  expect(session.table.actions).toEqual([{ type: 'pass', player: 'p1' }]);
  session.play({ ...take, player: 'p2' });
  tick();
  expect(session.snapshot().notice).toContain('Somebody');
  expect(session.snapshot().game.programs).toEqual({});
});

test('a game that got stuck stands at its last good position', () => {
  const { session } = open({ record: { ...RECORD, actions: [take, take] } });
  expect(session.snapshot()).toMatchObject({ total: 1, stuck: { at: 1 } });
});
