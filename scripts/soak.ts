import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isTitle, TITLE_IDS } from '@roundhouse/titles';
import { soakTitle } from '../packages/titles/src/testing/soak.ts';
import { soakBots } from './soak-bots.ts';

const USUAL = 'usual';

/** `npm run soak [-- GAMES|usual [TITLE…]]`: thousands of random games, each checked after every action; 200 of 18MW and of 1867 Big Wyoming; and 500 of bots. */
const [count = USUAL, ...titles] = process.argv.slice(2);
const unknown = titles.find((title) => !isTitle(title));
if (!(count === USUAL || /^[1-9]\d*$/.test(count)) || unknown !== undefined) {
  const problem =
    unknown === undefined ? `"${count}" is no number of games` : `there is no title "${unknown}"`;
  console.error(`soak: ${problem}; npm run soak -- GAMES|${USUAL} [${TITLE_IDS.join('|')}…]`);
  process.exit(2);
}
if (process.env.ROUNDHOUSE_SOAK === undefined) {
  // Each title in a process of its own: a leak or a crash then names its title.
  const self = fileURLToPath(import.meta.url);
  let failed = false;
  for (const title of titles.length > 0 ? titles : TITLE_IDS) {
    const run = spawnSync(process.execPath, [...process.execArgv, self, count, title], {
      stdio: 'inherit',
      env: { ...process.env, ROUNDHOUSE_SOAK: title },
    });
    failed ||= run.status !== 0;
  }
  process.exit(failed ? 1 : 0);
}
const [title = ''] = titles;
await soakTitle(title, count === USUAL ? undefined : Number(count));
if (isTitle(title)) await soakBots(title, count === USUAL ? 500 : Number(count));
