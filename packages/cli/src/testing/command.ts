import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/roundhouse.mjs', import.meta.url));

/** The command as it is called, in a folder of its own. */
export function commandFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-cli-'));
  const file = (name: string) => join(folder, name);
  const withInput = (input: string | Buffer, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
      encoding: 'utf8',
      cwd: folder,
      input,
    });
    return { status, stdout, stderr, json: (): unknown => JSON.parse(stdout) };
  };
  return {
    file,
    withInput,
    roundhouse: (...args: string[]) => withInput('', ...args),
    write: (name: string, content: string | Buffer) => writeFileSync(file(name), content),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
