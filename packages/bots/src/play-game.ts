import type { Action, GameEvent, Position, Table } from '@roundhouse/engine/play';
import { choose, type Strength } from './choose.ts';

/** How a game between bots went. */
export interface GameReport {
  readonly finished: boolean;
  readonly endReason: string | null;
  readonly actions: number;
  /** Stock and operating rounds. */
  readonly rounds: number;
  readonly phase: string | null;
  readonly result: Readonly<Record<string, number>>;
  /** Companies that were started. */
  readonly started: readonly string[];
  /** Private companies that players got, and those that companies got. */
  readonly taken: readonly string[];
  readonly used: readonly string[];
  /** How many trains of each kind were bought from the bank. */
  readonly trains: Readonly<Record<string, number>>;
  readonly error?: string;
}

export type Player = (position: Position, seat: string) => Action;

/** A bot as a player of one game. */
export const playerOf =
  (strength: Strength, seed: number, work?: number): Player =>
  (position, seat) =>
    choose(strength, position, seat, work === undefined ? { seed } : { seed, work });

/** No game of people or bots comes near; one that does goes round in circles. */
export const MOST_ACTIONS = 20_000;

/** Plays a game to its end; what cannot go on is told in the report. */
export function playGame(
  table: Table,
  players: Readonly<Record<string, Player>>,
  most = MOST_ACTIONS,
): GameReport {
  let error: string | undefined;
  while (table.now.ended === null && table.actions.length < most && error === undefined) {
    const { now } = table;
    const [seat = ''] = now.acting;
    const player = players[seat];
    const refusal = player === undefined ? null : table.play(player(now, seat));
    if (player === undefined) error = 'nobody has to act';
    if (refusal !== null) error = `refused: ${refusal.rule}`;
  }
  const report = reportOf(table);
  return error === undefined ? report : { ...report, error };
}

export function reportOf(table: Table): GameReport {
  const { ended, worth } = table.now;
  const { companies, phase } = table.now.view();
  const isCompany = new Set(companies.map(({ id }) => id));
  const started = new Set<string>();
  const taken = new Set<string>();
  const used = new Set<string>();
  const trains: Record<string, number> = {};
  let rounds = 0;
  const note = (event: GameEvent) => {
    if (event.type === 'round') rounds++;
    else if (event.type === 'par') started.add(event.company);
    else if (event.type === 'acquired') (isCompany.has(event.by) ? used : taken).add(event.item);
    else if (event.type === 'train' && !isCompany.has(event.from)) {
      const kind = event.train.replace(/-[^-]*$/, '');
      trains[kind] = (trains[kind] ?? 0) + 1;
    }
  };
  for (const events of [table.opening, ...table.events]) for (const event of events) note(event);
  return {
    finished: ended !== null,
    endReason: ended?.reason ?? null,
    actions: table.actions.length,
    rounds,
    phase,
    // By seat: a title may keep its players in another order.
    result: Object.fromEntries(table.record.players.map(({ id }) => [id, worth[id] ?? 0])),
    started: [...started],
    taken: [...taken],
    used: [...used],
    trains,
  };
}
