import { type Action, anyAction, type GameRecord, seededChance } from '@roundhouse/engine/play';
import { bestRoutes } from '@roundhouse/router';
import type { Answer, Entry, Standing } from '@roundhouse/server/contract';
import { newGame } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../../contract.ts';
import { Trouble } from '../trouble.ts';
import { type OnlineHost, OnlineSession, type Rights } from './online-session.ts';
import type { Unconfirmed, Unsent } from './unsent.ts';

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

const pass = (player: string): Action => ({ type: 'pass', player });
const take = (player: string, item: string): Action => ({ type: 'take', player, item });
const entry = (number: number, action: Action, by: Entry['by'] = 'player'): Entry => ({
  kind: 'action',
  number,
  at: 0,
  version: number,
  by,
  action,
});
const undo = (number: number, to: number, player: string, by: Entry['by'] = 'player'): Entry => ({
  kind: 'undo',
  number,
  at: 0,
  version: number,
  by,
  to,
  player,
});
const standing = (number: number): Standing => ({
  number,
  count: number,
  acting: [],
  turnSince: null,
  deadline: null,
  clocks: {},
  ended: null,
});

interface Call {
  readonly move: Unsent;
  readonly after: number;
  answer(log: readonly Entry[]): Promise<void>;
  fail(trouble: Trouble): Promise<void>;
}

/** A session of Ann's whose server is played by hand. */
function open({
  rights = {},
  log = [],
  unconfirmed = null,
}: {
  readonly rights?: Partial<Rights>;
  readonly log?: readonly Entry[];
  readonly unconfirmed?: Unconfirmed | null;
} = {}) {
  const calls: Call[] = [];
  const asked: number[] = [];
  const timers: (() => void)[] = [];
  const reads: number[] = [];
  let kept: Unconfirmed | null = null;
  let whole: readonly Entry[] = log;
  let keys = 0;
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
  const table = title.open({
    ...RECORD,
    actions: log.flatMap((one) => (one.kind === 'action' ? [one.action] : [])),
  });
  if ('error' in table) throw new Error(table.error);
  const session = new OnlineSession(
    {
      id: 'abcdef',
      title,
      table,
      opening: undefined,
      log,
      standing: standing(log.length),
      rights: { player: 'p1', plays: true, master: false, undo: 'own', abandoned: false, ...rights },
      bots: new Set(['p2']),
      unconfirmed,
    },
    {
      send: (move, after) =>
        new Promise<Answer<'move'>>((resolve, reject) => {
          calls.push({
            move,
            after,
            async answer(entries) {
              resolve({ log: [...entries], standing: standing(entries.at(-1)?.number ?? 0) });
              await settled();
            },
            async fail(trouble) {
              reject(trouble);
              await settled();
            },
          });
        }),
      async readLog(after) {
        reads.push(after);
        return { log: whole.slice(after), standing: standing(whole.length) };
      },
      askUndo: (to) => asked.push(to),
      newKey: () => `key ${++keys}`,
      keep: (next) => {
        kept = next;
      },
      later(_wait, callback) {
        timers.push(callback);
        return () => timers.splice(timers.indexOf(callback), 1);
      },
      afterClick: () => () => {},
      solve: async (problem) => bestRoutes(problem),
    },
  );
  return {
    session,
    calls,
    asked,
    timers,
    reads,
    settled,
    kept: () => kept,
    serverHas: (entries: readonly Entry[]) => {
      whole = entries;
    },
  };
}
/** A server that is never asked. */
const SILENT: OnlineHost = {
  send: () => Promise.reject(new Error('not asked')),
  readLog: () => Promise.reject(new Error('not asked')),
  askUndo: () => {},
  newKey: () => 'key',
  keep: () => {},
  later: () => () => {},
  afterClick: () => () => {},
  solve: async (problem) => bestRoutes(problem),
};
const actions = (session: OnlineSession) => session.table.actions;
const stale = (log: readonly Entry[]) =>
  new Trouble('refused', 'Something happened meanwhile.', {
    status: 409,
    code: 'stale',
    answer: { error: '', code: 'stale', log, standing: standing(log.at(-1)?.number ?? 0) },
  });

