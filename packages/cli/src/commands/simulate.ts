import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isStrength, STRENGTHS, type Strength } from '@roundhouse/bots';
import { loadTitle } from '@roundhouse/titles';
import { misuse, readArguments } from '../args.ts';
import { Failure, wrongCall } from '../failure.ts';
import { titleNamed } from '../games.ts';
import { print, printJson } from '../io.ts';
import type { SimulatedGame, SimulationTask } from '../simulation.ts';
import { summarise, summaryLines } from '../simulation-summary.ts';
import { progressBar } from '../terminal/progress.ts';
import { readVariants } from './new.ts';

export const usage =
  'roundhouse simulate TITLE [--players N] [--games N] [--seed S] [--bots a,b,…] [--variant NAME[=VALUE]]… [--json]';
export const details = [
  'Games between bots, on all cores.',
  '  --players N      seats at each table; by default as many as the title allows',
  '  --games N        how many games; by default 10',
  '  --seed S         the seed of the first game, by default 1; the others follow',
  `  --bots a,b       who plays, by seat, over and over, one seat on with every game; possible: ${STRENGTHS.join(', ')}`,
  '  --variant NAME   switches a variant on, or with =VALUE chooses its value; may be repeated',
  '  --json           prints what docs/json.md describes',
];

const MOST_GAMES = 1_000_000;

/** Games between bots, on all cores. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(
    argv,
    {
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string' },
      variant: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    },
    usage,
  );
  if (args.positionals.length !== 1) throw misuse('one title is needed', usage);
  const title = titleNamed(args.positionals[0]);
  const loaded = await loadTitle(title);
  const { info } = loaded;
  const options = readVariants(loaded, args.texts('variant'));
  const players = args.number('players', 1) ?? info.players.max;
  if (players < info.players.min || players > info.players.max) {
    throw wrongCall(`${info.name} is for ${info.players.min} to ${info.players.max} players, not ${players}`);
  }
  const bots = readBots(args.text('bots') ?? 'random');
  const first = args.number('seed', 0) ?? 1;
  const count = args.number('games', 1, MOST_GAMES) ?? 10;
  const tasks = Array.from(
    { length: count },
    (_, i): SimulationTask => ({ title, players, options, seed: first + i, bots: seated(bots, players, i) }),
  );
  const games = await simulateAll(tasks);
  const summary = summarise(games);
  if (args.flag('json')) printJson({ title, games, summary });
  else for (const line of summaryLines(info, summary)) print(line);
  const failed = games.find(({ error }) => error !== undefined);
  if (failed !== undefined) throw new Failure(`seed ${failed.seed}: ${failed.error}`, 1);
}

const readBots = (text: string): Strength[] =>
  text.split(',').map((name) => {
    if (isStrength(name)) return name;
    throw wrongCall(`there is no bot "${name.slice(0, 40)}"; possible: ${STRENGTHS.join(', ')}`);
  });

/** Who sits where; everybody moves on by a seat with every game. */
const seated = (bots: readonly Strength[], players: number, game: number): Strength[] =>
  Array.from(
    { length: players },
    (_, seat) => bots[((seat + players - (game % players)) % players) % bots.length] ?? 'random',
  );

function simulateAll(tasks: readonly SimulationTask[]): Promise<SimulatedGame[]> {
  const results: (SimulatedGame | undefined)[] = tasks.map(() => undefined);
  const bar = progressBar('games', tasks.length);
  let next = 0;
  let done = 0;
  return new Promise((resolve, reject) => {
    const workers = Array.from(
      { length: Math.min(availableParallelism(), tasks.length) },
      () => new Worker(new URL('./worker.js', import.meta.url)),
    );
    const finish = () => {
      bar.end();
      for (const worker of workers) void worker.terminate();
      resolve(results.flatMap((game) => (game === undefined ? [] : [game])));
    };
    for (const worker of workers) {
      let current = -1;
      const give = () => {
        current = next++;
        if (current < tasks.length) worker.postMessage(tasks[current]);
      };
      worker.on('message', (game: SimulatedGame) => {
        results[current] = game;
        bar.show(++done);
        if (done === tasks.length) finish();
        else give();
      });
      worker.on('error', reject);
      give();
    }
  });
}
