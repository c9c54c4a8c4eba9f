// `npm test`: the type check, the linter and every test; ends with one line `N passed, N failed, N skipped`.
import './ensure-install.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'roundhouse-test-'));
/** Tests that play games from beginning to end: a minute and more, beside unit tests that take less. */
const WHOLE_GAMES = ['random-games*', 'recorded*', 'bots/src/sanity*', 'bots/src/variants*', '1867bw/legal*'];
const OTHER_PROGRAMS = ['packed.test.ts', 'packages/server/**'];
let passed = 0;
let failed = 0;
let skipped = 0;
/** What failed, told once more at the end: hundreds of lines may lie between. */
const failures = [];

/** A step beside another says what it has to say once it is over. */
function step(name, file, args, { cwd = root, beside = false } = {}) {
  const start = Date.now();
  const heading = `\n── ${name}`;
  const said = [];
  if (!beside) console.log(heading);
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
      cwd,
      stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text));
    child.on('close', (status) => {
      if (beside) console.log(`${heading}\n${Buffer.concat(said)}`);
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`   ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      done(status === 0);
    });
  });
}

async function check(name, file, args) {
  if (await step(name, file, args)) passed++;
  else fail(name);
}

function fail(name, why = '') {
  failed++;
  failures.push(`${name}${why && `\n      ${why.split('\n')[0]}`}`);
}

/** Runs tests and counts them; a run that dies without a report counts as one failure. */
async function tests(name, args, where = {}) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const ok = await step(
    name,
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    where,
  );
  try {
    const { testResults, ...counts } = JSON.parse(readFileSync(report, 'utf8'));
    passed += counts.numPassedTests;
    skipped += counts.numPendingTests + counts.numTodoTests;
    const before = failed;
    for (const file of testResults) {
      const wrong = file.assertionResults.filter(({ status }) => status === 'failed');
      for (const one of wrong) fail(`${relative(root, file.name)} > ${one.fullName}`, one.failureMessages[0]);
      if (file.status === 'failed' && wrong.length === 0) fail(relative(root, file.name), file.message);
    }
    if (!ok && failed === before) fail(name, 'failed outside of its tests');
  } catch {
    fail(name, 'left no report');
  }
}

await check('types', 'typescript/bin/tsc', ['-b']);
await check('lint', '@biomejs/biome/bin/biome', ['check', '.']);
await tests(
  'unit tests',
  [...OTHER_PROGRAMS, ...WHOLE_GAMES].map((files) => `--exclude=**/${files}`),
);
// Both wait for other programs most of the time: databases, servers that are killed, and npm. Such a program may be late once on a busy
// machine; a fault of ours fails twice.
await Promise.all([
  tests('server', ['packages/server', '--retry=1'], { beside: true }),
  tests('packages', ['scripts/packed'], { beside: true }),
]);
await tests(
  'whole games',
  WHOLE_GAMES.map((files) => files.replaceAll('*', '')),
);
await tests('browser tests', ['--config', 'vitest.e2e.config.ts'], { cwd: join(root, 'packages/web') });

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `   ${one}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