describe('a move', () => {
  test('shows at once, is sent after the last entry seen, and is confirmed', async () => {
    const { session, calls, kept } = open();
    session.act(pass('p1'));
    expect(actions(session)).toEqual([pass('p1')]);
    expect(session.remarks(1)).toEqual(['not confirmed yet']);
    expect(calls[0]).toMatchObject({ after: 0, move: { action: pass('p1'), master: false } });
    expect(kept()?.moves).toHaveLength(1);
    await calls[0]?.answer([entry(1, pass('p1'))]);
    expect(session.unsent).toEqual([]);
    expect(session.remarks(1)).toEqual([]);
    expect([session.number, kept()?.moves]).toEqual([1, []]);
  });

  test('that the stream brings before its answer counts once', async () => {
    const { session, calls } = open();
    session.act(pass('p1'));
    session.hear([entry(1, pass('p1'))], standing(1));
    expect(session.unsent).toEqual([]);
    await calls[0]?.answer([entry(1, pass('p1'))]);
    expect([actions(session), session.number]).toEqual([[pass('p1')], 1]);
  });

  test('that something overtook is taken back, and both are told', async () => {
    const { session, calls } = open();
    session.act(pass('p1'));
    await calls[0]?.fail(stale([entry(1, take('p1', 'P1'), 'bot')]));
    expect(actions(session)).toEqual([take('p1', 'P1')]);
    expect(session.snapshot().notice?.text).toMatch(
      /^A move was made for you meanwhile: .+\. Your move was taken back: pass\.$/i,
    );
    expect(session.unsent).toEqual([]);
    expect(session.remarks(1)).toEqual(['played by a bot']);
    // Who is a bot anyway need not be named with each move.
    session.hear([entry(2, pass('p2'), 'bot')], standing(2));
    expect(session.remarks(2)).toEqual([]);
  });

  test('that the server refuses is taken back with the sentence and its rule', async () => {
    const { session, calls } = open();
    session.act(pass('p1'));
    await calls[0]?.fail(
      new Trouble('refused', 'Not so.', { status: 422, code: 'auction.closed', rule: '1882-4-1' }),
    );
    expect(actions(session)).toEqual([]);
    expect(session.snapshot().notice).toMatchObject({ rule: '1882-4-1' });
    expect(session.snapshot().notice?.text).toContain('Not so. Your move was taken back');
  });

  test('keeps a second click off the next decision, also when it is confirmed at once', () => {
    const { session } = open({ rights: { master: true } });
    session.act(pass('p1'));
    expect(session.snapshot().guarded).toBe(true);
    session.hear([entry(1, pass('p1'))], standing(1));
    expect(session.snapshot().guarded).toBe(true);
    session.act(pass('p2'));
    expect(actions(session)).toEqual([pass('p1')]);
  });

  test('against the rules is refused here, and nothing is sent', () => {
    const { session, calls } = open();
    session.act(take('p1', 'P2'));
    expect(session.snapshot().refusal).not.toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('without a connection', () => {
  test('moves are kept and sent in order, with the same key, when it is back', async () => {
    const { session, calls, timers } = open({ log: [entry(1, pass('p1')), entry(2, take('p2', 'P1'))] });
    const own = session.table.now.acting[0] ?? '';
    expect(own).toBe('p1');
    session.act(take('p1', 'P2'));
    await calls[0]?.fail(new Trouble('offline', 'no line'));
    expect([session.unsent.length, actions(session).length]).toEqual([1, 3]);
    expect(session.snapshot().notice).toBeNull();
    timers[0]?.();
    expect(calls[1]?.move.key).toBe(calls[0]?.move.key);
    await calls[1]?.answer([entry(3, take('p1', 'P2'))]);
    expect([session.unsent, session.number]).toEqual([[], 3]);
  });

  test('what was not sent before a reload is sent after it', () => {
    const move: Unsent = { kind: 'action', key: 'old key', action: pass('p1'), master: false };
    const { session, calls } = open({ unconfirmed: { after: 0, moves: [move] } });
    expect(actions(session)).toEqual([pass('p1')]);
    expect(calls[0]).toMatchObject({ after: 0, move: { key: 'old key' } });
  });

  test('what had been confirmed before the reload is not sent again', () => {
    const move: Unsent = { kind: 'action', key: 'old key', action: pass('p1'), master: false };
    const { session, calls, kept } = open({
      log: [entry(1, pass('p1'))],
      unconfirmed: { after: 0, moves: [move] },
    });
    expect([actions(session).length, calls, kept()?.moves]).toEqual([1, [], []]);
  });

  test('what no longer fits after the reload is told, not lost silently', () => {
    const move: Unsent = { kind: 'action', key: 'old key', action: pass('p1'), master: false };
    const { session } = open({
      log: [entry(1, take('p1', 'P1'), 'bot')],
      unconfirmed: { after: 0, moves: [move] },
    });
    expect(actions(session)).toEqual([take('p1', 'P1')]);
    expect(session.snapshot().notice?.text).toContain('Your move was taken back');
  });

  test('a move taken back before it was sent is never sent', async () => {
    const { session, calls, timers } = open();
    session.act(pass('p1'));
    await calls[0]?.fail(new Trouble('offline', 'no line'));
    session.undo();
    expect([actions(session), session.unsent]).toEqual([[], []]);
    for (const timer of timers) timer();
    expect(calls).toHaveLength(1);
  });
});

describe('others', () => {
  test('their moves arrive; what leaves a gap is read', async () => {
    const { session, reads, serverHas, settled } = open();
    session.hear([entry(1, pass('p1'))], standing(1));
    serverHas([entry(1, pass('p1')), entry(2, pass('p2')), entry(3, take('p1', 'P1'))]);
    session.hear([entry(3, take('p1', 'P1'))], standing(3));
    await settled();
    expect(reads).toEqual([1]);
    expect(actions(session)).toEqual([pass('p1'), pass('p2'), take('p1', 'P1')]);
    // Once more changes nothing.
    session.hear([entry(2, pass('p2'))], standing(2));
    expect([session.number, session.standing.number]).toEqual([3, 3]);
  });

  test('what they take back is taken back here, and the log says who did', () => {
    const { session } = open({ log: [entry(1, pass('p1')), entry(2, pass('p2'))] });
    session.hear([undo(3, 1, 'p2')], standing(3));
    expect(actions(session)).toEqual([pass('p1')]);
    expect(session.remarks(1)).toEqual(['one move after this taken back by Bob']);
  });

  test('looking at the past is not disturbed', () => {
    const { session } = open({ log: [entry(1, pass('p1')), entry(2, pass('p2'))] });
    session.show(1);
    session.hear([entry(3, take('p1', 'P1'))], standing(3));
    expect(session.snapshot()).toMatchObject({ shown: 1, total: 3, live: false });
  });
});

describe('who may what', () => {
  test('are seen with the own eyes, whoever acts; by nobody’s where one watches', () => {
    const { session } = open({ log: [entry(1, take('p1', 'P1'))] });
    expect(session.snapshot()).toMatchObject({ viewer: 'p1', view: { acting: ['p2'] } });
    expect(open({ rights: { player: null } }).session.snapshot().viewer).toBeNull();
  });

  test('choices are there in the own turn only', () => {
    const { session } = open();
    expect(session.snapshot().choices.length).toBeGreaterThan(0);
    session.hear([entry(1, pass('p1'))], standing(1));
    expect(session.snapshot().choices).toEqual([]);
  });

  test('what may be done out of turn is offered to whom it is open, and to nobody else', async () => {
    const shikoku = await loadTitle('1889');
    const record = newGame({ title: '1889', players: ['Ann', 'Bob', 'Cid'], seed: 1, options: {} });
    const table = shikoku.open(record);
    if ('error' in table) throw new Error(table.error);
    const chance = seededChance(1);
    const isOutOfTurn = () =>
      table.now.choices().find(({ action }) => !table.now.acting.includes(action.player));
    while (isOutOfTurn() === undefined && table.now.ended === null)
      table.play(anyAction(table.now.advisedChoices(), chance));
    const owner = isOutOfTurn()?.action.player ?? '';
    const [actor = ''] = table.now.acting;
    const at = (player: string) =>
      new OnlineSession(
        {
          id: 'abcdef',
          title: shikoku,
          table,
          opening: undefined,
          log: table.actions.map((action, index) => entry(index + 1, action)),
          standing: standing(table.actions.length),
          rights: { player, plays: true, master: false, undo: 'own', abandoned: false },
          bots: new Set(),
          unconfirmed: null,
        },
        SILENT,
      )
        .snapshot()
        .choices.map(({ action }) => action.player);
    expect(new Set(at(owner))).toEqual(new Set([owner]));
    expect(new Set(at(actor))).toEqual(new Set([actor]));
  });

  test('whoever watches, or has given the seat to a bot, has none', () => {
    expect(open({ rights: { player: null, plays: false } }).session.snapshot().choices).toEqual([]);
    expect(open({ rights: { plays: false } }).session.snapshot().choices).toEqual([]);
  });

  test('the owner in master mode plays for everybody, and says so', () => {
    const { session, calls } = open({ rights: { player: 'p2', master: true } });
    session.act(pass('p1'));
    expect(calls[0]?.move).toMatchObject({ action: pass('p1'), master: true });
  });

  test('the own last move is taken back at once, until another has acted: then the others are asked', async () => {
    const { session, calls, asked } = open({ log: [entry(1, pass('p1'))] });
    expect(session.snapshot().undo).toBe('done');
    session.undo();
    expect(actions(session)).toEqual([]);
    expect(calls[0]?.move).toMatchObject({ kind: 'undo', to: 0 });
    await calls[0]?.answer([undo(2, 0, 'p1')]);
    session.hear([entry(3, pass('p1')), entry(4, pass('p2'))], standing(4));
    expect(session.snapshot().undo).toBe('asked');
    session.undo();
    expect(asked).toEqual([0]);
    expect(actions(session)).toHaveLength(2);
  });

  test('where nothing is taken back, nothing is', () => {
    const { session } = open({ log: [entry(1, pass('p1'))], rights: { undo: 'never' } });
    expect(session.snapshot().undo).toBe('none');
  });
});
