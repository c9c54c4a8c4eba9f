import { looksRecorded, openRecordedGame, readRecord, readRecorded, replayRecorded } from '../contract.ts';
import { type Imported, localGameOf, type NotImported } from './local-game-of.ts';

/** A file of ours or an export of 18xx.games as a local game. */
export async function importGame(text: string, now: number): Promise<Imported | NotImported> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: 'This file is not a saved game.' };
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
