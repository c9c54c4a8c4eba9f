import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { testConfig } from '../testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
let server: RunningServer;

beforeAll(async () => {
  const meta = '<meta name="roundhouse-api" content="" /><meta name="roundhouse-mail" content="" />';
  writeFileSync(join(folder, 'index.html'), `<head>${meta}</head>`);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  const config = testConfig({ url: null, path: join(folder, 'test.sqlite') });
  server = await startServer({ ...config, page: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test.each(['/', '/index.html'])(
  '%s says where the API is and that no mail is sent, and is asked for anew each time',
  async (path) => {
    const response = await fetch(`${server.url}${path}`);
    expect(await response.text()).toBe(
      '<head><meta name="roundhouse-api" content="api/v1" /><meta name="roundhouse-mail" content="no" /></head>',
    );
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  },
);

test('other files are served as they are', async () => {
  expect(await (await fetch(`${server.url}/icon.svg`)).text()).toBe('<svg/>');
});

test('an answer of the API is never shown as a page, and never kept', async () => {
  const { headers } = await fetch(`${server.url}/api/v1/tables`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
});
