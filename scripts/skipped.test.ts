import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

test('where no recorded games lie beside the checkout, their tests are counted as skipped, not as passed', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=json',
      '--maxWorkers=1',
      '/recorded.test.ts',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ROUNDHOUSE_CORPUS: join(tmpdir(), 'no-such-folder') },
    },
  );
  const { numPassedTests, numFailedTests, numPendingTests } = reportSchema.parse(JSON.parse(stdout));
  expect([numPassedTests, numFailedTests]).toEqual([0, 0]);
  expect(numPendingTests).toBeGreaterThan(0);
});
