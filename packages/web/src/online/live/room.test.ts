import type { Plan, TableDetails } from '@roundhouse/server/contract';
import { newGame } from '@roundhouse/titles';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTitle } from '../../contract.ts';
import { OnlineSession } from './online-session.ts';
import { NO_PLAN, Room, rightsOf } from './room.ts';

const title = await loadTitle('1882');

const person = (id: string) => ({ id, name: id, guest: false });
const seat = (number: number, id: string) => ({
  seat: number,
  player: `p${number}`,
  person: person(id),
  bot: null,
  standIn: null,
  holidayUntil: null,
  clock: null,
});
const DETAILS: TableDetails = {
  id: 'abcdef',
  title: '1882',
  name: 'A table',
  owner: person('annaaa'),
  status: 'running',
  pace: 'live',
  visibility: 'public',
  seats: [seat(1, 'annaaa'), seat(2, 'bobbbb')],
  acting: ['p1'],
  turnSince: null,
  deadline: null,
  number: 0,
  count: 0,
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
  version: 5,
  myTurn: true,
  mine: true,
  options: {},
  timing: { perMove: null, clock: null, late: 'remind' },
  undo: 'own',
  master: false,
  seating: 'joined',
  startWhenFull: true,
  commitment: '',
  secret: null,
  endReason: null,
  result: null,
  proposals: [],
  invite: null,
  here: [],
  watching: 0,
  notice: null,
  imported: false,
};
const PROPOSAL = {
  id: 'propos',
  kind: 'abandon',
  by: 'annaaa',
  to: null,
  agreed: ['annaaa'],
  at: 0,
} as const;

/** Ann's room, or a stranger's, at a server whose answers are given by hand, in any order. */
function open(me: string | null = 'annaaa') {
  const asked: { readonly url: string; readonly method: string; answer(json: unknown): Promise<void> }[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { method = 'GET' }: RequestInit) =>
      new Promise<Response>((resolve) => {
        asked.push({
          url,
          method,
          async answer(json) {
            resolve(Response.json(json));
            await new Promise((done) => setTimeout(done, 1));
          },
        });
      }),
  );
  const table = title.open(newGame({ title: '1882', players: ['Ann', 'Bob'], seed: 1, options: {} }));
  if ('error' in table) throw new Error(table.error);
  const nothing = () => () => {};
  const session = new OnlineSession(
    {
      id: DETAILS.id,
      title,
      table,
      opening: undefined,
      log: [],
      standing: { ...DETAILS, clocks: {}, ended: null },
      rights: rightsOf(DETAILS, me, false),
      bots: new Set(),
      unconfirmed: null,
    },
    {
      send: () => Promise.reject(new Error('not asked')),
      readLog: () => Promise.reject(new Error('not asked')),
      askUndo: () => {},
      newKey: () => 'key',
      keep: () => {},
      later: nothing,
      afterClick: nothing,
      solve: () => Promise.reject(new Error('not asked')),
    },
  );
  return { room: new Room(DETAILS, NO_PLAN, me, null, session), asked };
}

afterEach(() => vi.unstubAllGlobals());

test('an answer that the news have overtaken changes nothing', async () => {
  const { room, asked } = open();
  void room.askAbandon();
  const summary = { ...DETAILS, version: 7 };
  room.hear({ kind: 'table', table: DETAILS.id, version: 7, summary });
  const [proposing, reading] = asked;
  // Bob refused before the proposer heard that the question had been put.
  await reading?.answer({ ...DETAILS, version: 7 });
  await proposing?.answer({ ...DETAILS, version: 6, proposals: [PROPOSAL] });
  expect(room.snapshot().details).toMatchObject({ version: 7, proposals: [] });
});

