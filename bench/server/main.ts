import { mkdtempSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TITLE_IDS } from '@roundhouse/titles';
import { startPostgres } from '../../packages/server/src/testing/postgres.ts';
import { readOptions } from '../../scripts/options.ts';
import { temporaryFolder } from '../../scripts/temporary-folder.ts';
import { milliseconds, quantile, table } from '../report.ts';
import { BoardgameBout, installBoardgame } from './boardgame.ts';
import { Child } from './child.ts';
import { middleOf, RoundhouseBout, seatsOf } from './roundhouse.ts';
import { atPace, type Bout, type Figures, flatOut, Series } from './rounds.ts';

/** `npm run bench:server`: how fast online play is, on SQLite and PostgreSQL, beside the server of boardgame.io in the same run. */
const SIDES = ['sqlite', 'postgres', 'boardgame.io'];
const options = readOptions(
  'bench:server',
  {
    tables: { usual: 20, from: 1, about: 'played as fast as they go' },
    moves: { usual: 100, from: 1, about: 'of each table in a round' },
    rounds: { usual: 20, from: 0, about: 'of each side; 0 leaves this out' },
    live: { usual: 300, from: 0, about: 'tables played at a pace; 0 leaves this out' },
    pace: { usual: 2, from: 0.1, parts: true, about: 'seconds between two moves of a live table' },
    seconds: { usual: 20, from: 1, about: 'of live play' },
    kept: { usual: 120, from: 0, about: 'tables that are only there; 0 leaves this out' },
    warm: { usual: 4, from: 0, about: 'times that each side is warmed up' },
  },
  {
    titles: { usual: TITLE_IDS.join(','), among: TITLE_IDS, about: 'that are played' },
    only: { usual: SIDES.join(','), among: SIDES, about: 'these sides' },
    profile: { usual: null, about: 'where a profile of the processor is written' },
    other: { usual: null, about: 'another build of the server (its host.js), to compare with' },
    node: { usual: null, about: 'another Node that runs it, or this build' },
  },
);
const TABLES = options.number('tables');
const MOVES = options.number('moves');
const ROUNDS = options.number('rounds');
const LIVE = options.number('live');
const PACE = options.number('pace');
const SECONDS = options.number('seconds');
const KEPT = options.number('kept');
const WARM = options.number('warm');
const ONLY = options.text('only')?.split(',') ?? [];
const [profile, other, node] = [options.text('profile'), options.text('other'), options.text('node')];

const HERE = fileURLToPath(new URL('.', import.meta.url));
const BOARDGAME = fileURLToPath(new URL('../../../bench/server/boardgame', import.meta.url));
const folder = temporaryFolder('bench');
const postgres = ONLY.includes('postgres') ? await startPostgres() : null;
const sockets = ONLY.includes('boardgame.io') ? installBoardgame(BOARDGAME) : null;

/** The yardsticks: the same tables, as far as boardgame.io knows of games, and the least that its server can have to do. */
const EQUAL = 'boardgame.io, in memory, positions of ours';
const EMPTY = 'boardgame.io, in memory, an empty game';

/** What is measured: starts a server and opens tables at it. */
interface Contender {
  readonly name: string;
  start(): Promise<Child>;
  begin(child: Child, i: number, moves: number): Promise<Bout>;
}

const TITLES = options.text('titles')?.split(',') ?? [];
const titleOf = (i: number): string => TITLES[i % TITLES.length] ?? '1882';
async function beginHere(child: Child, i: number, moves: number): Promise<Bout> {
  const bouts: RoundhouseBout[] = [];
  for (let left = moves; left > 0; left -= bouts.at(-1)?.length ?? left) {
    const bout = await RoundhouseBout.begin(child.url, titleOf(i), TABLES * bouts.length + i + 1, left);
    await bout.listen();
    bouts.push(bout);
  }
  return new Series(bouts);
}
const HOST = join(HERE, 'host.js');
const startOn = (environment: Readonly<Record<string, string>>, host = HOST, node?: string) =>
  Child.start(
    host,
    {
      ROUNDHOUSE_DATA: folder,
      ...(profile === null ? {} : { PROFILE: profile }),
      ...environment,
    },
    node,
  );

const positions = new Map<string, object>();
/** What there is to know of a game in its middle. */
async function positionOf(title: string): Promise<object> {
  const known = positions.get(title);
  if (known !== undefined) return known;
  const position = await middleOf(title);
  positions.set(title, position);
  return position;
}

const sqlite: Contender = {
  name: 'SQLite',
  start: () => startOn({ ROUNDHOUSE_DATA: mkdtempSync(join(folder, 'sqlite-')) }),
  begin: beginHere,
};
const contenders: Contender[] = [];
if (ONLY.includes('sqlite')) contenders.push(sqlite);
if (other !== null || node !== null)
  contenders.push({
    name: `SQLite, the other ${other === null ? 'Node' : 'build'}`,
    start: () =>
      startOn(
        { ROUNDHOUSE_DATA: mkdtempSync(join(folder, 'other-')) },
        resolve(other ?? HOST),
        node ?? undefined,
      ),
    begin: beginHere,
  });
