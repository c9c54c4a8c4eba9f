import { type Found, RouteThreads } from '@roundhouse/router/threads';
import { moneyIn } from '@roundhouse/titles';
import { onlyArgument, readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { assertPlayable, openGameFile } from '../games.ts';
import { print, printJson } from '../io.ts';
import { waitingLine } from '../terminal/progress.ts';

export const usage = 'roundhouse routes GAME [--at N] [--company X] [--json]';
export const details = [
  'The best routes of a company, with the figures of the proof.',
  '  --at N       just before the action numbered N, instead of at the end',
  '  --company X  of that company, instead of the one that operates',
  '  --json       prints what docs/json.md describes',
];

/** The best routes of a company, with the figures of the proof. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(
    argv,
    { at: { type: 'string' }, company: { type: 'string' }, json: { type: 'boolean' } },
    usage,
  );
  const path = onlyArgument(args, 'one game is needed', usage);
  const opened = await openGameFile(path, args.number('at', 1));
  assertPlayable(opened);
  const { table, title, recorded } = opened;
  const given = args.text('company');
  const company = given === undefined ? undefined : (recorded?.table.companyOf(given) ?? given);
  if (company !== undefined && !Object.hasOwn(title.info.companies, company)) {
    throw wrongCall(
      `there is no company "${given?.slice(0, 40)}"; possible: ${Object.keys(title.info.companies).join(', ')}`,
    );
  }
  const question = table.now.routes(company);
  if (question === null) {
    throw wrongCall(
      company === undefined
        ? 'no company is operating there: name one with --company'
        : `${company} has no routes`,
    );
  }
  const found = await solve(question.problem);
  const ms = Math.round(found.ms * 1000) / 1000;
  const report = question.report(found.best);
  if (args.flag('json')) {
    printJson({ ...report, ms });
    return;
  }
  const money = moneyIn(title.info.terms);
  print(
    `${report.company}: ${money(report.revenue)} ${report.proven ? 'proven' : 'not proven'} (${ms} ms, ${report.nodes} nodes, bound ${money(report.bound)})`,
  );
  for (const { train, revenue, path: way } of report.routes)
    print(`  ${train.padEnd(4)}${money(revenue).padEnd(7)}${way.join(' – ')}`);
}

/** In a thread, so that a long search can be seen to go on, and stopped. */
async function solve(problem: Parameters<RouteThreads['solve']>[0]): Promise<Found> {
  const threads = new RouteThreads(new URL('./route-thread.js', import.meta.url), 1);
  const line = waitingLine('looking for the best routes');
  try {
    return await threads.solve(problem);
  } finally {
    line.end();
    await threads.close();
  }
}
