import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdFolder } from '@roundhouse/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-databases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([['backup', 'all.gz'], ['check-games']])(
  '%s of a folder in which there is nothing says so, and makes nothing',
  async (...call) => {
    const data = join(folder, 'wrong');
    const [name = '', file] = call;
    const args = file === undefined ? [name] : [name, join(folder, file)];
    await expect(run([...args, '--data', data])).rejects.toThrow(
      `There is no database at ${data}/roundhouse.db`,
    );
    expect(existsSync(data)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('restore leaves a folder alone that a server has', async () => {
  const hold = holdFolder(folder, 'A server at http://localhost:1867');
  await expect(run(['restore', join(folder, 'all.gz'), '--data', folder])).rejects.toThrow(
    'A server at http://localhost:1867 has the folder',
  );
  hold.release();
});
