import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All TypeScript files of a folder, tests included. */
export function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** What a file imports, as it is written there. */
export const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/\b(?:from |import |import\()'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
