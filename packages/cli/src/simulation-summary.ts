import type { TitleInfo } from '@roundhouse/titles';
import { moneyIn } from '@roundhouse/titles';
import type { SimulatedGame } from './simulation.ts';

/** Many games summed up. */
export interface Summary {
  readonly games: number;
  readonly endReasons: Readonly<Record<string, number>>;
  readonly actions: { readonly mean: number; readonly max: number };
  readonly rounds: { readonly mean: number; readonly max: number };
  readonly ms: { readonly mean: number; readonly max: number };
  /** Share of games won by each seat; a shared win counts in parts. */
  readonly wins: readonly number[];
  readonly bots: Readonly<Record<string, BotSummary>>;
  /** The phase that the games reached. */
  readonly phases: Readonly<Record<string, number>>;
  /** In how many games each company was started, each private company taken by a player, and by a company. */
  readonly started: Readonly<Record<string, number>>;
  readonly taken: Readonly<Record<string, number>>;
  readonly used: Readonly<Record<string, number>>;
}

export interface BotSummary {
  /** Games with such a bot, and how many of those it won, all its seats together. */
  readonly games: number;
  readonly won: number;
  /** Wilson's interval of the share, 95%. */
  readonly interval: readonly [number, number];
  /** What it won by chance alone. */
  readonly fair: number;
  readonly worth: { readonly mean: number; readonly max: number };
}

/** Wilson's interval for a share, 95%. */
export function wilson(won: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [round((middle - spread) / whole, 3), round((middle + spread) / whole, 3)];
}

/** Each seat's part of the win. */
function winsOf({ result }: SimulatedGame): number[] {
  const worths = Object.values(result);
  const best = Math.max(...worths);
  const winners = worths.filter((worth) => worth === best).length;
  return worths.map((worth) => (worth === best ? 1 / winners : 0));
}

export function summarise(games: readonly SimulatedGame[]): Summary {
  const wins: number[] = [];
  for (const game of games)
    for (const [seat, part] of winsOf(game).entries()) wins[seat] = (wins[seat] ?? 0) + part / games.length;
  const spread = (of: (game: SimulatedGame) => number) => spreadOf(games.map(of));
  return {
    games: games.length,
    endReasons: counted(games.map(({ endReason }) => endReason ?? 'unfinished')),
    actions: spread(({ actions }) => actions),
    rounds: spread(({ rounds }) => rounds),
    ms: spread(({ ms }) => ms),
    wins: wins.map((share) => round(share)),
    bots: botsOf(games),
    phases: counted(games.map(({ phase }) => phase ?? 'none')),
    started: counted(games.flatMap(({ started }) => started)),
    taken: counted(games.flatMap(({ taken }) => taken)),
    used: counted(games.flatMap(({ used }) => used)),
  };
}

function botsOf(games: readonly SimulatedGame[]): Record<string, BotSummary> {
  const names = [...new Set(games.flatMap(({ bots }) => bots))];
  return Object.fromEntries(
    names.map((name) => {
      const own = games.filter(({ bots }) => bots.includes(name));
      const seats = (game: SimulatedGame) => game.bots.flatMap((bot, seat) => (bot === name ? [seat] : []));
      const won = own.reduce((sum, game) => {
        const parts = winsOf(game);
        return sum + seats(game).reduce((part, seat) => part + (parts[seat] ?? 0), 0);
      }, 0);
      const worths = own.flatMap((game) => seats(game).map((seat) => Object.values(game.result)[seat] ?? 0));
      const fair = own.reduce((sum, game) => sum + seats(game).length / game.players, 0) / own.length;
      return [
        name,
        {
          games: own.length,
          won: round(won),
          interval: wilson(won, own.length),
          fair: round(fair),
          worth: spreadOf(worths),
        },
      ];
    }),
  );
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const spreadOf = (values: readonly number[]) => ({
  mean: round(values.reduce((sum, value) => sum + value, 0) / values.length),
  max: Math.max(...values),
});

function round(value: number, digits = 2): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The summary as lines for people. */
export function summaryLines({ id, terms, companies, privates }: TitleInfo, summary: Summary): string[] {
  const { games } = summary;
  const money = moneyIn(terms);
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${percent(count / games)}`)
      .join(', ');
  const all = (known: Readonly<Record<string, unknown>>, counts: Readonly<Record<string, number>>) =>
    list(Object.fromEntries([...Object.keys(known).map((key) => [key, 0]), ...Object.entries(counts)]));
  const rows = Object.entries(summary.bots).map(([name, bot]) => [
    name,
    String(bot.games),
    percent(bot.won / bot.games),
    bot.interval.map(percent).join('–'),
    percent(bot.fair),
    money(Math.round(bot.worth.mean)),
    money(bot.worth.max),
  ]);
  return [
    `${id}: ${games} games, ${summary.actions.mean} actions, ${summary.rounds.mean} rounds and ${summary.ms.mean} ms on average`,
    ...table([['bot', 'games', 'won', '95%', 'fair', 'mean worth', 'most'], ...rows]),
    `  won by seat   ${summary.wins.map((share, seat) => `${seat + 1}: ${percent(share)}`).join('  ')}  (fair ${percent(1 / summary.wins.length)})`,
    `  ended by      ${list(summary.endReasons)}`,
    `  phase reached ${list(summary.phases)}`,
    `  started       ${all(companies, summary.started)}`,
    ...(Object.keys(privates).length === 0
      ? []
      : [
          `  privates      ${all(privates, summary.taken)}`,
          `  in companies  ${list(summary.used) || 'none'}`,
        ]),
  ];
}

/** Columns as wide as their widest cell; numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map(
    (row) =>
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`,
  );
}
