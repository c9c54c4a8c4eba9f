import { cpus } from 'node:os';
import { benchBots } from './bots.ts';
import { benchGames } from './games.ts';
import { benchRouter } from './routes-boards.ts';
import { benchFullBoards } from './routes-full.ts';
import { depthFirst } from './routes-naive.ts';
import { benchRecordedRoutes } from './routes-recorded.ts';
import { benchTables } from './tables.ts';

const PARTS: Readonly<Record<string, () => unknown>> = {
  recorded: () => benchRecordedRoutes((problem, limit) => depthFirst(problem, limit).value),
  boards: benchFullBoards,
  games: benchGames,
  tables: benchTables,
  bots: benchBots,
  generated: () => {
    console.log('\n### The router on generated boards\n');
    benchRouter();
  },
};

/** `npm run bench [-- PART…]`: everything in one run, so that figures can be compared with each other, or some parts alone. */
const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`bench: there is no part "${unknown}"; possible: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${cpus().length} cores`);
for (const [name, measure] of Object.entries(PARTS))
  if (named.length === 0 || named.includes(name)) await measure();
