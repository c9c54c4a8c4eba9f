import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isTitle, summaryOf, TITLE_IDS, type TitleId } from '@roundhouse/titles';
import { z } from 'zod';
import { wilson } from '../packages/cli/src/simulation-summary.ts';

/**
 * `npm run matches [-- GAMES [TITLE[:STRENGTH]…] [--seed=S]]`: plays the strengths against each other, seats in turn, and writes the table of docs/bots.md; all matches go on in turn, some games at a time.
 * What is not named keeps its rows. Seeds are far from those of tests and of tuning: nothing was fitted to them.
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

const command = fileURLToPath(new URL('../packages/cli/bin/roundhouse.mjs', import.meta.url));
const page = fileURLToPath(new URL('../docs/bots.md', import.meta.url));
const BEGIN = '<!-- matches -->';
const END = '<!-- /matches -->';

interface Match {
  readonly title: TitleId;
  readonly bots: readonly string[];
  /** Strong ones think long: fewer games tell. */
  readonly share: number;
  readonly goal: number;
}

function matchesOf(title: TitleId): Match[] {
  const { min, max } = summaryOf(title).players;
  const four = Math.min(4, max);
  const against = (bot: string, other: string, players: number, goal: number, share = 1): Match => ({
    title,
    bots: [bot, ...Array.from({ length: players - 1 }, () => other)],
    share,
    goal,
  });
  const isDuel = max === 2;
  return [
    ...(min === 2 ? [against('novice', 'random', 2, 0.95)] : []),
    ...(isDuel ? [] : [against('novice', 'random', four, 0.9)]),
    against('steady', 'novice', isDuel ? 2 : four, isDuel ? 0.95 : 0.7),
    against('strong', 'steady', isDuel ? 2 : four, isDuel ? 0.8 : 0.45, 0.5),
  ];
}

const gamesSchema = z.object({
  games: z.array(
    z.object({
      bots: z.array(z.string()),
      result: z.record(z.string(), z.number()),
      actions: z.number(),
      endReason: z.string().nullable(),
    }),
  ),
});
type Game = z.infer<typeof gamesSchema>['games'][number];

/** Games between two looks at the table: every seat comes to its turn equally often, and a match that is broken off leaves what it has. */
const PART = 8;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const nameOf = ({ bots }: Pick<Match, 'bots'>): string =>
  bots.length === 2 ? bots.join(' – ') : `${bots[0]} – ${bots.length - 1} × ${bots[1]}`;

function simulated({ title, bots }: Match, count: number, from: number): Game[] {
  const args = ['--players', String(bots.length), '--games', String(count), '--seed', String(from)];
  const run = spawnSync(
    process.execPath,
    [command, 'simulate', title, ...args, '--bots', bots.join(), '--json'],
    { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return gamesSchema.parse(JSON.parse(run.stdout)).games;
}

const mean = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);

function rowOf({ title, bots, goal }: Match, played: readonly Game[]): string {
  const worths = played.map((game) => Object.values(game.result)[game.bots.indexOf(bots[0] ?? '')] ?? 0);
  const won = played.reduce((sum, { result }, at) => {
    const best = Math.max(...Object.values(result));
    const winners = Object.values(result).filter((worth) => worth === best).length;
    return worths[at] === best ? sum + 1 / winners : sum;
  }, 0);
  const reasons = new Map<string, number>();
  for (const { endReason } of played)
    reasons.set(endReason ?? 'unfinished', (reasons.get(endReason ?? 'unfinished') ?? 0) + 1);
  const cells = [
    title,
    nameOf({ bots }),
    played.length,
    percent(won / played.length),
    wilson(won, played.length).map(percent).join('–'),
    percent(goal),
    mean(worths),
    mean(played.map(({ actions }) => actions)),
    [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = [
  '| title | match | games | won | 95% | asked | mean worth | actions | ended by |',
  '|---|---|---|---|---|---|---|---|---|',
];
const isAsked = ({ title, bots }: Match): boolean =>
  named.length === 0 || named.includes(title) || named.includes(`${title}:${bots[0]}`);
const keyOf = (match: Match): string => `| ${match.title} | ${nameOf(match)} |`;
const all = TITLE_IDS.flatMap(matchesOf);

/** Puts a row into the table, or in the place of the one that was there. The page is read each time: somebody may have changed it in the meantime. */
function keep(row: string, match: Match): void {
  const [before = '', table = '', after = ''] = readFileSync(page, 'utf8').split(
    new RegExp(`${BEGIN}|${END}`),
  );
  const old = table.split('\n');
  const rows = all.flatMap((other) =>
    other === match ? row : (old.find((line) => line.startsWith(keyOf(other))) ?? []),
  );
  writeFileSync(page, `${before}${BEGIN}\n${[...HEAD, ...rows].join('\n')}\n${END}${after}`);
}

interface Going {
  readonly match: Match;
  readonly played: Game[];
  readonly wanted: number;
}

const goings = all.filter(isAsked).map((match): Going => {
  const wanted = Math.max(1, Math.ceil(Number(games) * match.share));
  return { match, played: [], wanted };
});

while (goings.some(({ played, wanted }) => played.length < wanted)) {
  for (const { match, played, wanted } of goings) {
    const count = Math.min(PART, wanted - played.length);
    if (count <= 0) continue;
    played.push(...simulated(match, count, Number(seed) + played.length));
    const row = rowOf(match, played);
    keep(row, match);
    console.log(row);
  }
}
