import { botNamed, type GameReport, type Player, playGame, type Strength } from '@roundhouse/bots';
import type { Action, BaseState, Choice, Title } from '@roundhouse/engine';
import { loadTitle, newGame, summaryOf, type Table, type TitleId, type TitleInfo } from '@roundhouse/titles';
import {
  bankruptcies,
  homeless,
  isLate,
  longestIdle,
  neverStarted,
} from '../packages/bots/src/testing/sanity.ts';
import { playRandomly } from '../packages/titles/src/testing/random-games.ts';

/** Who plays a soak, game after game. */
const STRENGTHS: readonly Strength[] = ['steady', 'novice'];
/** In one game of so many a strong player sits among them: it thinks long. */
const WITH_STRONG = 25;

/** How far it has come, after so many games. */
const TOLD_EVERY = 50;

/** The bot itself: nobody stands in for one that fails or chooses what is refused. */
const alone =
  (strength: Strength, seed: number): Player =>
  (position, seat) => {
    const bot = botNamed(strength);
    return bot.choose(position, seat, { seed, work: bot.work });
  };

type Options = Readonly<Record<string, string | boolean>>;

/** The usual game, then each value of each variant that is not the usual one. */
const variantsOf = ({ options }: TitleInfo): Options[] => [
  {},
  ...options.flatMap(({ id, values }) => values.slice(1).map((value) => ({ [id]: value }))),
];

const BANKRUPT = 'with a bankruptcy';

/** What a sensible game does not show, by what is counted. */
const FAULTS: Readonly<Record<string, (table: Table) => boolean>> = {
  [BANKRUPT]: (table) => bankruptcies(table).length > 0,
  'without a late phase': (table) => !isLate(table.now.view().phase),
  'with cash idle for three rounds': (table) => longestIdle(table) >= 3,
  'with a company never started': (table) => neverStarted(table).length > 0,
  'with a home not laid': (table) => homeless(table).length > 0,
};

/** Bankruptcies are rare: at most one game in twenty, where enough were played to tell. */
const RARE = 0.05;
const ENOUGH = 100;

/** What the games of one strength were like. */
class Counted {
  games = 0;
  private actions = 0;
  private rounds = 0;
  private readonly endings = new Map<string, number>();
  private readonly faults = new Map<string, number>();

  add(table: Table, { endReason, actions, rounds }: GameReport): void {
    this.games++;
    this.actions += actions;
    this.rounds += rounds;
    note(this.endings, endReason ?? '?');
    for (const [fault, shows] of Object.entries(FAULTS)) if (shows(table)) note(this.faults, fault);
  }

  of(fault: string): number {
    return this.faults.get(fault) ?? 0;
  }

  told(): string {
    const mean = (sum: number) => Math.round(sum / this.games);
    const length = `${mean(this.actions)} actions and ${mean(this.rounds)} rounds in the mean`;
    return `${this.games} games; ended by ${listed(this.endings)}; ${length}; faults: ${listed(this.faults)}`;
  }
}

function note(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  counts.size === 0 ? 'none' : Array.from(counts, ([what, count]) => `${what} ${count}`).join(', ');

function withName<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${name} at fault`, { cause: error });
  }
}

/** Games of bots in all variants and with all numbers of players, each replayed with everything checked after every action: money, certificates, trains, and that each choice was legal. */
export async function soakBots(
  id: TitleId,
  games: number,
  strengths: readonly Strength[] = STRENGTHS,
): Promise<void> {
  const { title }: { title: Title<BaseState> } = await import(`../packages/titles/src/${id}/title.ts`);
  const pack = await loadTitle(id);
  const { min, max } = summaryOf(id).players;
  const variants = variantsOf(pack.info);
  const counts = max - min + 1;
  const counted = new Map(strengths.map((strength) => [strength, new Counted()]));
  for (let seed = 1; seed <= games; seed++) {
    const count = min + (seed % counts);
    // Another variant once every number of players has had it; both strengths come to all of them.
    const options = variants[Math.floor(seed / counts) % variants.length] ?? {};
    const names = Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
    const record = newGame({ title: id, players: names, seed, options });
    const table = pack.open(record);
    if ('error' in table) throw new Error(table.error);
    const strength = strengths[Math.floor(seed / counts / variants.length) % strengths.length] ?? 'steady';
    const strongSeat = seed % WITH_STRONG === 0 ? (seed / WITH_STRONG) % count : -1;
    const players = table.record.players.map(
      ({ id: seat }, at) => [seat, alone(at === strongSeat ? 'strong' : strength, seed * 16 + at)] as const,
    );
    const told = `${id}, seed ${seed}, ${count} ${strength} bots, ${JSON.stringify(options)}`;
    const report = withName(told, () => playGame(table, Object.fromEntries(players)));
    if (report.error !== undefined || !report.finished)
      throw new Error(`${told}: ${report.error ?? 'the game does not end'}`);
    const actions = [...table.actions];
    const next = (_choices: readonly Choice[]): Action => {
      const action = actions.shift();
      if (action === undefined) throw new Error(`${id}, seed ${seed}: the replay goes on after the game`);
      return action;
    };
    playRandomly(title, record, { choose: next });
    counted.get(strength)?.add(table, report);
    if (seed % TOLD_EVERY === 0 && seed < games) console.log(`${id}: ${seed} of ${games} games of bots`);
  }
  console.log(
    `${id}: ${games} games of bots, every choice legal, everything accounted for after every action`,
  );
  for (const [strength, own] of counted) if (own.games > 0) console.log(`${id}, ${strength}: ${own.told()}`);
  const bankrupt = [...counted.values()].reduce((sum, own) => sum + own.of(BANKRUPT), 0);
  if (games >= ENOUGH && bankrupt > games * RARE)
    throw new Error(`${id}: in ${bankrupt} of ${games} games of bots somebody went bankrupt`);
}
