import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** What other people get: the packages as tarballs, installed into an empty folder, with nothing from a registry. */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-packed-'));
const PACKAGES = ['router', 'engine', 'classic', 'titles'];

const isWindows = process.platform === 'win32';
const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', [...args, '--silent'], { cwd, encoding: 'utf8', shell: isWindows });
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
/** Gives what the compiler complains of. */
function tsc(...args: string[]): string {
  try {
    return node(join(root, 'node_modules/typescript/bin/tsc'), ...args);
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

interface Sample {
  readonly file: string;
  readonly code: string;
  readonly prints: string;
}

/** A block of code with a file name is a program; the block of text after it is what it prints. */
const SAMPLES: readonly Sample[] = [
  ...readFileSync(join(root, 'docs/api.md'), 'utf8').matchAll(
    /^```[jt]s (\S+)\n(.*?)^```\n\n```text\n(.*?)^```$/gms,
  ),
].map(([, file = '', code = '', prints = '']) => ({ file, code, prints }));

/** The sample of the package's own page, whose outcome is left to the game. */
const README = /^```js\n(.*?)^```$/ms.exec(
  readFileSync(join(root, 'packages/titles/README.md'), 'utf8'),
)?.[1];

const compilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, allowJs: true, checkJs: true, noImplicitAny: false },
  ...{ module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], types: [], outDir: 'built' },
};

beforeAll(() => {
  npm(root, 'pack', ...PACKAGES.flatMap((name) => ['-w', `packages/${name}`]), '--pack-destination', folder);
  npm(root, 'pack', './node_modules/zod', '--ignore-scripts', '--pack-destination', folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', ...tarballs.map((name) => `./${name}`));
  for (const { file, code } of SAMPLES) writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, 'readme.js'), README ?? '');
  const files = ['readme.js', ...SAMPLES.map(({ file }) => file)];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(PACKAGES)('@roundhouse/%s holds what was built, and no tests or sources', (name) => {
  const files = readdirSync(join(folder, 'node_modules/@roundhouse', name), {
    recursive: true,
    encoding: 'utf8',
  });
  expect(files).toContain(join('dist', 'index.js'));
  expect(files).toContain(join('dist', 'index.d.ts'));
  expect(files).toContain(join('dist', 'LICENSE'));
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|testing|golden|tsbuildinfo/.test(file))).toEqual(
    [],
  );
});

test('the sample of packages/titles/README.md plays a game to its end', () => {
  expect(node('readme.js')).toMatch(/^\w+ \{ p1: \d+, p2: \d+, p3: \d+ \}\n$/);
});

test('a random game of every title is played to its end', () => {
  const program = `
    import { TITLE_IDS, anyAction, loadTitle, newGame, seededChance, summaryOf } from '@roundhouse/titles';
    for (const id of TITLE_IDS) {
      const title = await loadTitle(id);
      const players = ['Ann', 'Bob', 'Cid'].slice(0, summaryOf(id).players.max);
      const table = title.open(newGame({ title: id, players, seed: 1 }));
      if ('error' in table) throw new Error(table.error);
      const chance = seededChance(1);
      while (table.now.ended === null) {
        const refusal = table.play(anyAction(table.now.advisedChoices(), chance));
        if (refusal !== null) throw new Error(title.explain(refusal));
      }
      console.log(id, table.now.ended.reason);
    }`;
  const ended = node('--input-type=module', '--eval', program).trim().split('\n');
  expect(ended).toContainEqual(expect.stringMatching(/^1882 \S+/));
  expect(ended.length).toBeGreaterThanOrEqual(3);
});

describe('docs/api.md', () => {
  test('its samples are found', () => {
    const text = readFileSync(join(root, 'docs/api.md'), 'utf8');
    expect(SAMPLES.length).toBe([...text.matchAll(/^```[jt]s/gm)].length);
    expect(SAMPLES.length).toBeGreaterThanOrEqual(7);
  });

  test('every sample agrees with the shipped types, which stand on their own', () => {
    expect(tsc('-p', '.')).toBe('');
  });

  test('a program that uses the packages wrongly does not', () => {
    const wrong = `import { loadTitle, type Position } from '@roundhouse/titles';
      await loadTitle('1830');
      export const after = (position: Position) => position.after('pass').position;`;
    writeFileSync(join(folder, 'wrong.ts'), wrong);
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ compilerOptions, files: ['wrong.ts'] }));
    const told = tsc('-p', 'wrong.json');
    expect(told).toContain(`"1830"' is not assignable`);
    expect(told).toContain(`Property 'position' does not exist on type 'Refusal'`);
  });

  test.each(SAMPLES)('$file prints what the page says', ({ file, prints }) => {
    const program = file.endsWith('.ts') ? join('built', file.replace(/ts$/, 'js')) : file;
    expect(node(program)).toBe(prints);
  });
});
