import type { GameRecord, Refusal } from '@roundhouse/engine';
import { type RecordedAction, type RecordedGame, unfold } from './format.ts';
import { misfit } from './misfit.ts';

/** What became of an action; the warnings say what had to be taken on trust. */
export type Played = Refusal | { readonly warnings: readonly string[] };

/** What a title has to know to play a recorded game through its own engine. */
export interface RecordedTable {
  /** The game in our own format, as far as it has been played. */
  readonly record: GameRecord;
  readonly ended: { readonly reason: string } | null;
  /** Does the decision that is due belong to this action of the record? */
  fits(action: RecordedAction): boolean;
  /** Decisions for which the site asks nobody although our engine would. */
  autoPassedBySite(): boolean;
  /** Ends the decision that is due without doing anything. */
  pass(): Refusal | null;
  /** Plays the action; one that is refused leaves everything as it was. */
  play(action: RecordedAction): Played;
  /** The sentence of a refusal. */
  explain(refusal: Refusal): string;
  /** Everything that a trace follows. */
  trace(): Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, number>>;
  /** Our symbol for a company of the record. */
  companyOf(recorded: string): string;
  /** Is it an optional rule that we play by where a record names it? */
  knowsRule(recorded: string): boolean;
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

const NOT_DUE = 'the recorded action does not belong to the decision that is due';

/** Plays a recorded game action by action. Passes that the site does not write down are filled in. */
export function replayRecorded(
  game: RecordedGame,
  table: RecordedTable,
  options: ReplayOptions = {},
): Replayed {
  const steps = game.actions.map(unfold);
  const warnings = game.optionalRules
    .filter((rule) => !table.knowsRule(rule))
    .map(
      (rule) => `The game was played with the optional rule "${rule.slice(0, 60)}", which is not known here.`,
    );
  const lines: TraceLine[] = [];
  const positions = new Map<number, number>();
  let known = options.trace ? table.trace() : {};
  const first = known;

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
      const due = standAt(table, action);
      if ('code' in due) return stop(action, due);
      const played = table.play(action);
      if ('code' in played) return stop(action, played);
      const told = [...due.warnings, ...played.warnings];
      warnings.push(...told.map((text) => `action ${recorded.id ?? '?'}: ${text}`));
      settle(table);
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

/** More passes in a row than this are never left out. */
const MOST_PASSES = 200;

/** What had to be taken as given. */
interface Due {
  readonly warnings: readonly string[];
}

/** Goes on to where the site asks. */
function settle(table: RecordedTable): void {
  for (let passes = 0; passes < MOST_PASSES && table.ended === null && table.autoPassedBySite(); passes++)
    if (table.pass() !== null) return;
}

/** The site asks: the answer is this action, or else a pass is missing in the record. */
function standAt(table: RecordedTable, action: RecordedAction): Refusal | Due {
  const warnings: string[] = [];
  settle(table);
  for (let passes = 0; passes < MOST_PASSES && table.ended === null; passes++) {
    if (table.fits(action)) return { warnings };
    const { acting } = table.trace();
    const refusal = table.pass();
    if (refusal !== null) return misfit(`${NOT_DUE}: ${table.explain(refusal)}`);
    warnings.push(`no pass of ${acting} is recorded; it is taken as given`);
    settle(table);
  }
  return misfit(NOT_DUE);
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
