import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Strength } from '@roundhouse/bots';
import { summaryOf, TITLE_IDS, type TitleId } from '@roundhouse/titles';
import { z } from 'zod';
import { wilson } from '../packages/cli/src/simulation-summary.ts';

/** The matches of bots, the games that were played of each (docs/matches.json), and the table that docs/bots.md shows of them. */

const inProject = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const PAGE = inProject('docs/bots.md');
const GAMES = inProject('docs/matches.json');
const BOTS = inProject('packages/bots/src');
const BEGIN = '<!-- matches -->';
const END = '<!-- /matches -->';

export interface Match {
  readonly title: TitleId;
  /** The first is the one that is to win. */
  readonly bots: readonly Strength[];
  /** Strong ones think long: fewer games tell. */
  readonly share: number;
  readonly goal: number;
}

function matchesOf(title: TitleId): Match[] {
  const { min, max } = summaryOf(title).players;
  const four = Math.min(4, max);
  const against = (bot: Strength, other: Strength, players: number, goal: number, share = 1): Match => ({
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

export const MATCHES: readonly Match[] = TITLE_IDS.flatMap(matchesOf);

/** A game for the bot that is to win: its share of the victory, its worth, the game's actions and how it ended. */
const gameSchema = z.tuple([z.number(), z.number(), z.number(), z.string()]);
export type MatchGame = z.infer<typeof gameSchema>;
/** The games of a match, of seeds one after the other, and the sources of the bots that played them. */
const playedSchema = z.object({ bots: z.string(), games: z.array(gameSchema).readonly() });
export type Played = z.infer<typeof playedSchema>;
const fileSchema = z.record(z.string(), playedSchema);

export const nameOf = ({ bots }: Pick<Match, 'bots'>): string =>
  bots.length === 2 ? bots.join(' – ') : `${bots[0]} – ${bots.length - 1} × ${bots[1]}`;
const keyOf = (match: Match): string => `${match.title}: ${nameOf(match)}`;

/** What a file of the bots asks of others of them while it runs; what it takes types from decides nothing. */
function importsOf(file: string): string[] {
  const found = readFileSync(join(BOTS, file), 'utf8').matchAll(
    /^import (?!type )[^;]*? from '(\.[^']+)';$/gm,
  );
  return Array.from(found, ([, path = '']) => join(dirname(file), path));
}

/** The sources of all that decides how the bots of a match play. */
export function sourcesOf({ title, bots }: Pick<Match, 'title' | 'bots'>): string[] {
  const isOther = (file: string) =>
    TITLE_IDS.some((id) => id !== title && file === join('titles', `${id}.ts`));
  const files = new Set(bots.map((bot) => `${bot}.ts`));
  for (const file of files)
    for (const asked of importsOf(file).filter((one) => !isOther(one))) files.add(asked);
  return [...files].sort();
}

/** Names the bots of a match: games of others are of no use to it. */
export function botsOf(match: Match): string {
  const hash = createHash('sha256');
  for (const file of sourcesOf(match)) hash.update(file).update(readFileSync(join(BOTS, file)));
  return hash.digest('hex').slice(0, 12);
}

export function readPlayed(): Readonly<Record<string, Played>> {
  return fileSchema.parse(JSON.parse(readFileSync(GAMES, 'utf8')));
}

/** The games of a match that were played by the bots as they are. */
export function playedOf(match: Match): readonly MatchGame[] {
  const played = readPlayed()[keyOf(match)];
  return played !== undefined && played.bots === botsOf(match) ? played.games : [];
}

/** The file is read each time: somebody else may play other matches at the same time. A match is one line. */
export function keepPlayed(match: Match, games: readonly MatchGame[]): void {
  const all = { ...readPlayed(), [keyOf(match)]: { bots: botsOf(match), games } };
  const lines = MATCHES.flatMap((one) => {
    const played = all[keyOf(one)];
    return played === undefined ? [] : [`${JSON.stringify(keyOf(one))}: ${JSON.stringify(played)}`];
  });
  writeFileSync(GAMES, `{\n${lines.join(',\n')}\n}\n`);
  writeFileSync(PAGE, pageWith(readFileSync(PAGE, 'utf8'), tableOf(all, botsOf)));
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const mean = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);

export function rowOf(match: Match, games: readonly MatchGame[], older = false): string {
  const won = games.reduce((sum, [share]) => sum + share, 0);
  const reasons = new Map<string, number>();
  for (const [, , , reason] of games) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const cells = [
    match.title,
    nameOf(match),
    older ? `${games.length}, of older bots` : games.length,
    percent(won / games.length),
    wilson(won, games.length).map(percent).join('–'),
    percent(match.goal),
    mean(games.map(([, worth]) => worth)),
    mean(games.map(([, , actions]) => actions)),
    [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = [
  '| title | match | games | won | 95% | asked | mean worth | actions | ended by |',
  '|---|---|---|---|---|---|---|---|---|',
];

export function tableOf(
  all: Readonly<Record<string, Played>>,
  current: (match: Match) => string,
): readonly string[] {
  return [
    ...HEAD,
    ...MATCHES.flatMap((match) => {
      const played = all[keyOf(match)];
      return played === undefined ? [] : [rowOf(match, played.games, played.bots !== current(match))];
    }),
  ];
}

/** The page with this table in the place of the one that it has. */
export function pageWith(page: string, table: readonly string[]): string {
  const [before = '', , after = ''] = page.split(new RegExp(`${BEGIN}|${END}`));
  return `${before}${BEGIN}\n${table.join('\n')}\n${END}${after}`;
}

export const readPage = (): string => readFileSync(PAGE, 'utf8');
