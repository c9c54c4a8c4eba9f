import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../contract/index.ts';
import { someAdmin } from '../testing/admin.ts';
import { someGuest, someUser, TestClient } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';

const ROLES = ['stranger', 'guest', 'other', 'seat', 'owner', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** What is sent, and what each gets for it: stranger, guest, another player, one with a seat, the owner of the table, an admin. */
interface Row {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly expect: readonly [number, number, number, number, number, number];
}

/** The table at hand runs, is for those with the link only, and has a master mode. `open` is one that has not started. */
interface Scene {
  readonly running: string;
  readonly open: string;
  readonly id: string;
  readonly proposal: string;
}

const all = (status: number) => [status, status, status, status, status, status] as const;
const known = (status: number) => [401, status, status, status, status, status] as const;
const users = (status: number) => [401, 403, status, status, status, status] as const;
const admins = (status: number) => [401, 403, 403, 403, 403, status] as const;
const name = () => `New ${Math.random().toString(36).slice(2, 10)}`;
const move = { after: 0, key: 'a key of mine', action: { type: 'pass', player: 'p2' } };

const ROWS: Readonly<Record<CallName, (scene: Scene) => Row>> = {
  signUp: () => ({ body: { name: name(), password: 'longenough' }, expect: [201, 201, 409, 409, 409, 409] }),
  beGuest: () => ({ expect: all(201) }),
  signIn: () => ({ body: { name: 'nobody', password: 'longenough' }, expect: all(401) }),
  signOut: () => ({ expect: known(200) }),
  signOutEverywhere: () => ({ expect: known(200) }),
  endSession: ({ id }) => ({ params: { id }, expect: known(200) }),
  sessions: () => ({ expect: known(200) }),
  me: () => ({ expect: known(200) }),
  changeMe: () => ({ body: { holidayUntil: null }, expect: known(200) }),
  changePassword: () => ({
    body: { old: 'wrong horse', new: 'longenough' },
    expect: [401, 403, 403, 403, 403, 403],
  }),
  deleteMe: () => ({ body: { password: 'wrong' }, expect: [401, 200, 403, 403, 403, 403] }),
  // This server sends no e-mail.
  askReset: () => ({ body: { name: name() }, expect: all(422) }),
  useReset: () => ({ body: { token: 'x', password: 'longenough' }, expect: all(404) }),
  tokens: () => ({ expect: users(200) }),
  makeToken: () => ({ body: { name: 'x', scopes: ['read'] }, expect: users(201) }),
  endToken: ({ id }) => ({ params: { id }, expect: users(404) }),
  profile: ({ id }) => ({ params: { id }, expect: all(200) }),
  gamesOf: ({ id }) => ({ params: { id }, expect: all(200) }),
  titles: () => ({ expect: all(200) }),
  actions: () => ({ params: { title: '1882' }, expect: all(200) }),
  lobby: () => ({ query: {}, expect: all(200) }),
  myTables: () => ({ expect: known(200) }),
  newTable: () => ({ body: { title: '1882', seats: 2 }, expect: known(201) }),
  importTable: () => ({ body: { game: {}, player: 'p1' }, expect: known(422) }),
  table: ({ running }) => ({ params: { table: running }, query: {}, expect: [404, 404, 404, 200, 200, 200] }),
  closeTable: ({ open }) => ({ params: { table: open }, expect: [401, 404, 404, 403, 200, 403] }),
  join: ({ open }) => ({ params: { table: open }, body: {}, expect: [401, 404, 404, 409, 409, 404] }),
  leave: ({ open }) => ({ params: { table: open }, expect: [401, 404, 404, 200, 200, 403] }),
  kick: ({ open }) => ({ params: { table: open, seat: 1 }, expect: [401, 404, 404, 403, 200, 403] }),
  newInvite: ({ open }) => ({ params: { table: open }, expect: [401, 404, 404, 403, 200, 403] }),
  fillSeat: ({ open }) => ({
    params: { table: open, seat: 2 },
    body: { bot: 'random' },
    expect: [401, 404, 404, 403, 200, 403],
  }),
  start: ({ open }) => ({ params: { table: open }, expect: [401, 404, 404, 403, 409, 403] }),
  standIn: ({ running }) => ({
    params: { table: running },
    body: { bot: null },
    expect: [401, 404, 404, 200, 200, 403],
  }),
  propose: ({ running }) => ({
    params: { table: running },
    body: { kind: 'abandon' },
    expect: [401, 404, 404, 201, 201, 403],
  }),
  answer: ({ running, proposal }) => ({
    params: { table: running, id: proposal },
    body: { agree: false },
    expect: [401, 404, 404, 200, 200, 403],
  }),
  game: ({ running }) => ({ params: { table: running }, query: {}, expect: [404, 404, 404, 200, 200, 200] }),
  log: ({ running }) => ({ params: { table: running }, query: {}, expect: [404, 404, 404, 200, 200, 200] }),
  move: ({ running }) => ({ params: { table: running }, body: move, expect: [401, 404, 404, 422, 403, 403] }),
  undo: ({ running }) => ({
    params: { table: running },
    body: { after: 0, key: 'a key of mine', to: 0 },
    expect: [401, 404, 404, 422, 422, 403],
  }),
  plan: ({ running }) => ({ params: { table: running }, expect: [401, 404, 404, 200, 200, 403] }),
  setPlan: ({ running }) => ({
    params: { table: running },
    body: {},
    expect: [401, 404, 404, 200, 200, 403],
  }),
  chat: ({ running }) => ({ params: { table: running }, query: {}, expect: [404, 404, 404, 200, 200, 200] }),
  say: ({ running }) => ({
    params: { table: running },
    body: { text: 'hi' },
    expect: [401, 404, 404, 201, 201, 403],
  }),
  notes: ({ running }) => ({ params: { table: running }, expect: [401, 404, 404, 200, 200, 200] }),
  setNotes: ({ running }) => ({
    params: { table: running },
    body: { text: 'x' },
    expect: [401, 404, 404, 200, 200, 200],
  }),
  stream: () => ({ query: {}, expect: known(200) }),
  notifications: () => ({ expect: known(200) }),
  setNotifications: () => ({ body: {}, expect: known(200) }),
  testNotification: () => ({ body: { channel: 'mail' }, expect: known(200) }),
  subscribe: () => ({
    body: { endpoint: 'http://127.0.0.1/push', keys: { p256dh: 'x', auth: 'y' } },
    expect: known(422),
  }),
  unsubscribe: () => ({ body: { endpoint: 'x' }, expect: known(200) }),
  adminStatus: () => ({ expect: admins(200) }),
  adminUsers: () => ({ query: {}, expect: admins(200) }),
  changeUser: ({ id }) => ({ params: { id }, body: {}, expect: admins(200) }),
  resetUser: ({ id }) => ({ params: { id }, expect: admins(201) }),
  adminTables: () => ({ query: {}, expect: admins(200) }),
  adminCloseTable: ({ running }) => ({ params: { table: running }, expect: admins(200) }),
  adminJobs: () => ({ expect: admins(200) }),
};

type People = Record<Role, TestClient>;
const isCall = (word: string): word is CallName => Object.hasOwn(CALLS, word);

onEachStorage((fresh) => {
  let server: TestServer;
  let people: People;
  let owner: string;

  beforeAll(async () => {
    server = await startTestServer(await fresh());
    people = await newPeople();
  });
  afterAll(() => server.stop());

  async function newPeople(): Promise<People> {
    const { url } = server;
    const [first, seat, other] = await Promise.all([name(), name(), name()].map((one) => someUser(url, one)));
    if (first === undefined || seat === undefined || other === undefined) throw new Error('Nobody came');
    owner = first.id;
    return {
      stranger: new TestClient(url),
      guest: await someGuest(url),
      other,
      seat,
      owner: first,
      admin: await admin(),
    };
  }

  async function admin(): Promise<TestClient> {
    const client = new TestClient(server.url);
    const there = await client.call('signIn', { body: { name: 'Admin', password: 'correct horse' } });
    return there.status === 200 ? client : someAdmin(server.url, server.site.storage.db);
  }

  async function newScene(): Promise<Scene> {
    const make = async (seats: number) => {
      const { id, invite } = await people.owner.ok('newTable', {
        body: {
          title: '1882',
          visibility: 'link',
          seating: 'joined',
          startWhenFull: false,
          seats,
          master: true,
        },
      });
      await people.seat.ok('join', { params: { table: id }, body: { invite: invite ?? '' } });
      return id;
    };
    const running = await make(2);
    await people.owner.ok('start', { params: { table: running } });
    return { running, open: await make(4), id: owner, proposal: 'none00' };
  }

  async function ask(call: CallName, role: Role, scene: Scene): Promise<number> {
    const client = people[role];
    if (call === 'stream') {
      const abort = new AbortController();
      const headers = client.cookie === null ? {} : { cookie: client.cookie };
      const { status } = await fetch(`${client.url}/api/v1/stream`, { headers, signal: abort.signal });
      abort.abort();
      return status;
    }
    const { expect: _expect, ...request } = ROWS[call](scene);
    return (await client.send(CALLS[call], request)).status;
  }

  describe.each(Object.keys(CALLS).filter(isCall))('%s', (call) => {
    test('does for everybody what its row says', async () => {
      // Each call finds its own tables and, where it ends sessions, leaves new people behind.
      const needsTables = /:table/.test(CALLS[call].at);
      let scene: Scene = needsTables
        ? await newScene()
        : { running: 'none00', open: 'none00', id: owner, proposal: 'none00' };
      const got: [Role, number][] = [];
      for (const role of ROLES) {
        if (call === 'answer') {
          const { proposals } = await people.owner.ok('propose', {
            params: { table: scene.running },
            body: { kind: 'abandon' },
          });
          scene = { ...scene, proposal: proposals[0]?.id ?? '' };
        }
        got.push([role, await ask(call, role, scene)]);
      }
      if (['signUp', 'beGuest', 'signOut', 'signOutEverywhere', 'deleteMe'].includes(call))
        people = await newPeople();
      const expected = ROLES.map((role, i) => [role, ROWS[call](scene).expect[i]]);
      expect(Object.fromEntries(got)).toEqual(Object.fromEntries(expected));
    });
  });
});
