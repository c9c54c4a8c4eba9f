import { performance } from 'node:perf_hooks';
import { readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { openGameFile } from '../games.ts';
import { print, printJson } from '../io.ts';

export const usage = 'roundhouse routes GAME [--at N] [--company X] [--json]';

/** The best routes of a company, with the figures of the proof. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(
    argv,
    { at: { type: 'string' }, company: { type: 'string' }, json: { type: 'boolean' } },
    usage,
  );
  const [path] = args.positionals;
  if (path === undefined || args.positionals.length > 1) throw wrongCall(`one game is needed\n${usage}`);
  const { table, title, recorded } = await openGameFile(path, args.number('at', 1));
  const given = args.text('company');
  const company = given === undefined ? undefined : (recorded?.table.companyOf(given) ?? given);
  if (company !== undefined && !Object.hasOwn(title.book.companies, company)) {
    throw wrongCall(
      `there is no company "${given?.slice(0, 40)}"; possible: ${Object.keys(title.book.companies).join(', ')}`,
    );
  }
  const start = performance.now();
  const report = table.now.routes(company);
  const ms = Math.round((performance.now() - start) * 1000) / 1000;
  if (report === null) {
    throw wrongCall(
      company === undefined
        ? 'no company is operating there: name one with --company'
        : `${company} has no routes`,
    );
  }
  if (args.flag('json')) {
    printJson({ ...report, ms });
    return;
  }
  print(
    `${report.company}: $${report.revenue} ${report.proven ? 'proven' : 'not proven'} (${ms} ms, ${report.nodes} nodes, bound $${report.bound})`,
  );
  for (const { train, revenue, path: way } of report.routes)
    print(`  ${train.padEnd(4)}$${String(revenue).padEnd(6)}${way.join(' – ')}`);
}
