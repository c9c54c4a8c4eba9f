import { type RequestOptions, request } from 'node:http';
import { expect, test } from 'vitest';
import { CALLS } from '../../contract/index.ts';
import { someAdmin } from '../admin.ts';
import { someUser, TestClient } from '../client.ts';
import { startTestServer } from '../server.ts';
import { onEachStorage } from '../storages.ts';
import { fuzz } from './fuzz.ts';

onEachStorage((fresh) => {
  test('bad requests are answered as such, and the server lives', async () => {
    const server = await startTestServer(await fresh());
    const { sent, statuses, faults } = await fuzz(server.url, server.site.storage.db, 1500, { seconds: 60 });
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(500);
    expect(statuses.get(400)).toBeGreaterThan(100);
    // Strangers are a quarter: most others were known.
    expect(statuses.get(401) ?? 0).toBeLessThan(sent * 0.3);
    await new TestClient(server.url).ok('titles');
    await server.stop();
  });

  test('text that no database keeps is refused wherever it stands', async () => {
    const server = await startTestServer(await fresh());
    const ann = await someUser(server.url, 'Ann');
    const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2 } });
    await (await someUser(server.url, 'Bob')).ok('join', { params: { table }, body: {} });
    const none = 'a\u0000b\ud800';
    const sent: [keyof typeof CALLS, { params?: unknown; query?: unknown; body?: unknown }][] = [
      ['signIn', { body: { name: none, password: `longenough${none}` } }],
      ['askReset', { body: { name: none } }],
      ['useReset', { body: { token: none, password: 'longenough' } }],
      ['changeMe', { body: { name: none } }],
      ['makeToken', { body: { name: none, scopes: ['read'] } }],
      ['newTable', { body: { title: '1882', seats: 2, name: none } }],
      ['newTable', { body: { title: none, seats: 2 } }],
      ['newTable', { body: { title: '1882', seats: 2, options: { [none]: none } } }],
      ['newTable', { body: { title: '1882', seats: 2, visibility: 'password', password: `long${none}` } }],
      ['join', { params: { table }, body: { invite: none } }],
      ['table', { params: { table }, query: { invite: 'a\u0000b' } }],
      ['lobby', { query: { title: 'a\u0000b' } }],
      ['lobby', { query: { after: '1.a\u0000b' } }],
      ['say', { params: { table }, body: { text: none } }],
      ['say', { params: { table }, body: { text: 'hi', key: none } }],
      ['setNotes', { params: { table }, body: { text: none } }],
      ['setPlan', { params: { table }, body: { actions: [{ type: none, player: 'p1', [none]: none }] } }],
      [
        'move',
        {
          params: { table },
          body: { after: 7, key: `longenough${none}`, action: { type: none, player: none } },
        },
      ],
      [
        'move',
        {
          params: { table },
          body: { after: 0, key: `longenough${none}`, action: { type: 'pass', player: 'p1', [none]: none } },
        },
      ],
      [
        'move',
        {
          params: { table },
          body: { after: 1, key: `longenough${none}`, action: { type: 'pass', player: 'p1', [none]: none } },
        },
      ],
      ['standIn', { params: { table }, body: { bot: none } }],
      ['setNotifications', { body: { hook: { kind: 'plain', url: `https://127.0.0.1/${none}` } } }],
      ['unsubscribe', { body: { endpoint: none } }],
      ['importTable', { body: { game: { [none]: none }, player: none } }],
    ];
    for (const [name, request] of sent) {
      const { status, json } = await ann.send(CALLS[name], request);
      expect([name, status < 500 ? 'answered' : json]).toEqual([name, 'answered']);
    }
    const admin = await someAdmin(server.url, server.site.storage.db);
    for (const name of ['adminUsers', 'adminTables'] as const)
      for (const query of [{ search: 'a\u0000b' }, { after: 'a\u0000b' }])
        expect((await admin.send(CALLS[name], { query })).status).toBeLessThan(500);
    await server.stop();
  });

  test('what no program sends is refused, and is no fault of the server', async () => {
    const server = await startTestServer(await fresh());
    const ann = await someUser(server.url, 'Ann');
    const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2 } });
    await (await someUser(server.url, 'Bob')).ok('join', { params: { table }, body: {} });
    const json = { headers: { 'content-type': 'application/json' } };
    const nested = (inside: string) => '['.repeat(20_000) + inside + ']'.repeat(20_000);
    const cookie = ann.cookie ?? '';
    const sent: [string, string, number, Record<string, string>, string?][] = [
      ['POST', '/guests', 403, { host: '%%%', origin: server.url }],
      ['POST', '/users', 400, {}, nested('"\\u0000"')],
      ['PUT', `/tables/${table}/plan`, 400, { cookie }, `{"actions":[{"type":"pass","x":${nested('1')}}]}`],
      ['GET', `/tables/${table}/chat?before=9007199254740991`, 400, { cookie }],
      ['GET', `/tables/${table}/log?after=9007199254740991`, 200, { cookie }],
    ];
    for (const [method, path, expected, headers, body] of sent)
      expect([path, await statusOf(`${server.url}/api/v1${path}`, { method, headers }, body)]).toEqual([
        path,
        expected,
      ]);
    const told: [string, RequestInit, number, string][] = [
      ['/users', { method: 'POST', ...json, body: `"${'x'.repeat(70_000)}"` }, 413, 'too-long'],
      ['/users', { method: 'POST', body: 'name=Ann' }, 415, 'not-json'],
      [`/users/${'x'.repeat(300)}`, {}, 414, 'too-long'],
      ['/users/%', {}, 400, 'malformed'],
    ];
    for (const [path, request, status, code] of told) {
      const answer = await fetch(`${server.url}/api/v1${path}`, request);
      expect([answer.status, await answer.json()]).toEqual([status, { error: expect.any(String), code }]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    await server.stop();
  });
});

/** As it is, with whatever host it names. */
const statusOf = (url: string, options: RequestOptions, body = ''): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...options.headers };
    request(url, { ...options, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(body);
  });