if (sockets !== null) {
  const start = () => Child.start(join(BOARDGAME, 'serve.mjs'), {});
  contenders.push(
    {
      name: EQUAL,
      start,
      begin: async (child, i) =>
        BoardgameBout.begin(child.url, seatsOf(titleOf(i)), sockets, await positionOf(titleOf(i))),
    },
    {
      name: EMPTY,
      start,
      begin: (child, i) => BoardgameBout.begin(child.url, seatsOf(titleOf(i)), sockets),
    },
  );
}
if (postgres !== null)
  contenders.push({
    name: 'PostgreSQL',
    start: async () => startOn({ ROUNDHOUSE_DATABASE_URL: await postgres.database() }),
    begin: beginHere,
  });

async function beginAll({ begin }: Contender, child: Child, count: number, moves: number): Promise<Bout[]> {
  const bouts: Bout[] = [];
  for (let i = 0; i < count; i++) bouts.push(await begin(child, i, moves));
  return bouts;
}

/** With the processor's time in microseconds, of the server and of the load. */
type Measured = Figures & { readonly cpu: number; readonly load: number };

/** A server with its tables. */
class Site {
  readonly contender: Contender;
  private readonly child: Child;
  private bouts: readonly Bout[] = [];

  private constructor(contender: Contender, child: Child) {
    this.contender = contender;
    this.child = child;
  }

  /** All of them as if they had been there for some time: what runs often is compiled. */
  static async openAll(all: readonly Contender[], count: number, moves: number): Promise<Site[]> {
    const sites: Site[] = [];
    for (const contender of all) sites.push(new Site(contender, await contender.start()));
    for (let time = 0; time < WARM; time++) for (const site of sites) await site.warmUp();
    for (const site of sites) site.bouts = await beginAll(site.contender, site.child, count, moves);
    return sites;
  }

  private async warmUp(): Promise<void> {
    const bouts = await beginAll(this.contender, this.child, 40, 250);
    await flatOut(bouts, 250);
    for (const bout of bouts) bout.close();
  }

  async measure(play: (bouts: readonly Bout[]) => Promise<Figures>): Promise<Measured> {
    // What the load has left behind of another side is not paid for by this one.
    globalThis.gc?.();
    const when = profile === null ? 'running' : 'profile';
    const before = await this.child.usage(when);
    const own = process.cpuUsage();
    const figures = await play(this.bouts);
    const { user, system } = process.cpuUsage(own);
    const after = await this.child.usage(when);
    const spent = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
    return { ...figures, cpu: spent / figures.moves, load: (user + system) / figures.moves };
  }

  async close(): Promise<void> {
    for (const bout of this.bouts) bout.close();
    await this.child.stop();
  }
}

const median = (all: readonly number[]): number => quantile(all, 0.5);
const rounded = (value: number): string => value.toFixed(0);

/** Beside the figures, for whoever waits. */
const tell = (what: string): void => console.error(`  ${what}`);

/**
 * All sides are there at the same time and play short rounds in turn: the machine is faster at one time and slower at another, by half and more,
 * and only what was measured side by side can be compared.
 */
async function flatOutTable(): Promise<void> {
  const sites = await Site.openAll(contenders, TABLES, MOVES * ROUNDS);
  const found = new Map(sites.map((site) => [site, [] as Measured[]]));
  for (let round = 0; round < ROUNDS; round++) {
    tell(`round ${round + 1} of ${ROUNDS}`);
    for (let turn = 0; turn < sites.length; turn++) {
      const site = sites[(round + turn) % sites.length];
      if (site === undefined) continue;
      found.get(site)?.push(await site.measure((bouts) => flatOut(bouts, MOVES)));
    }
  }
  /** How many times as many moves a second as a yardstick in the same turn, in the median. */
  const beside = (all: readonly Measured[], name: string): string => {
    const [, yardstick] = [...found].find(([{ contender }]) => contender.name === name) ?? [];
    if (yardstick === undefined) return '–';
    const ratios = all.map(({ perSecond }, i) => perSecond / (yardstick[i]?.perSecond ?? Number.NaN));
    return `${median(ratios).toFixed(2)}×`;
  };
  table(
    `${TABLES} tables as fast as they go: whoever is next moves when everybody has heard of the last move (${ROUNDS} rounds in turn, medians; beside: boardgame.io in the same turn)`,
    [
      'server',
      'moves a second',
      'quartiles',
      'beside positions of ours',
      'beside an empty game',
      'p50',
      'p99',
      'processor a move',
      'of the load',
    ],
    [...found].map(([{ contender }, all]) => [
      contender.name,
      rounded(median(all.map(({ perSecond }) => perSecond))),
      [0.25, 0.75]
        .map((q) =>
          rounded(
            quantile(
              all.map(({ perSecond }) => perSecond),
              q,
            ),
          ),
        )
        .join('–'),
      beside(all, EQUAL),
      beside(all, EMPTY),
      milliseconds(median(all.map(({ p50 }) => p50))),
      milliseconds(median(all.map(({ p99 }) => p99))),
      `${rounded(median(all.map(({ cpu }) => cpu)))} µs`,
      `${rounded(median(all.map(({ load }) => load)))} µs`,
    ]),
  );
  for (const site of sites) await site.close();
}

