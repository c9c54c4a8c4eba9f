import {
  type CertificateMirror,
  type RecordedAction,
  type RecordedGame,
  type RecordedTable,
  readRecorded,
  replayRecorded,
} from '@roundhouse/classic';
import type { Action, HasBoard, Unreadable } from '@roundhouse/engine';

/** Games of ours, written down as 18xx.games would: what the titles' writers have in common. */

export const text = (action: Action, field: string): string => String(action[field] ?? '');
export const number = (action: Action, field: string): number => Number(action[field]);

export type Entity = Pick<RecordedAction, 'entity' | 'entity_type'>;
export type Written = { readonly type: string } & Readonly<Record<string, unknown>> & Entity;
export type Trace = Readonly<Record<string, unknown>>;

/** The actions so far, with the trace after each. */
export class Chronicle {
  readonly actions: RecordedAction[] = [];
  readonly traces: Trace[] = [];

  add(written: Written): RecordedAction {
    const action: RecordedAction = { id: this.actions.length + 1, ...written };
    this.actions.push(action);
    return action;
  }

  /** The position when somebody is asked again, or when the game is over: what the last action came to. */
  keep(trace: Trace): void {
    if (this.actions.length > this.traces.length) this.traces.push(trace);
  }
}

/** Gives every copy of a tile its number. */
export class CopyNumbers {
  private readonly state: HasBoard;
  private readonly laid = new Map<string, string>();

  constructor(state: HasBoard) {
    this.state = state;
  }

  /** The copy that lies there, or the printed hex. */
  on(hex: string): string {
    const laid = this.state.board.tiles[hex] === undefined ? undefined : this.laid.get(hex);
    return laid ?? `${hex}-0`;
  }

  /** The first copy that does not lie on the map. */
  take(tile: string, hex: string): string {
    const used = new Set(Object.keys(this.state.board.tiles).map((other) => this.laid.get(other)));
    let copy = 0;
    while (used.has(`${tile}-${copy}`)) copy++;
    this.laid.set(hex, `${tile}-${copy}`);
    return `${tile}-${copy}`;
  }
}

export const sharesOf = (mirror: CertificateMirror, holder: string, company: string): string[] =>
  mirror.list(holder).filter((share) => share.startsWith(`${company}_`));

/** Ordinary certificates first; the president's only where they are not enough. */
export function blockOf(held: readonly string[], percent: number): string[] {
  const ordinary = held.filter((share) => !share.endsWith('_0'));
  const wanted = percent / 10;
  if (wanted <= ordinary.length) return ordinary.slice(0, wanted);
  return [...ordinary.slice(0, Math.max(0, wanted - 2)), ...held.filter((share) => share.endsWith('_0'))];
}

export interface WrittenTrain {
  readonly train: string;
  readonly connections: readonly (readonly string[])[];
}

export function routesOf({ routes }: Action): WrittenTrain[] {
  if (!Array.isArray(routes)) return [];
  return routes.map(({ train, path }: { train: string; path: string[] }) => ({
    train,
    connections: connectionsOf(path),
  }));
}

/** One chain of hexes from each stop to the next. */
function connectionsOf(path: readonly string[]): string[][] {
  const chains: string[][] = [];
  let chain: string[] = [];
  for (const part of path) {
    const [hex = '', stop] = part.split('.');
    chain.push(hex);
    if (stop === undefined) continue;
    if (chain.length > 1) chains.push(chain);
    chain = [hex];
  }
  return chains;
}

export interface WrittenGame {
  readonly game: RecordedGame;
  readonly traces: readonly Trace[];
  readonly reason: string | null;
}

/** Players with numbers for ids, as they are there. */
export const numberedSeats = (players: number) =>
  Array.from({ length: players }, (_, i) => ({ id: `${101 + i}`, name: `Player ${i + 1}` }));

export function asExport(
  title: string,
  players: number,
  seed: number,
  actions: readonly RecordedAction[],
  more: { readonly status?: string; readonly optional_rules?: readonly string[] } = {},
): RecordedGame {
  const game = readRecorded({
    id: seed,
    title,
    players: numberedSeats(players).map(({ id, name }) => ({ id: Number(id), name })),
    settings: { seed, optional_rules: more.optional_rules ?? [] },
    actions,
    status: more.status ?? 'finished',
  });
  if ('error' in game) throw new Error(game.error);
  return game;
}

/** The first key in which a replay differs from what was played. */
export function firstDifference(
  { game, traces, reason }: WrittenGame,
  open: (game: RecordedGame) => RecordedTable | Unreadable,
): string | null {
  const table = open(game);
  if ('error' in table) return table.error;
  const replayed = replayRecorded(game, table, { trace: true });
  const ours: Record<string, unknown> = { ...replayed.first };
  for (const [i, line] of replayed.lines.entries()) {
    Object.assign(ours, line.changes);
    const wanted = traces[i] ?? {};
    for (const key of new Set([...Object.keys(ours), ...Object.keys(wanted)])) {
      if ((ours[key] ?? null) !== (wanted[key] ?? null))
        return `action ${line.id} ${line.type}: ${key} is ${String(ours[key])}, not ${String(wanted[key])}`;
    }
  }
  if (replayed.stuck !== null) return `stuck: ${JSON.stringify(replayed.stuck)}`;
  if (replayed.warnings.length > 0) return `warned: ${replayed.warnings[0]}`;
  return table.ended?.reason === reason ? null : `ended by ${table.ended?.reason}, not ${reason}`;
}
