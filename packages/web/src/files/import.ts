import type { GameRecord } from '@roundhouse/engine/play';
import {
  loadTitle,
  looksRecorded,
  openRecordedGame,
  openTable,
  readRecord,
  readRecorded,
  replayRecorded,
} from '../contract.ts';
import { namesFor } from '../game/names.ts';
import { type LocalGame, newGameId, newStamp } from '../storage/local-game.ts';

export interface Imported {
  readonly game: LocalGame;
  /** What has to be said about it. */
  readonly warnings: readonly string[];
}

export interface NotImported {
  readonly error: string;
}

/** A file of ours or an export of 18xx.games as a local game. */
export async function importGame(text: string, now: number): Promise<Imported | NotImported> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: 'This file is no saved game.' };
  }
  return looksRecorded(json) ? importRecorded(json, now) : importOwn(json, now);
}

async function importRecorded(json: unknown, now: number): Promise<Imported | NotImported> {
  const game = readRecorded(json);
  if ('error' in game) return game;
  const table = await openRecordedGame(game);
  if ('error' in table) return table;
  const replayed = replayRecorded(game, table);
  const warnings = [...replayed.warnings];
  if (replayed.stuck !== null) {
    const { action, refusal } = replayed.stuck;
    warnings.push(
      `Stopped at recorded action ${action.id ?? '?'} (${action.type}): ${refusal.rule}: ${table.explain(refusal)}`,
    );
  }
  return localGameOf(replayed.table.record, now, warnings);
}

async function importOwn(json: unknown, now: number): Promise<Imported | NotImported> {
  const record = readRecord(json);
  return 'error' in record ? record : localGameOf(record, now, []);
}

/** A record with what the list of games shows. A game that cannot be played to its end is kept all the same. */
export async function localGameOf(
  record: GameRecord,
  now: number,
  warnings: readonly string[],
): Promise<Imported | NotImported> {
  let title: Awaited<ReturnType<typeof loadTitle>>;
  try {
    title = await loadTitle(record.title);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
  const table = openTable(title, record);
  if ('error' in table) return table;
  const view = table.now.view();
  const names = namesFor(title.info, record.players);
  const summary = {
    titleName: title.info.name,
    round: view.round,
    acting: view.acting.map(names),
    ended: view.ended?.reason ?? null,
    moves: table.actions.length,
  };
  const game = {
    id: newGameId(now, Math.random),
    record,
    seats: {},
    programs: {},
    summary,
    stamp: newStamp(),
    created: now,
    changed: now,
  };
  return { game, warnings };
}