test('a table that was read before the latest move is told does not take it back', async () => {
  const { room, asked } = open();
  void room.refresh();
  const action = { type: 'pass', player: 'p1' };
  room.hear({
    kind: 'entry',
    table: DETAILS.id,
    version: 6,
    entry: { kind: 'action', number: 1, at: 0, version: 6, by: 'player', action },
    standing: { ...DETAILS, number: 1, count: 1, acting: ['p2'], clocks: {}, ended: null },
  });
  await asked[0]?.answer({ ...DETAILS, version: 5, proposals: [PROPOSAL] });
  const { details } = room.snapshot();
  expect([details.number, details.acting, details.proposals.length]).toEqual([1, ['p2'], 1]);
});

test('a plan that was read before it was changed is not shown again', async () => {
  const { room, asked } = open();
  const passing: Plan = { ...NO_PLAN, pass: true };
  room.hear({ kind: 'hello', now: 0, tables: [], complete: true });
  const reading = asked.find(({ url, method }) => url.endsWith('/plan') && method === 'GET');
  void room.setPlan(NO_PLAN);
  await Promise.resolve();
  const writing = asked.find(({ method }) => method !== 'GET');
  expect(writing?.url).toMatch(/plan$/);
  await writing?.answer(NO_PLAN);
  await reading?.answer(passing);
  expect(room.snapshot().plan).toEqual(NO_PLAN);
});

test('with every greeting it is asked anew who is here: nobody tells twice', async () => {
  const { room, asked } = open();
  const known = { table: DETAILS.id, version: 5, number: 0, myTurn: true };
  room.hear({ kind: 'hello', now: 0, tables: [known], complete: true });
  const reading = asked.find(({ url }) => url.endsWith(`/tables/${DETAILS.id}`));
  await reading?.answer({ ...DETAILS, here: ['bobbbb'] });
  expect([...room.snapshot().here]).toEqual(['bobbbb']);
});

test('what others say is counted while the chat is not in sight, each line once', () => {
  const { room } = open();
  const said = (version: number, by: string) =>
    room.hear({
      kind: 'chat',
      table: DETAILS.id,
      version,
      line: { version, by: person(by), text: 'Hello', at: 0, key: null },
    });
  said(6, 'bobbbb');
  said(7, 'annaaa');
  said(6, 'bobbbb');
  expect(room.snapshot().unread).toBe(1);
  room.setChatInSight(true);
  expect(room.snapshot().unread).toBe(0);
  said(8, 'bobbbb');
  expect(room.snapshot().unread).toBe(0);
  room.setChatInSight(false);
  said(8, 'bobbbb');
  said(9, 'bobbbb');
  expect(room.snapshot().unread).toBe(1);
});

test('a stranger has no stream: what is said is read when the table has changed, and counted', async () => {
  const { room, asked } = open(null);
  const chats = () => asked.filter(({ url }) => url.endsWith('/chat'));
  void room.refresh();
  await asked[0]?.answer(DETAILS);
  expect(chats()).toEqual([]);
  void room.refresh();
  await asked[1]?.answer({ ...DETAILS, version: DETAILS.version + 1 });
  const line = { version: DETAILS.version + 1, by: person('bobbbb'), text: 'Hello', at: 0, key: null };
  await chats()[0]?.answer({ lines: [line] });
  expect(room.snapshot().unread).toBe(1);
});

test('people go by the names of their seats, and by new ones as soon as these are known', async () => {
  const { room, asked } = open();
  const { session } = room;
  expect([session.names('p1'), session.names('p2')]).toEqual(['annaaa', 'bobbbb']);
  void room.refresh();
  const seats = DETAILS.seats.map((seat) =>
    seat.person?.id === 'bobbbb' ? { ...seat, person: { ...seat.person, name: 'Robert' } } : seat,
  );
  await asked[0]?.answer({ ...DETAILS, seats, version: DETAILS.version + 1 });
  expect(session.names('p2')).toBe('Robert');
  expect(session.snapshot().view.players.map(({ name }) => name)).toEqual(['annaaa', 'Robert']);
});
