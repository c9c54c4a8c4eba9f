import type { GameRecord } from '@roundhouse/engine/play';
import { loadTitle, openTable, type Table } from '../contract.ts';
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

/** A record with what the list of games shows. A game that cannot be played to its end is kept all the same. */
export async function localGameOf(
  record: GameRecord,
  now: number,
  warnings: readonly string[],
  /** Opened already, where it cannot be opened by its record alone. */
  opened?: Table,
): Promise<Imported | NotImported> {
  let title: Awaited<ReturnType<typeof loadTitle>>;
  try {
    title = await loadTitle(record.title);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
  const table = opened ?? openTable(title, record);
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
    // All of it has been judged: on the table it need not be once more.
    ...(table.stuck === null ? { snapshot: table.snapshot() } : {}),
    summary,
    stamp: newStamp(),
    created: now,
    changed: now,
  };
  return { game, warnings };
}
