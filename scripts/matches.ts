import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isTitle, TITLE_IDS } from '@roundhouse/titles';
import { z } from 'zod';
import { keepPlayed, MATCHES, type Match, type MatchGame, playedOf, rowOf } from './match-table.ts';

/**
 * `npm run matches [-- GAMES [TITLE[:STRENGTH]…] [--seed=S]]`: plays the strengths against each other, seats in turn, until each match has so many games
 * of the bots as they are, and writes the table of docs/bots.md; all matches go on in turn, some games at a time, and go on where they were broken off.
 * Seeds are far from those of tests and of tuning: nothing was fitted to them. Matches on other seeds are shown and not kept.
 */
const FIRST_SEED = 1_000_001;
const option = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const [games = '200', ...named] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const seed = option('seed') ?? String(FIRST_SEED);
const unknown = named.find((name) => !isTitle(name.split(':')[0] ?? ''));
if (!/^[1-9]\d*$/.test(games) || !/^\d+$/.test(seed) || unknown !== undefined) {
  console.error(`matches: npm run matches -- GAMES [${TITLE_IDS.join('|')}[:STRENGTH]…] [--seed=SEED]`);
  process.exit(2);
}
const isKept = Number(seed) === FIRST_SEED;

const command = fileURLToPath(new URL('../packages/cli/bin/roundhouse.mjs', import.meta.url));

const simulationSchema = z.object({
  games: z.array(
    z.object({
      bots: z.array(z.string()),
      result: z.record(z.string(), z.number()),
      actions: z.number(),
      endReason: z.string().nullable(),
    }),
  ),
});
type Simulated = z.infer<typeof simulationSchema>['games'][number];

/** Games between two looks at the table: every seat comes to its turn equally often. */
const PART = 8;

function simulated({ title, bots }: Match, count: number, from: number): MatchGame[] {
  const args = ['--players', String(bots.length), '--games', String(count), '--seed', String(from)];
  const run = spawnSync(
    process.execPath,
    [command, 'simulate', title, ...args, '--bots', bots.join(), '--json'],
    { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return simulationSchema.parse(JSON.parse(run.stdout)).games.map((game) => matchGame(game, bots[0] ?? ''));
}

function matchGame({ bots, result, actions, endReason }: Simulated, bot: string): MatchGame {
  const worths = Object.values(result);
  const worth = worths[bots.indexOf(bot)] ?? 0;
  const best = Math.max(...worths);
  const winners = worths.filter((one) => one === best).length;
  return [worth === best ? 1 / winners : 0, worth, actions, endReason ?? 'unfinished'];
}

interface Going {
  readonly match: Match;
  readonly played: MatchGame[];
  readonly wanted: number;
}

const isAsked = ({ title, bots }: Match): boolean =>
  named.length === 0 || named.includes(title) || named.includes(`${title}:${bots[0]}`);

const goings = MATCHES.filter(isAsked).map((match): Going => {
  const wanted = Math.max(1, Math.ceil(Number(games) * match.share));
  return { match, played: isKept ? [...playedOf(match)] : [], wanted };
});

while (goings.some(({ played, wanted }) => played.length < wanted)) {
  for (const { match, played, wanted } of goings) {
    const count = Math.min(PART, wanted - played.length);
    if (count <= 0) continue;
    played.push(...simulated(match, count, Number(seed) + played.length));
    if (isKept) keepPlayed(match, played);
    console.log(rowOf(match, played));
  }
}
