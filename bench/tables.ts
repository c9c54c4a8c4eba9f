import {
  anyAction,
  clone,
  fork,
  newGame,
  seededChance,
  type Table,
  type TitlePackage,
} from '@roundhouse/engine';
import { loadTitle, TITLE_IDS } from '@roundhouse/titles';
import { microseconds, table } from './report.ts';

/** Random games through the outer interface, and what each question at a position costs, in time of the processor. */

const GAMES = 6;
/** Every so many actions the costs of a position are measured. */
const EVERY = 9;
const LOOKS = 6;
const ROUNDS = 5;

class Cost {
  private spent = 0;
  private times = 0;

  /** The fastest of a few rounds: what others do on the machine, and the collection of garbage, disturb some of them. */
  of(times: number, round: () => () => void): void {
    let fastest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < ROUNDS; i++) {
      const work = round();
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      fastest = Math.min(fastest, user + system);
    }
    this.spent += fastest;
    this.times += times;
  }

  /** In microseconds. */
  get each(): number {
    return this.spent / Math.max(1, this.times);
  }
}

const COSTS = ['apply', 'choices', 'copy', 'fork', 'look', 'rewind', 'view'] as const;
type Costs = Readonly<Record<(typeof COSTS)[number], Cost>>;

const freshCosts = (): Costs => ({
  apply: new Cost(),
  choices: new Cost(),
  copy: new Cost(),
  fork: new Cost(),
  look: new Cost(),
  rewind: new Cost(),
  view: new Cost(),
});

function begin(title: TitlePackage, seed: number): Table {
  const { min, max } = title.info.players;
  const players = Array.from({ length: Math.min(max, Math.max(min, 4)) }, (_, i) => `Player ${i + 1}`);
  const opened = title.open(newGame({ title: title.info.id, players, seed }));
  if ('error' in opened) throw new Error(opened.error);
  return opened;
}

function play(game: Table, seed: number, look?: (game: Table) => void): void {
  const chance = seededChance(seed);
  for (let now = game.now; now.ended === null; now = game.now) {
    if (look !== undefined && game.actions.length % EVERY === 0) look(game);
    game.play(anyAction(now.advisedChoices(), chance));
  }
}

/** Asks everything of a position several times over, so that the clock is not what is measured. */
function ask(game: Table, costs: Costs): void {
  const { now } = game;
  const measure = (cost: Cost, times: number, work: () => unknown) =>
    cost.of(times, () => () => {
      for (let i = 0; i < times; i++) work();
    });
  measure(costs.choices, LOOKS, () => now.choices());
  measure(costs.view, 20, () => now.view());
  const state = now.json();
  if (typeof state !== 'object' || state === null) return;
  measure(costs.copy, 20, () => clone(state));
  measure(costs.fork, 20, () => fork(state));
  const actions = now
    .choices()
    .slice(0, LOOKS)
    .map(({ action }) => action);
  if (actions.length === 0) return;
  costs.look.of(actions.length, () => () => {
    for (const action of actions) now.after(action);
  });
  costs.rewind.of(actions.length, () => () => {
    const count = game.actions.length;
    for (const action of actions) if (game.play(action) === null) game.rewind(count);
  });
  costs.apply.of(1, () => {
    const other = game.fork();
    return () => other.play(actions[0]);
  });
}

export async function benchTables(): Promise<void> {
  const rows: string[][] = [];
  for (const id of TITLE_IDS) {
    const title = await loadTitle(id);
    play(begin(title, 1), 1);
    const whole = new Cost();
    for (let seed = 2; seed < 2 + GAMES; seed++) whole.of(1, () => () => play(begin(title, seed), seed));
    const costs = freshCosts();
    for (let seed = 2; seed < 5; seed++) play(begin(title, seed), seed, (game) => ask(game, costs));
    rows.push([
      title.info.name,
      (1_000_000 / whole.each).toFixed(1),
      ...COSTS.map((cost) => microseconds(costs[cost].each)),
    ]);
  }
  table(
    'Random games, four players where there may be so many',
    [
      'title',
      'games a second',
      'apply',
      'choices',
      'copy',
      'fork',
      'look one move ahead',
      'play and take back',
      'view',
    ],
    rows,
  );
}
