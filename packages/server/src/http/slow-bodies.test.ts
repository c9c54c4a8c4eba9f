import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

test('a body that comes in drops is not waited for: 408, and the line is closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-slow-'));
  const { app, url, stop } = await startTestServer({ url: null, path: join(folder, 'roundhouse.db') });
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([30_000, 30_000]);
  // Half a minute is long for a test.
  app.server.headersTimeout = 500;
  app.server.requestTimeout = 500;
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const line = connect(Number(new URL(url).port), '127.0.0.1', () => {
      line.write('POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
      line.write('content-length: 1000\r\n\r\n{');
      drops = setInterval(() => line.write(' '), 100);
    });
    let drops: NodeJS.Timeout | undefined;
    line.on('data', (piece) => {
      text += String(piece);
    });
    line.on('error', () => undefined);
    line.on('close', () => {
      clearInterval(drops);
      resolve(text);
    });
  });
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await stop();
  rmSync(folder, { recursive: true, force: true });
});
