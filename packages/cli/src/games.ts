import type { GameRecord } from '@roundhouse/engine/play';
import {
  isTitle,
  loadTitle,
  looksRecorded,
  openRecordedGame,
  openTable,
  type RecordedGame,
  type Replayed,
  readRecord,
  readRecorded,
  replayRecorded,
  type Table,
  TITLE_IDS,
  type TitleId,
  type TitlePackage,
} from '@roundhouse/titles';
import { onlyArgument, readArguments } from './args.ts';
import { Failure, wrongCall } from './failure.ts';
import { readJson } from './io.ts';

export function titleNamed(id: string | undefined): TitleId {
  if (id === undefined || !isTitle(id)) {
    throw wrongCall(`there is no title "${(id ?? '').slice(0, 40)}"; possible: ${TITLE_IDS.join(', ')}`);
  }
  return id;
}

export interface OpenGame {
  readonly table: Table;
  readonly title: TitlePackage;
}

export async function openRecord(record: GameRecord): Promise<OpenGame> {
  const title = await loadTitle(titleNamed(record.title));
  const table = openTable(title, record);
  if ('error' in table) {
    const rule = 'rule' in table && typeof table.rule === 'string' ? table.rule : null;
    throw rule === null
      ? wrongCall(table.error)
      : new Failure(`refused: ${rule}: ${table.error}`, 1, { refused: { rule, message: table.error } });
  }
  return { table, title };
}

/** Refuses to go on with a game that holds an illegal action. */
export function assertPlayable({ table, title }: OpenGame): void {
  if (table.stuck === null) return;
  const { at, action, refusal } = table.stuck;
  const message = title.explain(refusal);
  throw new Failure(`refused: ${refusal.rule}: action ${at + 1} (${action.type}): ${message}`, 1, {
    refused: { rule: refusal.rule, message, action },
  });
}

/** Refuses to go on from a position that can only be looked at. */
export function assertGoesOn({ table, title }: OpenGame): void {
  const { closed } = table.now;
  if (closed === null) return;
  const message = title.explain(closed);
  throw new Failure(`refused: ${closed.rule}: ${message}`, 1, { refused: { rule: closed.rule, message } });
}

/** Refuses to go on with an export whose replay came to a stop. */
export function assertReplayed({ stuck, table }: Replayed): void {
  if (stuck === null) return;
  const { action, refusal } = stuck;
  const what = `action ${action.id ?? '?'} (${action.type} by ${String(action.entity)})`;
  const message = table.explain(refusal);
  throw new Failure(`refused: ${refusal.rule}: ${what}: ${message}`, 1, {
    refused: { rule: refusal.rule, message, action },
  });
}

export type GameFile =
  | { readonly kind: 'own'; readonly record: GameRecord }
  | { readonly kind: 'recorded'; readonly game: RecordedGame; readonly json: unknown };

export function readGameFile(path: string): GameFile {
  const json = readJson(path);
  if (looksRecorded(json)) {
    const game = readRecorded(json);
    if ('error' in game) throw wrongCall(game.error);
    return { kind: 'recorded', game, json };
  }
  const record = readRecord(json);
  if ('error' in record) throw wrongCall(record.error);
  return { kind: 'own', record };
}

/** Refuses a number beyond the last action; `extra` is 1 where one may stand behind it. */
export function assertWithin(file: GameFile, option: string, number: number | undefined, extra: 0 | 1): void {
  if (number === undefined) return;
  const last = lastAction(file);
  if (number <= last + extra) return;
  const end = file.kind === 'own' ? `the game has ${last} actions` : `its last action is numbered ${last}`;
  throw wrongCall(`--${option} ${number} is beyond the end: ${end}`);
}

/** The number of the last action; actions of exports have numbers of their own, undone ones too. */
function lastAction(file: GameFile): number {
  if (file.kind === 'own') return file.record.actions.length;
  const { json } = file;
  const all: unknown = typeof json === 'object' && json !== null && 'actions' in json ? json.actions : [];
  const ids = (Array.isArray(all) ? all : []).flatMap((action: unknown) =>
    typeof action === 'object' && action !== null && 'id' in action && typeof action.id === 'number'
      ? [action.id]
      : [],
  );
  return ids.reduce((last, id) => Math.max(last, id), 0);
}

/** Opens a game of ours, or plays a recorded one up to its end or before a recorded action. */
export async function openGameFile(
  path: string,
  before?: number,
): Promise<OpenGame & { readonly recorded: Replayed | null }> {
  const file = readGameFile(path);
  assertWithin(file, 'at', before, 1);
  if (file.kind === 'own') {
    const actions =
      before === undefined ? file.record.actions : file.record.actions.slice(0, Math.max(0, before - 1));
    return { ...(await openRecord({ ...file.record, actions })), recorded: null };
  }
  const recorded = await replay(file.game, before === undefined ? {} : { before });
  assertReplayed(recorded);
  const record = recorded.table.record;
  return { ...(await openRecord(record)), recorded };
}

/** The game that a command is about which takes nothing else but `--json`. */
export async function openNamedGame(
  argv: readonly string[],
  usage: string,
): Promise<OpenGame & { readonly asJson: boolean }> {
  const args = readArguments(argv, { json: { type: 'boolean' } }, usage);
  const { table, title } = await openGameFile(onlyArgument(args, 'one game is needed', usage));
  assertPlayable({ table, title });
  return { table, title, asJson: args.flag('json') };
}

export async function replay(
  game: RecordedGame,
  options: { trace?: boolean; before?: number },
): Promise<Replayed> {
  const table = await openRecordedGame(game);
  if ('error' in table) throw wrongCall(table.error);
  return replayRecorded(game, table, options);
}
