// `npm test`: the type check, the linter and every test; ends with one line `N passed, N failed, N skipped`.
import './ensure-install.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'roundhouse-test-'));
let passed = 0;
let failed = 0;
let skipped = 0;

function step(name, file, args, cwd = root) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  console.log(
    `   ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
  );
  return status === 0;
}

function check(name, file, args) {
  if (step(name, file, args)) passed++;
  else failed++;
}

/** Runs tests and counts them; a run that dies without a report counts as one failure. */
function tests(name, args, cwd = root) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const ok = step(
    name,
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    cwd,
  );
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    passed += counts.numPassedTests;
    failed += Math.max(counts.numFailedTests, ok ? 0 : 1);
    skipped += counts.numPendingTests + counts.numTodoTests;
  } catch {
    failed++;
  }
}

check('types', 'typescript/bin/tsc', ['-b']);
check('lint', '@biomejs/biome/bin/biome', ['check', '.']);
tests('unit tests', ['--exclude=**/random-games.test.ts', '--exclude=scripts/packed.test.ts']);
tests('packages', ['scripts/packed']);
tests('random games', ['random-games']);
tests('browser tests', ['--config', 'vitest.e2e.config.ts'], join(root, 'packages/web'));

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