async function liveTable(): Promise<void> {
  const rows: string[][] = [];
  for (const contender of contenders) {
    tell(`${LIVE} live tables: ${contender.name}`);
    const moves = Math.ceil(SECONDS / PACE) + 2;
    const [site] = await Site.openAll([contender], LIVE, moves);
    if (site === undefined) continue;
    const found = await site.measure((bouts) => atPace(bouts, PACE, SECONDS));
    await site.close();
    rows.push([
      contender.name,
      rounded(found.perSecond),
      milliseconds(found.p50),
      milliseconds(found.p99),
      `${rounded(found.cpu)} µs`,
    ]);
  }
  table(
    `${LIVE} live tables, a move every ${PACE} s at each`,
    ['server', 'moves a second', 'p50', 'p99', 'processor a move'],
    rows,
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What tables cost that are only there, and how fast one opens that was let go. */
async function restTable(): Promise<void> {
  const memory: string[][] = [];
  const opening: string[][] = [];
  for (const { name } of contenders.filter(({ name }) => name === 'SQLite' || name === 'PostgreSQL')) {
    tell(`${KEPT} tables at rest: ${name}`);
    const environment =
      name === 'SQLite'
        ? { ROUNDHOUSE_DATA: mkdtempSync(join(folder, 'rest-')) }
        : { ROUNDHOUSE_DATABASE_URL: (await postgres?.database()) ?? '' };
    let child = await startOn(environment);
    const bouts: RoundhouseBout[] = [];
    for (let i = 0; i < KEPT + TITLE_IDS.length; i++) {
      const bout = await RoundhouseBout.begin(child.url, titleOf(i), i + 1, 200);
      await bout.advance(200);
      bouts.push(bout);
    }
    await child.stop();
    child = await startOn(environment);
    const cold: number[] = [];
    // One of each title first: what titles themselves take is no cost of a table.
    const some = bouts.slice(0, TITLE_IDS.length);
    const rest = bouts.slice(TITLE_IDS.length);
    for (const bout of some) cold.push(await bout.opens(child.url));
    for (const bout of rest) cold.push(await bout.opens(child.url));
    await child.usage('an hour later');
    // Everything has been done once: what code and caches take is no cost of a table either.
    const empty = (await child.usage('an hour later')).memory;
    const warm: number[] = [];
    for (const bout of rest) warm.push(await bout.opens(child.url));
    const open = (await child.usage()).memory;
    for (const bout of rest) await bout.listen();
    const live = (await child.usage()).memory;
    const idle = (await child.usage('an hour later')).memory;
    for (const bout of rest) bout.close();
    const alone = (await child.usage('an hour later')).memory;
    const each = (a: typeof open) =>
      kilobytes((a.heapUsed + a.external - empty.heapUsed - empty.external) / rest.length);
    const resident = (a: typeof open) => kilobytes((a.rss - empty.rss) / rest.length);
    memory.push([name, each(alone), each(idle), each(open), each(live), resident(live)]);
    opening.push([
      name,
      milliseconds(quantile(warm, 0.5)),
      milliseconds(quantile(warm, 0.99)),
      milliseconds(Math.max(...warm)),
      milliseconds(quantile(cold, 0.5)),
      milliseconds(Math.max(...cold)),
    ]);
    await child.stop();
  }
  table(
    `Memory of a table with 200 moves behind it (${KEPT} of them; heap and buffers after a collection)`,
    [
      'server',
      'idle, nobody there',
      'idle, its players connected',
      'played, nobody there',
      'played, its players connected',
      'resident, as before',
    ],
    memory,
  );
  table(
    'Opening such a table that was let go: until the whole game has arrived',
    ['server', 'p50', 'p99', 'slowest', 'p50 right after a start, replayed first', 'slowest of those'],
    opening,
  );
}

console.log(`Node ${process.version}, ${cpus().length} cores, load included`);
if (sockets === null && ONLY.includes('boardgame.io'))
  console.log('boardgame.io: skipped, it could not be installed');
if (ROUNDS > 0) await flatOutTable();
if (LIVE > 0) await liveTable();
if (KEPT > 0) await restTable();
process.exit(0);
