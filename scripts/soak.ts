import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isTitle, TITLE_IDS } from '@roundhouse/titles';
import { soakTitle } from '../packages/titles/src/testing/soak.ts';
import { soakBots } from './soak-bots.ts';

const USUAL = 'usual';
const WHO = ['random', 'bots'];
const BOT_GAMES = 500;

/**
 * `npm run soak [-- GAMES|usual [TITLE[:random|:bots]…]]`: thousands of random games, each checked after every action, 200 of 18MW and of
 * 1867 Big Wyoming; and 500 of bots.
 */
const [count = USUAL, ...named] = process.argv.slice(2);
const unknown = named.find((name) => {
  const [title = '', who, ...rest] = name.split(':');
  return !isTitle(title) || (who !== undefined && !WHO.includes(who)) || rest.length > 0;
});
if (!(count === USUAL || /^[1-9]\d*$/.test(count)) || unknown !== undefined) {
  const problem =
    unknown === undefined ? `"${count}" is no number of games` : `there is no title "${unknown}"`;
  console.error(`soak: ${problem}; npm run soak -- GAMES|${USUAL} [${TITLE_IDS.join('|')}[:random|:bots]…]`);
  process.exit(2);
}

/** Each in a process of its own, as many at once as there are cores: a leak or a crash then names its title. */
async function soakAll(names: readonly string[]): Promise<boolean> {
  const waiting = names.flatMap((name) => (name.includes(':') ? [name] : WHO.map((who) => `${name}:${who}`)));
  let failed = false;
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      if ((await soakAlone(name)) !== 0) failed = true;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return !failed;
}

const soakAlone = (name: string): Promise<number | null> =>
  new Promise((done) => {
    const child = spawn(
      process.execPath,
      [...process.execArgv, fileURLToPath(import.meta.url), count, name],
      {
        stdio: 'inherit',
        env: { ...process.env, ROUNDHOUSE_SOAK: name },
      },
    );
    child.on('close', done);
  });

if (process.env.ROUNDHOUSE_SOAK === undefined)
  process.exit((await soakAll(named.length > 0 ? named : TITLE_IDS)) ? 0 : 1);

const [title = '', who] = process.env.ROUNDHOUSE_SOAK.split(':');
if (!isTitle(title)) throw new Error(`there is no title "${title}"`);
if (who === 'bots') await soakBots(title, count === USUAL ? BOT_GAMES : Number(count));
else await soakTitle(title, count === USUAL ? undefined : Number(count));
