import { choose } from '@roundhouse/bots';
import { anyAction, type GameRecord, seededChance } from '@roundhouse/engine/play';
import { type BestRoutes, bestRoutes, type RouteProblem } from '@roundhouse/router';
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../contract.ts';
import type { LocalGame } from '../storage/local-game.ts';
import { HotSeatSession } from './hot-seat-session.ts';

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
  forcedPasses: 'automatic',
  actions: [],
};

/** A session whose clock is turned by hand. */
function open(
  game: Partial<LocalGame> = {},
  solve = async (problem: RouteProblem) => bestRoutes(problem),
  played = title,
) {
  const saved: LocalGame[] = [];
  const waiting: (() => void)[] = [];
  const clicks: (() => void)[] = [];
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
  const table = played.open(local.record);
  if ('error' in table) throw new Error(table.error);
  const session = new HotSeatSession(played, table, local, {
    save: (next) => saved.push(next),
    later(callback) {
      waiting.push(callback);
      return () => waiting.splice(waiting.indexOf(callback), 1);
    },
    afterClick(callback) {
      clicks.push(callback);
      return () => clicks.splice(clicks.indexOf(callback), 1);
    },
    closed: () => {},
    now: () => 42,
    random: () => 0.3,
    solve,
    // Thinks here, and of nothing but any legal move.
    think: async ({ strength, seat, seed }) => choose(strength, table.now, seat, { seed }),
  });
  session.lead();
  const tick = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const click = () => clicks.shift()?.();
  return { session, saved, waiting, tick, click };
}

