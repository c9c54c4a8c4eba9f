import type { Message, MyTable } from '@roundhouse/server/contract';
import { expect, test } from 'vitest';
import { afterNews, inOrder, mayAsk } from './after-news.ts';

const ME = 'myself';
const table = (id: string, more: Partial<MyTable> = {}): MyTable => ({
  id,
  title: '1882',
  name: id,
  owner: { id: ME, name: 'Me', guest: false },
  status: 'running',
  pace: 'live',
  visibility: 'public',
  timing: { perMove: null, clock: null, late: 'remind' },
  seats: [
    {
      seat: 0,
      player: 'p1',
      person: { id: ME, name: 'Me', guest: false },
      bot: null,
      standIn: null,
      holidayUntil: null,
      clock: null,
    },
  ],
  acting: [],
  turnSince: 100,
  deadline: null,
  number: 3,
  count: 3,
  createdAt: 1,
  startedAt: 2,
  endedAt: null,
  version: 5,
  myTurn: false,
  mine: true,
  asked: null,
  ...more,
});
const entry = (id: string, version: number, number: number, acting: string[], ended = false): Message => ({
  kind: 'entry',
  table: id,
  version,
  entry: { kind: 'undo', number, at: 1, version, by: 'player', to: 0, player: 'p1' },
  standing: {
    number,
    count: number,
    acting,
    turnSince: 200,
    deadline: null,
    clocks: {},
    ended: ended ? { reason: 'bank' } : null,
  },
});
const ids = (tables: readonly MyTable[]) => tables.map(({ id }) => id);

test('those that wait for me come first, the longest waiting at the top, and what is over last', () => {
  const tables = [
    table('over', { status: 'finished' }),
    table('open', { status: 'open' }),
    table('other', { turnSince: 10 }),
    table('newer', { myTurn: true, turnSince: 90 }),
    table('older', { myTurn: true, turnSince: 50 }),
    table('asked', { asked: 'undo', turnSince: 70 }),
  ];
  expect(ids(inOrder(tables))).toEqual(['older', 'asked', 'newer', 'other', 'open', 'over']);
});

test('a move makes it my turn, and the next one somebody else’s', () => {
  const first = afterNews([table('a')], entry('a', 6, 4, ['p1']), ME);
  expect(first[0]).toMatchObject({ myTurn: true, turnSince: 200, number: 4 });
  expect(afterNews(first, entry('a', 7, 5, ['p2']), ME)[0]).toMatchObject({ myTurn: false });
});

test('older news of a table is passed over', () => {
  const tables = [table('a', { version: 9, number: 8 })];
  expect(afterNews(tables, entry('a', 6, 4, ['p1']), ME)).toBe(tables);
  const summary = table('a', { version: 8, name: 'old' });
  expect(afterNews(tables, { kind: 'table', table: 'a', version: 8, summary }, ME)).toBe(tables);
});

test('with a bot in my seat it does not wait for me', () => {
  const [seat] = table('a').seats;
  if (seat === undefined) throw new Error('no seat');
  const tables = [table('a', { seats: [{ ...seat, standIn: 'novice' }] })];
  expect(afterNews(tables, entry('a', 6, 4, ['p1']), ME)[0]?.myTurn).toBe(false);
});

test('the end of a game waits for nobody', () => {
  expect(afterNews([table('a')], entry('a', 6, 4, ['p1'], true), ME)[0]).toMatchObject({
    status: 'finished',
    myTurn: false,
  });
});

test('a new table is added; one that I left or that is gone is taken away', () => {
  const summary = table('b', { status: 'open', owner: { id: 'other', name: 'Other', guest: false } });
  const two = afterNews([table('a')], { kind: 'table', table: 'b', version: 5, summary }, ME);
  expect(ids(two)).toEqual(['a', 'b']);
  const left = { ...summary, version: 6, mine: false };
  expect(ids(afterNews(two, { kind: 'table', table: 'b', version: 6, summary: left }, ME))).toEqual(['a']);
  expect(ids(afterNews(two, { kind: 'gone', table: 'a', version: 6 }, ME))).toEqual(['b']);
});

test('my own table stays without a seat of mine until it starts', () => {
  const summary = table('b', {
    status: 'open',
    mine: false,
    version: 6,
    owner: { id: ME, name: 'Me', guest: false },
  });
  const told = (more: Partial<MyTable>): Message => ({
    kind: 'table',
    table: 'b',
    version: 6,
    summary: { ...summary, ...more },
  });
  expect(ids(afterNews([table('b', { status: 'open' })], told({}), ME))).toEqual(['b']);
  expect(ids(afterNews([table('b')], told({ status: 'running' }), ME))).toEqual([]);
});

test('to abandon is asked until it is answered', () => {
  const tables = [table('a', { asked: 'abandon' })];
  expect(afterNews(tables, entry('a', 7, 4, ['p1']), ME)[0]?.asked).toBe('abandon');
  expect(afterNews(tables, entry('a', 7, 4, ['p1'], true), ME)[0]?.asked).toBe(null);
});

test('another question stays until the next move, which may bring another: then the list is read anew', () => {
  const tables = [table('a', { asked: 'undo' })];
  const summary = table('a', { version: 6 });
  const changed: Message = { kind: 'table', table: 'a', version: 6, summary };
  const kept = afterNews(tables, changed, ME);
  expect(kept[0]?.asked).toBe('undo');
  expect(mayAsk(tables, kept, changed)).toBe(true);
  const move = entry('a', 7, 4, ['p1']);
  const moved = afterNews(kept, move, ME);
  expect(moved[0]?.asked).toBe(null);
  expect(mayAsk(kept, moved, move)).toBe(true);
  // Mine still: nothing new is asked. What was known already says nothing at all.
  const more = entry('a', 8, 5, ['p1']);
  expect(mayAsk(moved, afterNews(moved, more, ME), more)).toBe(false);
  expect(afterNews(moved, move, ME)).toBe(moved);
});
