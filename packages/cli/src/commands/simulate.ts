import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BOT_NAMES, isBot } from '@roundhouse/bots';
import { loadTitle, moneyIn, type TitleInfo } from '@roundhouse/titles';
import { misuse, readArguments } from '../args.ts';
import { Failure, wrongCall } from '../failure.ts';
import { titleNamed } from '../games.ts';
import { print, printJson } from '../io.ts';
import type { SimulatedGame, SimulationTask } from '../simulation.ts';
import { progressBar } from '../terminal/progress.ts';
import { readVariants } from './new.ts';

export const usage =
  'roundhouse simulate TITLE [--players N] [--games N] [--seed S] [--bots a,b,…] [--variant NAME[=VALUE]]… [--json]';
export const details = [
  'Games between bots, on all cores.',
  '  --players N      seats at each table; by default as many as the title allows',
  '  --games N        how many games; by default 10',
  '  --seed S         the seed of the first game, by default 1; the others follow',
  `  --bots a,b       who plays, by seat, over and over; possible: ${BOT_NAMES.join(', ')}`,
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
  const bots = (args.text('bots') ?? 'random').split(',');
  const unknown = bots.find((bot) => !isBot(bot));
  if (unknown !== undefined)
    throw wrongCall(`there is no bot "${unknown.slice(0, 40)}"; possible: ${BOT_NAMES.join(', ')}`);
  const first = args.number('seed', 0) ?? 1;
  const count = args.number('games', 1, MOST_GAMES) ?? 10;
  const tasks = Array.from(
    { length: count },
    (_, i): SimulationTask => ({ title, players, options, seed: first + i, bots }),
  );
  const games = await simulateAll(tasks);
  const summary = summarise(games);
  if (args.flag('json')) printJson({ title, games, summary });
  else show(info, games, summary);
  const failed = games.find(({ error }) => error !== undefined);
  if (failed !== undefined) throw new Failure(`seed ${failed.seed}: ${failed.error}`, 1);
}

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

interface Summary {
  readonly games: number;
  readonly endReasons: Readonly<Record<string, number>>;
  readonly actions: { readonly mean: number; readonly max: number };
  readonly ms: { readonly mean: number; readonly max: number };
  /** Share of games won by each seat; a shared win counts in parts. */
  readonly wins: readonly number[];
}

function summarise(games: readonly SimulatedGame[]): Summary {
  const endReasons: Record<string, number> = {};
  const wins: number[] = [];
  for (const { endReason, result } of games) {
    const reason = endReason ?? 'unfinished';
    endReasons[reason] = (endReasons[reason] ?? 0) + 1;
    const worths = Object.values(result);
    const best = Math.max(...worths);
    const winners = worths.filter((worth) => worth === best).length;
    worths.forEach((worth, seat) => {
      wins[seat] = (wins[seat] ?? 0) + (worth === best ? 1 / winners / games.length : 0);
    });
  }
  const mean = (of: (game: SimulatedGame) => number) =>
    round(games.reduce((sum, game) => sum + of(game), 0) / games.length);
  const max = (of: (game: SimulatedGame) => number) => Math.max(...games.map(of));
  return {
    games: games.length,
    endReasons,
    actions: { mean: mean(({ actions }) => actions), max: max(({ actions }) => actions) },
    ms: { mean: mean(({ ms }) => ms), max: max(({ ms }) => ms) },
    wins: wins.map(round),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

function show({ id, terms }: TitleInfo, games: readonly SimulatedGame[], summary: Summary): void {
  print(
    `${id}: ${summary.games} games, ${summary.actions.mean} actions and ${summary.ms.mean} ms on average`,
  );
  for (const [reason, count] of Object.entries(summary.endReasons))
    print(`  ended by ${reason.padEnd(12)}${count}`);
  print(
    `  won by seat  ${summary.wins.map((share, seat) => `${seat + 1}: ${Math.round(share * 100)}%`).join('  ')}`,
  );
  const best = games.reduce((top, { result }) => Math.max(top, ...Object.values(result)), 0);
  print(`  highest worth ${moneyIn(terms)(best)}`);
}
