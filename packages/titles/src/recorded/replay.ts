import type { GameRecord, Refusal, Unreadable } from '@roundhouse/engine';
import { type RecordedAction, type RecordedGame, unfold } from './format.ts';

/** What a title has to know to play a recorded game through its own engine. */
export interface RecordedTable {
  /** The game in our own format, as far as it has been played. */
  readonly record: GameRecord;
  readonly ended: { readonly reason: string } | null;
  /** Does the decision that is due belong to this action of the record? */
  fits(action: RecordedAction): boolean;
  /** Steps in which the site asks nobody although our engine would. */
  silentlyPassed(): boolean;
  /** Ends the decision that is due without doing anything. */
  pass(): Refusal | null;
  /** Plays the action; the warnings say what had to be taken on trust. */
  play(action: RecordedAction): Refusal | { readonly warnings: readonly string[] };
  /** Everything that a trace follows. */
  trace(): Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, number>>;
  /** Our symbol for a company of the record. */
  companyOf(recorded: string): string;
}

export interface TraceLine {
  readonly id: number | null;
  readonly type: string;
  readonly entity: unknown;
  readonly changes: Readonly<Record<string, unknown>>;
}

export interface Replayed {
  readonly table: RecordedTable;
  readonly first: Readonly<Record<string, unknown>>;
  readonly lines: readonly TraceLine[];
  readonly warnings: readonly string[];
  /** How many of our own actions had been played before each recorded action, by its id. */
  readonly positions: ReadonlyMap<number, number>;
  /** Where it could not go on. */
  readonly stuck: { readonly action: RecordedAction; readonly refusal: Refusal } | null;
}

export interface ReplayOptions {
  readonly trace?: boolean;
  /** Stops before the recorded action with this id. */
  readonly before?: number;
}

const NOT_DUE: Refusal = {
  rule: 'replay',
  message: 'the recorded action does not belong to the decision that is due',
};

/** Plays a recorded game action by action. Passes that the site does not write down are filled in. */
export function replayRecorded(
  game: RecordedGame,
  table: RecordedTable,
  options: ReplayOptions = {},
): Replayed {
  const steps = game.actions.map(unfold);
  const flat = steps.flat();
  const warnings: string[] = [];
  const lines: TraceLine[] = [];
  const positions = new Map<number, number>();
  let known = options.trace ? table.trace() : {};
  const first = known;
  let next = 0;

  const stop = (action: RecordedAction, refusal: Refusal): Replayed => ({
    table,
    first,
    lines,
    warnings,
    positions,
    stuck: { action, refusal },
  });

  for (const [i, step] of steps.entries()) {
    const recorded = game.actions[i];
    if (recorded === undefined) break;
    if (recorded.id !== undefined) positions.set(recorded.id, table.record.actions.length);
    if (options.before !== undefined && recorded.id !== undefined && recorded.id >= options.before) break;
    for (const action of step) {
      const misfit = bringTo(table, action);
      if (misfit !== null) return stop(action, misfit);
      const played = table.play(action);
      if ('rule' in played) return stop(action, played);
      warnings.push(...played.warnings.map((text) => `action ${recorded.id ?? '?'}: ${text}`));
      next++;
      const upcoming = flat[next];
      if (upcoming === undefined) {
        if (game.finished) finish(table);
      } else {
        bringTo(table, upcoming);
      }
    }
    if (options.trace) {
      const now = table.trace();
      lines.push({
        id: recorded.id ?? null,
        type: recorded.type,
        entity: recorded.entity,
        changes: difference(known, now),
      });
      known = now;
    }
  }
  return { table, first, lines, warnings, positions, stuck: null };
}

/** Passes until the decision that is due belongs to the action. */
function bringTo(table: RecordedTable, action: RecordedAction): Refusal | null {
  for (let passes = 0; passes < 200 && table.ended === null; passes++) {
    if (table.fits(action) && !(action.type === 'pass' && table.silentlyPassed())) return null;
    const refusal = table.pass();
    if (refusal !== null) return refusal;
  }
  return NOT_DUE;
}

/** The record is over: only decisions that nobody was asked for are left. */
function finish(table: RecordedTable): void {
  for (let passes = 0; passes < 200 && table.ended === null; passes++) if (table.pass() !== null) return;
}

function difference(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(after)) if (before[key] !== value) changes[key] = value;
  for (const key of Object.keys(before)) if (!(key in after)) changes[key] = null;
  return changes;
}

export const isUnreadable = (value: object): value is Unreadable => 'error' in value;
