import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that goes when this process does, also where somebody has had enough and stops it. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `roundhouse-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  return folder;
}
