import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHeader } from '../play/open-engine.ts';
import { someAdmin } from '../testing/admin.ts';
import { someGuest, someUser, TestClient } from '../testing/client.ts';
import { TestStream } from '../testing/listen.ts';
import { startTestServer, TestClock, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { hashPassword } from './passwords.ts';
import { newReset } from './resets.ts';

onEachStorage((fresh) => {
  let server: TestServer;
  const clock = new TestClock();
  beforeAll(async () => {
    server = await startTestServer(await fresh(), {}, clock);
  });
  afterAll(() => server.stop());
  const stranger = () => new TestClient(server.url);

  test('a name is taken once, whatever its case', async () => {
    await someUser(server.url, 'Ada Lovelace');
    const { status, body } = await stranger().call('signUp', {
      body: { name: 'ada  LOVELACE', password: 'longenough' },
    });
    expect([status, body.code]).toEqual([409, 'name-taken']);
  });

  test('two who take a name at once: one gets it', async () => {
    const both = [stranger(), stranger()].map((one) =>
      one.call('signUp', { body: { name: 'Twin', password: 'longenough' } }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('a guest becomes a user in place, with the same id and games', async () => {
    const guest = await someGuest(server.url);
    const { id: table } = await guest.ok('newTable', { body: { title: '1882', seats: 3 } });
    const old = guest.cookie;
    const me = await guest.ok('signUp', { body: { name: 'Grown Up', password: 'longenough' } });
    expect(me).toMatchObject({ id: guest.id, name: 'Grown Up', guest: false });
    expect((await guest.ok('myTables')).items.map(({ id }) => id)).toEqual([table]);
    expect((await Object.assign(stranger(), { cookie: old }).call('me')).status).toBe(401);
  });

  test('a server without e-mail says so, whoever asks for a new password', async () => {
    const body = { name: 'With Address', password: 'longenough', email: 'a@example.org' };
    await stranger().ok('signUp', { body });
    for (const name of ['With Address', 'Nobody At All']) {
      const told = await stranger().call('askReset', { body: { name } });
      expect([told.status, told.body.code]).toEqual([422, 'no-mail']);
    }
  });

  test('who is admin by the configuration is shown as one, and whoever is connected as here', async () => {
    const admin = await someAdmin(server.url, server.site.storage.db);
    await server.site.storage.db.updateTable('users').set({ admin: 0 }).where('id', '=', admin.id).execute();
    await server.site.sessions.changed(admin.id);
    const { items } = await admin.ok('adminUsers', { query: { search: 'admin' } });
    expect(items.map(({ name, admin: is, here }) => [name, is, here])).toEqual([['Admin', true, false]]);
    const stream = await TestStream.open(admin);
    const again = await admin.ok('adminUsers', { query: { search: 'admin' } });
    expect(again.items.map(({ here }) => here)).toEqual([true]);
    stream.close();
    await admin.ok('changeMe', { body: { name: 'ADMIN' } });
    // Once it is free again, nobody takes it.
    await admin.ok('changeMe', { body: { name: 'Somebody' } });
    expect((await admin.call('adminUsers', { query: {} })).status).toBe(403);
    expect((await admin.call('changeMe', { body: { name: 'Admin' } })).body.code).toBe('name-kept');
  });

  test('nobody takes the name of the admin, neither as a guest nor anew nor by another', async () => {
    const body = { name: 'aDMIN ', password: 'longenough' };
    const guest = await someGuest(server.url);
    for (const client of [stranger(), guest]) {
      const { status, body: told } = await client.call('signUp', { body });
      expect([status, told.code]).toEqual([409, 'name-kept']);
    }
    const user = await someUser(server.url, 'Climber');
    expect((await user.call('changeMe', { body: { name: 'Admin' } })).body.code).toBe('name-kept');
    expect((await user.ok('me')).admin).toBe(false);
  });

  test('signing in, and out everywhere', async () => {
    const user = await someUser(server.url, 'Inout');
    const other = stranger();
    await other.ok('signIn', { body: { name: 'inout', password: 'correct horse' } });
    expect((await other.ok('sessions')).sessions).toHaveLength(2);
    await user.ok('signOutEverywhere');
    expect((await other.call('me')).status).toBe(401);
  });

  test('a wrong password, and a name that nobody has, get the same answer', async () => {
    await someUser(server.url, 'Quiet');
    const wrong = await stranger().call('signIn', { body: { name: 'Quiet', password: 'wrong horse' } });
    const nobody = await stranger().call('signIn', {
      body: { name: 'Nobody here', password: 'wrong horse' },
    });
    expect([wrong.status, wrong.body]).toEqual([401, nobody.body]);
  });

  test('a new password ends all other sessions', async () => {
    const user = await someUser(server.url, 'Changer');
    const other = stranger();
    await other.ok('signIn', { body: { name: 'Changer', password: 'correct horse' } });
    expect(
      (await user.call('changePassword', { body: { old: 'wrong', new: 'battery staple' } })).status,
    ).toBe(403);
    await user.ok('changePassword', { body: { old: 'correct horse', new: 'battery staple' } });
    expect((await other.call('me')).status).toBe(401);
    expect((await user.call('me')).status).toBe(200);
  });

  test('after ten tries a name is closed for a while, for every address', async () => {
    await someUser(server.url, 'Guessed');
    const attempt = () => stranger().call('signIn', { body: { name: 'Guessed', password: 'wrong horse' } });
    for (let tries = 0; tries < 10; tries++) expect((await attempt()).status).toBe(401);
    const { status, headers } = await attempt();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1);
    clock.pass(601);
    expect((await attempt()).status).toBe(401);
  });

  test('a link for a new password is good until one has been set, once', async () => {
    const { id } = await someUser(server.url, 'Forgetful');
    const token = await newReset(server.site.storage.db, id, clock.now());
    const use = (password: string) => stranger().call('useReset', { body: { token, password } });
    let isOver = false;
    // As many as are let wait, one after the other.
    const onePlace = async (): Promise<void> => {
      while (!isOver) await hashPassword('one of many');
    };
    const crowd = Promise.all(Array.from({ length: 42 }, onePlace));
    expect((await use('battery staple')).body.code).toBe('busy');
    isOver = true;
    await crowd;
    const statuses = (await Promise.all([use('battery staple'), use('battery staple')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404]);
    await stranger().ok('signIn', { body: { name: 'Forgetful', password: 'battery staple' } });
  });

  test('secrets are kept as hashes only', async () => {
    const user = await someUser(server.url, 'Secretive');
    const { secret } = await user.ok('makeToken', { body: { name: 'mine', scopes: ['read'] } });
    const { db } = server.site.storage;
    const rows = [
      ...(await db.selectFrom('sessions').selectAll().execute()),
      ...(await db.selectFrom('tokens').selectAll().execute()),
      ...(await db.selectFrom('users').selectAll().execute()),
    ];
    const cookie = user.cookie?.split('=')[1] ?? '';
    for (const known of [secret, cookie, 'correct horse']) expect(JSON.stringify(rows)).not.toContain(known);
  });

  describe('tokens for programs', () => {
    test('do what their scopes say, and nothing of an account', async () => {
      const user = await someUser(server.url, 'Programmer');
      const { secret, id } = await user.ok('makeToken', { body: { name: 'bot', scopes: ['read', 'play'] } });
      const program = Object.assign(stranger(), { token: secret });
      expect((await program.ok('me')).id).toBe(user.id);
      expect((await program.call('newTable', { body: { title: '1882', seats: 2 } })).status).toBe(403);
      expect((await program.call('sessions')).status).toBe(403);
      expect((await program.call('makeToken', { body: { name: 'more', scopes: ['read'] } })).status).toBe(
        403,
      );
      await user.ok('endToken', { params: { id } });
      expect((await program.call('me')).status).toBe(401);
    });
  });

  test('what changes something must come from a page of this site', async () => {
    const user = await someUser(server.url, 'Careful');
    const headers = { cookie: user.cookie ?? '', origin: 'https://elsewhere.example' };
    const answer = await fetch(`${server.url}/api/v1/sessions`, { method: 'DELETE', headers });
    expect(answer.status).toBe(403);
    expect((await user.call('me')).status).toBe(200);
  });

  test('a cookie is not for scripts, and not sent along from elsewhere', async () => {
    const { headers } = await stranger().call('beGuest');
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(headers.get('set-cookie')).not.toContain('Secure');
  });

  test('whoever comes again stays signed in: the cookie lasts another 90 days, and says no more to scripts than that somebody is', async () => {
    const guest = await someGuest(server.url);
    const { headers } = await guest.call('me');
    const [secret, hint] = headers.getSetCookie();
    expect(secret).toBe(`${guest.cookie}; HttpOnly; SameSite=Lax; Max-Age=7776000; Path=/`);
    expect(hint).toBe('roundhouse-signed-in=yes; SameSite=Lax; Max-Age=7776000; Path=/');
    expect((await guest.call('signOut')).headers.getSetCookie()).toEqual([
      'roundhouse=; HttpOnly; SameSite=Lax; Max-Age=0; Path=/',
      'roundhouse-signed-in=; SameSite=Lax; Max-Age=0; Path=/',
    ]);
  });

  test('a program gets no cookie', async () => {
    const user = await someUser(server.url, 'Automator');
    const { secret } = await user.ok('makeToken', { body: { name: 'Mine', scopes: ['read'] } });
    const program = Object.assign(new TestClient(server.url), { token: secret });
    expect((await program.call('me')).headers.getSetCookie()).toEqual([]);
  });

  test('a site that is reached by https sends its cookie by nothing else, whoever the proxy is', async () => {
    const secure = await startTestServer(await fresh(), {
      ROUNDHOUSE_PUBLIC_URL: 'https://games.example.org',
      ROUNDHOUSE_TRUST_PROXY: '192.0.2.1',
    });
    const { headers } = await fetch(`${secure.url}/api/v1/guests`, { method: 'POST' });
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    await secure.stop();
  });

  test('a deleted account takes its name along, from games that run, games that are over, and their tables', async () => {
    const [user, other] = [await someUser(server.url, 'Wilhelmina Secret'), await someGuest(server.url)];
    const newTable = async () => {
      const { id: table } = await user.ok('newTable', { body: { title: '1882', seats: 2 } });
      await other.ok('join', { params: { table }, body: {} });
      return table;
    };
    const [running, over] = [await newTable(), await newTable()];
    const { proposals } = await user.ok('propose', { params: { table: over }, body: { kind: 'abandon' } });
    await other.ok('answer', { params: { table: over, id: proposals[0]?.id ?? '' }, body: { agree: true } });
    const names = async (table: string) => {
      const { record } = await other.ok('game', { params: { table }, query: {} });
      return readHeader(JSON.stringify(record)).players.map(({ name }) => name);
    };
    for (const table of [running, over]) expect(await names(table)).toContain('Wilhelmina Secret');
    await user.ok('deleteMe', { body: { password: 'correct horse' } });
    other.heard.length = 0;
    expect(await names(over)).toContain('Former player');
    expect((await names(running)).some((name) => name.startsWith('Bot '))).toBe(true);
    for (const table of [running, over]) await other.ok('table', { params: { table }, query: {} });
    expect(other.heard.join()).not.toContain('Wilhelmina');
    const { db } = server.site.storage;
    for (const kept of ['tables', 'seats', 'log', 'snapshots', 'users', 'news'] as const)
      expect(JSON.stringify(await db.selectFrom(kept).selectAll().execute())).not.toContain('Wilhelmina');
  });

  test('a deleted account leaves games and no person', async () => {
    const user = await someUser(server.url, 'Leaving');
    const { id: table } = await user.ok('newTable', {
      body: { title: '1882', seats: 2, bots: ['random'], seating: 'joined' },
    });
    expect((await user.call('deleteMe', { body: { password: 'wrong' } })).status).toBe(403);
    await user.ok('deleteMe', { body: { password: 'correct horse' } });
    expect((await stranger().call('profile', { params: { id: user.id } })).status).toBe(404);
    const { seats } = await stranger().ok('table', { params: { table }, query: {} });
    expect(seats[0]).toMatchObject({ person: null, bot: 'novice' });
    await someUser(server.url, 'Leaving');
  });
});
