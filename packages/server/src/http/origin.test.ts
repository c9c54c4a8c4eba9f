import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { onSqlite } from '../testing/storages.ts';

const ELSEWHERE = 'This came from a page of another site';

onSqlite((fresh) => {
  test.each([
    ['another site', {}, 'https://elsewhere.example', `${ELSEWHERE}.`],
    [
      'the way around the proxy',
      { ROUNDHOUSE_PUBLIC_URL: 'https://games.example.org' },
      'http://localhost:1867',
      `${ELSEWHERE}: this one is at https://games.example.org.`,
    ],
    [
      'behind a proxy that has not been told of',
      {},
      'https://HOST',
      'The host of this site has to set ROUNDHOUSE_PUBLIC_URL to https://HOST: a proxy stands before it.',
    ],
  ])('from %s nothing is changed, and why is said', async (_where, settings, from, why) => {
    const server = await startTestServer(await fresh(), settings);
    const { host } = new URL(server.url);
    const headers = { origin: from.replace('HOST', host) };
    const response = await fetch(`${server.url}/api/v1/guests`, { method: 'POST', headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: why.replace('HOST', host), code: 'other-origin' });
    await server.stop();
  });
});
