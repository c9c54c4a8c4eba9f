import { cpus } from 'node:os';
import { benchGames } from './games.ts';
import { benchRouter } from './routes-boards.ts';
import { benchFullBoards } from './routes-full.ts';
import { depthFirst } from './routes-naive.ts';
import { benchRecordedRoutes } from './routes-recorded.ts';
import { benchTables } from './tables.ts';

/** `npm run bench`: everything in one run, so that figures can be compared with each other. */
console.log(`Node ${process.version}, ${cpus().length} cores`);
benchRecordedRoutes((problem, limit) => depthFirst(problem, limit).value);
benchFullBoards();
await benchGames();
await benchTables();
console.log('\n### The router on generated boards\n');
benchRouter();
