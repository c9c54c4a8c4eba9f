import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS, type Call } from '../contract/index.ts';
import { someUser } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onSqlite } from '../testing/storages.ts';

const CALL_LIST: Readonly<Record<string, Call>> = CALLS;
const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.unknown()),
});
const api = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

onSqlite((fresh) => {
  let server: TestServer;
  let page: string;
  beforeAll(async () => {
    server = await startTestServer(await fresh());
    page = await (await fetch(`${server.url}/api/docs`)).text();
  });
  afterAll(() => server.stop());

  test('every call is described, for programs and for people, with who may make it and what it answers', async () => {
    const { paths } = api.parse(await (await fetch(`${server.url}/api/docs/openapi.json`)).json());
    for (const [name, { at, access, scope, status = 200, stale }] of Object.entries(CALL_LIST)) {
      const [method = '', path = ''] = at.split(' ');
      const told = paths[`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
      const by = told?.security.map((one) => Object.keys(one).join());
      expect([name, by]).toEqual([
        name,
        [...(access === 'anyone' ? [''] : []), 'cookie', ...(scope === null ? [] : ['token'])],
      ]);
      expect(Object.keys(told?.responses ?? {})).toEqual([
        `${status}`,
        ...(stale === undefined ? [] : ['409']),
        'default',
      ]);
      expect(page).toContain(`<details id="${name}"><summary><code>${at}</code>`);
    }
  });

  test('the example on the page works, with a token of one’s own and this server', async () => {
    const ann = await someUser(server.url, 'Ann');
    const { secret } = await ann.ok('makeToken', { body: { name: 'mine', scopes: ['read'] } });
    const [, header = '', path = ''] = /curl -H '(.*?)' https:\/\/games\.example\.org(\S+)</.exec(page) ?? [];
    const [name = '', value = ''] = header.replace('rh_…', secret).split(': ');
    const answer = await fetch(`${server.url}${path}`, { headers: { [name]: value } });
    expect(await answer.json()).toEqual({ items: [] });
  });
});
