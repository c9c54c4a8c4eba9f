import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { testConfig } from '../testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const SCRIPT = 'export const table = 1;';
let server: RunningServer;

beforeAll(async () => {
  const meta = '<meta name="roundhouse-api" content="" /><meta name="roundhouse-mail" content="" />';
  writeFileSync(join(folder, 'index.html'), `<head>${meta}</head>`);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'bell.ogg'), 'ding');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'table-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'table-1a2b.js.br'), brotliCompressSync(SCRIPT));
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

test('other files are served as they are, and asked for anew each time', async () => {
  const response = await fetch(`${server.url}/icon.svg`);
  expect(await response.text()).toBe('<svg/>');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/icon.svg`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('a file of another kind is served too', async () => {
  const response = await fetch(`${server.url}/bell.ogg`);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(await response.text()).toBe('ding');
});

test('a file with a hash in its name is kept for good, and comes compressed to those who take that', async () => {
  const url = `${server.url}/assets/table-1a2b.js`;
  const small = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(small.headers.get('cache-control')).toContain('immutable');
  expect(await small.text()).toBe(SCRIPT);
  for (const accepted of ['identity', 'gzip, br;q=0', 'br; q=0.0, identity']) {
    const plain = await fetch(url, { headers: { 'accept-encoding': accepted } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
  }
  const liked = await fetch(url, { headers: { 'accept-encoding': 'gzip;q=0, br;q=0.5' } });
  expect(liked.headers.get('content-encoding')).toBe('br');
});

test('the next version may be built in the same place while this one serves', async () => {
  rmSync(join(folder, 'assets'), { recursive: true });
  const response = await fetch(`${server.url}/assets/table-1a2b.js`);
  expect(await response.text()).toBe(SCRIPT);
});

test.each(['bytes=5-2', 'bytes=0-1', 'bytes=-'])(
  'a part of a file (%s) is answered with all of it',
  async (range) => {
    const response = await fetch(`${server.url}/icon.svg`, { headers: { range } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<svg/>');
  },
);

test.each([
  '/lobby',
  '/assets/',
  '/assets/table-0000.js',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/table-1a2b.js.br',
])('%s is not there', async (path) => {
  expect((await fetch(`${server.url}${path}`)).status).toBe(404);
});

test('a person who has mistyped an address comes to the page', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const response = await fetch(`${server.url}/lobby`, { headers, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
});

test('whoever asks for the head alone gets no body', async () => {
  for (const path of ['/', '/icon.svg']) {
    const response = await fetch(`${server.url}${path}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(5);
  }
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