/** A game played at random until trains run for the first time. */
function atFirstRun(): GameRecord {
  const table = title.open({ ...RECORD, seed: 5 });
  if ('error' in table) throw new Error(table.error);
  const chance = seededChance(5);
  while (table.now.pendingRouteSearches().length === 0)
    table.play(anyAction(table.now.advisedChoices(), chance));
  return table.record;
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
  test('undo goes on from the position that is looked at', () => {
    const { session } = open();
    session.play(take);
    session.play({ type: 'pass', player: 'p2' });
    session.play({ type: 'pass', player: 'p1' });
    session.show(1);
    session.undo();
    expect(session.snapshot()).toMatchObject({ shown: 1, total: 1, live: true, redo: 2 });
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

describe('a second click', () => {
  test('does not act for the next player, until a moment has passed', () => {
    const { session, click } = open();
    session.act(take);
    expect(session.snapshot()).toMatchObject({ total: 1, guarded: true });
    session.act({ type: 'pass', player: 'p2' });
    expect(session.snapshot().total).toBe(1);
    click();
    expect(session.snapshot().guarded).toBe(false);
    session.act({ type: 'pass', player: 'p2' });
    expect(session.snapshot().total).toBe(2);
  });
});

describe('the end of a game', () => {
  const stop = { type: 'propose-end', player: 'p1' };

  test('is played only when it is confirmed', () => {
    const { session, click } = open();
    session.act(stop);
    click();
    session.act({ type: 'accept', player: 'p2' });
    expect(session.snapshot()).toMatchObject({ total: 1, asking: { action: { type: 'accept' } } });
    expect(session.snapshot().view.ended).toBeNull();
    session.dismiss();
    expect(session.snapshot()).toMatchObject({ total: 1, asking: null });
    session.act({ type: 'accept', player: 'p2' });
    session.confirm();
    expect(session.snapshot()).toMatchObject({ total: 2, asking: null });
    expect(session.snapshot().view.ended).not.toBeNull();
  });
});

describe('another window', () => {
  const later = (session: HotSeatSession, actions: GameRecord['actions']): LocalGame => {
    const { local: game } = session.snapshot();
    if (game === null) throw new Error('It is not kept here');
    return { ...game, record: { ...game.record, actions } };
  };

  test('that plays on is followed, without writing', () => {
    const { session, saved } = open();
    session.adopt(later(session, [take]), false);
    expect(session.snapshot()).toMatchObject({ shown: 1, total: 1, notice: null });
    expect(session.snapshot().view.privates[0]?.owner).toBe('p1');
    expect(saved).toEqual([]);
  });
  test('that takes a move back and plays another is followed', () => {
    const { session } = open();
    session.play(take);
    session.adopt(later(session, [{ type: 'pass', player: 'p1' }]), true);
    expect(session.table.actions).toEqual([{ type: 'pass', player: 'p1' }]);
    expect(session.snapshot().view.privates[0]?.owner).toBe('bank');
    expect(session.snapshot().notice?.text).toContain('another window');
  });
  test('does not take somebody out of the past', () => {
    const { session } = open();
    session.play(take);
    session.show(0);
    session.adopt(later(session, [take, { type: 'pass', player: 'p2' }]), false);
    expect(session.snapshot()).toMatchObject({ shown: 0, total: 2, live: false });
  });
});

describe('the best routes', () => {
  const record = atFirstRun();

  /** A session whose searches are answered by hand. */
  function openAtRun(game: Partial<LocalGame> = {}) {
    const searches: { problem: RouteProblem; answer: (best: BestRoutes) => void }[] = [];
    const opened = open(
      { record, ...game },
      (problem) => new Promise((answer) => searches.push({ problem, answer })),
    );
    const find = async () => {
      for (const { problem, answer } of searches.splice(0)) answer(bestRoutes(problem));
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { ...opened, searches, find };
  }

  test('are looked for elsewhere; until they are found there are no choices', async () => {
    const { session, searches, find } = openAtRun();
    expect(session.snapshot()).toMatchObject({ searching: true, choices: [] });
    let told = 0;
    session.subscribe(() => told++);
    await find();
    expect(told).toBe(1);
    expect(session.snapshot().searching).toBe(false);
    expect(session.snapshot().choices[0]?.action).toMatchObject({ type: 'run' });
    expect(searches).toEqual([]);
  });

  test('are asked for once, however often the page is told something', () => {
    const { session, searches } = openAtRun();
    session.dismiss();
    session.setSeat('p1', 'human');
    expect(searches.length).toBe(1);
  });

  test('come too late after an undo, and are asked for again after the redo', async () => {
    const { session, searches, find } = openAtRun();
    session.undoTo(record.actions.length - 1);
    await find();
    expect(session.snapshot().searching).toBe(false);
    session.redo();
    expect(session.snapshot().searching).toBe(true);
    expect(searches.length).toBe(1);
    await find();
    expect(session.snapshot().choices.length).toBeGreaterThan(0);
  });

  test('are waited for by players made of code', async () => {
    const { waiting, find } = openAtRun({ seats: { p1: 'random', p2: 'random' } });
    expect(waiting.length).toBe(0);
    await find();
    expect(waiting.length).toBe(1);
  });

  test('that cannot be found are told as an error', async () => {
    const { session } = open({ record }, () => Promise.reject(new Error('no memory')));
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.snapshot().crash).toEqual(new Error('no memory'));
  });
});

describe('players made of code', () => {
  test('act one move at a time, and wait after an undo', async () => {
    const { session, tick, waiting } = open({ seats: { p1: 'random', p2: 'random' } });
    await tick();
    await tick();
    expect(session.snapshot().total).toBe(2);
    session.undo();
    expect(session.snapshot()).toMatchObject({ total: 1, paused: true });
    expect(waiting).toEqual([]);
    session.resume();
    await tick();
    expect(session.snapshot().total).toBe(2);
  });
  test('wait while somebody looks at the past', async () => {
    const { session, tick, waiting } = open({ seats: { p1: 'random', p2: 'random' } });
    await tick();
    session.show(0);
    await tick();
    expect(session.snapshot()).toMatchObject({ shown: 0, total: 1 });
    expect(waiting).toEqual([]);
    session.show(null);
    await tick();
    expect(session.snapshot()).toMatchObject({ shown: 2, total: 2 });
  });
});

test('a program passes for its player until somebody does something', async () => {
  const { session, tick } = open();
  session.setProgram('p1', { kind: 'pass', round: 'Auction', since: 0 });
  await tick();
  expect(session.table.actions).toEqual([{ type: 'pass', player: 'p1' }]);
  session.play({ ...take, player: 'p2' });
  await tick();
  expect(session.snapshot().notice?.text).toBe(
    'Ann no longer passes until something happens in Auction: Bob buys Hudson Bay Company from the bank for $20.',
  );
  expect(session.snapshot().local?.programs).toEqual({});
});

test('a game that got stuck stands at its last good position', () => {
  const { session } = open({ record: { ...RECORD, actions: [take, take] } });
  expect(session.snapshot()).toMatchObject({ total: 1, stuck: { at: 1 } });
});

test('what a bot may do out of its turn is not offered to people', async () => {
  const shikoku = await loadTitle('1889');
  const takes = ['p1', 'p2', 'p1', 'p2', 'p1'].map((player, i) => ({
    type: 'take',
    player,
    item: `P${i + 1}`,
  }));
  const actions = [...takes, { type: 'pass', player: 'p2' }];
  const playersAsked = (seats: LocalGame['seats']): string[] => {
    const { session } = open({ record: { ...RECORD, title: '1889', actions }, seats }, undefined, shikoku);
    return [...new Set(session.snapshot().choices.map(({ action }) => action.player))].sort();
  };
  expect(playersAsked({})).toEqual(['p1', 'p2']);
  expect(playersAsked({ p2: 'novice' })).toEqual(['p1']);
});
