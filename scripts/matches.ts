import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isTitle, summaryOf, TITLE_IDS, type TitleId } from '@roundhouse/titles';
import { z } from 'zod';

/**
 * `npm run matches [-- GAMES [TITLE…] [--only=novice,steady]]`: plays the strengths against each other, seats in turn, and writes the table of docs/bots.md. A title that
 * is not named keeps its rows; so do strengths that are not named.
 */
const isOnly = (arg: string) => arg.startsWith('--only=');
const [games = '200', ...named] = process.argv.slice(2).filter((arg) => !isOnly(arg));
const only = process.argv.find(isOnly)?.slice('--only='.length).split(',') ?? null;
const unknown = named.find((title) => !isTitle(title));
if (!/^[1-9]\d*$/.test(games) || unknown !== undefined) {
  console.error(`matches: npm run matches -- GAMES [${TITLE_IDS.join('|')}…]`);
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

const summarySchema = z.object({
  summary: z.object({
    bots: z.record(
      z.string(),
      z.object({
        games: z.number(),
        won: z.number(),
        interval: z.tuple([z.number(), z.number()]),
        fair: z.number(),
        worth: z.object({ mean: z.number() }),
      }),
    ),
    actions: z.object({ mean: z.number() }),
    endReasons: z.record(z.string(), z.number()),
  }),
});

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const nameOf = ({ bots }: Pick<Match, 'bots'>): string =>
  bots.length === 2 ? bots.join(' – ') : `${bots[0]} – ${bots.length - 1} × ${bots[1]}`;

function rowOf({ title, bots, share, goal }: Match): string {
  const count = String(Math.max(1, Math.ceil(Number(games) * share)));
  const run = spawnSync(
    process.execPath,
    [
      command,
      'simulate',
      title,
      '--players',
      String(bots.length),
      '--games',
      count,
      '--bots',
      bots.join(),
      '--json',
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { summary } = summarySchema.parse(JSON.parse(run.stdout));
  const [first = ''] = bots;
  const found = summary.bots[first];
  if (found === undefined) throw new Error(`${first} did not play`);
  const ends = Object.entries(summary.endReasons)
    .map(([reason, ended]) => `${reason} ${ended}`)
    .join(', ');
  const cells = [
    title,
    nameOf({ bots }),
    found.games,
    percent(found.won / found.games),
    found.interval.map(percent).join('–'),
    percent(goal),
  ];
  const row = `| ${[...cells, Math.round(found.worth.mean), Math.round(summary.actions.mean), ends].join(' | ')} |`;
  console.log(row);
  return row;
}

const HEAD = [
  '| title | match | games | won | 95% | asked | mean worth | actions | ended by |',
  '|---|---|---|---|---|---|---|---|---|',
];
const titles = named.length > 0 ? named.filter(isTitle) : TITLE_IDS;
const isAsked = ({ title, bots }: Match): boolean =>
  titles.includes(title) && (only === null || only.includes(bots[0] ?? ''));
const keyOf = (match: Match): string => `| ${match.title} | ${nameOf(match)} |`;
const played = new Map(
  TITLE_IDS.flatMap(matchesOf).flatMap((match) => (isAsked(match) ? [[keyOf(match), rowOf(match)]] : [])),
);

// The page is read now: somebody may have changed it in the meantime.
const [before = '', table = '', after = ''] = readFileSync(page, 'utf8').split(new RegExp(`${BEGIN}|${END}`));
const old = table.split('\n');
const rows = TITLE_IDS.flatMap(matchesOf).flatMap((match) => {
  const key = keyOf(match);
  return played.get(key) ?? old.find((line) => line.startsWith(key)) ?? [];
});
writeFileSync(page, `${before}${BEGIN}\n${[...HEAD, ...rows].join('\n')}\n${END}${after}`);
